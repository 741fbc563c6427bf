#include "desk/shelf.hpp"

#include <utility>

namespace zugzwang {

void Shelf::set_filter(LibraryFilter filter) {
    filter_ = std::move(filter);
    reload();
}

void Shelf::reload() {
    pages_.clear();
    tally_ = library_ == nullptr ? LibraryTally{} : library_->tally(filter_);
}

const LibraryEntry* Shelf::at(std::size_t index) const {
    if (index >= size()) return nullptr;
    const auto page = index / page_size;
    auto found = pages_.find(page);
    if (found == pages_.end()) {
        if (pages_.size() >= max_pages) pages_.clear();
        found = pages_.emplace(page, library_->entries(filter_, page * page_size, page_size)).first;
    }
    const auto place = index % page_size;
    return place < found->second.size() ? &found->second[place] : nullptr;
}

std::optional<std::size_t> Shelf::index_of(std::int64_t id, std::size_t about) const {
    const auto first = about < page_size ? 0 : about - page_size;
    for (auto index = first; index < about + page_size; ++index) {
        const auto* entry = at(index);
        if (entry != nullptr && entry->id == id) return index;
    }
    return std::nullopt;
}

std::optional<Refusal> Shelf::remove(std::int64_t id) {
    auto refusal = library_ == nullptr ? std::nullopt : library_->remove(id);
    reload();
    return refusal;
}

std::optional<Refusal> Shelf::restore(std::int64_t id) {
    auto refusal = library_ == nullptr ? std::nullopt : library_->restore(id);
    reload();
    return refusal;
}

} // namespace zugzwang
