// What the lessons say, where they lead, and where the numbers of Optimal's stand.
#include <memory>
#include <string>
#include <vector>

#include "games/sticks/show/entry_parts.hpp"
#include "games/sticks/show/number_grid.hpp"
#include "games/sticks/think/players.hpp"
#include "scenes/null_canvas.hpp"
#include "support/catch.hpp"
#include "zugzwang/rules/options.hpp"

namespace zugzwang::sticks {
namespace {

template <class Chooser>
Rules::Move play(const Rules::State& state) {
    SearchControl control({});
    return *Chooser(7).choose(state, control, {});
}

std::unique_ptr<Lesson> lesson_of(const Rules::State& state, std::string_view player) {
    const OptionValues none;
    SearchControl control({});
    return lesson({.state = state, .before = {}, .player = player, .seed = 7, .options = none}, control);
}

std::string all_words(const Lesson& lesson, std::size_t step) {
    std::string words;
    for (const auto& phrase : lesson.words(step, Labels::standard).phrases)
        words += phrase.words + " ";
    return words;
}

TEST_CASE("sticks: a lesson arrives at the move of its player", "[sticks]") {
    const auto optimal = lesson_of({.left = 10}, "optimal");
    CHECK(optimal->move() == "2"); // the assignment: 10 mod 4
    CHECK(optimal->steps() == 12); // 0 to 10, and the move
    CHECK(lesson_of({.left = 3}, "novice")->move() == "3");
}

TEST_CASE("sticks: the steps of a lesson lead to the move, wherever it begins", "[sticks]") {
    for (const bool misere : {false, true}) {
        for (int take = 2; take < 20; ++take) {
            for (int left = 1; left < 60; ++left) {
                const Rules::State state{.left = left, .take = take, .misere = misere};
                CAPTURE(left, take, misere);
                for (const char* player : {"novice", "optimal"}) {
                    const auto shown = lesson_of(state, player);
                    const auto played =
                        player == std::string_view("novice") ? play<Novice>(state) : play<Optimal>(state);
                    CHECK(shown->move() == Rules::move_to_text(state, played));
                    const auto words = all_words(*shown, shown->steps() - 1);
                    CHECK_THAT(words, Catch::Matchers::ContainsSubstring(std::to_string(played.count)));
                }
                // Each number's step says what the rule of the assignment says of it.
                const auto optimal = lesson_of(state, "optimal");
                REQUIRE(optimal->steps() == static_cast<std::size_t>(left) + 2);
                for (int number = 0; number <= left; ++number) {
                    const int over = (number - (misere ? 1 : 0)) % (take + 1);
                    const auto expected = std::to_string(number) + (over == 0 ? " loses." : " wins.");
                    CHECK_THAT(all_words(*optimal, static_cast<std::size_t>(number)),
                               Catch::Matchers::ContainsSubstring(expected));
                }
            }
        }
    }
}

TEST_CASE("sticks: the cells of a lesson stand apart in their panel, the losing ones below one another", "[sticks]") {
    const auto [left, take] =
        GENERATE(table<int, int>({{3, 2}, {10, 3}, {18, 3}, {39, 2}, {39, 19}, {200, 7}, {1000, 3}, {1000, 999}}));
    const bool misere = GENERATE(false, true);
    // 1920x1080, 1280x720 and 1024x768: what the strip below and the cards leave.
    const auto [width, height, scale] = GENERATE(
        table<float, float, float>({{1182.0F, 743.0F, 1.0F}, {788.0F, 495.0F, 2 / 3.0F}, {499.0F, 528.0F, 0.711F}}));
    CAPTURE(left, take, misere, width);
    const Rules::State state{.left = left, .take = take, .misere = misere};
    const Theme theme = test::test_theme();
    const test::NullCanvas ruler(theme, 1440 * scale, 1080 * scale);
    NumberGrid grid(state);
    const Rect panel{10, 20, width, height};
    grid.place(panel, ruler);
    for (const int looked_at : {0, left / 2, left}) {
        REQUIRE(grid.cell(looked_at, looked_at));
        std::vector<Rect> seen;
        float column = -1;
        for (int number = 0; number <= left; ++number) {
            const auto cell = grid.cell(number, looked_at);
            if (!cell) continue;
            CHECK(panel.contains(*cell));
            if (!seen.empty()) CHECK_FALSE(cell->overlaps(seen.back()));
            for (const auto& other : seen)
                if (cell->overlaps(other)) FAIL("cells overlap");
            seen.push_back(*cell);
            if (!is_lost({.left = number, .take = take, .misere = misere}) || take < 8) continue;
            if (column >= 0) CHECK(cell->x == column);
            column = cell->x;
        }
        CHECK(seen.front().height >= 74 * scale - 1);
    }
}

} // namespace
} // namespace zugzwang::sticks
