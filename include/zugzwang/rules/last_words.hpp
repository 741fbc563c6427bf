// What a program outside ours wrote last, for whoever wants to know why it failed.
#pragma once

#include <string>
#include <vector>

namespace zugzwang {

/// The last lines that an outside bot wrote: ASCII, a few of each.
struct LastWords {
    std::vector<std::string> output{};
    std::vector<std::string> errors{}; ///< On standard error.

    friend bool operator==(const LastWords&, const LastWords&) = default;
};

} // namespace zugzwang
