// What a phone can do for its owner, as far as the browser lets a page: hand links on, shake, stay awake.
#pragma once

#include <functional>
#include <string>

namespace zugzwang::app::web {

/// As Clipboard::share.
[[nodiscard]] std::function<void(const std::string&)> link_sharer();
/// After each step: the screen goes dark by itself, or does not.
void keep_awake(bool on);

} // namespace zugzwang::app::web
