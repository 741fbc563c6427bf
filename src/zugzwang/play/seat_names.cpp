#include "zugzwang/play/seat_names.hpp"

#include "zugzwang/base/words.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang {

SeatNames::SeatNames(const Game& entry, const SessionConfig& config)
    : side_names_(entry.side_names), ids_(config.players), names_(config.names), outside_note_(config.outside_note) {
    for (const Side side : both_sides) {
        if (const auto* known = find_player(entry, ids_[side])) players_[side] = *known;
    }
}

const PlayerSpec* SeatNames::spec(Side side) const { return players_[side] ? &*players_[side] : nullptr; }

std::string SeatNames::side(Side side) const { return side_name(side_names_, side); }

std::string SeatNames::sure_end(const Outcome& outcome) const { return zugzwang::sure_end(side_names_, outcome); }

bool SeatNames::is_you(Side side) const { return is_person(side) && (one_person() || names_[side] == tr("You")); }

std::string SeatNames::player(Side side) const {
    if (!names_[side].empty()) return names_[side];
    if (is_person(side)) return one_person() ? tr("You") : this->side(side);
    if (is_far(side)) return tr("A friend");
    const auto* known = spec(side);
    return known ? tr(known->name) : ids_[side].substr(outside_prefix.size());
}

std::string SeatNames::note(Side side) const {
    if (is_person(side)) return one_person() ? this->side(side) : tr("Player");
    if (is_far(side)) return tr("{side}, far away", {{"side", this->side(side)}});
    const auto* known = spec(side);
    return tr(known ? known->thinks : outside_note_);
}

} // namespace zugzwang
