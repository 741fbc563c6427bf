// The openings of the games of a file: of the record file of a match or a tournament, or of any text of games
// (record/game_text.hpp). Counted for as long as somebody looks at them, and not kept.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "desk/openings/openings.hpp"

namespace zugzwang {

/// Main thread; it never waits.
class RecordOpenings {
  public:
    /// A longer file is refused.
    static constexpr std::size_t most_bytes = std::size_t{1} << 30;

    /// The games and the worker outlive it.
    RecordOpenings(const std::vector<Game>& games, Worker& worker, std::filesystem::path file);

    /// Goes on reading; a little at each call.
    void update();
    [[nodiscard]] bool is_reading() const { return static_cast<bool>(reading_); }
    /// What the file is called.
    [[nodiscard]] std::string name() const { return file_.filename().string(); }
    /// Why it cannot be read, or that there is no game in it.
    [[nodiscard]] const std::optional<Refusal>& refusal() const { return progress_.refusal; }
    /// So many games were read, and so many are none, or the rules refuse them.
    [[nodiscard]] std::size_t games() const { return progress_.games; }
    [[nodiscard]] std::size_t refused() const { return progress_.refused; }
    /// Of the file, 0 to 1.
    [[nodiscard]] double part() const { return progress_.part; }
    /// Another number after each step of the reading.
    [[nodiscard]] std::uint64_t revision() const { return revision_; }

    [[nodiscard]] Pending<std::optional<OpeningAnswer>> ask(OpeningWish wish);
    /// The game of that id (OpeningGame::id).
    [[nodiscard]] Pending<Result<GameRecord>> record(std::int64_t id);

  private:
    /// What only the worker touches.
    struct Reading;
    struct Progress {
        std::optional<Refusal> refusal{};
        std::size_t games = 0, refused = 0;
        double part = 0;
        bool is_done = false;
    };

    void go_on();

    std::filesystem::path file_;
    Worker& worker_;
    std::shared_ptr<Reading> state_;
    Progress progress_;
    Pending<Progress> reading_;
    std::uint64_t revision_ = 0;
};

} // namespace zugzwang
