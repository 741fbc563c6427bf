// The curve of a game is drawn anew in every frame, so what it asks of the canvas is counted.
#include "zugzwang/play/value_curve.hpp"

#include "null_canvas.hpp"
#include "support/catch.hpp"
#include "support/recording_canvas.hpp"

TEST_CASE("curve: a long game that goes up and down is drawn with few calls", "[scenes][curve]") {
    const Theme theme = test::test_theme();
    testing::RecordingCanvas canvas(theme);
    constexpr std::size_t moves = 100;
    ValueCurve curve;
    for (std::size_t ply = 0; ply <= moves; ++ply)
        curve.shares.push_back(ply % 2 == 0 ? 0.05 : 0.95);
    const Rect plot{0, 0, 1600, 200};
    paint_value_curve(plot, curve, canvas);
    // A column of the fill every four units, as wide as the line above it; of the line two places a move, and where it
    // crosses the middle one more for either side.
    const float columns = plot.width / 4;
    CHECK(canvas.calls <= static_cast<int>(columns) + 5 * static_cast<int>(moves) + 20);
    CHECK(canvas.all_finite);
}
