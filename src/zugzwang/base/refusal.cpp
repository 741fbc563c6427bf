#include "zugzwang/base/refusal.hpp"

namespace zugzwang {

std::string tr(const Refusal& refusal) {
    const auto message = tr(refusal.message);
    if (refusal.arguments.empty()) return message;
    return detail::fill(message, refusal.arguments.data(), refusal.arguments.size());
}

} // namespace zugzwang
