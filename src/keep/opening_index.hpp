// What many games have in common: of each position how often it was reached, what was played there, how those games
// ended and which they are, in a SQLite file. All of it is made of the games; what is lost or damaged is made again.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "zugzwang/base/refusal.hpp"
#include "zugzwang/rules/record.hpp"
#include "zugzwang/rules/side.hpp"

namespace zugzwang {

/// A game as the numbers of its positions (play/position_key.hpp), none of them 0, and what a list shows of it.
struct WalkedGame {
    std::int64_t id = 0;               ///< Whoever keeps the game knows it by that.
    std::uint64_t stamp = 0;           ///< Tells whether it is still as it was, for the same.
    std::optional<Side> person{};      ///< Where one person played a computer.
    std::optional<Outcome> outcome{};  ///< Empty: it was left unfinished.
    BySide<RecordedSeat> seats{};      ///< Of which players and names are kept.
    std::chrono::sys_seconds date{};   ///< When it was begun.
    std::vector<std::uint64_t> walk{}; ///< Of the start and after each move; no number twice.
};

/// How the games ended.
struct OpeningTally {
    std::size_t first_won = 0, second_won = 0, drawn = 0, unfinished = 0;

    [[nodiscard]] std::size_t games() const { return first_won + second_won + drawn + unfinished; }
    friend bool operator==(const OpeningTally&, const OpeningTally&) = default;
};

/// A game that went through a position.
struct OpeningGame {
    std::int64_t id = 0;
    std::size_t ply = 0; ///< So many moves led there.
    std::optional<Side> person{};
    std::optional<Outcome> outcome{};
    BySide<RecordedSeat> seats{};
    std::chrono::sys_seconds date{};
};

/// What is known of a position.
struct OpeningPage {
    OpeningTally here{};
    std::map<std::uint64_t, OpeningTally> next{}; ///< By the number of the position that was played to.
    std::vector<OpeningGame> games{};             ///< Those begun last, the newest first.
};

struct OpeningQuestion {
    std::uint64_t position = 0;
    std::optional<Side> person{}; ///< Only games that a person played on that side against a computer.
    std::size_t games = 0;        ///< So many of them at most.
};

/// For one thread at a time. Every call but `open` answers nothing, or false, once the file fails: then it is to be
/// thrown away and made anew.
class OpeningIndex {
  public:
    /// Opens the file or makes it, in place of one that is damaged, of another version or something else; an empty path
    /// keeps nothing. Refuses a folder that cannot be written to.
    [[nodiscard]] static Result<OpeningIndex> open(const std::filesystem::path& file);
    /// Deletes such a file; nobody has it open.
    static void throw_away(const std::filesystem::path& file);
    OpeningIndex(OpeningIndex&&) noexcept;
    OpeningIndex& operator=(OpeningIndex&&) noexcept;
    ~OpeningIndex();

    /// The stamps of all games in it, by their ids.
    [[nodiscard]] std::optional<std::map<std::int64_t, std::uint64_t>> stamps() const;
    /// Adds the games, of different ids, each in place of the one of its id; all or none.
    [[nodiscard]] bool put(std::span<const WalkedGame> games);
    /// Those that are there; all or none.
    [[nodiscard]] bool remove(std::span<const std::int64_t> ids);
    [[nodiscard]] std::optional<OpeningPage> page(const OpeningQuestion& question) const;

  private:
    struct Store;
    explicit OpeningIndex(std::unique_ptr<Store> store);

    std::unique_ptr<Store> store_;
};

} // namespace zugzwang
