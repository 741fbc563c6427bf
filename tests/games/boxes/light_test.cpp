// What is lit of a board of Boxes while a fact is told is what the fact counts.
#include "games/boxes/think/light.hpp"

#include <map>
#include <set>

#include "support/catch.hpp"

#include "games/boxes/think/facts.hpp"
#include "positions.hpp"
#include "referee.hpp"
#include "safe_lines.hpp"

using namespace zugzwang;
using namespace zugzwang::boxes;
using R = boxes::Rules;

namespace {

using Boxes = std::set<int>;

Boxes set_of(const std::vector<int>& places) {
    Boxes boxes(places.begin(), places.end());
    CHECK(boxes.size() == places.size());
    return boxes;
}

/// The boxes that fall one after the other when whatever has three sides is closed.
Boxes falling(const R::State& state) {
    auto drawn = state.drawn;
    Boxes boxes;
    const auto sides = [&](int box) {
        int count = 0;
        for (const int line : state.grid.edges_of(box))
            count += drawn[static_cast<std::size_t>(line)] ? 1 : 0;
        return count;
    };
    for (bool more = true; more;) {
        more = false;
        for (int box = 0; box < state.grid.boxes(); ++box) {
            if (sides(box) == 4 && !boxes.contains(box) && sides_drawn(state, box) < 4) boxes.insert(box);
            if (sides(box) != 3) continue;
            for (const int line : state.grid.edges_of(box))
                drawn[static_cast<std::size_t>(line)] = true;
            boxes.insert(box);
            more = true;
        }
    }
    return boxes;
}

/// By flood fill.
Boxes boxes_of_long_chains(const R::State& state) {
    Boxes boxes;
    for (const auto& chain : boxes::test::long_chains(state))
        boxes.insert(chain.boxes.begin(), chain.boxes.end());
    return boxes;
}

R::State after_text(const R::State& state, const std::string& line) {
    return R::after(state, boxes::test::move_of(state, line));
}

void check_light(const R::State& state, const MoveQuestion<R>& question, const Fact& fact) {
    const auto light = boxes::light(question, fact);
    const auto& kind = fact.kind;
    const auto next = R::after(state, question.move);
    const auto closed = boxes_closed_by(state, question.move.edge);
    const Side side = state.to_move;
    const auto own = set_of(light.of[side]), others = set_of(light.of[other(side)]), any = set_of(light.places);
    const auto number = [&](std::size_t index) { return static_cast<std::size_t>(fact.numbers.at(index)); };
    CAPTURE(R::to_text(state), R::move_to_text(state, question.move), kind, fact.numbers, fact.words);
    if (kind.starts_with("brings")) {
        CHECK_FALSE(light.is_on());
    } else if (kind == "other_gives_first" || kind == "this_gives_first" || kind == "can_outlast" ||
               kind == "can_be_outlasted" || kind == "safe_left" || kind == "safe_beside") {
        std::set<std::string> safe;
        for (const auto& move : boxes::test::safe_lines(boxes::test::emptied(next)))
            safe.insert(R::move_to_text(next, move));
        CHECK(std::set<std::string>(light.moves.begin(), light.moves.end()) == safe);
        CHECK(light.moves.size() == number(0));
    } else if (kind == "chains_suit" || kind == "chains_against" || kind == "wrong_long_chains" ||
               kind == "right_long_chains") {
        CHECK(any == boxes_of_long_chains(boxes::test::emptied(next)));
        CHECK((own.empty() && others.empty()));
    } else if (kind == "answer_makes_chain") {
        CHECK(any == boxes_of_long_chains(boxes::test::emptied(after_text(next, fact.moves.front()))));
    } else if (kind == "keeps_control_chain" || kind == "keeps_control_loop") {
        const auto chains = boxes::test::chains(boxes::test::emptied(next));
        REQUIRE(chains.size() == 1);
        CHECK(any == chains.front().boxes);
        CHECK(any.size() == number(1));
        CHECK(others == falling(next));
        CHECK(others.size() == number(0));
    } else if (kind == "answer_leaves") {
        CHECK(own == falling(after_text(next, fact.moves.front())));
        CHECK(own.size() == number(0));
    } else if (kind == "gives_fewer" && fact.numbers[0] == 0) {
        CHECK(others == falling(R::after(state, *question.rival)));
        CHECK(others.size() == number(1));
    } else if (closed > 0) {
        CHECK(others.empty());
        for (const int box : state.grid.boxes_beside(question.move.edge)) {
            if (sides_drawn(next, box) == 4) CHECK(own.contains(box));
        }
        CHECK(own.size() == static_cast<std::size_t>(closed) + falling(next).size());
        if (kind == "takes_rest" || kind == "closes_and_must_open" || kind == "closes_last")
            CHECK(own.size() == number(0));
    } else {
        CHECK(own.empty());
        CHECK(others == falling(next));
        if (kind != "last_safe" && kind != "answer_takes") CHECK(others.size() == number(0));
    }
}

} // namespace

TEST_CASE("boxes: what is lit while a fact is told is what it counts", "[boxes][facts][light]") {
    Random random(71);
    std::map<std::string, int> lit;
    int positions = 0;
    while (positions < 400) {
        const auto setup = random.pick(std::vector<R::Setup>{
            {3, 3, Start::empty}, {4, 4, Start::border}, {4, 5, Start::border}, {5, 5, Start::empty}});
        auto state = boxes::test::after_safe_lines(R::initial(setup), random, static_cast<int>(random.between(4, 30)));
        for (int more = static_cast<int>(random.between(0, 5)); more > 0 && R::lines_left(state) > 2; --more) {
            const auto closing = random.happens(0.7) ? boxes::test::closing_move(state) : std::nullopt;
            state = R::after(state, closing ? *closing : random.pick(R::legal_moves(state)));
        }
        if (R::outcome(state) || R::lines_left(state) > 26 || R::lines_left(state) < 2) continue;
        ++positions;
        boxes::test::Referee referee(state);
        for (int asked = 0; asked < 4; ++asked) {
            const auto moves = R::legal_moves(state);
            const auto move = random.pick(moves), rival = random.pick(moves);
            MoveQuestion<R> question{.state = state, .move = move};
            if (move != rival && asked > 0) {
                question.rival = rival;
                question.rival_is_better = referee.brings(rival) > referee.brings(move);
                if (question.rival_is_better && asked > 1) question.answer = referee.best_answer(move);
            }
            for (const auto& fact : facts(question)) {
                check_light(state, question, fact);
                ++lit[fact.kind];
            }
        }
    }
    for (const auto* const kind : {"gives_boxes", "opens_chain_to_take", "keeps_control", "closes_and_must_open",
                                   "safe_left", "chains_suit", "gives_fewer", "leaves_boxes"}) {
        CAPTURE(kind);
        CHECK(lit[kind] > 0);
    }
}
