// Several games under way at once, each on a thread of its own.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "zugzwang/base/worker.hpp"
#include "zugzwang/rules/record.hpp"

namespace zugzwang::match {

class Hall {
  public:
    /// Plays a game at a table; called on the table's own thread, never twice at once for one table. What it owns goes
    /// before the threads do: outside bots are told to quit before the threads that started them end.
    using Play = std::function<Result<GameRecord>(std::size_t table, std::uint64_t game, const std::stop_token& stop)>;

    Hall(std::size_t tables, Play play) : pending_(tables), play_(std::make_shared<Play>(std::move(play))) {
        for (std::size_t at = 0; at < tables; ++at)
            workers_.push_back(std::make_unique<Worker>());
    }

    void begin(std::size_t table, std::uint64_t game) {
        pending_[table] = workers_[table]->submit([this, table, game, play = play_](const std::stop_token& stop) {
            ended_.post({table, game, (*play)(table, game, stop)});
            return true;
        });
    }
    struct Ended {
        std::size_t table;
        std::uint64_t game;
        Result<GameRecord> record;
    };
    /// Blocks until a game has ended; requires that one is under way.
    [[nodiscard]] Ended wait() { return ended_.wait(); }

  private:
    Channel<Ended> ended_;
    std::vector<Pending<bool>> pending_;
    std::vector<std::unique_ptr<Worker>> workers_; ///< After what they post to.
    std::shared_ptr<Play> play_;                   ///< After the workers, who outlive it.
};

} // namespace zugzwang::match
