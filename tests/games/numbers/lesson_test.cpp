#include "games/numbers/show/view.hpp"

#include "support/catch.hpp"

#include "brute_force.hpp"
#include "games/numbers/show/table_story.hpp"
#include "games/numbers/think/players.hpp"
#include "games/numbers/think/reduction.hpp"
#include "listing.hpp"
#include "rows.hpp"
#include "support/recording_canvas.hpp"

namespace zugzwang::numbers {
namespace {

TableStory story_of(const Rules::State& state) {
    Table table;
    Optimal optimal(&table);
    choice(optimal, state);
    return {state, std::move(table)};
}

std::unique_ptr<Lesson> lesson_of(std::string_view player, const Rules::State& state,
                                  std::span<const Rules::State> before = {}) {
    static const OptionValues none;
    return lesson({.state = state, .before = before, .player = player, .options = none});
}

std::string all_words(const Lesson& lesson, std::size_t step) {
    std::string words;
    for (const auto& phrase : lesson.words(step, Labels::standard).phrases)
        words += (words.empty() ? "" : " ") + phrase.words;
    return words;
}

/// Of those that remember nothing of the game.
std::map<std::string, Rules::Move> moves_of(const Rules::State& state) {
    Optimal optimal;
    Greedy greedy;
    return {{"optimal", choice(optimal, state)}, {"greedy", choice(greedy, state)}};
}

} // namespace

TEST_CASE("numbers: the steps of the table's lesson, replayed, arrive at the player's move", "[numbers][lesson]") {
    Random random(51);
    for (int round = 0; round < 60; ++round) {
        const auto row = random_row(random, 2 + 2 * random.below(8), 20);
        const auto state = start_of(row);
        const auto story = story_of(state);
        const Listing listing(row);
        // Each cell is made of cells that were told before it, in the listing's order.
        std::map<std::pair<int, int>, std::int64_t> known;
        for (int j = 1; j <= listing.N; ++j)
            known[{j, j}] = 0;
        std::size_t step = 0;
        for (int j = 1; j <= listing.N; ++j) {
            for (int i = j - 1; i > 0; --i, ++step) {
                const auto told = story.step(step);
                REQUIRE_FALSE(told.plays);
                REQUIRE(told.cell ==
                        Pyramid::Cell{static_cast<std::uint32_t>(i - 1), static_cast<std::uint32_t>(j - 1)});
                const auto cell = story.at(told.cell);
                const bool own = (i + j) % 2 == 1;
                REQUIRE(cell.by_left == known.at({i + 1, j}) + (own ? row[told.cell.first] : 0));
                REQUIRE(cell.by_right == known.at({i, j - 1}) + (own ? row[told.cell.last] : 0));
                REQUIRE(cell.opt() == listing.opt(i, j));
                known[{i, j}] = cell.opt();
            }
        }
        // Then the moves are walked to the end of the game.
        auto at = state;
        Optimal optimal;
        for (; step < story.steps(); ++step) {
            const auto told = story.step(step);
            REQUIRE(told.plays);
            REQUIRE(told.cell == Pyramid::Cell{at.begin, at.end - 1});
            const Rules::Move move{story.at(told.cell).best};
            if (at.to_move == Side::first) REQUIRE(move == choice(optimal, at));
            at = Rules::after(at, move);
        }
        REQUIRE(at.empty());
        REQUIRE(at.totals[Side::first] - at.totals[Side::second] == best_margin(row, Unlimited()));
    }
}

TEST_CASE("numbers: what the table's lesson says of the known row", "[numbers][lesson]") {
    const auto told = lesson_of("optimal", start_of(known_row));
    CHECK(told->title() == "Optimal, the table · 12 numbers");
    CHECK(told->steps() == 66 + 12);
    CHECK(told->words(42, Labels::standard).counter == "Cell 43 of 66");
    CHECK(all_words(*told, 42) == "Taking the 2 brings 2 + 25 = 27, taking the 6 only 6 + 18 = 24. The smaller end is "
                                  "better: Blue takes the left end here. Both sources are done: one on this diagonal, "
                                  "one on the last.");
    CHECK(told->words(66, Labels::standard).counter == "Play 1 of 12");
    CHECK(all_words(*told, 77) == "The last number, the 1, goes to Orange. In the end it is 47 to 33. Blue wins by 14");
    CHECK(told->move() == "R");
}

TEST_CASE("numbers: the second player's table is told for the second player", "[numbers][lesson]") {
    const auto state = *Rules::state_from_text("3,9,4,1 10-2 2");
    const auto story = story_of(state);
    CHECK(story.at({0, 3}).own);
    CHECK(story.mover({0, 3}) == Side::second);
    CHECK(story.mover({0, 2}) == Side::first);
    CHECK(story.at({0, 3}).opt() == Listing({3, 9, 4, 1}).opt(1, 4));
}

TEST_CASE("numbers: the parts of a game that goes on keep their places", "[numbers][lesson]") {
    const auto state = played(start_of(known_row), {take_left, take_left});
    const auto words = story_of(state).words(0).phrases;
    CHECK(words.back().words == "Diagonal 4 begins: of the last number alone Blue gets 0.");
}

TEST_CASE("numbers: every step of a lesson leads to its cell and back", "[numbers][lesson]") {
    const std::size_t size = GENERATE(1U, 2U, 3U, 16U, 40U, 41U, 1000U);
    Random random(52);
    const auto story = story_of(start_of(random_row(random, size, 30)));
    const std::size_t fillings = size <= max_single_steps ? size * (size - 1) / 2 : size - 1;
    CHECK(story.steps() == fillings + size);
    for (std::size_t step = 0; step < story.steps(); ++step) {
        const auto told = story.step(step);
        REQUIRE(told.plays == (step >= fillings));
        REQUIRE(story.is_filled(told.cell, told));
        if (!told.plays) REQUIRE(story.step_of(told.cell) == step);
        REQUIRE_FALSE(story.words(step).phrases.empty());
    }
    // Before its step a cell is not there.
    if (size >= 3) CHECK_FALSE(story.is_filled({0, 2}, story.step(0)));
}

TEST_CASE("numbers: a table without room for values says what its shades mean", "[numbers][lesson]") {
    const std::size_t size = GENERATE(12U, 40U, 1000U);
    Random random(54);
    const auto told = lesson_of("optimal", start_of(random_row(random, size, 30)));
    const Theme theme;
    testing::RecordingCanvas canvas(theme);
    told->place({0, 0, 1832, 743}, canvas);
    told->draw({.step = 3}, canvas);
    CHECK((std::ranges::find(canvas.texts, "bright: L is better") != canvas.texts.end()) == (size > 12));
}

TEST_CASE("numbers: a lesson tells the move of its player", "[numbers][lesson]") {
    Random random(53);
    for (int round = 0; round < 100; ++round) {
        const auto state = random_position(random, 1 + random.below(30), 20);
        for (const auto& [player, move] : moves_of(state)) {
            INFO(player << " in " << Rules::to_text(state));
            REQUIRE(lesson_of(player, state)->move() == Rules::move_to_text(state, move));
        }
    }
    const auto large = start_of(random_row(random, longest_table + 1, 20));
    CHECK(lesson_of("optimal", large)->move() == Rules::move_to_text(large, moves_of(large).at("optimal")));
}

TEST_CASE("numbers: parity's lesson sums, compares and takes", "[numbers][lesson]") {
    const auto told = lesson_of("parity", start_of({4, 7, 2, 9, 5, 2}));
    REQUIRE(told->steps() == 4);
    CHECK(all_words(*told, 0).starts_with("The odd places sum to 11."));
    CHECK(all_words(*told, 1).starts_with("The even places sum to 18."));
    CHECK(all_words(*told, 2).starts_with("18 > 11: keep to the even places."));
    CHECK(all_words(*told, 3).starts_with(
        "Blue takes the 2 at the right end. All even places can be had like this: 18 are sure."));
    CHECK(told->move() == "R");
}

TEST_CASE("numbers: parity's lesson stays on the places that the player has chosen", "[numbers][lesson]") {
    const auto told = lesson_of("parity", played(start_of({10, 1, 1, 2, 1, 2}), {take_left, take_right}));
    REQUIRE(told->steps() == 4);
    CHECK(all_words(*told, 0).starts_with("When it chose, the odd places summed to 12."));
    CHECK(all_words(*told, 2).starts_with("12 > 5: it keeps to the odd places for good."));
    CHECK(told->move() == "R");

    Random random(55);
    int turns = 0;
    for (int round = 0; round < 300; ++round) {
        auto state = start_of(random_row(random, 2 + random.below(16), 20));
        if (state.size() % 2 == 1) state = Rules::after(state, random.below(2) == 0 ? take_left : take_right);
        std::vector<Rules::State> before;
        for (Parity parity; !state.empty(); ++turns) {
            const auto move = choice(parity, state);
            CAPTURE(Rules::to_text(state), state.begin);
            CHECK(lesson_of("parity", state, before)->move() == Rules::move_to_text(state, move));
            before.push_back(state);
            state = Rules::after(state, move);
            if (!state.empty()) state = Rules::after(state, random.below(2) == 0 ? take_left : take_right);
        }
    }
    CHECK(turns > 1000);
}

TEST_CASE("numbers: with an odd number of tiles parity's lesson is greedy's", "[numbers][lesson]") {
    const auto told = lesson_of("parity", start_of({4, 7, 9}));
    REQUIRE(told->steps() == 2);
    CHECK(all_words(*told, 0).starts_with("The right end is larger: 9 > 4."));
    CHECK(all_words(*told, 1) == "Blue takes the 9 at the right end.");
}

TEST_CASE("numbers: lessons are drawn at every size, whatever is pointed at", "[numbers][lesson]") {
    const auto [width, height] = GENERATE(table<float, float>({{1920, 1080}, {1280, 720}, {1024, 768}}));
    const std::size_t size = GENERATE(1U, 2U, 5U, 12U, 16U, 17U, 40U, 41U, 1000U, 1200U);
    const std::int64_t most = GENERATE(9, 31, largest_number);
    const std::string player = GENERATE("optimal", "parity", "greedy");
    INFO(player << ", " << size << " numbers up to " << most << " at " << width << " x " << height);
    Theme theme;
    theme.measures.fill(10);
    Random random(54);
    const auto told = lesson_of(player, start_of(random_row(random, size, most)));
    testing::RecordingCanvas canvas(theme, std::min(width / 1440, height / 1080));
    const float scale = canvas.scale();
    const Rect area{44 * scale, 100 * scale, width - 88 * scale, height - 330 * scale};
    told->place(area, canvas);
    for (const float part : {0.0F, 0.3F, 0.9F, 1.0F}) {
        const auto step = static_cast<std::size_t>(part * static_cast<float>(told->steps() - 1));
        static_cast<void>(told->pointer(
            {PointerEvent::Kind::move, area.centre() + Vec{part * 40, part * 90}, PointerEvent::Button::none, 0},
            step));
        testing::RecordingCanvas drawn(theme, scale);
        told->draw({.step = step, .progress = 0.5F}, drawn);
        REQUIRE(drawn.all_finite);
        REQUIRE(drawn.clips == 0);
        for (const auto& text : drawn.placed_texts) {
            INFO(text.name);
            REQUIRE(area.inset(-1).contains(text.at));
        }
    }
}

TEST_CASE("numbers: a click on a cell goes to its step", "[numbers][lesson]") {
    Theme theme;
    theme.measures.fill(10);
    const testing::RecordingCanvas canvas(theme);
    const auto told = lesson_of("optimal", start_of(known_row));
    const Rect area{44, 100, 1832, 742};
    told->place(area, canvas);
    std::set<std::size_t> steps;
    for (float x = area.x; x < area.right(); x += 10) {
        for (float y = area.y; y < area.bottom(); y += 10) {
            const auto step = told->pointer({PointerEvent::Kind::press, {x, y}, PointerEvent::Button::left, 0}, 0);
            if (step) steps.insert(*step);
        }
    }
    CHECK(steps.size() == 66);
    CHECK(*steps.rbegin() == 65);
}

} // namespace zugzwang::numbers
