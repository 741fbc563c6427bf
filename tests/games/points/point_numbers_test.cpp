#include "games/points/show/labels.hpp"

#include "positions.hpp"
#include "support/recording_canvas.hpp"

TEST_CASE("points: a segment runs through a box or passes it", "[points][view]") {
    const Rect box{10, 10, 20, 10};
    CHECK(runs_through(box, {0, 15}, {40, 15}));
    CHECK(runs_through(box, {12, 12}, {13, 13}));
    CHECK(runs_through(box, {0, 0}, {20, 20}));
    CHECK_FALSE(runs_through(box, {0, 0}, {40, 5}));
    CHECK_FALSE(runs_through(box, {0, 15}, {9, 15}));
    CHECK_FALSE(runs_through(box, {5, 0}, {5, 40}));
    CHECK_FALSE(runs_through(box, {0, 18}, {18, 30}));
}

TEST_CASE("points: numbers cover neither points nor lines nor each other", "[points][view]") {
    const auto layout = GENERATE(Layout::random, Layout::grid);
    const int points = GENERATE(4, 12, 24, 40);
    constexpr float letters = 20;
    const Theme theme{};
    const RecordingCanvas canvas(theme);
    int covered = 0, all = 0;
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const auto state = after_moves(layout, points, max_points / 2, seed);
        const Field field({0, 0, 850, 850}, *state.board);
        const PointNumbers numbers(state, field, letters, canvas);
        REQUIRE(numbers.places().size() == static_cast<std::size_t>(points));
        for (int point = 0; point < points; ++point) {
            const Rect place = numbers.places()[static_cast<std::size_t>(point)];
            CHECK(field.square().contains(place));
            // Beside its own point, never on it.
            CHECK_FALSE(place.contains(field.place(point)));
            CHECK(distance(place.centre(), field.place(point)) < 3 * letters);
            bool hides = false;
            for (int other = 0; other < points; ++other) {
                hides |= place.contains(field.place(other));
                hides |= other != point && place.overlaps(numbers.places()[static_cast<std::size_t>(other)]);
            }
            for (const auto& [a, b] : state.drawn)
                hides |= runs_through(place, field.place(a), field.place(b));
            covered += hides ? 1 : 0;
            ++all;
        }
    }
    CHECK(covered * 20 <= all);
}
