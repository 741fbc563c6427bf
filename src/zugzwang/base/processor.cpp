#include "zugzwang/base/processor.hpp"

#ifdef ZUGZWANG_HAS_WIDE_WAY
#include <cpuid.h>
#endif

namespace zugzwang {

bool processor_is_wide() noexcept {
#ifdef ZUGZWANG_HAS_WIDE_WAY
    // Not every compiler can be asked for lzcnt by name.
    unsigned a = 0, b = 0, c = 0, d = 0;
    const bool has_lzcnt = __get_cpuid(0x8000'0001U, &a, &b, &c, &d) != 0 && (c & bit_LZCNT) != 0;
    __builtin_cpu_init();
    return has_lzcnt && __builtin_cpu_supports("popcnt") != 0 && __builtin_cpu_supports("bmi") != 0 &&
           __builtin_cpu_supports("bmi2") != 0 && __builtin_cpu_supports("avx2") != 0;
#else
    return false;
#endif
}

void use_wide_processor(bool use) noexcept {
    detail::wide_processor_in_use.store(use && processor_is_wide(), std::memory_order_relaxed);
}

std::atomic<bool> detail::wide_processor_in_use = processor_is_wide();

} // namespace zugzwang
