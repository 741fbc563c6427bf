// What is lit of a row while a fact is told is what the fact counts.
#include "games/numbers/think/light.hpp"

#include <map>
#include <numeric>

#include "support/catch.hpp"

#include "games/numbers/think/facts.hpp"
#include "rows.hpp"

namespace zugzwang::numbers {

TEST_CASE("numbers: what is lit while a fact is told is what it counts", "[numbers][facts][light]") {
    Random random(71);
    std::map<std::string, int> lit;
    for (int round = 0; round < 600; ++round) {
        const auto state =
            random_position(random, static_cast<std::size_t>(random.between(1, 24)), random.between(2, 40));
        const auto sum_of = [&](const std::vector<int>& places) {
            return std::accumulate(places.begin(), places.end(), std::int64_t{0}, [&](std::int64_t sum, int place) {
                CHECK((place >= static_cast<int>(state.begin) && place < static_cast<int>(state.end)));
                return sum + (*state.row)[static_cast<std::size_t>(place)];
            });
        };
        for (const auto& move : {take_left, take_right}) {
            const MoveQuestion<Rules> question{.state = state, .move = move};
            for (const auto& fact : facts(question)) {
                const auto light = numbers::light(question, fact);
                const auto& own = light.of[state.to_move];
                const auto& others = light.of[other(state.to_move)];
                const auto& kind = fact.kind;
                CAPTURE(Rules::to_text(state), Rules::move_to_text(state, move), fact.words);
                ++lit[kind];
                if (kind == "uncovers" || kind == "leaves_end") {
                    CHECK(others.size() == 1);
                    CHECK(sum_of(others) == fact.numbers[0]);
                    const bool beside =
                        state.size() > 1 &&
                        std::abs(others[0] - (move == take_left ? static_cast<int>(state.begin)
                                                                : static_cast<int>(state.end) - 1)) == 1;
                    if (state.size() > 2) CHECK(beside == (kind == "uncovers"));
                    CHECK((own.empty() && light.places.empty()));
                } else if (kind == "ends_are_equal") {
                    CHECK(light.places ==
                          std::vector<int>{static_cast<int>(state.begin), static_cast<int>(state.end) - 1});
                } else if (kind == "keeps_covered") {
                    CHECK(light.places.size() == 1);
                    CHECK(sum_of(light.places) == fact.numbers[0]);
                } else if (kind == "takes_first" || kind == "takes_last") {
                    CHECK(own.size() == 1);
                    CHECK(sum_of(own) == fact.numbers[0]);
                } else if (kind.ends_with("_places") || kind.starts_with("takes_poorer")) {
                    CHECK(own.size() == state.size() / 2);
                    CHECK(sum_of(own) == fact.numbers[0]);
                    CHECK((others.empty() && light.places.empty()));
                } else {
                    CHECK_FALSE(light.is_on());
                }
            }
        }
    }
    for (const auto* const kind : {"uncovers", "leaves_end", "keeps_covered", "takes_first", "takes_last",
                                   "has_odd_places", "has_even_places"}) {
        CAPTURE(kind);
        CHECK(lit[kind] > 20);
    }
}

} // namespace zugzwang::numbers
