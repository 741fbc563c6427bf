// What a game says of a move of its line, in a form that is free of its types.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "zugzwang/base/words.hpp"
#include "zugzwang/play/game_kit.hpp"
#include "zugzwang/play/session_game.hpp"
#include "zugzwang/play/side_words.hpp"
#include "zugzwang/rules/match.hpp"

namespace zugzwang {

/// Of that position.
template <Rules R>
[[nodiscard]] Result<AnyMove> legal_move(const typename R::State& state, std::string_view text) {
    const auto move = R::move_from_text(state, text);
    if (!move) return move.refusal();
    if (!R::is_legal(state, *move)) return Refusal{"illegal move `{}`", text};
    return AnyMove(*move);
}

/// Of that position, as the rules write it or as a person reads it; there small letters do for capital ones, of A to Z.
/// None where it is not one of `only`, if there are such.
template <GameKit K>
[[nodiscard]] AnyMove typed_move_of(const typename K::Rules::State& state, std::string_view text, Labels labels,
                                    const std::vector<typename K::Rules::Move>& only) {
    using R = typename K::Rules;
    const auto small = [](char sign) {
        return sign >= 'A' && sign <= 'Z' ? static_cast<char>(sign - 'A' + 'a') : sign;
    };
    const auto reads_so = [&](const typename R::Move& move) {
        return std::ranges::equal(K::View::move_words(state, move, labels), text, {}, small, small);
    };
    std::optional<typename R::Move> typed;
    if (const auto move = R::move_from_text(state, text); move && R::is_legal(state, *move)) {
        typed = *move;
    } else {
        const auto legal = R::legal_moves(state);
        if (const auto found = std::ranges::find_if(legal, reads_so); found != legal.end()) typed = *found;
    }
    const bool is_allowed = typed && (only.empty() || std::ranges::find(only, *typed) != only.end());
    return is_allowed ? AnyMove(*typed) : AnyMove();
}

/// The move that leads to this ply, from 1.
template <GameKit K>
[[nodiscard]] Played<typename K::Rules> played_at(const Match<typename K::Rules>& match, std::size_t ply,
                                                  bool by_steps) {
    return {match.state_after(ply - 1), match.line()[ply - 1], match.state_after(ply), by_steps};
}

/// The parts of the board that the mover won in this turn before the move that leads to this ply.
template <GameKit K>
[[nodiscard]] int gains_before(const Match<typename K::Rules>& match, std::size_t ply, const Theme& theme) {
    using R = typename K::Rules;
    int gains = 0;
    while (ply > 1 && R::to_move(match.state_after(ply - 2)) == R::to_move(match.state_after(ply - 1))) {
        --ply;
        const auto cues = K::View::showing(played_at<K>(match, ply, /*by_steps=*/false), theme).cues;
        const auto here = std::ranges::count(cues, Cue::Kind::gain, &Cue::kind);
        if (here == 0) break;
        gains += static_cast<int>(here);
    }
    return gains;
}

/// As SessionGame::showing: what is won in a row rises.
template <GameKit K>
[[nodiscard]] Showing showing_of(const Match<typename K::Rules>& match, std::size_t ply, bool by_steps,
                                 const Theme& theme) {
    auto showing = K::View::showing(played_at<K>(match, ply, by_steps), theme);
    int rise = -1;
    for (auto& cue : showing.cues) {
        if (cue.kind != Cue::Kind::gain) continue;
        if (rise < 0) rise = gains_before<K>(match, ply, theme);
        cue.rise = rise++;
    }
    return showing;
}

/// As SessionGame::told: a view that tells nothing of its own has its moves read out.
template <GameKit K>
[[nodiscard]] std::string told_of(const Match<typename K::Rules>& match, std::size_t ply, Labels labels) {
    const auto played = played_at<K>(match, ply, /*by_steps=*/false);
    const auto side = side_name(K::entry().side_names, K::Rules::to_move(played.before));
    auto words = K::View::told(played, side, labels);
    if (!words.empty()) return words;
    return tr("{side} plays {move}.",
              {{"side", side}, {"move", K::View::move_words(played.before, played.move, labels)}});
}

/// A legal move, or none; the view waits for another one.
template <GameKit K>
[[nodiscard]] std::optional<ProposedMove> propose(typename K::View& view, const typename K::Rules::State& state,
                                                  const typename K::Rules::Move& move, const Audience& audience) {
    view.settle(state, audience.pointer);
    if (!K::Rules::is_legal(state, move)) return std::nullopt;
    return ProposedMove{.move = move, .words = K::View::move_words(state, move, audience.labels)};
}

/// The last move of the match, just played.
template <GameKit K>
[[nodiscard]] PlayedMove played_move(const Match<typename K::Rules>& match, bool by_steps, const Audience& audience) {
    using R = typename K::Rules;
    const auto &before = match.before(), &now = match.state();
    const auto& move = match.moves().back();
    PlayedMove played{.entry = {.side = R::to_move(before),
                                .text = R::move_to_text(before, move),
                                .words = K::View::move_words(before, move, audience.labels)},
                      .after = {.to_move = R::to_move(now), .outcome = R::outcome(now)},
                      .showing = {},
                      .by_steps = by_steps};
    if (audience.theme) {
        played.entry.remark = remark_on<K>(before, move);
        played.told = told_of<K>(match, match.moves().size(), audience.labels);
        played.showing = showing_of<K>(match, match.moves().size(), by_steps, *audience.theme);
    }
    return played;
}

} // namespace zugzwang
