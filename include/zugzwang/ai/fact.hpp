// What is true of a move and tells why it is worth what it is worth: facts with numbers, and the words made of them.
// A sentence that judges a move is made of facts and of nothing else, so that each of its claims can be checked again.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "zugzwang/rules/rules.hpp"
#include "zugzwang/rules/side.hpp"

namespace zugzwang {

/// Where a board is lit while something is told of it. Places are parts of the board, as its game numbers them.
struct Light {
    BySide<std::vector<int>> of{};    ///< What a side gets, has or comes to.
    std::vector<int> places{};        ///< What is spoken of and is no side's.
    std::vector<std::string> moves{}; ///< Moves that can then be made, as the rules write them.

    [[nodiscard]] bool is_on() const { return *this != Light{}; }

    friend bool operator==(const Light&, const Light&) = default;
};

struct Fact {
    std::string kind;                    ///< What it claims, the same in every language: "opens_chain".
    std::vector<std::int64_t> numbers{}; ///< Of the claim, in the order that its game gives for the kind.
    std::vector<std::string> moves{};    ///< Moves that it speaks of beside the move itself, as the rules write them.
    std::string words;                   ///< One sentence, translated, that names no side.
    Light light{};                       ///< What the board shows of it. Where words alone do not tell of which places
                                         ///< it speaks, its game names those; `facts_of` makes the rest of it.

    /// Whether they claim the same.
    [[nodiscard]] bool claims_same(const Fact& fact) const {
        return kind == fact.kind && numbers == fact.numbers && moves == fact.moves;
    }
};

/// What a move is compared with, as text. A move that cannot be read counts as none.
struct Comparison {
    std::string rival{}; ///< Another move of the position, worth more or less; empty: none.
    bool rival_is_better = false;
    bool rival_is_secret = false; ///< Somebody looks for the better rival: what names it is left out.
    std::string answer{};         ///< The best move after the explained one, as far as known; empty: not known.

    friend auto operator<=>(const Comparison&, const Comparison&) = default;
};

/// A move to be explained.
template <Rules R>
struct MoveQuestion {
    const typename R::State& state;
    typename R::Move move;                    ///< Legal.
    std::optional<typename R::Move> rival{};  ///< As in Comparison; legal.
    bool rival_is_better = false;             ///< False without a rival.
    std::optional<typename R::Move> answer{}; ///< Legal after `move`.
};

/// A kit of facts that can be seen on the board has
///   light(question, fact)     where the board is lit while that fact is told
template <class K>
concept LightsFacts = requires(const MoveQuestion<typename K::Rules>& question, const Fact& fact) {
    { K::light(question, fact) } -> std::same_as<Light>;
};

/// What the kit K says of the move: the most telling fact first. Beside a better rival nothing is said that is as true
/// of the rival. Empty if the move is not legal.
template <class K>
[[nodiscard]] std::vector<Fact> facts_of(const typename K::Rules::State& state, std::string_view move,
                                         const Comparison& comparison) {
    using R = typename K::Rules;
    const auto read = [](const typename R::State& before, std::string_view text) -> std::optional<typename R::Move> {
        if (text.empty()) return std::nullopt;
        auto parsed = R::move_from_text(before, text);
        return parsed ? std::optional(*std::move(parsed)) : std::nullopt;
    };
    const auto explained = read(state, move);
    if (!explained) return {};
    MoveQuestion<R> question{.state = state, .move = *explained, .rival = read(state, comparison.rival)};
    question.rival_is_better = question.rival && comparison.rival_is_better;
    const auto next = R::after(state, *explained);
    if (!R::outcome(next)) question.answer = read(next, comparison.answer);
    auto facts = K::facts(question);
    if constexpr (LightsFacts<K>) {
        for (auto& fact : facts)
            fact.light = K::light(question, fact);
    }
    if (!question.rival_is_better) return facts;
    const auto of_rival = K::facts(MoveQuestion<R>{.state = state, .move = *question.rival, .rival = explained});
    std::erase_if(facts, [&](const Fact& fact) {
        const bool tells =
            comparison.rival_is_secret && std::ranges::find(fact.moves, comparison.rival) != fact.moves.end();
        return tells || std::ranges::any_of(of_rival, [&](const Fact& other) { return other.claims_same(fact); });
    });
    return facts;
}

/// The sentences of the facts one after the other.
[[nodiscard]] std::string words_of(const std::vector<Fact>& facts);
/// Of the first of them that lights anything.
[[nodiscard]] Light light_of(const std::vector<Fact>& facts);

} // namespace zugzwang
