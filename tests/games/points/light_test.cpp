// What is lit of a board of Points while a fact is told is what the fact counts.
#include "games/points/think/light.hpp"

#include <map>
#include <set>

#include "support/catch.hpp"

#include "fact_referee.hpp"
#include "games/points/think/facts.hpp"
#include "positions.hpp"

namespace zugzwang::points {
namespace {

using Texts = std::set<std::string>;

Texts texts_of(const Lines& lines) {
    Texts texts;
    for (const auto& line : lines)
        texts.insert(text_of(line));
    return texts;
}

/// The points that lines tie to one, by flood fill.
std::set<int> tied_to(int point, const Lines& lines) {
    std::set<int> points{point};
    for (std::size_t before = 0; before != points.size();) {
        before = points.size();
        for (const auto& line : lines) {
            if (points.contains(line.a) || points.contains(line.b)) points.insert({line.a, line.b});
        }
    }
    return points;
}

} // namespace

TEST_CASE("points: what is lit while a fact is told is what it counts", "[points][facts][light]") {
    Random random(71);
    std::map<std::string, int> lit;
    for (std::uint64_t board = 0; board < 320; ++board) {
        const auto layout = board % 3 == 0 ? Layout::grid : board % 3 == 1 ? Layout::random : Layout::convex;
        const auto points = static_cast<int>(random.between(6, 18));
        const auto state = after_moves(layout, points, static_cast<int>(random.between(0, points / 4)), board);
        if (state.legal.empty()) continue;
        const brute::Game game{state.board->points()};
        const auto open = game.legal(state.drawn);
        for (int asked = 0; asked < 3; ++asked) {
            const auto line = random.pick(open), rival = random.pick(open);
            MoveQuestion<Rules> question{.state = state, .move = line};
            if (asked > 0 && line != rival) {
                question.rival = rival;
                question.rival_is_better = asked > 1;
            }
            const auto left = game.without(open, line);
            for (const auto& fact : facts(question)) {
                const auto light = points::light(question, fact);
                const Texts moves(light.moves.begin(), light.moves.end());
                const auto& kind = fact.kind;
                CAPTURE(Rules::to_text(state), text_of(line), fact.words);
                CHECK(moves.size() == light.moves.size());
                ++lit[kind];
                if (kind.ends_with("_zone") || kind == "splits_zone_into") {
                    const auto zone = tied_to(line.a, open);
                    CHECK(std::set<int>(light.places.begin(), light.places.end()) == zone);
                    CHECK(light.places.size() == static_cast<std::size_t>(fact.numbers[0]));
                    Texts in_zone;
                    for (const auto& other : left) {
                        if (zone.contains(other.a)) in_zone.insert(text_of(other));
                    }
                    CHECK(moves == in_zone);
                } else if (kind == "only_line_wins" || kind == "every_line_loses") {
                    CHECK_FALSE(light.is_on());
                } else if (kind == "takes_other_lines") {
                    auto taken = texts_of(game.without(open, *question.rival));
                    for (const auto& text : texts_of(left))
                        taken.erase(text);
                    CHECK(moves == taken);
                    CHECK(moves.size() == static_cast<std::size_t>(fact.numbers[0]));
                } else if (kind == "rival_draws_last_line") {
                    CHECK(moves == Texts{text_of(*question.rival)});
                } else if (kind == "rival_lets_answer_win") {
                    CHECK(moves == Texts{fact.moves[1]});
                } else if (kind == "lets_draw_last_line" || kind == "answer_wins" || kind == "answer_leaves_lines" ||
                           kind == "answer_leaves_even_lines") {
                    CHECK(moves == Texts{fact.moves[0]});
                    CHECK(texts_of(left).contains(fact.moves[0]));
                } else if (kind.starts_with("rival_")) {
                    CHECK(moves == texts_of(game.without(open, *question.rival)));
                } else if (kind == "answers_that_win") {
                    CHECK(moves == texts_of(left));
                    CHECK(moves.size() == static_cast<std::size_t>(fact.numbers[1]));
                } else {
                    CHECK(moves == texts_of(left));
                    if (kind == "leaves_lines") CHECK(moves.size() == static_cast<std::size_t>(fact.numbers[0]));
                }
            }
        }
    }
    for (const auto* const kind : {"splits_zone", "shrinks_zone", "leaves_lines", "rival_leaves_nim_value",
                                   "leaves_nim_value_0", "answers_that_win", "takes_other_lines"}) {
        CAPTURE(kind);
        CHECK(lit[kind] > 0);
    }
}

} // namespace zugzwang::points
