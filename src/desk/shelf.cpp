#include "desk/shelf.hpp"

#include <utility>

#include "desk/recorded_game.hpp"
#include "zugzwang/base/number_words.hpp"
#include "zugzwang/base/words.hpp"

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

void Transfer::take_in(OpenedGames games) {
    coming_ = std::move(games);
    whole_ = coming_.games.size();
    done_ = added_ = 0;
    not_kept_.reset();
    running_ = takes_in_ = true;
}

void Transfer::give_out(const LibraryFilter& filter) {
    filter_ = filter;
    whole_ = library_ == nullptr ? 0 : library_->tally(filter).games;
    records_.clear();
    done_ = 0;
    running_ = true;
    takes_in_ = false;
}

bool Transfer::step() {
    if (!running_) return false;
    if (takes_in_) {
        for (std::size_t count = 0; count < taken_in_a_step && done_ < whole_; ++count)
            add(coming_.games[done_++]);
    } else {
        read_some();
    }
    running_ = done_ < whole_;
    return !running_;
}

void Transfer::add(const OpenedGames::One& one) {
    if (library_ == nullptr) return;
    const auto id = library_->add(one.record, one.last, opponent_name(*one.game, one.record));
    if (id) {
        ++added_;
    } else {
        not_kept_ = id.refusal();
        done_ = whole_; // the next ones would fare no better
    }
}

void Transfer::read_some() {
    const auto entries = library_->entries(filter_, done_, read_in_a_step);
    for (const auto& entry : entries) {
        if (auto record = library_->record(entry.id)) records_.push_back(*std::move(record));
    }
    done_ = entries.empty() ? whole_ : done_ + entries.size();
}

std::string Transfer::words() const {
    if (running_ && takes_in_) return tr("Importing game {done} of {n}", {{"done", done_ + 1}, {"n", whole_}});
    if (running_) return tr("Exporting game {done} of {n}", {{"done", done_ + 1}, {"n", whole_}});
    if (!takes_in_) return {};
    const auto left_out = coming_.refused + (whole_ - added_);
    const auto added = tr_n("{n} game imported", "{n} games imported", static_cast<std::int64_t>(added_));
    if (not_kept_) return tr("{added}. {reason}", {{"added", added}, {"reason", sentence(tr(*not_kept_))}});
    if (left_out == 0) return added;
    return tr("{added}, {left} could not be read", {{"added", added}, {"left", left_out}});
}

std::vector<GameRecord> Transfer::take_records() { return std::exchange(records_, {}); }

} // namespace zugzwang
