// The seed's player observed: its choices, its queue and the reasons that it gives.
#include "games/boxes/think/class_turn.hpp"

#include "brute_force.hpp"
#include "games/boxes/think/players.hpp"
#include "positions.hpp"

namespace {

std::vector<std::string> names(const R::State& state, const auto& edges) {
    std::vector<std::string> names;
    for (const int edge : edges)
        names.push_back(R::move_to_text(state, {edge}));
    return names;
}

template <class Thinker = Classes>
std::string reason_of(std::string_view text) {
    std::string words;
    Thinker player(1);
    REQUIRE(player.choose(position(text), Unlimited(), [&](const Progress<R>& progress) { words = progress.words; }));
    return words;
}

} // namespace

TEST_CASE("boxes: the player's sets are those that were counted by hand", "[boxes][lesson]") {
    const auto state = position(pictured);
    const auto first = turn_of_classes(state, 1).front();
    CHECK(names(state, first.classes.completing()) == std::vector<std::string>{"e3-f3"});
    CHECK(names(state, first.classes.neutral()) == std::vector<std::string>{"b3-c3", "b4-c4", "b2-b3", "c3-c4"});
    std::vector<std::string> queue;
    for (const auto& [price, edge] : first.classes.giving())
        queue.push_back(std::to_string(price) + " " + R::move_to_text(state, {edge}));
    CHECK(queue == std::vector<std::string>{"1 c4-d4", "1 c4-c5", "2 a2-b2", "2 b2-c2", "2 b1-b2", "3 d3-d4", "3 e3-e4",
                                            "4 a3-b3", "4 a4-b4", "4 a5-b5", "4 b5-c5", "4 b5-b6"});
}

TEST_CASE("boxes: a turn takes every box, line by line, and ends with a neutral one", "[boxes][lesson]") {
    const auto state = position(pictured);
    const auto lines = turn_of_classes(state, 1);
    REQUIRE(lines.size() == 4);
    CHECK(R::move_to_text(state, {lines[0].edge}) == "e3-f3");
    CHECK(R::move_to_text(state, {lines[1].edge}) == "e3-e4");
    CHECK(R::move_to_text(state, {lines[2].edge}) == "d3-d4");
    CHECK(lines[3].set == LineClass::neutral);
}

TEST_CASE("boxes: a drawn line sorts again what it touches", "[boxes][lesson]") {
    const auto state = position(pictured);
    const auto changed = turn_of_classes(state, 1).front().changes;
    REQUIRE(changed.size() == 2);
    CHECK(R::move_to_text(state, {changed[0].edge}) == "e3-e4");
    CHECK(changed[0].before == LinePlace{LineClass::giving, 3});
    CHECK(changed[0].after == LinePlace{LineClass::completing, 0});
    CHECK(R::move_to_text(state, {changed[1].edge}) == "d3-d4");
    CHECK(changed[1].before == LinePlace{LineClass::giving, 3});
    CHECK(changed[1].after == LinePlace{LineClass::giving, 2});
}

TEST_CASE("boxes: the observed turn is the one that the player plays unobserved", "[boxes][lesson]") {
    Random random(31);
    for (int game = 0; game < 60; ++game) {
        const auto state = boxes::test::random_position({5, 4, game % 2 == 0 ? Start::border : Start::empty},
                                                        static_cast<int>(random.between(1, 30)), random);
        Classes unobserved(static_cast<std::uint64_t>(game));
        auto now = state;
        for (const auto& line : turn_of_classes(state, static_cast<std::uint64_t>(game))) {
            CHECK(line.classes.state() == now);
            CHECK(*unobserved.choose(now, Unlimited(), {}) == R::Move{line.edge});
            now = R::after(now, {line.edge});
            for (const auto& one : line.changes) {
                CHECK(line.classes.place_of(one.edge) == one.before);
                CHECK(LineClasses(now).place_of(one.edge) == one.after);
            }
        }
        CHECK((now.to_move != state.to_move || R::outcome(now)));
    }
}

TEST_CASE("boxes: a gift is what a greedy opponent then takes in a row", "[boxes][lesson]") {
    Random random(32);
    for (int game = 0; game < 60; ++game) {
        const auto state =
            boxes::test::random_position({4, 4, Start::border}, static_cast<int>(random.between(4, 20)), random);
        const LineClasses classes(state);
        for (const auto& [price, edge] : classes.giving()) {
            const auto gift = gift_of(state, edge);
            CHECK(static_cast<int>(gift.size()) == price);
            // Whoever takes a box whenever there is one closes just these before anything else.
            auto now = R::after(state, {edge});
            for (bool goes_on = true; goes_on;) {
                goes_on = false;
                for (const auto& move : R::legal_moves(now)) {
                    if (boxes_closed_by(now, move.edge) == 0) continue;
                    now = R::after(now, move);
                    goes_on = true;
                    break;
                }
            }
            for (int box = 0; box < state.grid.boxes(); ++box) {
                const bool taken = sides_drawn(state, box) < 4 && sides_drawn(now, box) == 4;
                if (taken && classes.completing().empty()) CHECK(std::ranges::count(gift, box) == 1);
            }
        }
    }
}

TEST_CASE("boxes: the seed's player and the textbook's say in one line why", "[boxes][players]") {
    CHECK(reason_of(pictured) == "completes a box");
    CHECK(reason_of("---/|_._._|/.../|_._._|/.../|_._._|/--- 1") == "a neutral line, at random");
    CHECK(reason_of("-.--/._._|1|2|/----/._._._._./---- 1") ==
          "no safe line left: opens the string of 2, the cheapest");
    CHECK(reason_of<Chains>("----/|_._._._./---- 2") == "takes every box it can");
    CHECK(reason_of<Chains>("----/._._._._./----/._._._._|/---- 1") == "takes all but the last 2, to keep control");
    CHECK(reason_of<Chains>("---/|_._._|/.../|_._._|/.../|_._._|/--- 1") == "a safe line, by the long-chain rule");
    CHECK(reason_of<Chains>("-.--/._._|1|2|/----/._._._._./---- 1") == "no safe line left: opens the cheapest string");
}
