// How far a person has climbed each game's ladder: the stars of each rung, and how the games against it went. Kept in
// a file of its own, `ladder.db`, so that deleting games of the library loses nothing.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "keep/library.hpp"
#include "zugzwang/base/refusal.hpp"

namespace zugzwang {

/// What a person won against a rung. It is climbed with the first two.
struct RungStars {
    bool moving_first = false, moving_second = false;
    bool without_help = false; ///< No hint, no insight, nothing taken back; on either side.

    [[nodiscard]] bool is_climbed() const { return moving_first && moving_second; }
    friend bool operator==(const RungStars&, const RungStars&) = default;
};

struct RungRecord {
    RungStars stars;
    std::uint64_t games = 0, won = 0, lost = 0;           ///< The rest were draws.
    std::uint64_t streak = 0;                             ///< The latest games in a row that were won.
    std::optional<std::int64_t> best_margin{};            ///< Of the games won, where margins count.
    std::vector<Fortune> latest{};                        ///< Oldest first, at most max_latest.
    std::optional<std::chrono::sys_seconds> last_begun{}; ///< The game that was counted last.

    static constexpr std::size_t max_latest = 7;
    friend bool operator==(const RungRecord&, const RungRecord&) = default;
};

/// A game against a rung that is over.
struct LadderResult {
    std::string game, rung; ///< Their ids.
    Side climber = Side::first;
    Fortune fortune = Fortune::lost;
    bool helped = false;
    std::optional<std::int64_t> margin{}; ///< By which it was won.
    std::optional<std::chrono::sys_seconds> begun{};
};

/// The same record with one more game. A game that ends again, after moves were taken back, is counted once, as it
/// ended best.
[[nodiscard]] RungRecord with_result(RungRecord record, const LadderResult& result);

/// What is known of a rung from elsewhere, of the same person.
struct KnownRung {
    std::string game, rung; ///< Their ids.
    RungRecord record;
};
/// What two records say together that may both tell of the same games: the one with more of them stands, of equals the
/// one whose last game is the later, and every star of either. The same record again changes nothing.
[[nodiscard]] RungRecord merged(const RungRecord& one, const RungRecord& other);
/// One thing more to keep.
using LadderNote = std::variant<LadderResult, KnownRung>;

/// All of them, by game and rung. A plain value.
class LadderBook {
  public:
    /// What nobody played is the empty record.
    [[nodiscard]] const RungRecord& at(const std::string& game, const std::string& rung) const;
    void set(const std::string& game, const std::string& rung, RungRecord record);
    /// A game is over.
    void note(const LadderResult& result) {
        set(result.game, result.rung, with_result(at(result.game, result.rung), result));
    }
    void note(const KnownRung& known) { set(known.game, known.rung, merged(at(known.game, known.rung), known.record)); }
    /// By game and rung.
    [[nodiscard]] const std::map<std::pair<std::string, std::string>, RungRecord>& rungs() const { return rungs_; }

  private:
    std::map<std::pair<std::string, std::string>, RungRecord> rungs_;
};

/// What the file has; an empty book where there is no file. Refuses one of a newer version, and one that is no ladder,
/// by name.
[[nodiscard]] Result<LadderBook> read_ladder(const std::filesystem::path& file);
/// The refusal was for a file of a newer version, which is not ours to write.
[[nodiscard]] bool is_newer_ladder(const Refusal& refusal);
/// As keep/mend.hpp does it.
[[nodiscard]] Result<std::optional<Mended>> mend_ladder(const std::filesystem::path& file);
/// Adds notes to what the file has, all or none; it is made where it is not there. Waits for the disk; any thread.
/// Another program may do so at the same time.
[[nodiscard]] std::optional<Refusal> note_results(const std::filesystem::path& file,
                                                  const std::vector<LadderNote>& notes);

} // namespace zugzwang
