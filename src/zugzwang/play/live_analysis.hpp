// The live analysis of the position on the board, on the advice worker: started, read, stopped, begun anew.
#pragma once

#include <memory>
#include <optional>

#include "zugzwang/play/session_game.hpp"

namespace zugzwang {

/// Main thread. Whoever leaves the position calls `forget`.
class LiveAnalysis {
  public:
    void switch_on(bool on);
    [[nodiscard]] bool is_on() const { return on_; }
    /// Lets it work while nothing else waits for the worker, else makes room, and takes what has come; true when that
    /// is anything. No nodes: no limit.
    bool update(const SessionGame& game, std::size_t ply, Worker& worker, std::uint64_t nodes, bool others_wait);
    [[nodiscard]] bool running() const { return on_ && !ended_; }
    /// Empty before anything is known.
    [[nodiscard]] const std::optional<Analysis>& known() const { return known_; }
    /// Stops the work; what is known stays, and `update` begins again.
    void suspend() { job_ = {}; }
    /// The present is another position.
    void forget();

  private:
    bool on_ = false, ended_ = false;
    Pending<bool> job_;
    std::shared_ptr<Latest<Analysis>> letters_;
    std::optional<Analysis> known_;
};

} // namespace zugzwang
