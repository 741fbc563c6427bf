// Every game that says how strong somebody is: against which opponent, how it ended, and the rating after it. In memory
// for whoever asks, in `results.db` by a worker.
#pragma once

#include <chrono>
#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "keep/book.hpp"
#include "keep/mend.hpp"
#include "zugzwang/base/seconds.hpp"

namespace zugzwang {

/// A person's game against a computer whose strength is known. Ratings are on the scale of the game's ladder.
struct RatedResult {
    std::string game;     ///< Its id.
    std::string opponent; ///< A player's id.
    int opponent_rating = 0;
    std::chrono::sys_seconds begun{};
    double score = 0;                 ///< 1 won, 0.5 drawn, 0 lost.
    Seconds length{0};                ///< Time used by both sides, at least 0.
    double rating = 0, deviation = 0; ///< Of the person, after it.

    friend bool operator==(const RatedResult&, const RatedResult&) = default;
};

/// Results of games that were played before results were kept have an earlier date.
inline constexpr std::chrono::sys_seconds results_are_dated = std::chrono::sys_days(std::chrono::year(2000) / 1 / 1);

class RatedResults {
  public:
    /// A game that ends again, after moves were taken back, counts as it ended first.
    void add(const RatedResult& result);
    [[nodiscard]] bool has(const std::string& game, std::chrono::sys_seconds begun) const;
    /// In the order in which they were begun, whenever they were added: also those of another machine.
    [[nodiscard]] const std::vector<RatedResult>& all() const { return all_; }
    /// The latest of that game, or null.
    [[nodiscard]] const RatedResult* last(const std::string& game) const;

    friend bool operator==(const RatedResults& a, const RatedResults& b) { return a.all_ == b.all_; }

  private:
    std::vector<RatedResult> all_;
    std::set<std::pair<std::string, std::chrono::sys_seconds>> known_;
};

/// All results of a file; none where it is not there. Refuses a file that is no such file, or of a newer version.
[[nodiscard]] Result<RatedResults> read_results(const std::filesystem::path& file);
/// As keep/mend.hpp does it.
[[nodiscard]] Result<std::optional<Mended>> mend_results(const std::filesystem::path& file);
/// Adds results to the file, all or none, and waits for the disk; false where it takes none.
[[nodiscard]] bool write_results(const std::filesystem::path& file, const std::vector<RatedResult>& results);

/// Main thread only.
class ResultBook : public Book<RatedResults, RatedResult> {
  public:
    ResultBook(std::filesystem::path file, Worker& worker);

    [[nodiscard]] const RatedResults& results() const { return kept(); }
};

} // namespace zugzwang
