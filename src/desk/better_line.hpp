// How play would have gone on with a better move, step by step.
#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "zugzwang/play/session.hpp"

namespace zugzwang {

/// Main thread.
class BetterLine {
  public:
    /// `session` has played the line to its end, which began after `first` moves; at least one move.
    BetterLine(std::shared_ptr<Session> session, std::size_t first) : session_(std::move(session)), first_(first) {
        go_to(1);
    }

    [[nodiscard]] const std::shared_ptr<Session>& session() const { return session_; }
    [[nodiscard]] std::size_t length() const { return session_->news().moves.size() - first_; }
    /// So many of its moves have been played.
    [[nodiscard]] std::size_t step() const { return step_; }
    /// As near to that step as there is one.
    void go_to(std::int64_t step) {
        step_ = static_cast<std::size_t>(std::clamp<std::int64_t>(step, 0, static_cast<std::int64_t>(length())));
        session_->show({.ply = first_ + step_});
    }
    /// As the rules write them.
    [[nodiscard]] std::vector<std::string> texts() const {
        std::vector<std::string> texts;
        for (std::size_t ply = first_; ply < session_->news().moves.size(); ++ply)
            texts.push_back(session_->news().moves[ply].text);
        return texts;
    }
    /// The move that was played last, as a person reads it; empty before the first.
    [[nodiscard]] std::string move() const {
        return step_ == 0 ? std::string() : session_->news().moves[first_ + step_ - 1].words;
    }

  private:
    std::shared_ptr<Session> session_;
    std::size_t first_;
    std::size_t step_ = 0;
};

} // namespace zugzwang
