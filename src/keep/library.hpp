// All games that were played at this table, in one SQLite file: found again by game, opponent, result and day.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "keep/game_facts.hpp"
#include "keep/mend.hpp"
#include "zugzwang/rules/record.hpp"

namespace zugzwang {

/// From `begin` up to `end`, without that second.
struct TimeSpan {
    std::chrono::sys_seconds begin{}, end{};

    friend bool operator==(const TimeSpan&, const TimeSpan&) = default;
};

/// Which games are asked for; what is left out asks nothing.
struct LibraryFilter {
    std::string game{};                               ///< Its id.
    std::string against{};                            ///< The name of the opponent, as LibraryEntry::opponent.
    std::optional<Fortune> fortune{};                 ///< Of the person.
    std::optional<TimeSpan> begun{};                  ///< When it was begun.
    bool unfinished = false;                          ///< Only those that were left before their end.
    std::optional<std::vector<std::int64_t>> among{}; ///< Only those, by id.

    friend bool operator==(const LibraryFilter&, const LibraryFilter&) = default;
};

/// What a list shows of a game without opening it.
struct LibraryEntry {
    std::int64_t id = 0; ///< Grows with every game that is added; never used again.
    std::string game;    ///< Its id.
    std::string start;   ///< The position that it began with; empty where it is too long for a list.
    std::string last;    ///< The position that it was left with; empty where it is too long for a list.
    BySide<RecordedSeat> seats;
    std::optional<Side> person{};       ///< Where one person played a computer.
    std::string opponent{};             ///< Who sat against the person, by name; empty where that is nobody.
    std::optional<GameResult> result{}; ///< Empty: it was left unfinished.
    std::size_t moves = 0;
    std::chrono::sys_seconds date{}; ///< When it was begun.
    Seconds length{0};               ///< Time used by both sides.
    bool reviewed = false;           ///< The value of its every position is known.
};

/// Tells whether a game is still as it was.
struct LibraryMark {
    std::int64_t id = 0;
    std::uint64_t stamp = 0; ///< Another one once it was played or ended otherwise; not when its values become known.

    friend bool operator==(const LibraryMark&, const LibraryMark&) = default;
};

/// Of a game in which a person played, how long it took.
struct TimedGame {
    std::string game; ///< Its id.
    std::chrono::sys_seconds begun{};
    Seconds length{0}; ///< Time used by both sides, at least 0.

    friend bool operator==(const TimedGame&, const TimedGame&) = default;
};

struct LibraryTally {
    std::size_t games = 0, won = 0, lost = 0, drawn = 0, unfinished = 0;

    friend bool operator==(const LibraryTally&, const LibraryTally&) = default;
};

inline constexpr std::size_t max_library_games = 10'000;

/// Used by one thread at a time. Each change outlives the program as soon as the call returns; no call takes longer
/// than a frame with max_library_games games in it, but for the disk. A file that fails while it is open answers with
/// nothing, or with a refusal in the disk's words; one that somebody deleted meanwhile is there again, with all its
/// games, as soon as something changes.
class Library {
  public:
    /// Opens the file or makes it; an empty path keeps nothing beyond the program's end. Refuses a file of a newer
    /// version, one that is no library, and a folder that cannot be written to, by name.
    /// Each change waits for the disk, so that it outlives a power cut too; not where `changed` is told of each, which
    /// then sees to it that another thread settles the file soon.
    [[nodiscard]] static Result<Library> open(const std::filesystem::path& file, std::function<void()> changed = {});
    /// As keep/mend.hpp does it. A game whose entry cannot be read is entered again as its record tells it.
    [[nodiscard]] static Result<std::optional<Mended>> mend(const std::filesystem::path& file);
    /// Brings all changes of a file to the disk, however long it takes; any thread. False where that has to be tried
    /// again, since somebody was just reading what is old.
    [[nodiscard]] static bool settle(const std::filesystem::path& file);
    Library(Library&&) noexcept;
    Library& operator=(Library&&) noexcept;
    ~Library();

    /// Adds a game, `last` being the position that its moves lead to and `opponent` who sat against the person. Without
    /// a date it began now. The same game again, begun at the same second and played the same, is kept once: as it
    /// was told last, but never without its review, and shown again if it was removed. One that was left unfinished and
    /// has come further takes the place of what was kept of it. When there are too many, the one that was added first
    /// goes.
    [[nodiscard]] Result<std::int64_t> add(const GameRecord& record, const std::string& last,
                                           const std::string& opponent);
    /// The same game with more known of it: its values.
    [[nodiscard]] std::optional<Refusal> update(std::int64_t id, const GameRecord& record);
    /// Of a game that is shown.
    [[nodiscard]] Result<GameRecord> record(std::int64_t id) const;
    /// The same as a line of JSON, which another thread can read; empty where it cannot be had.
    [[nodiscard]] std::string line(std::int64_t id) const;
    /// Of the games that lists show, by id, those above that one, at most `count`.
    [[nodiscard]] std::vector<LibraryMark> marks(std::int64_t above, std::size_t count) const;
    /// Another number after each change that was made here.
    [[nodiscard]] std::uint64_t revision() const { return revision_; }
    /// Another number once removed games have gone for good: whoever made something of them makes it anew.
    [[nodiscard]] std::uint64_t forgotten() const { return forgotten_; }

    [[nodiscard]] LibraryTally tally(const LibraryFilter& filter) const;
    /// Newest first by the date when they began, from the `first`th (from 0), at most `count`.
    [[nodiscard]] std::vector<LibraryEntry> entries(const LibraryFilter& filter, std::size_t first,
                                                    std::size_t count) const;
    /// Whom a person met, sorted; in that game, or in all.
    [[nodiscard]] std::vector<std::string> opponents(const std::string& game) const;

    /// All games with a person in them, against a computer or a friend, in no order.
    [[nodiscard]] std::vector<TimedGame> played() const;

    /// No list shows it any more; `restore` takes that back until the library is opened again.
    [[nodiscard]] std::optional<Refusal> remove(std::int64_t id);
    [[nodiscard]] std::optional<Refusal> restore(std::int64_t id);
    /// The same of all games that are shown; `restore_all` brings back what it took.
    [[nodiscard]] std::optional<Refusal> remove_all();
    [[nodiscard]] std::optional<Refusal> restore_all();
    /// What was removed cannot come back, and nothing of it is in the file any more or beside it. A program that was
    /// killed before does so when it opens the library again. Waits for the disk.
    [[nodiscard]] std::optional<Refusal> forget_removed();

  private:
    struct Store;
    Library(std::filesystem::path file, std::function<void()> changed);
    [[nodiscard]] std::optional<Refusal> open_store();
    [[nodiscard]] std::optional<Refusal> come_back();
    /// Makes all changes of the work on the store and tells of them, or none where it is refused or fails.
    template <class Work>
    [[nodiscard]] std::optional<Refusal> change(const Work& work);
    [[nodiscard]] std::optional<Refusal> set_removed(std::int64_t id, bool value);
    [[nodiscard]] std::optional<Refusal> run(const char* text);

    std::filesystem::path file_;
    std::function<void()> changed_;
    std::uint64_t revision_ = 0;
    std::uint64_t forgotten_ = 0;
    std::unique_ptr<Store> store_; ///< Null while a file that was deleted cannot be opened again.
};

} // namespace zugzwang
