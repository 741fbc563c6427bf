// What the insight draws over a board of Points, against brute force.
#include "positions.hpp"

#include "brute_force.hpp"
#include "games/points/layouts.hpp"
#include "games/points/show/field.hpp"
#include "games/points/show/theme.hpp"
#include "games/points/show/view.hpp"
#include "support/recording_canvas.hpp"
#include "zugzwang/base/words.hpp"

using Segments = std::vector<Segment>;

namespace {

const Rect board_area{300, 100, 850, 850};

struct Seen {
    R::State state;
    Insight known;
    std::optional<Segment> last{};
    brute::Game game;
    View view{};
    Theme theme{};

    explicit Seen(R::State shown, std::uint64_t nodes = 0) : state(std::move(shown)), game{state.board->points()} {
        known = insight(state, Within({.nodes = nodes}));
        view.place(board_area, state);
    }
    [[nodiscard]] Field field() const { return {board_area, *state.board}; }
    [[nodiscard]] Segments open() const { return game.legal(state.drawn); }
    void press_g() { static_cast<void>(view.key({.key = Key::character, .character = 'g'}, state)); }
    /// The line is being made: its first point is chosen, the pointer is on its second.
    void point_at(Segment line) {
        static_cast<void>(view.pointer(
            {.kind = PointerEvent::Kind::press, .at = field().place(line.a), .button = PointerEvent::Button::left},
            state));
        static_cast<void>(view.pointer({.kind = PointerEvent::Kind::move, .at = field().place(line.b)}, state));
    }
    [[nodiscard]] RecordingCanvas drawn(bool interactive = false) const {
        Frame<R, Insight> frame{.before = state, .now = state, .last = last};
        frame.insight = &known;
        frame.interactive = interactive;
        RecordingCanvas canvas(theme);
        view.draw(frame, canvas);
        return canvas;
    }
    /// Segments that a line of this colour was drawn along.
    [[nodiscard]] Segments along(const RecordingCanvas& canvas, Role role, bool dashed) const {
        Segments found;
        for (const auto& segment : open()) {
            const bool is = std::ranges::any_of(canvas.lines, [&](const RecordingCanvas::Line& line) {
                return line.role == role && line.dashed == dashed && line.from == field().place(segment.a) &&
                       line.to == field().place(segment.b);
            });
            if (is) found.push_back(segment);
        }
        return found;
    }
};

/// After random moves until so many lines can be drawn, or fewer.
R::State crowded(std::uint64_t seed, int points, std::size_t lines) {
    Random random(seed);
    auto state = R::initial({points_of(Layout::random, points, seed)});
    while (R::legal_moves(state).size() > lines)
        state = R::after(state, random.pick(R::legal_moves(state)));
    return state;
}

bool meet(const brute::Game& game, Segment one, Segment two) {
    return brute::touch(game.at(one.a), game.at(one.b), game.at(two.a), game.at(two.b));
}

/// Segments that hang together.
std::vector<Segments> parts_of(const brute::Game& game, Segments open) {
    std::vector<Segments> parts;
    while (!open.empty()) {
        Segments part{open.back()};
        open.pop_back();
        for (std::size_t at = 0; at < part.size(); ++at) {
            const auto far =
                std::partition(open.begin(), open.end(), [&](Segment other) { return !meet(game, part[at], other); });
            part.insert(part.end(), far, open.end());
            open.erase(far, open.end());
        }
        std::sort(part.begin(), part.end());
        parts.push_back(part);
    }
    return parts;
}

std::vector<std::string> value_words(brute::Game& game, const Segments& open) {
    std::vector<std::string> words;
    for (const auto& part : parts_of(game, open)) {
        const int value = game.nim_value(part);
        words.push_back(value == 0 ? "0" : "∗" + std::to_string(value));
    }
    std::ranges::sort(words);
    return words;
}

std::vector<std::string> sorted(std::vector<std::string> words) {
    std::ranges::sort(words);
    return words;
}

} // namespace

TEST_CASE("points: the insight marks the lines that win, and no other", "[points][view][insight]") {
    int won = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        Seen seen(crowded(seed, 12, 20));
        const auto winning = seen.game.winning(seen.open());
        CHECK(seen.along(seen.drawn(), Role::act, false) == winning);
        won += winning.empty() ? 0 : 1;
    }
    CHECK(won > 3);
}

TEST_CASE("points: when all is lost the line that the fewest answers beat is dashed", "[points][view][insight]") {
    int lost = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Seen seen(crowded(seed, 12, 20));
        const auto open = seen.open();
        const auto dashed = seen.along(seen.drawn(), Role::ink, true);
        if (!seen.game.winning(open).empty()) {
            CHECK(dashed.empty());
            continue;
        }
        if (open.empty()) continue;
        ++lost;
        const auto share = [&](Segment move) {
            const auto left = seen.game.without(open, move);
            return static_cast<double>(seen.game.winning(left).size()) / static_cast<double>(left.size());
        };
        REQUIRE(dashed.size() == 1);
        for (const auto& move : open)
            CHECK(share(dashed.front()) <= share(move));
    }
    CHECK(lost > 3);
}

TEST_CASE("points: the insight tells how far it is while the board is not solved", "[points][view][insight]") {
    const auto rows_of = [](const Seen& seen) {
        std::vector<std::string> labels;
        const auto panel = View::insight_panel(seen.known, seen.state, Labels::standard);
        for (const auto& row : panel->rows)
            labels.push_back(row.label + ": " + row.value);
        return labels;
    };
    const auto has = [](const std::vector<std::string>& rows, const std::string& wanted) {
        return std::ranges::find(rows, wanted) != rows.end();
    };
    const Seen open(R::initial({points_of(Layout::random, 30, 1)}), 300);
    CHECK_FALSE(open.known.solved);
    CHECK(has(rows_of(open), filled("Lines judged: {} of {}", open.known.judged, 30 * 29 / 2)));
    CHECK(has(rows_of(open), "Parts solved: 0 of 1"));
    CHECK(has(rows_of(open), filled("Positions searched: {}", open.known.nodes)));
    CHECK(open.known.nodes > 0);
    Seen solved(crowded(3, 12, 20));
    const auto value = solved.game.nim_value(solved.open());
    CHECK(has(rows_of(solved), filled("Nim-value: {}", value)));
}

TEST_CASE("points: G shows the parts as graphs with their nim-values", "[points][view][insight]") {
    int several = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        Seen seen(crowded(seed, 14, 24));
        const auto open = seen.open();
        long touching = 0;
        for (const auto& one : open)
            touching +=
                std::ranges::count_if(open, [&](Segment two) { return one < two && meet(seen.game, one, two); });
        const auto edges = [](const RecordingCanvas& canvas) {
            return std::ranges::count(canvas.lines, own::glow, &RecordingCanvas::Line::role);
        };
        CHECK(edges(seen.drawn()) == 0);
        seen.press_g();
        const auto canvas = seen.drawn();
        CHECK(edges(canvas) == touching);
        const auto knots = [&](Role role) {
            return static_cast<std::size_t>(std::ranges::count(canvas.discs, role, &RecordingCanvas::Disc::role));
        };
        CHECK(knots(Role::act) == seen.game.winning(open).size());
        CHECK(knots(Role::act) + knots(own::glow) == open.size());
        CHECK(static_cast<std::size_t>(canvas.blobs) == parts_of(seen.game, open).size());
        CHECK(sorted(canvas.texts) == value_words(seen.game, open));
        several += canvas.blobs > 1 ? 1 : 0;
        seen.press_g();
        CHECK(edges(seen.drawn()) == 0);
    }
    CHECK(several > 2);
}

TEST_CASE("points: a part that is too large for a graph says how many lines it has", "[points][view][insight]") {
    Seen seen(R::initial({points_of(Layout::random, 12, 1)}));
    seen.press_g();
    const auto value = seen.known.nim_value;
    REQUIRE(value);
    CHECK(seen.drawn().texts == std::vector<std::string>{"66 lines · " + (*value == 0 ? "0" : filled("∗{}", *value))});
}

TEST_CASE("points: a line that is pointed at shows the parts that it would leave", "[points][view][insight]") {
    int wins = 0, loses = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const auto state = crowded(seed, 12, 20);
        for (const auto& line : R::legal_moves(state)) {
            Seen seen(state);
            const auto left = seen.game.without(seen.open(), line);
            const int value = seen.game.nim_value(left);
            auto expected = value_words(seen.game, left);
            if (!left.empty()) expected.push_back(value == 0 ? "leaves 0: wins" : filled("leaves ∗{}: loses", value));
            expected.push_back(std::to_string(line.a + 1));
            expected.push_back(std::to_string(line.b + 1));
            seen.point_at(line);
            const auto canvas = seen.drawn(true);
            CHECK(sorted(canvas.texts) == sorted(expected));
            CHECK(static_cast<std::size_t>(canvas.blobs) == parts_of(seen.game, left).size());
            wins += value == 0 ? 1 : 0;
            loses += value != 0 ? 1 : 0;
        }
    }
    CHECK(wins > 3);
    CHECK(loses > 20);
}
