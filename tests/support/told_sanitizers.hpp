// Tells the sanitizers, where there are any, that another stack is used from now on.
#pragma once

#include <cstddef>

#include "zugzwang/base/sanitizer.hpp"

#if defined(ZUGZWANG_HAS_ASAN)
#include <sanitizer/common_interface_defs.h>
#elif defined(ZUGZWANG_HAS_TSAN)
#include <sanitizer/tsan_interface.h>
#endif

namespace zugzwang::testing {

/// What they know of one stack; that of the thread itself is never created.
class ToldStack {
  public:
#if defined(ZUGZWANG_HAS_ASAN)
    void create(const void* bottom, std::size_t size) {
        bottom_ = bottom;
        size_ = size;
    }
    void destroy() { kept_ = nullptr; }
    /// For this one, from that one, which is null when it has ended.
    void departing(ToldStack* from) { __sanitizer_start_switch_fiber(from ? &from->kept_ : nullptr, bottom_, size_); }
    /// On this one; that of the thread, when a stack is used for the first time, learns its place.
    void arrived(ToldStack* thread) {
        __sanitizer_finish_switch_fiber(kept_, thread ? &thread->bottom_ : nullptr, thread ? &thread->size_ : nullptr);
    }

  private:
    const void* bottom_ = nullptr;
    std::size_t size_ = 0;
    void* kept_ = nullptr;
#elif defined(ZUGZWANG_HAS_TSAN)
    void create(const void* /*bottom*/, std::size_t /*size*/) { fiber_ = __tsan_create_fiber(0); }
    void destroy() { __tsan_destroy_fiber(fiber_); }
    void departing(ToldStack* from) {
        if (from && !from->fiber_) from->fiber_ = __tsan_get_current_fiber();
        __tsan_switch_to_fiber(fiber_, 0);
    }
    void arrived(ToldStack* /*thread*/) {}

  private:
    void* fiber_ = nullptr;
#else
    void create(const void* /*bottom*/, std::size_t /*size*/) {}
    void destroy() {}
    void departing(ToldStack* /*from*/) {}
    void arrived(ToldStack* /*thread*/) {}
#endif
};

} // namespace zugzwang::testing
