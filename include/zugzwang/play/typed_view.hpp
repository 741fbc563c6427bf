// What a session asks of a game's view in texts and plies, said in the game's own types.
#pragma once

#include <any>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "zugzwang/base/words.hpp"
#include "zugzwang/play/game_kit.hpp"
#include "zugzwang/play/list_words.hpp"
#include "zugzwang/play/session_game.hpp"
#include "zugzwang/rules/match.hpp"

namespace zugzwang {

/// Draws a position of the match's line. The hint, the expected move and the values are of its present, the moves that
/// are compared of the position.
template <GameKit K>
void draw_view(const typename K::View& view, const Match<typename K::Rules>& match, const FrameRequest& request,
               std::span<const ValuedMove<typename K::Rules>> values, Canvas& canvas) {
    using R = typename K::Rules;
    using Move = std::optional<typename R::Move>;
    const auto typed = [](const AnyMove* move) -> Move {
        const auto* own = std::any_cast<typename R::Move>(move);
        return own ? Move(*own) : std::nullopt;
    };
    const auto ply = request.ply;
    const auto last = ply > 0 ? Move(match.line()[ply - 1]) : std::nullopt;
    const auto& now = match.state_after(ply);
    const auto& before = match.state_after(ply > 0 ? ply - 1 : 0);
    Frame<R, typename K::Insight> frame{.before = before, .now = now, .last = last};
    frame.last_side = R::to_move(before);
    frame.moves = match.line().first(ply);
    frame.progress = request.progress;
    frame.by_steps = request.by_steps;
    frame.since_last = request.since_last;
    frame.time = request.time;
    frame.reduced_motion = request.switches.pace.reduced_motion;
    frame.interactive = request.interactive;
    frame.miniature = request.miniature;
    frame.labels = request.switches.labels;
    frame.numbers = request.switches.numbers || request.switches.insight;
    frame.insight =
        request.insight && !request.pointed_solve ? std::any_cast<typename K::Insight>(request.insight) : nullptr;
    frame.hint = typed(request.hint);
    frame.hint_strength = request.hint_strength;
    frame.hint_begins = request.hint_begins;
    frame.expected = typed(request.expected);
    frame.played = typed(request.played);
    frame.better = typed(request.better);
    frame.better_is_secret = request.better_is_secret;
    frame.light = request.light;
    const auto [begin, count] = request.pointed;
    if (count > 0 && begin + count <= ply) {
        frame.pointed = frame.moves.subspan(begin, count);
        frame.pointed_side = R::to_move(match.state_after(begin));
        frame.pointed_solve = request.pointed_solve;
    }
    if (request.values) frame.values = values;
    view.draw(frame, canvas);
}

/// Which of these moves of the position a click there would play or begin, by their places.
template <GameKit K>
[[nodiscard]] std::vector<std::size_t> begun_by_click(typename K::View view, const typename K::Rules::State& state,
                                                      Vec place, const std::vector<std::string>& moves) {
    using R = typename K::Rules;
    std::vector<std::size_t> begun;
    const auto reaction = view.pointer(click_at(place), state);
    if (!reaction.move && !reaction.chosen) return begun;
    for (std::size_t index = 0; index < moves.size(); ++index) {
        const auto move = R::move_from_text(state, moves[index]);
        if (move && leads_to<typename K::View, R>(*move, view, reaction)) begun.push_back(index);
    }
    return begun;
}

/// What the view tells of the match's present.
template <GameKit K>
[[nodiscard]] BoardWords words_of_view(const typename K::View& view, const Match<typename K::Rules>& match,
                                       const WordsRequest& request) {
    using View = typename K::View;
    BoardWords words{.figures = {View::figure(match, Side::first), View::figure(match, Side::second)}};
    if (request.waits_for_person) {
        words.prompt = view.prompt(match.state(), request.labels);
        words.cursor = view.cursor();
        words.pointer_panel = view.pointer_panel(match.state(), request.labels);
        if (request.pointer && request.listed != nullptr)
            words.begun = begun_by_click<K>(view, match.state(), *request.pointer, *request.listed);
    }
    if (const auto* insight = std::any_cast<typename K::Insight>(request.insight))
        words.insight_panel = View::insight_panel(*insight, match.state(), request.labels);
    return words;
}

/// What lies on the board, of a view that says nothing of its own as the rules write it.
template <Rules R, class View>
[[nodiscard]] Answers position_answers(const View& view, const typename R::State& state, Labels labels) {
    auto own = view.answers(Question::position, state, labels);
    if (own.empty()) own = {tr("The position is written {position}.", {{"position", R::to_text(state)}})};
    return own;
}

/// As it is asked in SessionGame: of a view that says nothing of its own what the rules say. `only`: the moves that
/// alone may be played there; none: every one.
template <GameKit K>
[[nodiscard]] Answers answers_of(const typename K::View& view, const typename K::Rules::State& state, Question question,
                                 Labels labels, const std::vector<typename K::Rules::Move>& only) {
    using R = typename K::Rules;
    if (question == Question::position) return position_answers<R>(view, state, labels);
    if (auto own = view.answers(question, state, labels); !own.empty()) return own;
    if (question == Question::danger || R::outcome(state)) return {};
    std::vector<std::string> moves;
    for (const auto& move : only.empty() ? R::legal_moves(state) : only)
        moves.push_back(K::View::move_words(state, move, labels));
    return possible_moves(moves);
}

/// What the view answered to an input, but for its move.
template <Rules R>
[[nodiscard]] InputAnswer answer_of(const Reaction<R>& reaction, bool declined) {
    return {.used = declined || reaction.used || reaction.move || !reaction.refusal.empty(),
            .declined = declined,
            .refusal = reaction.refusal,
            .chosen = reaction.chosen};
}

/// Those of the texts that are moves of that position.
template <Rules R>
[[nodiscard]] std::vector<typename R::Move> moves_of_texts(const typename R::State& state,
                                                           const std::vector<std::string>& texts) {
    std::vector<typename R::Move> moves;
    for (const auto& text : texts) {
        if (const auto move = R::move_from_text(state, text)) moves.push_back(*move);
    }
    return moves;
}

/// The moves as a person reads them, as far as they can be played.
template <GameKit K>
[[nodiscard]] std::vector<MoveEntry> entries_of_line(typename K::Rules::State state, std::span<const std::string> line,
                                                     Labels labels) {
    using R = typename K::Rules;
    std::vector<MoveEntry> entries;
    for (const auto& text : line) {
        const auto move = R::move_from_text(state, text);
        if (!move || !R::is_legal(state, *move)) break;
        entries.push_back(
            {.side = R::to_move(state), .text = text, .words = K::View::move_words(state, *move, labels)});
        state = R::after(std::move(state), *move);
    }
    return entries;
}

/// The moves of an analysis with what the board shows of each.
template <Rules R>
[[nodiscard]] std::vector<ValuedMove<R>> valued_moves(const typename R::State& state, const Analysis& analysis) {
    std::vector<ValuedMove<R>> valued;
    const auto mover = R::to_move(state);
    for (std::size_t index = 0; index < analysis.moves.size(); ++index) {
        const auto& move = analysis.moves[index];
        if (const auto parsed = R::move_from_text(state, move.text))
            valued.push_back({*parsed, plate_words(move, mover), keeps_value(analysis, index, mover)});
    }
    return valued;
}

} // namespace zugzwang
