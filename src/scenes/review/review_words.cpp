// What a review says.
#include <algorithm>

#include "desk/recorded_game.hpp"
#include "desk/value_words.hpp"
#include "scenes/review/review.hpp"
#include "zugzwang/base/number_words.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang {

namespace {

constexpr std::size_t max_ticks = 18;

} // namespace

std::string ReviewScene::status() const {
    if (!game_.refusal().empty()) return game_.refusal();
    if (trial_) return trial_->session()->news().status;
    if (count() == 0) return tr("No moves were played");
    if (at_end())
        return game_.session()->news().outcome_words.empty() ? tr("The game stopped here")
                                                             : game_.session()->news().outcome_words;
    const auto number = list_.turns[chosen_], last = list_.turns.back();
    return chosen_ == game_.review().turning_point
               ? tr("Move {number} of {last}: where the game turned", {{"number", number}, {"last", last}})
               : tr("Move {number} of {last}", {{"number", number}, {"last", last}});
}

std::string ReviewScene::called(Side side) const {
    const auto& seats = game_.record().seats;
    const bool friends = seats[Side::first].player == human && seats[Side::second].player == human;
    return friends ? player_name(entry_, seats, side) : side_name(entry_.side_names, side);
}

std::string ReviewScene::side_note(Side side) const {
    const auto name = side_name(entry_.side_names, side);
    const auto outcome = game_.session()->news().outcome;
    if (!outcome) return tr("{side}, unfinished", {{"side", name}});
    if (!outcome->winner) return tr("{side}, a draw", {{"side", name}});
    return outcome->winner == side ? tr("{side}, won", {{"side", name}}) : tr("{side}, lost", {{"side", name}});
}

std::string ReviewScene::move_title() const {
    const auto number = list_.turns[chosen_];
    const Side side = game_.moves()[chosen_].side;
    if (game_.is_person(side) && !game_.is_person(other(side))) return tr("Move {number}, yours", {{"number", number}});
    return tr("Move {number}, {player}", {{"number", number}, {"player", game_.name(side)}});
}

MoveCard ReviewScene::end_card() const {
    if (!game_.refusal().empty()) return {.title = tr("This game cannot be shown"), .words = sentence(game_.refusal())};
    MoveCard card{.title = count() == 0 ? tr("The start") : tr("The end"), .move = status()};
    const auto& review = game_.review();
    if (!game_.is_done() || count() == 0) return card;
    std::size_t mistakes = 0;
    for (const Side side : both_sides)
        mistakes += review.totals[side].mistakes + review.totals[side].blunders;
    if (mistakes == 0) {
        card.words = tr("No mistake found.");
    } else if (review.turning_point) {
        card.words =
            tr("The game turned at move {number}: {move}.",
               {{"number", list_.turns[*review.turning_point]}, {"move", game_.moves()[*review.turning_point].words}});
    }
    return card;
}

LineWords ReviewScene::explained() const {
    return game_.session()->line_words(
        {.ply = chosen_, .line = {&game_.moves()[chosen_].text, 1}, .comparison = game_.reader().comparison(chosen_)});
}

MoveCard ReviewScene::card() const {
    if (trial_) return trial_card();
    if (line_) return line_card();
    if (at_end()) return end_card();
    const auto& move = game_.moves()[chosen_];
    MoveCard card{.title = move_title(), .move = move.words};
    card.words = explained().why;
    const auto& reviewed = game_.review().moves[chosen_];
    if (!reviewed) {
        if (!game_.is_done()) card.words = tr("Not read yet …");
        return card;
    }
    card.kind = reviewed->kind;
    const auto worth = worth_of(*reviewed, *game_.values()[chosen_], *game_.values()[chosen_ + 1]);
    card.before = worth.before;
    card.after = worth.after;
    const bool yours = game_.is_person(move.side) && !game_.is_person(other(move.side));
    card.words = sentences(verdict_words(*reviewed, yours), card.words);
    if (game_.reader().better(chosen_).empty()) return card;
    card.keeps = worth.keeps;
    tell_better(card);
    return card;
}

void ReviewScene::tell_better(MoveCard& card) const {
    const auto better = game_.reader().better(chosen_);
    const auto in_words = game_.session()->line_words(
        {.ply = chosen_, .line = {&better, 1}, .comparison = {.rival = game_.moves()[chosen_].text}});
    card.better = in_words.moves;
    card.better_words = in_words.why;
}

MoveCard ReviewScene::trial_card() const {
    MoveCard card{.title = tr("Try again"), .move = trial_->tried()};
    const auto share = trial_->share();
    const auto& value = game_.values()[chosen_];
    if (share && value && value->first_share && !value->exact) {
        const bool first = game_.moves()[chosen_].side == Side::first;
        card.before = percent_words(first ? *value->first_share : 1 - *value->first_share);
        card.after = percent_words(*share);
    }
    if (trial_->state() == Trial::State::judging) {
        card.words = tr("Looking at your move …");
    } else if (trial_->state() == Trial::State::kept) {
        card.rim = Role::act;
        card.words = sentences(tr("Yes, that keeps it."), trial_->why());
    } else if (trial_->has_failed()) {
        card.rim = Role::bad;
        card.words = sentences(tr("No, that does not keep it. Look for another move."), trial_->why());
    } else {
        card.words =
            tr("Find a better move for {player} on the board.", {{"player", called(game_.moves()[chosen_].side)}});
    }
    return card;
}

MoveCard ReviewScene::line_card() const {
    const auto moves = line_->news().moves.subspan(chosen_);
    MoveCard card{.title = tr("With the better move: {step} of {last}", {{"step", line_step_}, {"last", moves.size()}}),
                  .rim = Role::act};
    if (line_step_ > 0) card.move = moves[line_step_ - 1].words;
    card.words = joined(moves, ", ", &MoveEntry::words);
    tell_better(card);
    return card;
}

std::string ReviewScene::curve_title() const {
    if (in_points_ && (game_.is_done() || !game_.refusal().empty())) return tr("Who wins with best play, by how much");
    if (game_.is_done() || !game_.refusal().empty())
        return tr("Expected result for {side}", {{"side", called(Side::first)}});
    return tr("Reading move {number} of {last}",
              {{"number", std::min(game_.reader().read() + 1, count())}, {"last", count()}});
}

CurveScale ReviewScene::scale() const {
    if (!in_points_) return {percent_words(0), percent_words(0.5), percent_words(1)};
    const auto most = tr("by {n}", {{"n", game_.reader().largest_margin().value_or(1)}});
    return {most, tr("level"), most};
}

ValueCurve ReviewScene::curve() const {
    const auto& reader = game_.reader();
    ValueCurve curve{.shares = in_points_ ? reader.margin_shares() : reader.shares(), .pointed = pointed_};
    const auto& moves = game_.review().moves;
    for (std::size_t move = 0; move < moves.size(); ++move) {
        if (moves[move]) curve.marks.push_back({.ply = move + 1, .kind = moves[move]->kind});
    }
    const auto& turns = list_.turns;
    if (turns.empty()) return curve;
    std::size_t step = 1;
    for (const std::size_t next : {2U, 5U, 10U, 20U, 50U, 100U, 200U, 500U, 1000U, 10'000U, 100'000U}) {
        if (turns.back() / step > max_ticks) step = next;
    }
    for (std::size_t move = 0; move < turns.size(); ++move) {
        const bool begins = move == 0 || turns[move - 1] != turns[move];
        if (begins && turns[move] % step == 0)
            curve.ticks.push_back({.ply = move + 1, .words = std::to_string(turns[move])});
    }
    curve.cursor = at_end() ? count() : chosen_ + 1;
    curve.cursor_words = std::to_string(turns[*curve.cursor - 1]);
    return curve;
}

} // namespace zugzwang
