#include "games/amazons/think/time_use.hpp"

namespace zugzwang::amazons {

TimeUse::TimeUse(const Tree& tree, SearchControl& control)
    : tree_(tree), control_(control), first_visits_(tree.visits()), best_(tree.best().move),
      best_since_(first_visits_) {}

bool TimeUse::is_clear() const {
    const auto left = control_.time_left();
    if (!left) return false;
    const std::chrono::duration<double> remaining = *left, elapsed = control_.elapsed();
    constexpr double min_share = 0.1; // of the time must be over to extrapolate the visits
    if (elapsed < min_share * (elapsed + remaining)) return false;
    const auto visits = static_cast<double>(tree_.visits() - first_visits_);
    return static_cast<double>(tree_.lead()) > visits * (remaining / elapsed);
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
        on_reserve_ = is_contested() && control_.take_reserve();
        return on_reserve_;
    }
    if (is_clear() || (on_reserve_ && !is_contested())) return false;
    return !control_.must_stop();
}

} // namespace zugzwang::amazons
