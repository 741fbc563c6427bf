// What is true of a move of Numbers and tells why it is worth what it is worth.
#pragma once

#include <vector>

#include "games/numbers/rules.hpp"
#include "zugzwang/ai/fact.hpp"

namespace zugzwang::numbers {

/// At most three, the most telling first. What an end brings and by how much it wins is meant with best play by both
/// sides; the other end is what the move is compared with, whatever the question compares it with. By kind, with the
/// numbers:
///   takes_last                the number
///   ends_are_equal            what each end brings, of how much that is left
///   brings_more               what this end brings, of how much that is left, what the other end brings
///   brings_less               what this end brings, of how much that is left, how much more the other end brings
///   has_odd_places, has_even_places
///                             what lies there, what lies at the other places; all of the former can be had, and that
///                             is more than the other end brings
///   takes_poorer_odd_place, takes_poorer_even_place
///                             what lies at these places, what lies at the others
///   wins_instead_of_losing, loses_instead_of_winning
///                             by how much, and by how much the other end loses or wins
///   wins_instead_of_drawing, loses_instead_of_drawing
///                             by how much
///   draws_instead_of_losing, draws_instead_of_winning
///                             by how much the other end loses or wins
///   uncovers, leaves_end      the number that the other side then takes: beneath the one taken, or at the other end
///   keeps_covered, takes_first
///                             the number that the other end would uncover, or leave, and the other side would take
///   takes_left, takes_right   the number taken, the one beneath it, the number at the other end, the one beneath that:
///                             of a row that is too long to count
[[nodiscard]] std::vector<Fact> facts(const MoveQuestion<Rules>& question);

} // namespace zugzwang::numbers
