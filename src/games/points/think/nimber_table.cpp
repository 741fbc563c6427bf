#include "games/points/think/nimber_table.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace zugzwang::points {

NimberTable::NimberTable(std::size_t megabytes)
    : entries_(std::size_t{1} << 12),
      max_entries_(std::bit_floor(std::max<std::size_t>(megabytes, 1) * (std::size_t{1} << 20) / sizeof(Entry))) {}

void NimberTable::restrict_to(const PartKey& key, Nimbers possible, std::uint64_t nodes) {
    if (filled_ > entries_.size() / 2 && entries_.size() < max_entries_) grow();
    auto* const first = &entries_[bucket(key)];
    auto* const last = first + bucket_size;
    const auto effort = static_cast<std::uint32_t>(std::min<std::uint64_t>(nodes, UINT32_MAX));
    auto* entry =
        std::find_if(first, last, [&](const Entry& known) { return known.possible != 0 && known.key == key; });
    if (entry != last) {
        entry->possible &= possible;
        entry->nodes = std::max(entry->nodes, effort);
        return;
    }
    entry = std::min_element(first, last, [](const Entry& a, const Entry& b) {
        return std::pair(a.possible != 0, a.nodes) < std::pair(b.possible != 0, b.nodes);
    });
    if (entry->possible == 0) ++filled_;
    *entry = {key, possible, effort};
}

void NimberTable::grow() {
    std::vector<Entry> old(entries_.size() * 4 <= max_entries_ ? entries_.size() * 4 : max_entries_);
    std::swap(old, entries_);
    filled_ = 0;
    for (const auto& entry : old) {
        if (entry.possible == 0) continue;
        auto* const first = &entries_[bucket(entry.key)];
        auto* const slot =
            std::find_if(first, first + bucket_size, [](const Entry& known) { return known.possible == 0; });
        if (slot == first + bucket_size) continue;
        *slot = entry;
        ++filled_;
    }
}

} // namespace zugzwang::points
