// A job that shares the page's thread has a stack of its own: a piece of the program's memory for what it keeps there,
// and the browser's for its calls, which page/lanes.js leaves and enters.
#include "app/web/slices.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

#include <emscripten.h>
#include <emscripten/stack.h>

// clang-format off
EM_JS(int, page_has_threads, (), { return zugzwangLanes.hasThreads ? 1 : 0; });
EM_JS(int, page_can_leave_lanes, (), { return zugzwangLanes.canLeave ? 1 : 0; });
EM_JS(void, page_enter_lane, (int lane), { zugzwangLanes.enter(lane); });
EM_JS(void, page_leave_lane, (int lane), { return zugzwangLanes.leave(lane); });
// clang-format on

/// The compiler's own: from now on the stack ends there. Its functions of that kind in the page's script are not for a
/// call that is left in its midst.
extern "C" void _emscripten_stack_restore(std::uintptr_t end);

namespace zugzwang::app::web {
namespace {

/// At most 8 ms of a picture's 16, with what a search does between two looks at the clock.
constexpr std::chrono::milliseconds slice{5};
constexpr std::size_t stack_bytes = std::size_t{2} << 20; ///< As much as a thread has.

std::uintptr_t page_stack = 0; ///< Where that of the page ends while none of its calls is at work.

void enter(std::size_t lane) { page_enter_lane(static_cast<int>(lane)); }

void leave(std::size_t lane) {
    const auto own = emscripten_stack_get_current();
    _emscripten_stack_restore(page_stack);
    page_leave_lane(static_cast<int>(lane));
    _emscripten_stack_restore(own);
}

TimeSlices& slices() {
    static const auto stacks = page_can_leave_lanes() != 0 ? JobStacks{.enter = enter, .leave = leave} : JobStacks{};
    static TimeSlices made({.slice = slice, .stacks = stacks});
    return made;
}

std::uintptr_t stack_of(int lane) {
    struct alignas(16) Piece {
        std::byte bytes[16];
    };
    static std::map<int, std::vector<Piece>> stacks;
    auto& stack = stacks[lane];
    stack.resize(stack_bytes / sizeof(Piece));
    return reinterpret_cast<std::uintptr_t>(stack.data() + stack.size());
}

} // namespace

TimeSlices* slices_in_place_of_threads() { return page_has_threads() == 0 ? &slices() : nullptr; }

} // namespace zugzwang::app::web

/// Called by the page when none of the program's calls is at work, and left in its midst.
extern "C" EMSCRIPTEN_KEEPALIVE void zugzwang_serve(int lane) {
    using namespace zugzwang::app::web;
    const auto page = emscripten_stack_get_current();
    page_stack = page;
    _emscripten_stack_restore(stack_of(lane));
    slices().serve(static_cast<std::size_t>(lane));
    _emscripten_stack_restore(page);
}
