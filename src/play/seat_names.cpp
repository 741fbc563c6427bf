#include "play/seat_names.hpp"

#include <algorithm>

#include "zugzwang/play/side_words.hpp"
#include "zugzwang/rules/words.hpp"

namespace zugzwang {

SeatNames::SeatNames(const Game& entry, const SessionConfig& config)
    : side_names_(entry.side_names), players_(entry.players), ids_(config.players), names_(config.names),
      outside_note_(config.outside_note) {}

const PlayerSpec* SeatNames::spec(Side side) const {
    const auto found = std::ranges::find(players_, ids_[side], &PlayerSpec::id);
    return found == players_.end() ? nullptr : &*found;
}

std::string SeatNames::side(Side side) const { return side_name(side_names_, side); }

std::string SeatNames::sure_end(const Outcome& outcome) const { return zugzwang::sure_end(side_names_, outcome); }

std::string SeatNames::player(Side side) const {
    if (!names_[side].empty()) return names_[side];
    if (is_person(side)) return one_person() ? tr("You") : this->side(side);
    const auto* known = spec(side);
    return known ? tr(known->name) : ids_[side].substr(outside_prefix.size());
}

std::string SeatNames::note(Side side) const {
    if (is_person(side)) return one_person() ? this->side(side) : tr("a person");
    const auto* known = spec(side);
    return tr(known ? known->thinks : outside_note_);
}

} // namespace zugzwang
