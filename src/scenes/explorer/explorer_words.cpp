#include "scenes/explorer/explorer_words.hpp"

#include <utility>
#include <vector>

#include "desk/recorded_game.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang {

std::string ending_of(const Game& game, const std::string& start, const OpeningGame& played, Side side) {
    if (!played.outcome) return tr("not finished");
    const auto& [winner, margin] = *played.outcome;
    const auto points = points_of(game, start);
    const bool is_counted = points > 0 && (winner.has_value() == (margin > 0)) && (points + margin) % 2 == 0;
    if (is_counted) {
        const auto own = winner == side ? (points + margin) / 2 : (points - margin) / 2;
        return tr("{more} to {fewer}", {{"more", own}, {"fewer", points - own}});
    }
    if (!winner) return tr("a draw");
    return *winner == side ? tr("won") : tr("lost");
}

std::string tally_words(const OpeningTally& tally, Side side) {
    const auto won = side == Side::first ? tally.first_won : tally.second_won;
    const auto lost = side == Side::first ? tally.second_won : tally.first_won;
    if (tally.drawn == 0) return tr("{won} won, {lost} lost", {{"won", won}, {"lost", lost}});
    return tr("{won} won, {lost} lost, {drawn} drawn", {{"won", won}, {"lost", lost}, {"drawn", tally.drawn}});
}

std::string tally_words(const OpeningTally& tally, const BySide<std::string>& names) {
    return tr("{first} won {n}, {second} {m}", {{"first", side_name(names, Side::first)},
                                                {"n", tally.first_won},
                                                {"second", side_name(names, Side::second)},
                                                {"m", tally.second_won}});
}

std::string opponent_in(const Game& game, const OpeningGame& played, bool of_person) {
    if (of_person && played.person) return player_name(game, played.seats, other(*played.person));
    return tr("{first} – {second}", {{"first", player_name(game, played.seats, Side::first)},
                                     {"second", player_name(game, played.seats, Side::second)}});
}

} // namespace zugzwang
