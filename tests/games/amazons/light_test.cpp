// What is lit of a board of Amazons while a fact is told is what the fact counts.
#include "games/amazons/think/light.hpp"

#include <map>
#include <set>

#include "support/catch.hpp"

#include "games/amazons/think/facts.hpp"
#include "slow_counts.hpp"

namespace zugzwang::amazons {
namespace {

using Places = std::set<slow::Place>;

Places places_of(const std::vector<int>& squares, const slow::Position& position) {
    Places places;
    for (const int square : squares)
        places.emplace(static_cast<int>(position.rows.size()) - 1 - square / 16, square % 16);
    CHECK(places.size() == squares.size());
    return places;
}

/// The squares of a side by the name that the kind begins with, counted slowly.
Places counted(const std::string& kind, const slow::Position& position, char side) {
    Places places;
    if (kind.find("territory") != kind.npos || kind == "parts" || kind == "moves_are_left" || kind == "closes_off" ||
        kind.ends_with("_room")) {
        for (const auto& queen : slow::places(position, slow::queen_of(side))) {
            const auto room = slow::room(position, queen);
            if (slow::has(position, room, slow::queen_of(slow::other_side(side)))) continue;
            for (const auto& place : room) {
                if (slow::letter(position, place) == '.') places.insert(place);
            }
        }
        return places;
    }
    const bool single = kind.find("near") != kind.npos;
    const auto own = slow::distances(position, side, single);
    const auto others = slow::distances(position, slow::other_side(side), single);
    for (const auto& [place, distance] : own) {
        const auto met = others.find(place);
        const bool sooner = met == others.end() || distance < met->second;
        const int longest = kind.find("two_moves") != kind.npos ? 2 : kind.find("open") != kind.npos ? 1 : 0;
        if (longest == 0 ? sooner : distance <= longest) places.insert(place);
    }
    return places;
}

Rules::State some_state(Random& random) {
    Rules::State state = Rules::initial({.board = random.below(2) == 0 ? 6 : 8});
    const auto plies = random.between(0, 24);
    for (int ply = 0; ply < plies && !Rules::outcome(state); ++ply)
        state = Rules::after(state, random.pick(Rules::legal_moves(state)));
    return state;
}

} // namespace

TEST_CASE("amazons: what is lit while a fact is told is what it counts", "[amazons][facts][light]") {
    Random random(71);
    std::map<std::string, int> lit;
    for (int positions = 0; positions < 300;) {
        const auto state = some_state(random);
        if (Rules::outcome(state)) continue;
        ++positions;
        const auto moves = Rules::legal_moves(state);
        const auto before = slow::read(Rules::to_text(state));
        const char own_side = before.side, other_side = slow::other_side(own_side);
        for (const bool beside : {false, true}) {
            MoveQuestion<Rules> question{.state = state, .move = random.pick(moves)};
            if (beside) question.rival = random.pick(moves);
            question.rival_is_better = beside && random.happens(0.5);
            if (question.rival == question.move) continue;
            const auto after = slow::moves(before).at(Rules::move_to_text(state, question.move));
            for (const auto& fact : facts(question)) {
                const auto light = amazons::light(question, fact);
                const auto& kind = fact.kind;
                CAPTURE(Rules::to_text(state), Rules::move_to_text(state, question.move), kind, fact.words);
                const auto any = places_of(light.places, before);
                auto own = places_of(light.of[state.to_move], before),
                     others = places_of(light.of[other(state.to_move)], before);
                ++lit[kind];
                if (kind.ends_with("blocks") || kind.ends_with("shuts_in") || kind.ends_with("walls_in")) {
                    CHECK(any.empty());
                    CHECK(own.empty() != others.empty());
                    // The queen herself, and what she has left.
                    const auto count = kind.ends_with("blocks") ? 0 : fact.numbers.at(0);
                    CHECK(own.size() + others.size() == static_cast<std::size_t>(count) + 1);
                    const auto at = fact.words.find("queen on ");
                    REQUIRE(at != fact.words.npos);
                    const slow::Place queen{static_cast<int>(before.rows.size()) -
                                                std::stoi(fact.words.substr(at + 10)),
                                            fact.words[at + 9] - 'a'};
                    CHECK((own.contains(queen) || others.contains(queen)));
                    continue;
                }
                const bool is_later =
                    kind.ends_with("_after_answer") || kind == "names_answer" || kind.ends_with("_open_moves");
                const auto then = is_later ? slow::moves(after).at(fact.moves.front()) : after;
                if (kind.ends_with("wins") || kind.ends_with("loses") || kind.ends_with("_win") ||
                    kind.ends_with("_away") || kind.ends_with("at_once")) {
                    CHECK_FALSE(light.is_on());
                    continue;
                }
                for (const auto& place : any)
                    CHECK((own.insert(place).second && others.insert(place).second));
                const bool of_own = kind == "closes_off" || kind.ends_with("_room") || kind == "has_open_moves";
                const bool of_others = kind == "leaves_open_moves";
                CHECK(own == (of_others ? Places() : counted(kind, then, own_side)));
                CHECK(others == (of_own ? Places() : counted(kind, then, other_side)));
                const bool counts_moves =
                    kind.find("open") != kind.npos || kind == "moves_are_left" || kind.ends_with("_room");
                if (counts_moves) continue;
                CHECK(static_cast<std::int64_t>(own.size()) == fact.numbers.at(0));
                if (!of_own) CHECK(static_cast<std::int64_t>(others.size()) == fact.numbers.at(1));
            }
        }
    }
    for (const auto* const kind : {"gains_first", "gains_near", "first_beside", "first_after_answer", "blocks",
                                   "shuts_in", "two_moves_beside"}) {
        CAPTURE(kind);
        CHECK(lit[kind] > 0);
    }
}

} // namespace zugzwang::amazons
