#include "zugzwang/base/refusal.hpp"

namespace zugzwang {

std::string tr(const Refusal& refusal) {
    const auto message = tr(refusal.message);
    if (refusal.arguments.empty()) return message;
    auto arguments = refusal.arguments;
    for (auto& argument : arguments) { // a reason may be among them; a culprit of one word is none
        if (argument.find(' ') != argument.npos) argument = tr(argument);
    }
    return detail::fill(message, arguments.data(), arguments.size());
}

} // namespace zugzwang
