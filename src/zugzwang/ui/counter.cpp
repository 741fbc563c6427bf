#include "zugzwang/ui/counter.hpp"

#include <cmath>

#include "zugzwang/base/text.hpp"
#include "zugzwang/gfx/easing.hpp"

namespace zugzwang::ui {

bool Counter::show(const std::string& text) {
    if (text == target_) return false;
    from_ = target_.empty() || !whole_number(text) ? std::nullopt : whole_number(shown_);
    target_ = text;
    run_ = Seconds{0};
    if (!from_) shown_ = target_;
    return true;
}

bool Counter::advance(Seconds step, Seconds whole) {
    if (!from_) return false;
    run_ += step;
    if (run_ >= whole) {
        shown_ = target_;
        from_.reset();
        return true;
    }
    const auto target = static_cast<double>(*whole_number(target_)), from = static_cast<double>(*from_);
    const double part = ease_out(static_cast<float>(run_ / whole));
    shown_ = std::to_string(std::llround(from + (target - from) * part));
    return true;
}

} // namespace zugzwang::ui
