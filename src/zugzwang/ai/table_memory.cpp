#include "zugzwang/ai/table_memory.hpp"

#include <algorithm>
#include <new>

#include "zugzwang/base/words.hpp"

namespace zugzwang {

std::size_t affordable(std::size_t bytes) {
    // Threads' stacks, lists of moves: as much again, and at most this.
    constexpr std::size_t most_besides = std::size_t{64} << 20;
    while (bytes > 1) {
        void* const probe = ::operator new(bytes + std::min(bytes, most_besides), std::nothrow);
        ::operator delete(probe);
        if (probe != nullptr) return bytes;
        bytes /= 2;
    }
    return 1;
}

std::string words_of_shortage(std::size_t wished, std::size_t had) {
    if (had >= wished) return {};
    return tr("Little memory: {n} of {all} MiB for tables.",
              {{"n", static_cast<std::int64_t>(had >> 20)}, {"all", static_cast<std::int64_t>(wished >> 20)}});
}

} // namespace zugzwang
