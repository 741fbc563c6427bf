// The openings of the games that are kept: a worker of its own counts what the library has, a few games at a time, and
// follows it; whoever wants to know what was played from a position asks it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <vector>

#include "desk/openings/walk.hpp"
#include "keep/library.hpp"
#include "keep/opening_index.hpp"
#include "zugzwang/base/worker.hpp"

namespace zugzwang {

/// A position with its moves and what is known of it.
struct OpeningAnswer {
    std::uint64_t position = 0;     ///< Its number.
    std::vector<KeyedMove> moves{}; ///< All legal ones, with the numbers of the positions that they lead to.
    OpeningPage page{};
    std::size_t from_start = 0; ///< So many games as asked for began where these do.
};

/// What is asked of a position, which the worker finds out by a table of its own.
struct OpeningWish {
    std::string game;
    std::shared_ptr<Table> table; ///< It stands there; used by nobody else.
    std::uint64_t start = 0;      ///< The number of the position that the game began with.
    std::optional<Side> person{}; ///< As OpeningQuestion.
    std::size_t games = 0;        ///< As there.
};
/// Any thread; null: nothing is known but the moves. Empty where the index fails.
[[nodiscard]] std::optional<OpeningAnswer> opening_answer(const OpeningIndex* index, const OpeningWish& wish);

/// Main thread; it never waits, but at its end for the job to notice.
class Openings {
  public:
    /// The games and the library outlive it; null: there are none. An empty path keeps nothing.
    Openings(const std::vector<Game>& games, Library* library, std::filesystem::path file, const Workplace& place);
    Openings(const Openings&) = delete;
    Openings& operator=(const Openings&) = delete;
    ~Openings();

    /// Follows the library; a little at each call.
    void update();
    /// The library has games that are not counted yet, or no more.
    [[nodiscard]] bool is_counting() const;
    /// Another number whenever something was counted.
    [[nodiscard]] std::uint64_t revision() const { return revision_; }
    /// A game of the library by its id, as OpeningGame has it.
    [[nodiscard]] Result<GameRecord> record(std::int64_t id) const;
    /// Nothing comes where the index failed meanwhile: it is made anew, and `revision` changes.
    [[nodiscard]] Pending<std::optional<OpeningAnswer>> ask(OpeningWish wish);

    [[nodiscard]] const std::vector<Game>& games() const { return games_; }
    /// For other games than those of the library, which are counted by the same thread.
    [[nodiscard]] Worker& worker() { return worker_; }
    /// For tests, which wait for facts and not for time.
    void wait_until_idle() { worker_.wait_until_idle(); }

  private:
    using Stamps = std::map<std::int64_t, std::uint64_t>;
    /// What only the worker touches.
    struct Counting;
    struct Line {
        std::int64_t id = 0;
        std::uint64_t stamp = 0;
        std::string text; ///< The record as JSON.
    };

    /// Opens the index; `anew` throws away what there is.
    void begin(bool anew);
    /// What the worker has to tell; false while it has work.
    [[nodiscard]] bool gather();
    /// Looks at the next games of the library; false when all were looked at since it changed.
    [[nodiscard]] bool look();
    void take_away();
    void take_in();

    static constexpr std::size_t looked_at_once = 500, counted_at_once = 64;

    const std::vector<Game>& games_;
    Library* library_;
    std::filesystem::path file_;
    std::shared_ptr<Counting> counting_;
    Worker worker_;
    std::optional<Stamps> counted_{}; ///< What is in the index; empty until that is known.
    Pending<std::optional<Stamps>> opening_;
    Pending<bool> changing_;
    std::optional<std::uint64_t> looked_at_; ///< The revision of the library that was looked at last.
    std::uint64_t forgotten_ = 0;            ///< As the library's, when the index was made.
    bool is_looking_ = false;
    std::int64_t above_ = 0;      ///< Looked at as far as to that game,
    std::set<std::int64_t> seen_; ///< and those are there.
    std::deque<LibraryMark> coming_;
    std::vector<std::int64_t> going_;
    std::uint64_t revision_ = 0;
    int broken_ = 0; ///< So often the index failed.
};

} // namespace zugzwang
