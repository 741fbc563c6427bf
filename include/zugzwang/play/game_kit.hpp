// What a game's folder hands over to join the arcade: the GameKit concept, and the typed values around it.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "zugzwang/ai/echo_player.hpp"
#include "zugzwang/ai/fact.hpp"
#include "zugzwang/ai/player.hpp"
#include "zugzwang/ai/random_player.hpp"
#include "zugzwang/ai/solution.hpp"
#include "zugzwang/play/echo.hpp"
#include "zugzwang/play/game.hpp"
#include "zugzwang/play/lesson.hpp"
#include "zugzwang/play/view.hpp"

namespace zugzwang {

struct PlayerRequest {
    std::string_view id; ///< One of the game's players.
    std::uint64_t seed = 1;
    const OptionValues* options = nullptr; ///< Of the game; for players with a choice of their own (depth). Not kept.
    std::size_t hash_mb = default_hash_mb; ///< Memory for its tables at most, in MiB; at least 1.
    int threads = 1;                       ///< 1 … max_search_threads.
};

/// A type K is a game's kit when it names its Rules, View and Insight and has
///   setup(options)            the Setup, or why the options do not go together
///   player(request)           a computer player but "random", which every game has; null only for an id that is not
///                             the game's
///   solve(state, request, control)  exact unless stopped first
///   counts_margin             whether more than who wins counts: by how much (boxes, points)
///   insight(state, control)   what a teacher would point at; stops when told and then knows less
///   lesson(request, control)  the player's algorithm on that position; null when it was stopped
///   facts(question)           what is true of a move, the most telling first, in a few milliseconds; beside a better
///                             rival what speaks against the move
///   entry()                   the catalog entry's words, options and players, and its ladder if it has one, each of
///                             whose rungs `player` seats
/// with Insight a regular value; all static.
template <class K>
concept GameKit = Rules<typename K::Rules> && ViewOf<typename K::View, typename K::Rules, typename K::Insight> &&
    requires(const OptionValues& options, const PlayerRequest& request, const typename K::Rules::State& state,
             const SolveRequest& solve, SearchControl& control, const LessonRequest<typename K::Rules::State>& lesson,
             const MoveQuestion<typename K::Rules>& question) {
    { K::setup(options) } -> std::same_as<Result<typename K::Rules::Setup>>;
    { K::player(request) } -> std::same_as<std::unique_ptr<Player<typename K::Rules>>>;
    { K::solve(state, solve, control) } -> std::same_as<Solution<typename K::Rules>>;
    { K::counts_margin } -> std::convertible_to<bool>;
    { K::insight(state, control) } -> std::same_as<typename K::Insight>;
    { K::facts(question) } -> std::same_as<std::vector<Fact>>;
    { K::lesson(lesson, control) } -> std::same_as<std::unique_ptr<Lesson>>;
    { K::entry() } -> std::same_as<Game>;
};

/// Any player of the game, be it an Echo; null for an id that is not the game's.
template <GameKit K>
[[nodiscard]] std::unique_ptr<Player<typename K::Rules>> player_of(const PlayerRequest& request) {
    using R = typename K::Rules;
    if (request.id == "random") return std::make_unique<RandomPlayer<R>>(request.seed);
    const auto rating = echo_rating(request.id);
    if (!rating) return K::player(request);
    const auto ladder = K::entry().ladder;
    if (ladder.rungs.empty()) return nullptr;
    const auto place = echo_place(ladder, *rating);
    const auto rung = [&](std::size_t number) {
        auto of_rung = request;
        of_rung.id = ladder.rungs[number].player.id;
        return K::player(of_rung);
    };
    return std::make_unique<EchoPlayer<R>>(rung(place.weaker), rung(place.stronger), place.chance, request.seed);
}
/// The last of its catalog.
template <GameKit K>
[[nodiscard]] std::unique_ptr<Player<typename K::Rules>> strongest_player(const OptionValues& options,
                                                                          std::size_t hash_mb = default_hash_mb) {
    return player_of<K>({.id = K::entry().players.back().id, .seed = 1, .options = &options, .hash_mb = hash_mb});
}

/// A kit of a game in which a teacher would not show every move that is worth the same has
///   advised(state, move, control)  the one to show as a hint in place of that move
template <class K>
concept AdvisesMoves = GameKit<K> &&
    requires(const typename K::Rules::State& state, const typename K::Rules::Move& move, SearchControl& control) {
    { K::advised(state, move, control) } -> std::same_as<typename K::Rules::Move>;
};

/// The move to show as a hint where the strongest player would play that one.
template <GameKit K>
[[nodiscard]] typename K::Rules::Move advised_move(const typename K::Rules::State& state,
                                                   const typename K::Rules::Move& move, SearchControl& control) {
    if constexpr (AdvisesMoves<K>)
        return K::advised(state, move, control);
    else
        return move;
}

/// A kit of a game with so many moves that not all can be looked at has
///   promising(state, control)  the moves worth looking at, the most promising first, at least one
template <class K>
concept SiftsMoves = GameKit<K> && requires(const typename K::Rules::State& state, SearchControl& control) {
    { K::promising(state, control) } -> std::same_as<std::vector<typename K::Rules::Move>>;
};

/// The same of any kit; every legal move where it does not say. Requires a position that is not over.
template <GameKit K>
[[nodiscard]] std::vector<typename K::Rules::Move> promising_moves(const typename K::Rules::State& state,
                                                                   SearchControl& control) {
    if constexpr (SiftsMoves<K>)
        return K::promising(state, control);
    else
        return K::Rules::legal_moves(state);
}

/// A kit that talks to onlookers has
///   remark(state, move)       what is worth telling of that move when it is played: a few words that a child
///                             understands and that name no side ("gives up 2 boxes to keep control"), translated;
///                             empty of most moves. At once: it is asked of every move.
template <class K>
concept Remarks = GameKit<K> && requires(const typename K::Rules::State& state, const typename K::Rules::Move& move) {
    { K::remark(state, move) } -> std::same_as<std::string>;
};

/// The same of any kit; nothing where it does not talk.
template <GameKit K>
[[nodiscard]] std::string remark_on(const typename K::Rules::State& state, const typename K::Rules::Move& move) {
    if constexpr (Remarks<K>)
        return K::remark(state, move);
    else
        return {};
}

/// A kit whose positions can be laid out by hand has
///   editor(state)             an editor that begins with that position
template <class K>
concept LaysOut = GameKit<K> && requires(typename K::Rules::State state) {
    { K::editor(std::move(state)) } -> std::same_as<std::unique_ptr<StartEditor>>;
};

/// What a kit is of, and what a small one leaves out, by deriving from this: it has no margins, no insight, no facts,
/// no lesson, and no move that is too plain for a puzzle. What a kit has of its own hides the function of that name
/// here; it may be a name for a function that stands elsewhere: `static constexpr auto facts = boxes::facts;`.
template <class R, class V, class I = NoInsight>
struct KitDefaults {
    using Rules = R;
    using View = V;
    using Insight = I;
    static constexpr bool counts_margin = false;
    [[nodiscard]] static Insight insight(const auto& /*state*/, SearchControl&) { return {}; }
    [[nodiscard]] static std::vector<Fact> facts(const auto& /*question*/) { return {}; }
    [[nodiscard]] static std::unique_ptr<Lesson> lesson(const auto& /*request*/, SearchControl&) { return nullptr; }
    [[nodiscard]] static bool is_obvious(const auto& /*state*/, const auto& /*move*/) { return false; }
};

} // namespace zugzwang
