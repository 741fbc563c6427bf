// Finished games are read while the machine has nothing else to do: what each position was worth goes into the library,
// where reviews find it, and the person's mistakes become exercises.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "desk/context.hpp"
#include "desk/practice/reading.hpp"
#include "practice/notes.hpp"
#include "zugzwang/base/worker.hpp"

namespace zugzwang {

/// A game for the worker, which reads its own copy.
struct GameToRead {
    const Game* game = nullptr; ///< Outlives the reading.
    GameRecord record;
    Side person = Side::first;
    practice::Origin origin{};
    Budget for_each{};
};
struct GameSoFar {
    practice::Origin origin;
    KnownValues values;
    std::optional<practice::GameRead> read{}; ///< Once all of it is; empty of a game that the rules refuse.
};
/// Reads until all positions are known well enough, or it is stopped; then it answers what it has. Any thread.
[[nodiscard]] GameSoFar read_on(const GameToRead& asked, const std::stop_token& stop);

/// Main thread; it never waits, but at its end for the job to notice.
class BackgroundReader {
  public:
    using TimePoint = std::chrono::steady_clock::time_point;
    /// Games that were begun before that are not read any more: nobody remembers them.
    static constexpr std::chrono::days longest_ago{56};
    /// With more moves a reading takes too long, and what it makes of the record too.
    static constexpr std::size_t most_moves = 400;
    /// So long the workers have nothing to do before it begins.
    static constexpr std::chrono::seconds quiet{1};
    /// After all is read it looks again for games as often as that.
    static constexpr std::chrono::seconds look_again{5};

    /// The context and its workers outlive it.
    BackgroundReader(SceneContext& context, const Workplace& place) : context_(context), worker_(place) {}
    BackgroundReader(const BackgroundReader&) = delete;
    BackgroundReader& operator=(const BackgroundReader&) = delete;
    /// What was found out stays.
    ~BackgroundReader();

    /// Takes what has come; goes on with a game while nobody thinks or asks, else tells the worker to stop.
    void update(TimePoint now);
    /// There is a game with its worker.
    [[nodiscard]] bool is_reading() const { return static_cast<bool>(pending_); }
    /// For tests, which wait for facts and not for time.
    void wait_until_idle() { worker_.wait_until_idle(); }

  private:
    void gather();
    void keep(GameSoFar&& so_far);
    /// The next game that was not read; looks at a page of the library.
    [[nodiscard]] std::optional<GameToRead> next(TimePoint now);
    [[nodiscard]] std::optional<GameToRead> to_read(const Library& library, const LibraryEntry& entry) const;

    SceneContext& context_;
    Worker worker_;
    Pending<GameSoFar> pending_;
    std::size_t seen_ = 0;  ///< So many of the newest games were looked at.
    bool seen_all_ = false; ///< Once; from then on only the newest can be new.
    TimePoint busy_at_{};   ///< When somebody thought last.
    TimePoint look_at_{};   ///< Not before that it looks again.
};

} // namespace zugzwang
