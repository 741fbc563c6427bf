#include "app/web/phone.hpp"

#include <utility>

#include <emscripten.h>

#include "app/host.hpp"

// clang-format off
EM_JS(int, page_can_share, (), { return zugzwangPhone.canShare() ? 1 : 0; });
EM_JS(void, page_share, (const char* link), { zugzwangPhone.share(UTF8ToString(link)); });
EM_JS(int, page_can_shake, (), { return zugzwangPhone.canShake() ? 1 : 0; });
EM_JS(void, page_shake, (int milliseconds), { navigator.vibrate(milliseconds); });
EM_JS(void, page_stays_awake, (int on), { zugzwangPhone.stayAwake(on !== 0); });
// clang-format on

namespace zugzwang::app {

namespace web {

std::function<void(const std::string&)> link_sharer() {
    if (page_can_share() == 0) return {};
    return [](const std::string& link) { page_share(link.c_str()); };
}

void keep_awake(bool on) {
    static bool is_awake = false;
    if (std::exchange(is_awake, on) != on) page_stays_awake(on ? 1 : 0);
}

} // namespace web

namespace host {

std::function<void()> file_chooser() {
    return [] { EM_ASM({ zugzwangFiles.chooseAndOpen(); }); };
}

std::function<void(std::chrono::milliseconds)> shaker() {
    if (page_can_shake() == 0) return {};
    return [](std::chrono::milliseconds time) { page_shake(static_cast<int>(time.count())); };
}

// Fields of the page lie over the program's, see fields.cpp.
bool has_keyboard() { return true; }

} // namespace host
} // namespace zugzwang::app
