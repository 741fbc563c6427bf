// The numbers that lose, derived from the end, against the closed form of the assignment; and what the lesson says.
#include "games/sticks/think/derivation.hpp"

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "games/sticks/show/kit.hpp"
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

/// What the player says of its move.
template <class Chooser>
std::string reason(const Rules::State& state) {
    std::string words;
    SearchControl control({});
    static_cast<void>(Chooser(7).choose(state, control, [&](const Progress<Rules>& told) { words = told.words; }));
    return words;
}

std::string all_words(const Lesson& lesson, std::size_t step) {
    std::string words;
    for (const auto& phrase : lesson.words(step, Labels::standard).phrases)
        words += phrase.words + " ";
    return words;
}

TEST_CASE("sticks: the losing numbers from the end are those with N mod (M + 1) = 0, misère 1", "[sticks]") {
    for (int take = 2; take < 40; ++take) {
        for (const bool misere : {false, true}) {
            const auto by_number = verdicts({.left = 200, .take = take, .misere = misere});
            REQUIRE(by_number.size() == 201);
            for (int left = 1; left <= 200; ++left) {
                const auto& verdict = by_number[static_cast<std::size_t>(left)];
                const int rest = (left - (misere ? 1 : 0)) % (take + 1);
                CAPTURE(take, misere, left);
                CHECK(verdict.lost == (rest == 0));
                CHECK(verdict.take == rest);
            }
        }
    }
}

TEST_CASE("sticks: a lesson arrives at the move of its player", "[sticks]") {
    const OptionValues none;
    const Rules::State ten{.left = 10};
    const auto optimal = lesson({.state = ten, .player = "optimal", .options = none});
    CHECK(optimal->move() == "2"); // the assignment: 10 mod 4
    CHECK(optimal->steps() == 12); // 0 to 10, and the move
    const Rules::State three{.left = 3};
    CHECK(lesson({.state = three, .player = "novice", .options = none})->move() == "3");
}

TEST_CASE("sticks: the steps of a lesson lead to the move, wherever it begins", "[sticks]") {
    const OptionValues none;
    for (const bool misere : {false, true}) {
        for (int take = 2; take < 20; ++take) {
            for (int left = 1; left < 60; ++left) {
                const Rules::State state{.left = left, .take = take, .misere = misere};
                CAPTURE(left, take, misere);
                for (const char* player : {"novice", "optimal"}) {
                    const auto shown = lesson({.state = state, .player = player, .seed = 7, .options = none});
                    const auto played =
                        player == std::string_view("novice") ? play<Novice>(state) : play<Optimal>(state);
                    CHECK(shown->move() == Rules::move_to_text(state, played));
                    const auto words = all_words(*shown, shown->steps() - 1);
                    CHECK_THAT(words, Catch::Matchers::ContainsSubstring(std::to_string(played.count)));
                }
                // Each number's step says what the rule of the assignment says of it.
                const auto optimal = lesson({.state = state, .player = "optimal", .options = none});
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

TEST_CASE("sticks: Optimal tells what it derived, and chooses the same when nobody asks", "[sticks]") {
    for (int left = 1; left < 60; ++left) {
        const Rules::State state{.left = left, .take = 4};
        SearchControl control({});
        std::vector<Verdict> observed_verdicts;
        const auto observed = *Optimal(3, &observed_verdicts).choose(state, control, {});
        CHECK(observed == *Optimal(3).choose(state, control, {}));
        CHECK(observed_verdicts == verdicts(state));
    }
}

TEST_CASE("sticks: the players say their reason and name no side", "[sticks][players]") {
    const auto [position, novice, optimal] = GENERATE(table<std::string, std::string, std::string>({
        {"18/3 1", "any number, by chance", "18 mod 4 = 2"},
        {"16/3 1", "any number, by chance", "16 mod 4 = 0: lost, by chance"},
        {"3/3 2", "can take all 3: wins", "3 mod 4 = 3"},
        {"1/3 2", "takes the last stick: wins", "1 mod 4 = 1"},
        {"18/3 1 misere", "any number, by chance", "(18 − 1) mod 4 = 1"},
        {"1/3 1 misere", "any number, by chance", "(1 − 1) mod 4 = 0: lost, by chance"},
    }));
    const auto state = *Rules::state_from_text(position);
    CHECK(reason<Novice>(state) == novice);
    CHECK(reason<Optimal>(state) == optimal);
}

TEST_CASE("sticks: the cells of a lesson stand apart in their panel, the losing ones below one another", "[sticks]") {
    const auto [left, take] =
        GENERATE(table<int, int>({{3, 2}, {10, 3}, {18, 3}, {39, 2}, {39, 19}, {200, 7}, {1000, 3}, {1000, 999}}));
    const bool misere = GENERATE(false, true);
    // 1920x1080, 1280x720 and 1024x768, without the bar above and the strip below.
    const auto [width, height, scale] = GENERATE(
        table<float, float, float>({{1832.0F, 744.0F, 1.0F}, {1221.0F, 496.0F, 2 / 3.0F}, {962.0F, 528.0F, 0.711F}}));
    CAPTURE(left, take, misere, width);
    const Rules::State state{.left = left, .take = take, .misere = misere};
    const Theme theme = test::test_theme();
    test::NullCanvas canvas(theme, 1440 * scale, 1080 * scale);
    const OptionValues none;
    const auto shown = lesson({.state = state, .player = "optimal", .options = none});
    shown->place({10, 20, width, height}, canvas);
    for (const int looked_at : {0, left / 2, left}) {
        shown->draw({.step = static_cast<std::size_t>(looked_at)}, canvas);
        std::map<int, Rect> cells;
        Rect panel{};
        for (const auto& part : shown->parts()) {
            if (part.name == "numbers") panel = part.rect;
            if (part.name.starts_with("number:")) cells.emplace(std::stoi(part.name.substr(7)), part.rect);
        }
        REQUIRE(cells.contains(looked_at));
        float column = -1;
        for (auto cell = cells.begin(); cell != cells.end(); ++cell) {
            CHECK(panel.contains(cell->second));
            if (std::any_of(cells.begin(), cell,
                            [&](const auto& other) { return cell->second.overlaps(other.second); }))
                FAIL("cells overlap");
            CHECK(cell->second.height >= 74 * scale - 1);
            if (!is_lost({.left = cell->first, .take = take, .misere = misere}) || take < 8) continue;
            if (column >= 0) CHECK(cell->second.x == column);
            column = cell->second.x;
        }
    }
}

TEST_CASE("sticks: a click on a number of a lesson goes to its step", "[sticks]") {
    const Theme theme = test::test_theme();
    test::NullCanvas canvas(theme, 1920, 1080);
    const OptionValues none;
    const Rules::State state{.left = 10};
    const auto shown = lesson({.state = state, .player = "optimal", .options = none});
    shown->place({44, 112, 1832, 744}, canvas);
    shown->draw({.step = 2}, canvas);
    const auto parts = shown->parts();
    const auto six = std::ranges::find(parts, "number:6", &ui::NamedRect::name);
    REQUIRE(six != parts.end());
    const PointerEvent press{
        .kind = PointerEvent::Kind::press, .at = six->rect.centre(), .button = PointerEvent::Button::left};
    CHECK(shown->pointer(press, 2) == 6U);
}

} // namespace
} // namespace zugzwang::sticks
