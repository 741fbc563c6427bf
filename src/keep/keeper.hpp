// Keeps what is played: the game on the board after every move, and the games that are over in the library. Nothing
// here makes a frame wait: files are written by a worker of its own, the newest state of each game.
//
// In the person's folder lie `saves/GAME.json`, a record on one line (save_file.hpp), `games.db`, the library,
// `ladder.db`, the stars of the ladders (ladder_book.hpp), `puzzles.db`, what was solved, `practice.db`, the mistakes
// that became exercises, `results.db`, the results that somebody is rated by, and `letters.db`, the games by link; also
// `openings.db`, what the games of the library have in common (opening_index.hpp), which is made of them.
#pragma once

#include <cstdint>
#include <deque>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "keep/disk.hpp"
#include "keep/ladder_book.hpp"
#include "keep/letter_book.hpp"
#include "keep/library.hpp"
#include "keep/practice_book.hpp"
#include "keep/puzzle_book.hpp"
#include "keep/result_book.hpp"
#include "keep/save_file.hpp"
#include "zugzwang/base/worker.hpp"
#include "zugzwang/rules/record.hpp"

namespace zugzwang {

/// Main thread only.
class Keeper {
  public:
    /// Keeps all in that folder of the person's, which is made where it is not there. Where another program keeps its
    /// games there already, `trouble` tells so, and this one saves nothing; the library they share. Of files that are
    /// damaged all that can be read stays; they are set aside and told of.
    explicit Keeper(std::filesystem::path folder, const Workplace& place = {});
    Keeper(const Keeper&) = delete;
    Keeper& operator=(const Keeper&) = delete;
    /// Writes what is not written yet.
    ~Keeper();

    /// The next game that was on the board when the program ended, at most one of each game: where to go on. One that
    /// is over was about to be filed.
    [[nodiscard]] std::optional<GameRecord> take_saved();
    /// The rules refuse what was taken of that game: it is set aside and told of, and what was saved before it, if that
    /// is there, is taken next.
    void refuse(const std::string& game);
    /// This is on the board of its game now, in place of what was.
    void save(GameRecord record);
    /// Nothing is on that game's board any more.
    void clear(const std::string& game);
    /// A game that is over, or left for another one: it goes to the library, as Library::add, and off its board.
    /// Answers its id there. Where the library does not take it, it stays saved and waits here for the next try: with
    /// the next game, and when the program ends.
    std::optional<std::int64_t> file(const GameRecord& record, const std::string& last, const std::string& opponent);
    /// How far the person had climbed when the program started.
    [[nodiscard]] const LadderBook& ladders() const { return ladders_; }
    /// A game of a ladder is over, or more is known of one: it goes to the file.
    void note(const LadderResult& result) { note_one(result); }
    void note(const KnownRung& known) { note_one(known); }
    /// Once a frame: what came while something was being written is written, too, for the program may end at any time.
    void update();
    /// Waits until all that was saved is on the disk: when the program ends, and in tests.
    void flush();

    /// Empty where the library cannot be opened; `trouble` then says why.
    [[nodiscard]] Library* library() { return library_ ? &*library_ : nullptr; }

    /// Where the openings of the library's games are kept; empty where another program does that.
    [[nodiscard]] std::filesystem::path openings_file() const {
        return locked_ ? folder_ / openings_name : std::filesystem::path();
    }

    /// What was solved.
    [[nodiscard]] PuzzleBook& puzzles() { return *puzzles_; }
    /// What is practised.
    [[nodiscard]] PracticeBook& practice() { return *practice_; }
    /// What the person is rated by.
    [[nodiscard]] ResultBook& results() { return *results_; }
    /// The games by link.
    [[nodiscard]] LetterBook& letters() { return *letters_; }

    /// The library, the stars, what was solved, what is practised and the results: nothing of them is shown any more,
    /// and `forget_removed` takes it off the disk. What is on the boards, games by link and settings stay. Waits for
    /// the worker and the disk. Refuses, and changes nothing, where not all of them are ours to write.
    [[nodiscard]] std::optional<Refusal> remove_all();
    /// All of it is back as it was; what was kept since then is not.
    void restore_all();
    /// Nothing of it is on the disk any more, nor of damaged files that were set aside. The next start does so, too,
    /// where the program was killed before.
    void forget_removed();
    /// Something was removed that can still be restored.
    [[nodiscard]] bool has_removed() const { return removed_.has_value(); }

    /// The oldest thing that a person should know and was not told, translated: another program keeps here, a file was
    /// set aside, the disk takes nothing. Each is told once, and again only after it went well.
    [[nodiscard]] std::optional<std::string> take_trouble();
    /// One thing more that a person should know, of whatever else is kept there.
    void tell(const std::string& words) { trouble_.push_back(words); }

  private:
    static constexpr const char* openings_name = "openings.db";

    void lock();
    void read_saves();
    void take(FoundSave found, const std::string& game);
    void open_library();
    void open_ladders();
    void open_books();
    /// Says what was lost of a damaged file: all of it, or some.
    void tell_of(const Mended& mended, const char* all_lost, const char* some_lost);
    /// Does it with each of the books.
    template <class Work>
    void with_books(const Work& work) {
        work(*puzzles_);
        work(*practice_);
        work(*results_);
        work(*letters_);
    }
    [[nodiscard]] std::filesystem::path library_file() const { return folder_ / "games.db"; }
    [[nodiscard]] std::filesystem::path ladder_file() const { return folder_ / "ladder.db"; }
    [[nodiscard]] std::filesystem::path save_of(const std::string& game) const;
    /// This program may write that game's file.
    [[nodiscard]] bool keeps(const std::string& game) const { return locked_ && !untouchable_.contains(game); }
    /// Once, until it takes something again.
    void tell_of_library(const Refusal& refusal);
    /// What the worker has to tell. Once the disk takes something again, it is given what it did not take.
    void gather();
    void write(const std::string& game);
    /// Saves again what the disk did not take.
    void write_again();
    /// Files again what the library did not take.
    void file_again();
    void note_one(LadderNote note);
    /// Notes what is not noted yet.
    void note_again();
    void restore_files();

    std::filesystem::path folder_;
    FileHandle locked_{}; ///< As long as this program keeps here.
    std::deque<GameRecord> saved_{};
    std::set<std::string, std::less<>> untouchable_{}; ///< Games whose files are not ours to write.
    std::deque<std::string> trouble_{};
    bool told_of_failure_ = false; ///< That the last save could not be written.
    bool told_of_library_ = false; ///< That it took nothing the last time.
    bool told_of_ladders_ = false; ///< As above.
    std::optional<Library> library_{};
    /// By game: what is to be on its board and is not known to be on the disk.
    std::map<std::string, std::shared_ptr<const GameRecord>, std::less<>> unsaved_{};
    struct Unfiled {
        GameRecord record;
        std::string last, opponent;
    };
    std::vector<Unfiled> unfiled_{};
    LadderBook ladders_{};
    bool keeps_ladders_ = true; ///< The file is ours to write.
    Worker worker_;
    std::optional<PuzzleBook> puzzles_{};    ///< From the beginning.
    std::optional<PracticeBook> practice_{}; ///< As above.
    std::optional<ResultBook> results_{};    ///< As above.
    std::optional<LetterBook> letters_{};    ///< As above.
    /// By game: whether it could be written. A newer one takes the place of one that waits.
    std::map<std::string, Pending<bool>, std::less<>> writing_{};
    std::vector<Pending<bool>> clearing_{}; ///< Saves of games that are in the library.
    Pending<bool> settling_{};
    std::vector<LadderNote> unnoted_{}; ///< The first `in_noting_` of them are with the worker.
    std::size_t in_noting_ = 0;
    Pending<std::optional<Refusal>> noting_{};
    /// What can be restored, as it was in memory.
    struct Removed {
        PuzzleMarks puzzles{};
        practice::Notes practice{};
        RatedResults results{};
    };
    std::optional<Removed> removed_{};
};

} // namespace zugzwang
