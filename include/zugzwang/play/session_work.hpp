// What a session has its workers do, of any kit: each a function that holds all it needs, so that the game may go on
// meanwhile.
#pragma once

#include <algorithm>
#include <any>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "zugzwang/play/analyst.hpp"
#include "zugzwang/play/game_kit.hpp"
#include "zugzwang/play/seats.hpp"
#include "zugzwang/play/session_game.hpp"
#include "zugzwang/play/typed_value.hpp"
#include "zugzwang/rules/match.hpp"

namespace zugzwang {

template <Rules R>
[[nodiscard]] Thinker thinker_of(std::shared_ptr<Player<R>> player, typename R::State state) {
    return [player = std::move(player), state = std::move(state)](SearchControl& control, const ThoughtSink& report) {
        return chosen<R>(*player, state, control, report);
    };
}

template <Rules R>
[[nodiscard]] Ponderer ponderer_of(std::shared_ptr<Player<R>> player, typename R::State state) {
    return [player = std::move(player), state = std::move(state)](SearchControl& control) {
        player->ponder(state, control);
    };
}

/// The move of the game's last player, or the one that its kit would rather show.
template <GameKit K>
[[nodiscard]] Thinker strongest_of(typename K::Rules::State state, OptionValues options) {
    return [state = std::move(state), options = std::move(options)](SearchControl& control,
                                                                    const ThoughtSink& report) -> Result<ChosenMove> {
        using R = typename K::Rules;
        const auto player = strongest_player<K>(options);
        auto move = chosen<R>(*player, state, control, report);
        if (!move) return move;
        const auto advised = advised_move<K>(state, *R::move_from_text(state, move->text), control);
        return ChosenMove{advised, R::move_to_text(state, advised)};
    };
}

template <GameKit K>
[[nodiscard]] LiveAnalyst analyst_of(typename K::Rules::State state, OptionValues options) {
    return [state = std::move(state), options = std::move(options)](SearchControl& control, const AnalysisSink& tell) {
        Analyst<K>(state, options, tell).run(control);
    };
}

template <GameKit K>
[[nodiscard]] Judge judge_of(typename K::Rules::State state, OptionValues options) {
    return [state = std::move(state), options = std::move(options)](SearchControl& control) {
        return value_of<K>(state, options, control);
    };
}

template <GameKit K>
[[nodiscard]] InsightFinder insight_of(typename K::Rules::State state) {
    return [state = std::move(state)](SearchControl& control) { return std::any(K::insight(state, control)); };
}

/// Where the side that is to move after so many moves of the game moved before, from that ply on.
template <Rules R>
[[nodiscard]] std::vector<typename R::State> turns_before(const Match<R>& match, std::size_t ply,
                                                          std::size_t from = 0) {
    std::vector<typename R::State> turns;
    const Side mover = R::to_move(match.state_after(ply));
    for (; from < ply; ++from) {
        if (R::to_move(match.state_after(from)) == mover) turns.push_back(match.state_after(from));
    }
    return turns;
}

/// What the players of the seats were asked: of a game that is gone on with, nothing before that.
template <Rules R>
class AskedSince {
  public:
    /// The present position, about which the side to move is asked.
    [[nodiscard]] const typename R::State& now(const Match<R>& match) {
        auto& since = since_[R::to_move(match.state())];
        since = std::min(since.value_or(match.moves().size()), match.moves().size());
        return match.state();
    }
    /// Where the side that is to move at that ply was asked before; a seat that never was, as if always.
    [[nodiscard]] std::vector<typename R::State> before(const Match<R>& match, std::size_t ply) const {
        return turns_before(match, ply, since_[R::to_move(match.state_after(ply))].value_or(0));
    }

  private:
    BySide<std::optional<std::size_t>> since_{}; ///< The first ply.
};

template <GameKit K>
[[nodiscard]] LessonMaker lesson_of(typename K::Rules::State state, std::vector<typename K::Rules::State> before,
                                    LessonWish wish, OptionValues options) {
    return [state = std::move(state), before = std::move(before), wish = std::move(wish),
            options = std::move(options)](SearchControl& control) -> std::shared_ptr<Lesson> {
        using State = typename K::Rules::State;
        return K::lesson(LessonRequest<State>{.state = state,
                                              .before = before,
                                              .player = wish.player,
                                              .seed = wish.seed,
                                              .options = options,
                                              .depth = wish.depth},
                         control);
    };
}

} // namespace zugzwang
