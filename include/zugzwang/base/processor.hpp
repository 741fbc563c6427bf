// Hot loops compiled twice in one program: for every processor, and for those that count and find bits in one
// instruction and work on 256 bits at once. Both ways give the same results; there are no fractions in them.
#pragma once

#include <atomic>

#include "zugzwang/base/sanitizer.hpp"

// No second way under a sanitizer: AddressSanitizer keeps everything in a frame apart, and the second way draws whole
// searches into one, 160 kilobytes for each line that Boxes' solver looks ahead, more than a stack has; and it takes
// minutes to compile.
#if defined(__x86_64__) && !defined(ZUGZWANG_HAS_ASAN) && !defined(ZUGZWANG_HAS_TSAN)
#define ZUGZWANG_HAS_WIDE_WAY
#endif

namespace zugzwang {

/// Whether the program has a second way and this processor has popcnt, tzcnt, lzcnt and AVX2 for it.
[[nodiscard]] bool processor_is_wide() noexcept;

/// Lets `on_this_processor` take the second way where there is one, as it does from the start, or keeps it from doing
/// so: to compare the two. Any thread.
void use_wide_processor(bool use) noexcept;

namespace detail {

extern std::atomic<bool> wide_processor_in_use;

#ifdef ZUGZWANG_HAS_WIDE_WAY
/// `flatten` draws what the work calls into the one function that is compiled for the wide processor, so that nothing
/// compiled for it can be met by another.
template <class Work>
[[gnu::flatten, gnu::noinline, gnu::target("avx2,bmi,bmi2,lzcnt,popcnt")]] auto on_wide_processor(const Work& work) {
    return work();
}
#endif

} // namespace detail

/// What the work returns, a function object without arguments that has a loop worth it: starting it costs a call.
/// Floating-point numbers do not belong in it.
template <class Work>
auto on_this_processor(const Work& work) {
#ifdef ZUGZWANG_HAS_WIDE_WAY
    if (detail::wide_processor_in_use.load(std::memory_order_relaxed)) return detail::on_wide_processor(work);
#endif
    return work();
}

/// The same for work that is written in two ways with the same results: `wide` for the wide processor, with whatever
/// that does in one instruction, and `plain` for every other.
template <class Wide, class Plain>
auto on_this_processor([[maybe_unused]] const Wide& wide, const Plain& plain) {
#ifdef ZUGZWANG_HAS_WIDE_WAY
    if (detail::wide_processor_in_use.load(std::memory_order_relaxed)) return detail::on_wide_processor(wide);
#endif
    return plain();
}

} // namespace zugzwang
