#include "games/numbers/think/preprocessing.hpp"

#include "support/catch.hpp"

#include "brute_force.hpp"
#include "games/numbers/think/players.hpp"
#include "games/numbers/think/reduction.hpp"
#include "listing.hpp"
#include "rows.hpp"

namespace zugzwang::numbers {
namespace {

Table table_of(const Row& row, bool own_moves_first = true) {
    Table table;
    const Preprocessing preprocessing(row, own_moves_first, &table);
    return table;
}

} // namespace

TEST_CASE("numbers: the table has the values of the seed's listing and its moves", "[numbers][table]") {
    Random random(41);
    for (int round = 0; round < 200; ++round) {
        // Small numbers make many ties.
        const auto row = random_row(random, 2 + 2 * random.below(12), round % 2 == 0 ? 4 : 99);
        const Listing listing(row);
        const auto table = table_of(row);
        for (int j = 1; j <= listing.N; ++j) {
            for (int i = j; i > 0; --i) {
                const auto cell = table.cell(static_cast<std::uint32_t>(i - 1), static_cast<std::uint32_t>(j - 1));
                REQUIRE(cell.opt() == listing.opt(i, j));
                REQUIRE(cell.own == ((i + j) % 2 == 1));
                if (cell.own) REQUIRE(Rules::Move{cell.best} == listing.move(i, j));
            }
        }
    }
}

TEST_CASE("numbers: the known cells of the lesson's row", "[numbers][table]") {
    const auto table = table_of(known_row);
    CHECK(table.cell(0, 11).opt() == 47);
    const auto cell = table.cell(2, 9);
    CHECK(cell.by_left == 2 + 25);
    CHECK(cell.by_right == 6 + 18);
    CHECK(cell.best == End::left);
    const auto l = take_left, r = take_right;
    const auto line = table.best_line(2, 9);
    CHECK(std::vector(line.begin(), line.end() - 1) == std::vector<Rules::Move>{l, r, r, r, r, l, l});
}

TEST_CASE("numbers: the table of either side, of odd rows too, has the margins of the rules", "[numbers][table]") {
    Random random(42);
    for (int round = 0; round < 300; ++round) {
        const auto row = random_row(random, 1 + random.below(30), 20);
        const bool own = random.below(2) == 0;
        const auto table = table_of(row, own);
        const brute::IntervalTable margins(row);
        for (std::uint32_t last = 0; last < row.size(); ++last) {
            std::int64_t all = 0;
            for (auto first = last + 1; first-- > 0;) {
                all += row[first];
                const auto cell = table.cell(first, last);
                const auto margin = margins.margin(first, last + 1);
                REQUIRE(2 * cell.opt() - all == (cell.own ? margin : -margin));
            }
        }
    }
}

TEST_CASE("numbers: the cells are filled diagonal by diagonal, each from the bottom up", "[numbers][table]") {
    struct Order final : TableObserver {
        void filled(const TableCell& cell) override { cells.emplace_back(cell.first, cell.last); }
        std::vector<std::pair<std::uint32_t, std::uint32_t>> cells;
    } order;
    const Preprocessing preprocessing(Row{1, 2, 3}, true, &order);
    CHECK(order.cells == decltype(order.cells){{0, 0}, {1, 1}, {0, 1}, {2, 2}, {1, 2}, {0, 2}});
}

TEST_CASE("numbers: optimal plays the listing's moves against any replies", "[numbers][players]") {
    Random random(43);
    for (int round = 0; round < 300; ++round) {
        const auto row = random_row(random, 2 + 2 * random.below(14), round % 2 == 0 ? 4 : 99);
        const Listing listing(row);
        Optimal optimal;
        auto state = start_of(row);
        while (!state.empty()) {
            const auto move = choice(optimal, state);
            REQUIRE(move == listing.move(static_cast<int>(state.begin) + 1, static_cast<int>(state.end)));
            state = Rules::after(Rules::after(state, move), random.below(2) == 0 ? take_left : take_right);
        }
    }
}

TEST_CASE("numbers: where one end alone is best, the table and the oracle of long rows agree", "[numbers][players]") {
    Random random(44);
    int alone = 0;
    for (int round = 0; round < 500; ++round) {
        const auto state = start_of(random_row(random, 1 + random.below(60), 30));
        const auto margins = *margins_by_end(state, Unlimited());
        Optimal optimal;
        const auto move = choice(optimal, state);
        REQUIRE(margins[static_cast<std::size_t>(move.taken)] == std::max(margins[0], margins[1]));
        if (margins[0] == margins[1]) continue;
        ++alone;
        REQUIRE(move == Oracle().best_move(state));
    }
    CHECK(alone > 300);
}

TEST_CASE("numbers: an observer changes neither the move nor what is reported", "[numbers][players]") {
    const auto state = start_of(known_row);
    const auto told = [&](TableObserver* observer) {
        SearchControl control(Budget{});
        Optimal optimal(observer);
        Progress<Rules> last;
        const auto move = *optimal.choose(state, control, [&](const Progress<Rules>& progress) { last = progress; });
        return std::tuple(move, last.score, last.nodes, last.words, control.nodes());
    };
    Table table;
    CHECK(told(&table) == told(nullptr));
    CHECK(table.size() == 12);
}

} // namespace zugzwang::numbers
