// A referee of what the insight and an onlooker's captions say of Amazons: each claim is checked again from its words.
#include <regex>

#include "support/catch.hpp"
#include "support/within.hpp"

#include "endgames.hpp"
#include "games/amazons/show/view.hpp"
#include "games/amazons/think/insight.hpp"
#include "games/amazons/think/remark.hpp"
#include "slow_counts.hpp"

namespace zugzwang::amazons {
namespace {

/// Whether queens of both sides come to some empty square.
bool is_contested(const slow::Position& position) {
    const auto white = slow::distances(position, 'w', false), black = slow::distances(position, 'b', false);
    return std::ranges::any_of(white, [&](const auto& reached) { return black.contains(reached.first); });
}

/// False where a brute force would take too long.
bool check_words(const std::string& words, const slow::Position& position, const Rules::State& state) {
    constexpr std::size_t most_empty = 11;
    std::smatch found;
    const bool says_who_wins = words.find(" wins ") != words.npos || words.starts_with("Both have");
    if (says_who_wins && slow::places(position, '.').size() > most_empty) return false;
    const auto left = [&](char side) { return slow::most_moves(position, side); };
    const auto side_of = [](const std::string& name) { return name == "White" ? 'w' : 'b'; };
    if (std::regex_match(words, found, std::regex("(White|Black) wins for certain\\."))) {
        CHECK(slow::wins(state) == (side_of(found[1]) == position.side));
    } else if (std::regex_match(words, found, std::regex("(White|Black) wins by (\\d+) moves?\\."))) {
        const char side = side_of(found[1]);
        CHECK(slow::is_divided(position));
        CHECK(left(side) - left(slow::other_side(side)) == std::stoi(found[2]));
        CHECK(slow::wins(state) == (side == position.side));
    } else if (std::regex_match(
                   words, found,
                   std::regex("Both have the same number of moves left: (White|Black) makes the last one\\."))) {
        CHECK(slow::is_divided(position));
        CHECK(left('w') == left('b'));
        CHECK(side_of(found[1]) != position.side);
    } else if (std::regex_match(words, found,
                                std::regex("(White|Black)'s queen on ([a-z])(\\d+) (cannot move|is nearly shut in: "
                                           "(\\d+) squares? left)\\."))) {
        const slow::Place queen{static_cast<int>(position.rows.size()) - std::stoi(found[3]), found[2].str()[0] - 'a'};
        CHECK(slow::letter(position, queen) == slow::queen_of(side_of(found[1])));
        CHECK(slow::steps(position, queen) == (found[5].matched ? std::stoi(found[5]) : 0));
    } else if (words == "The board is divided. Use your room well: the last one to move wins.") {
        CHECK(slow::is_divided(position));
    } else {
        CHECK(words == "The number at a queen: squares that she gets to before all other queens.");
    }
    return true;
}

} // namespace

TEST_CASE("amazons: every claim of the insight's panel is true", "[amazons][insight][referee]") {
    Random random(81);
    int sentences = 0;
    for (int positions = 0; positions < 450; ++positions) {
        auto state = positions % 3 == 0
                         ? slow::random_state(random, 8, 3, 25)
                         : endgame(random, 5, 1 + positions % 2, static_cast<int>(random.between(3, 11)));
        if (Rules::outcome(state)) continue;
        const auto position = slow::read(Rules::to_text(state));
        SearchControl control(Budget{.nodes = 200'000});
        const auto panel = *View::insight_panel(insight(state, control), state, Labels::standard);
        CAPTURE(Rules::to_text(state), panel.words);
        const auto [white, black] = slow::sooner(position, 'w', false);
        auto own = slow::distances(position, 'w', false);
        const auto others = slow::distances(position, 'b', false);
        const auto either = std::ranges::count_if(own, [&](const auto& reached) {
            const auto met = others.find(reached.first);
            return met != others.end() && met->second == reached.second;
        });
        REQUIRE(panel.rows.size() == 3);
        CHECK(panel.rows[0].value == std::to_string(white));
        CHECK(panel.rows[1].value == std::to_string(black));
        CHECK(panel.rows[2].value == std::to_string(either));
        sentences += check_words(panel.words, position, state) ? 4 : 3;
    }
    CAPTURE(sentences);
    CHECK(sentences > 1200);
}

TEST_CASE("amazons: every remark for an onlooker is true", "[amazons][remark][referee]") {
    Random random(82);
    int said = 0;
    for (int positions = 0; positions < 600; ++positions) {
        const auto state = endgame(random, 6, 1 + positions % 2, static_cast<int>(random.between(4, 14)));
        const auto before = slow::read(Rules::to_text(state));
        for (const auto& [text, after] : slow::moves(before)) {
            const auto words = remark(state, *Rules::move_from_text(state, text));
            CAPTURE(Rules::to_text(state), text);
            CHECK(words.empty() == !(is_contested(before) && !is_contested(after)));
            said += words.empty() ? 0 : 1;
        }
    }
    CHECK(said > 300);
}

} // namespace zugzwang::amazons
