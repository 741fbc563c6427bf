// What the games draw, told by calls that a person can check from the position: which labels, which pieces and where
// they stand to one another. How it looks is in the golden pictures.
#include "support/catch.hpp"

#include "app/theme_shelf.hpp"
#include "support/recording_canvas.hpp"
#include "zugzwang/play/game.hpp"

using Named = testing::RecordingCanvas::Named;

namespace {

/// A game between people from a position, on a square of 600 pixels.
class Drawn {
  public:
    Drawn(const std::string& id, const std::string& position)
        : theme_(app::load_theme(canvas::Assets::found(), "arcade")) {
        SessionConfig config;
        config.options = OptionValues(find_game(id)->options);
        config.position = position;
        config.theme = &theme_;
        auto session = find_game(id)->start_session(config, workers_);
        REQUIRE(session);
        session_ = *std::move(session);
        session_->place({100, 50, 600, 600});
    }

    void point_at(Vec at) { session_->input(PointerEvent{.kind = PointerEvent::Kind::move, .at = at}); }
    void pass(Seconds time) {
        workers_.wait_until_idle();
        for (Seconds passed{0}; passed < time; passed += Seconds{0.01})
            session_->update(Seconds{0.01});
    }
    [[nodiscard]] testing::RecordingCanvas calls() const {
        testing::RecordingCanvas canvas(theme_);
        session_->draw(canvas);
        return canvas;
    }

  private:
    Theme theme_;
    Workers workers_;
    std::unique_ptr<Session> session_;
};

std::vector<Vec> places(const std::vector<Named>& calls, std::string_view name) {
    std::vector<Vec> found;
    for (const auto& call : calls) {
        if (call.name == name) found.push_back(call.at);
    }
    return found;
}

Vec place(const std::vector<Named>& calls, std::string_view name) {
    const auto found = places(calls, name);
    CAPTURE(name);
    REQUIRE(found.size() == 1);
    return found[0];
}

/// The different values of one coordinate, in order, in whole pixels.
template <class Coordinate>
std::vector<int> lines_of(const std::vector<Vec>& places, Coordinate coordinate) {
    std::set<int> values;
    for (const Vec at : places)
        values.insert(static_cast<int>(std::lround(at.*coordinate)));
    return {values.begin(), values.end()};
}

bool evenly_spaced(const std::vector<int>& values) {
    for (std::size_t i = 2; i < values.size(); ++i) {
        if (std::abs((values[i] - values[i - 1]) - (values[1] - values[0])) > 1) return false;
    }
    return true;
}

} // namespace

TEST_CASE("drawn: boxes has a grid of dots, its labels, and a mark in every closed box", "[window][drawn]") {
    // Two boxes by two; the upper left is the first player's, the others stand open.
    const auto canvas = Drawn("boxes", "--/|1|_|/-./|_._|/-- 2").calls();
    const auto dots = places(canvas.placed_sprites, "boxes/dot");
    CHECK(dots.size() == 9);
    const auto columns = lines_of(dots, &Vec::x), rows = lines_of(dots, &Vec::y);
    REQUIRE(columns.size() == 3);
    REQUIRE(rows.size() == 3);
    CHECK(evenly_spaced(columns));
    CHECK(evenly_spaced(rows));
    const Vec mark = place(canvas.placed_sprites, "boxes/owned-first");
    CHECK((mark.x > static_cast<float>(columns[0]) && mark.x < static_cast<float>(columns[1])));
    CHECK((mark.y > static_cast<float>(rows[0]) && mark.y < static_cast<float>(rows[1])));
    CHECK(places(canvas.placed_sprites, "boxes/owned-second").empty());
    for (const auto* label : {"a", "b", "c", "1", "2", "3"})
        CHECK(places(canvas.placed_texts, label).size() == 1);
    CHECK(std::abs(place(canvas.placed_texts, "c").x - static_cast<float>(columns[2])) <= 1);
}

TEST_CASE("drawn: amazons has its queens on their squares, burnt ones between", "[window][drawn]") {
    const auto canvas = Drawn("amazons", "Q2q/4/1*2/4 w").calls();
    const Vec white = place(canvas.placed_sprites, "amazons/queen-first");
    const Vec black = place(canvas.placed_sprites, "amazons/queen-second");
    CHECK(white.y == black.y);
    CHECK(black.x > white.x);
    const float square = (black.x - white.x) / 3;
    for (const auto* label : {"a", "b", "c", "d", "1", "2", "3", "4"})
        CHECK(places(canvas.placed_texts, label).size() == 1);
    const Vec burnt = place(canvas.placed_sprites, "amazons/arrow"); // b2
    CHECK(burnt.x == Approx(white.x + square).margin(1));
    CHECK(burnt.y == Approx(white.y + 2 * square).margin(1));
    CHECK(std::abs(place(canvas.placed_texts, "a").x - white.x) <= 1);
    CHECK(std::abs(place(canvas.placed_texts, "d").x - black.x) <= 1);
    CHECK(std::abs(place(canvas.placed_texts, "4").y - white.y) <= 1);
    CHECK(place(canvas.placed_texts, "1").y - place(canvas.placed_texts, "4").y == Approx(3 * square).margin(1));
}

TEST_CASE("drawn: numbers stand in their order, odd and even marked", "[window][drawn]") {
    const auto canvas = Drawn("numbers", "4,31,13 0-0 1").calls();
    const Vec four = place(canvas.placed_texts, "4");
    const Vec large = place(canvas.placed_texts, "31");
    const Vec last = place(canvas.placed_texts, "13");
    CHECK((four.x < large.x && large.x < last.x));
    CHECK((four.y == large.y && large.y == last.y));
    CHECK(large.x - four.x == Approx(last.x - large.x).margin(1));
    CHECK(places(canvas.placed_sprites, "numbers/odd").size() + places(canvas.placed_sprites, "numbers/even").size() ==
          3);
}

TEST_CASE("drawn: sticks stand evenly, and their number is written", "[window][drawn]") {
    Drawn drawn("sticks", "7/3 1");
    const auto canvas = drawn.calls();
    const auto sticks = places(canvas.placed_sprites, "sticks/match");
    CHECK(sticks.size() == 7);
    const auto columns = lines_of(sticks, &Vec::x);
    REQUIRE(columns.size() == 7);
    CHECK(evenly_spaced(columns));
    CHECK(places(canvas.placed_texts, "7").size() == 1);
    CHECK(places(canvas.placed_texts, "left").size() == 1);

    drawn.point_at({static_cast<float>(columns[4]), sticks[0].y}); // the third from the right
    drawn.pass(Seconds{1});
    const auto pointed = drawn.calls();
    const auto says_three = [](const std::string& text) { return text.find('3') != text.npos; };
    CHECK(std::ranges::count_if(pointed.texts, says_three) == 2); // its button, and what a click would take
}

TEST_CASE("drawn: points lie as their numbers say, those on a line marked as used", "[window][drawn]") {
    // The corners of a square; the lower two are joined.
    const auto canvas = Drawn("points", "100,100;900,100;900,900;100,900 1-2 2").calls();
    const auto free = places(canvas.placed_sprites, "points/free");
    REQUIRE(free.size() == 2);
    CHECK(free[0].y == free[1].y);
    CHECK(std::abs(free[0].x - free[1].x) > 300);
    const auto used = places(canvas.placed_sprites, "points/end-first");
    REQUIRE(used.size() == 2);
    CHECK(used[0].y == used[1].y);
    CHECK(used[0].y > free[0].y + 300);
}
