// A referee of what the insight says of Sticks: each claim is checked again from its words, by brute force.
#include <regex>

#include "support/catch.hpp"

#include "brute_force.hpp"
#include "games/sticks/show/view.hpp"

namespace zugzwang::sticks {

TEST_CASE("sticks: every claim of the insight's panel is true", "[sticks][insight][referee]") {
    int sentences = 0;
    for (int left = 1; left <= 60; ++left) {
        for (int most = 2; most <= 9; ++most) {
            for (const bool misere : {false, true}) {
                const Rules::State state{.left = left, .take = most, .misere = misere};
                const auto wins = test::wins_by_brute_force(left, most, misere);
                const auto loses_from = [&](int number) { return !wins[static_cast<std::size_t>(number)]; };
                SearchControl control({});
                const auto panel = *View::insight_panel(insight(state, control), state, Labels::standard);
                const auto& words = panel.words;
                CAPTURE(left, most, misere, words);
                for (const auto& chip : panel.chips) {
                    CAPTURE(chip.text);
                    CHECK(chip.marked == loses_from(std::stoi(chip.text)));
                    ++sentences;
                }
                std::smatch found;
                sentences += 2;
                if (std::regex_search(words, found, std::regex("mod (\\d+) = (\\d+)\\.$")))
                    CHECK((left - (misere ? 1 : 0)) % std::stoi(found[1]) == std::stoi(found[2]));
                if (words.starts_with("Only the last stick")) {
                    CHECK((left == 1 && misere));
                } else if (words.starts_with("A marked number")) {
                    CHECK(loses_from(left));
                    // Every take has an answer that makes the number up.
                    REQUIRE(std::regex_search(words, found, std::regex("add up to (\\d+)\\.")));
                    const int together = std::stoi(found[1]);
                    for (int take = 1; take <= std::min(most, left); ++take) {
                        CHECK((together - take >= 1 && together - take <= most && together <= left));
                        CHECK(loses_from(left - together));
                    }
                } else if (std::regex_search(words, found,
                                             std::regex("^Take (\\d+): then none are left, and you win"))) {
                    CHECK((std::stoi(found[1]) == left && left <= most && !misere));
                } else if (std::regex_search(words, found, std::regex("^Take (\\d+): one is left"))) {
                    CHECK((std::stoi(found[1]) == left - 1 && left - 1 <= most && misere));
                } else {
                    REQUIRE(std::regex_search(words, found,
                                              std::regex("take (\\d+) and leave (\\d+)\\..* add up to (\\d+)\\.")));
                    const int take = std::stoi(found[1]), rest = std::stoi(found[2]), together = std::stoi(found[3]);
                    CHECK((take >= 1 && take <= most && take + rest == left));
                    CHECK(loses_from(rest));
                    CHECK(together == most + 1);
                    CHECK(rest >= together);
                    CHECK(loses_from(rest - together));
                }
            }
        }
    }
    CHECK(sentences > 5000);
}

} // namespace zugzwang::sticks
