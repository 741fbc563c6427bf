#include "games/boxes/think/book.hpp"

#include "positions.hpp"

#include "brute_force.hpp"
#include "games/boxes/think/book_text.hpp"
#include "games/boxes/think/players.hpp"
#include "games/boxes/think/start_values.hpp"

namespace {

constexpr std::size_t book_bytes = std::size_t{64} << 20;

int levels_of(const BookBoard& board) {
    int levels = 0;
    while (levels < BookBoard::max_levels && !board.levels[static_cast<std::size_t>(levels)].empty())
        ++levels;
    return levels;
}

/// What the mover makes of it by the values one line further on.
int best_of(const std::vector<Solver::LineValue>& lines) {
    return std::ranges::max(lines, {}, &Solver::LineValue::value).value;
}

int choose_of(int from, int lines) {
    int ways = 1;
    for (int line = 1; line <= lines; ++line)
        ways = ways * (from - line + 1) / line;
    return ways;
}

} // namespace

TEST_CASE("boxes: the book has every board with its border up to five by six, and the smaller empty ones",
          "[boxes][book]") {
    const auto has = [](const R::Setup& setup) { return book_value(R::initial(setup)).has_value(); };
    for (int rows = 1; rows <= 5; ++rows) {
        for (int columns = 2; columns <= 6; ++columns) {
            CAPTURE(rows, columns);
            CHECK(has({rows, columns, Start::border}));
        }
    }
    for (int rows = 1; rows <= 4; ++rows) {
        for (int columns = 1; columns <= 4; ++columns)
            CHECK(has({rows, columns, Start::empty}));
    }
    CHECK_FALSE(has({7, 7, Start::border}));
    std::size_t characters = 0;
    for (const auto& board : book_boards()) {
        for (const auto& level : board.levels)
            characters += level.size();
    }
    CHECK(characters <= 1 << 20);
}

TEST_CASE("boxes: a book is read from its text or refused with the line", "[boxes][book]") {
    const auto book = book_from_text("zugzwang boxes book 1\nboard 1 2 border\n2\nboard 1 3 empty\n0\n123\n");
    REQUIRE(book);
    REQUIRE(book->size() == 2);
    CHECK((*book)[0].setup == R::Setup{1, 2, Start::border});
    CHECK((*book)[0].levels[0] == "2");
    CHECK((*book)[0].levels[1].empty());
    CHECK((*book)[1].setup == R::Setup{1, 3, Start::empty});
    CHECK((*book)[1].levels[1] == "123");
    const auto refusal = [](std::string_view text) { return book_from_text(text).refusal().words; };
    CHECK(refusal("") == "line 1: `zugzwang boxes book 1` was wanted");
    const auto* const expected_level = "line 2: a board or one of its levels was wanted";
    CHECK(refusal("zugzwang boxes book 1\n2") == expected_level);
    CHECK(refusal("zugzwang boxes book 1\nboard 3 2 border") == expected_level);
    CHECK(refusal("zugzwang boxes book 1\nboard 1 2 open") == expected_level);
    CHECK(refusal("zugzwang boxes book 1\nboard 0 2 empty") == expected_level);
}

TEST_CASE("boxes: the book tells the start values that are known, of a high board as if it lay on its side",
          "[boxes][book]") {
    for (const auto& board : book_boards()) {
        CAPTURE(board.setup.rows, board.setup.columns);
        if (const auto known = start_value(board.setup)) CHECK(book_value(R::initial(board.setup)) == *known);
    }
    const auto high = R::initial({4, 3, Start::border}), broad = R::initial({3, 4, Start::border});
    CHECK(book_value(high) == 4);
    const auto move_high = R::move_from_text(high, "b1-b2"), move_broad = R::move_from_text(broad, "a2-b2");
    CHECK(book_value(R::after(high, *move_high)) == book_value(R::after(broad, *move_broad)));
}

TEST_CASE("boxes: the book has a place for each position once", "[boxes][book]") {
    // A board of one row has four symmetries, of which that about its long side leaves its lines where they are: sets
    // and their mirrored ones are counted by Burnside's lemma.
    const R::Setup row{1, 6, Start::border}; // five lines
    for (int lines = 0; lines <= 5; ++lines) {
        const int same = choose_of(2, lines / 2);
        CHECK(book_sets(row, lines).size() == static_cast<std::size_t>((choose_of(5, lines) + same) / 2));
    }
    for (const auto& board : book_boards()) {
        for (int lines = 0; lines < std::min(levels_of(board), 4); ++lines) {
            const auto at = static_cast<std::size_t>(lines);
            CHECK(board.levels[at].size() == book_sets(board.setup, lines).size());
        }
    }
}

TEST_CASE("boxes: the book and the solver agree", "[boxes][book]") {
    Random random(8);
    for (const auto& board : book_boards()) {
        const auto start = R::initial(board.setup);
        if (R::lines_left(start) > 27) continue;
        CAPTURE(board.setup.rows, board.setup.columns);
        Solver solver(start, book_bytes);
        for (int position = 0; position < 30; ++position) {
            const int lines = static_cast<int>(random.between(0, levels_of(board) - 1));
            const auto state = boxes::test::random_position(board.setup, R::lines_left(start) - lines, random);
            CHECK(book_value(state) == solver.value(state, Unlimited()));
            const auto values = book_line_values(state);
            if (lines < levels_of(board) - 1) REQUIRE_FALSE(values.empty());
            if (!values.empty()) CHECK(values == solver.line_values(state, *book_value(state), Unlimited()));
        }
    }
}

TEST_CASE("boxes: what the book says follows from what it says one line further on", "[boxes][book][slow]") {
    // Each was solved by itself.
    for (const auto& board : book_boards()) {
        CAPTURE(board.setup.rows, board.setup.columns);
        std::size_t wrong = 0;
        for (int lines = 0; lines + 1 < std::min(levels_of(board), 6); ++lines) {
            for (const auto set : book_sets(board.setup, lines)) {
                const auto state = book_position(board.setup, set);
                if (R::outcome(state)) continue;
                wrong += best_of(book_line_values(state)) != *book_value(state) ? 1U : 0U;
            }
        }
        CHECK(wrong == 0);
    }
}

TEST_CASE("boxes: the last lines of the book are what the solver finds", "[boxes][book][slow]") {
    Random random(9);
    for (const auto& board : book_boards()) {
        const auto start = R::initial(board.setup);
        const int last = levels_of(board) - 1;
        if (R::lines_left(start) - last > 34) continue; // 5×6 and the empty 4×4, minutes and gibibytes each
        CAPTURE(board.setup.rows, board.setup.columns);
        Solver solver(start, book_bytes);
        const auto sets = book_sets(board.setup, last);
        for (int position = 0; position < 20; ++position) {
            const auto state = book_position(board.setup, random.pick(sets));
            CHECK(book_value(state) == solver.value(state, Unlimited()));
        }
    }
}

TEST_CASE("boxes: the champion plays by the book, without a search", "[boxes][book][champion]") {
    const auto state = R::initial({5, 5, Start::border});
    SearchControl control({.time = {}, .nodes = 1, .depth = 0});
    std::optional<Progress<R>> last_report;
    const auto move = Champion(1).choose(state, control, [&](const Progress<R>& progress) { last_report = progress; });
    REQUIRE(move);
    REQUIRE(last_report);
    CHECK(last_report->score == -3);
    CHECK(last_report->proven == Outcome{.winner = Side::second, .margin = 3});
    CHECK(book_value(R::after(state, *move)) == 3);
    CHECK(control.nodes() == 1);
}
