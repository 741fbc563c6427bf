#include "games/amazons/think/time_use.hpp"

namespace zugzwang::amazons {

TimeUse::TimeUse(const Tree& tree, SearchControl& control)
    : tree_(tree), control_(control), first_visits_(tree.visits()), best_(tree.best().move),
      best_since_(first_visits_) {}

bool TimeUse::is_clear() const {
    const auto left = control_.time_left();
    if (!left) return false;
    const std::chrono::duration<double> to_come = *left, spent = control_.elapsed();
    constexpr double sees_enough = 0.1; // of the time, to know how many visits the rest of it allows
    if (spent < sees_enough * (spent + to_come)) return false;
    const auto made = static_cast<double>(tree_.visits() - first_visits_);
    return static_cast<double>(tree_.lead()) > made * (to_come / spent);
}

bool TimeUse::is_contested() const {
    const bool is_new = best_since_ > first_visits_ && tree_.visits() - best_since_ < best_since_ - first_visits_;
    return is_new || !tree_.is_best_on_average();
}

bool TimeUse::goes_on() {
    if (const auto best = tree_.best().move; best != best_) {
        best_ = best;
        best_since_ = tree_.visits();
    }
    if (tree_.is_settled()) return false;
    const auto left = control_.time_left();
    if (left && left->count() == 0) {
        has_more_ = is_contested() && control_.take_reserve();
        return has_more_;
    }
    if (is_clear() || (has_more_ && !is_contested())) return false;
    return !control_.must_stop();
}

} // namespace zugzwang::amazons
