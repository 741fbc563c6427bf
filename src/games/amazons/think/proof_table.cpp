#include "games/amazons/think/proof_table.hpp"

#include <algorithm>
#include <bit>
#include <span>
#include <utility>

namespace zugzwang::amazons {

ProofTable::ProofTable(std::size_t max_mb)
    : entries_(1U << 12), max_entries_(std::bit_floor(std::max<std::size_t>(max_mb, 1) * (1U << 20) / sizeof(Entry))) {}

const ProofNumbers* ProofTable::find(const Key& key) const {
    const std::span entries{entries_.data() + (key.low % entries_.size() & ~(bucket - 1)), bucket};
    const auto found =
        std::ranges::find_if(entries, [&](const Entry& entry) { return entry.work > 0 && entry.key == key; });
    return found == entries.end() ? nullptr : &found->numbers;
}

void ProofTable::keep(const Key& key, ProofNumbers numbers, std::uint64_t work) {
    if (used_ * 2 > entries_.size() && entries_.size() < max_entries_) grow();
    place({key, numbers, static_cast<std::uint32_t>(std::clamp<std::uint64_t>(work, 1, UINT32_MAX))});
}

void ProofTable::place(const Entry& entry) {
    const std::span entries{entries_.data() + (entry.key.low % entries_.size() & ~(bucket - 1)), bucket};
    auto place = std::ranges::find_if(entries, [&](const Entry& old) { return old.work > 0 && old.key == entry.key; });
    if (place == entries.end()) place = std::ranges::min_element(entries, {}, &Entry::work);
    used_ += place->work == 0 ? 1 : 0;
    *place = entry;
}

void ProofTable::grow() {
    auto old = std::exchange(entries_, std::vector<Entry>(entries_.size() * 2));
    used_ = 0;
    for (const auto& entry : old) {
        if (entry.work > 0) place(entry);
    }
}

} // namespace zugzwang::amazons
