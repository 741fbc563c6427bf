#include "desk/transfer.hpp"

#include <algorithm>
#include <utility>

#include "desk/look_back.hpp"
#include "zugzwang/base/number_words.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

/// The name of whoever sat against the person; empty where that is nobody.
std::string opponent_of(const OpenedGames::One& one) {
    for (const Side side : both_sides) {
        const auto& seats = one.record.seats;
        if (seats[side].player == human && seats[other(side)].player != human)
            return player_name(*one.game, seats, other(side));
    }
    return {};
}

} // namespace

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
    const auto id = library_->add(one.record, one.last, opponent_of(one));
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
    const auto whole = static_cast<std::int64_t>(whole_);
    if (running_ && takes_in_) return tr("Taking in game {done} of {n}", {{"done", done_ + 1}, {"n", whole_}});
    if (running_) return tr("Collecting game {done} of {n}", {{"done", done_ + 1}, {"n", whole_}});
    if (!takes_in_) return {};
    const auto left_out = coming_.refused + (whole_ - added_);
    const auto added =
        tr_n("{n} game is taken in", "{n} games are taken in", whole - static_cast<std::int64_t>(whole_ - added_));
    if (not_kept_) return tr("{added}. {reason}", {{"added", added}, {"reason", sentence(tr(*not_kept_))}});
    if (left_out == 0) return added;
    return tr("{added}, {left} could not be read", {{"added", added}, {"left", left_out}});
}

std::vector<GameRecord> Transfer::take_records() { return std::exchange(records_, {}); }

} // namespace zugzwang
