// What searches are handed in tests, in the call itself.
#pragma once

#include <stop_token>

#include "zugzwang/ai/search_control.hpp"

namespace zugzwang::testing {

/// A control for one call.
class Within {
  public:
    explicit Within(Budget budget, std::stop_token stop = {}, const GameClocks& clocks = {})
        : control_(budget, std::move(stop), clocks) {}
    operator SearchControl&() && { return control_; }

  private:
    SearchControl control_;
};

struct Unlimited : Within {
    Unlimited() : Within(Budget{}) {}
};

/// For a search that is told to stop before it begins.
[[nodiscard]] inline std::stop_token stopped() {
    std::stop_source source;
    source.request_stop();
    return source.get_token();
}

} // namespace zugzwang::testing
