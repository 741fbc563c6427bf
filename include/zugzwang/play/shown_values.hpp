// What the moves of the present position are worth, as it is drawn upon the board.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "zugzwang/play/typed_view.hpp"

namespace zugzwang {

template <Rules R>
class ShownValues {
  public:
    /// Null: nothing is known.
    void show(const typename R::State& state, const Analysis* analysis) {
        known_ = analysis ? valued_moves<R>(state, *analysis) : std::vector<ValuedMove<R>>();
        settle();
    }
    /// In place of those that keep the value; none: as they are.
    void stand_out(const typename R::State& state, const std::vector<std::string>& moves) {
        alike_ = moves_of_texts<R>(state, moves);
        settle();
    }
    void clear() {
        known_.clear();
        alike_.clear();
        drawn_.clear();
    }
    [[nodiscard]] const std::vector<ValuedMove<R>>& drawn() const { return drawn_; }

  private:
    void settle() {
        drawn_ = known_;
        if (alike_.empty()) return;
        for (auto& value : drawn_)
            value.keeps = std::ranges::find(alike_, value.move) != alike_.end();
    }

    std::vector<ValuedMove<R>> known_, drawn_;
    std::vector<typename R::Move> alike_; ///< Those that stand out.
};

} // namespace zugzwang
