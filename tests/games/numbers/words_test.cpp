// A referee of what the insight says of Numbers: each claim is checked again by the recursion of the rules.
#include "support/catch.hpp"

#include "brute_force.hpp"
#include "games/numbers/show/view.hpp"
#include "games/numbers/think/insight.hpp"
#include "rows.hpp"

namespace zugzwang::numbers {

TEST_CASE("numbers: every claim of the insight's panel is true", "[numbers][insight][referee]") {
    Random random(81);
    int sentences = 0;
    for (int round = 0; round < 500; ++round) {
        auto state = random_position(random, static_cast<std::size_t>(random.between(1, 30)), random.between(2, 40));
        SearchControl control({});
        const auto panel = *View::insight_panel(insight(state, control), state, Labels::standard);
        CAPTURE(Rules::to_text(state), panel.big);
        const auto row = state.numbers();
        std::int64_t all = 0, odd = 0;
        for (std::size_t place = 0; place < row.size(); ++place) {
            all += row[place];
            odd += (state.begin + place) % 2 == 0 ? row[place] : 0;
        }
        const auto margin = brute::IntervalTable(row).margin(0, row.size());
        BySide<std::int64_t> ends = state.totals;
        ends[state.to_move] += (all + margin) / 2;
        ends[other(state.to_move)] += (all - margin) / 2;
        const auto by = ends[Side::first] - ends[Side::second];
        CHECK(panel.big ==
              (by == 0 ? "A draw"
                       : std::string(by > 0 ? "Blue" : "Orange") + " wins by " + std::to_string(std::abs(by))));
        CHECK(panel.balance_first == "Blue " + std::to_string(ends[Side::first]));
        CHECK(panel.balance_second == "Orange " + std::to_string(ends[Side::second]));
        REQUIRE(panel.rows.size() == 1);
        CHECK(panel.rows[0].value == std::to_string(odd) + " · " + std::to_string(all - odd));
        sentences += 4;
    }
    CHECK(sentences == 2000);
}

} // namespace zugzwang::numbers
