#include "zugzwang/ai/large_pages.hpp"

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace zugzwang {

void advise_large_pages([[maybe_unused]] void* start, [[maybe_unused]] std::size_t bytes) noexcept {
#ifdef __linux__
    constexpr std::size_t page = std::size_t{2} << 20;
    if (std::align(page, page, start, bytes)) static_cast<void>(::madvise(start, bytes / page * page, MADV_HUGEPAGE));
#endif
}

} // namespace zugzwang
