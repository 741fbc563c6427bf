#include "games/amazons/think/players.hpp"

#include "support/catch.hpp"

#include "games/amazons/think/iterative_deepening.hpp"
#include "plain_search.hpp"
#include "slow_amazons.hpp"

namespace zugzwang::amazons {

namespace {

/// A position after some random moves on the small board, not over.
Rules::State wandered(Random& random, int board, int plies) {
    for (;;) {
        auto state = Rules::initial({.board = board});
        for (int ply = 0; ply < plies && !Rules::outcome(state); ++ply) {
            state = Rules::after(state, random.pick(Rules::legal_moves(state)));
        }
        if (!Rules::outcome(state)) return state;
    }
}

int mobility(const slow::Position& position, char queen) {
    int count = 0;
    for (int row = 0; row < static_cast<int>(position.rows.size()); ++row) {
        for (int column = 0; column < static_cast<int>(position.rows[0].size()); ++column) {
            if (position.rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] != queen) continue;
            slow::look_around(position, row, column, [&](int, int) { ++count; });
        }
    }
    return count;
}

/// The value of a position as the seed has it: the difference of mobility after so many moves of best play.
int value(const slow::Position& position, int depth, int ply) {
    const bool white = position.side == 'w';
    const int own = mobility(position, white ? 'Q' : 'q');
    if (own == 0) return ply - 1'000'000;
    if (depth == 0) return own - mobility(position, white ? 'q' : 'Q');
    int best = -2'000'000;
    for (const auto& [text, next] : slow::moves(position))
        best = std::max(best, -value(next, depth - 1, ply + 1));
    return best;
}

template <class P>
std::pair<Rules::Move, std::uint64_t> choice(P player, const Rules::State& state) {
    SearchControl control(Budget{});
    const auto move = player.choose(state, control, {});
    REQUIRE(move);
    return {*move, control.nodes()};
}

} // namespace

TEST_CASE("amazons: minimax plays the first of the moves with the best difference of mobility", "[amazons][players]") {
    Random random(32);
    for (int round = 0; round < 12; ++round) {
        const auto state = wandered(random, 6, 12 + round % 6);
        if (Rules::move_count(state) > 150) continue;
        const int depth = 1 + round % 2;
        const auto moves = Rules::legal_moves(state);
        const auto best = std::ranges::max_element(moves, {}, [&](const auto& move) {
            return -value(slow::read(Rules::to_text(Rules::after(state, move))), depth - 1, 1);
        });
        INFO(Rules::to_text(state));
        CHECK(choice(Minimax(depth), state).first == *best);
    }
}

TEST_CASE("amazons: a stopped look ahead answers with the last whole result", "[amazons][players]") {
    const auto state = Rules::initial({.board = 8});
    const auto [one, nodes] = choice(Minimax(1), state);
    SearchControl control(Budget{.nodes = nodes + 5000});
    const auto cut = Minimax(3).choose(state, control, {});
    REQUIRE(cut);
    CHECK(*cut == one);
    CHECK(control.nodes() == nodes + 5000);
    CHECK(Rules::is_legal(state, *AlphaBeta(4).choose(state, Within({.nodes = 1}), {})));
}

TEST_CASE("amazons: what a move leaves to both sides is found without making it", "[amazons][players]") {
    Random random(34);
    for (int round = 0; round < 60; ++round) {
        const auto state = slow::random_state(random, 7, 4, 20);
        Board board(state);
        std::vector<Rules::Move> in_order;
        board.for_each_move([&](const auto& move) {
            in_order.push_back(move);
            return true;
        });
        CHECK(board.move_count() == in_order.size());
        MobilityScan scan;
        std::vector<Rules::Move> scanned;
        CAPTURE(Rules::to_text(state));
        scan.for_each_move(board, [&](const auto& move, int own, int theirs) {
            scanned.push_back(move);
            const auto next = Rules::after(state, move);
            REQUIRE(own == steps_open(next, state.to_move));
            REQUIRE(theirs == steps_open(next, other(state.to_move)));
            return true;
        });
        CHECK(scanned == in_order);
    }
}

TEST_CASE("amazons: the players answer as the plain look ahead, and the seed's two look at as much",
          "[amazons][players]") {
    Random random(35);
    for (int round = 0; round < 40; ++round) {
        const auto state = wandered(random, round % 2 == 0 ? 6 : 8, 4 + round % 14);
        int depth = 1 + round % 4;
        while (depth > 1 && std::pow(static_cast<double>(Rules::move_count(state)), depth) > 2e6)
            --depth;
        INFO(Rules::to_text(state) << " depth " << depth);
        SearchControl all(Budget{}), some(Budget{});
        const auto expected = plain::iterative_deepening(state, depth, plain::Kind::minimax, all);
        static_cast<void>(plain::iterative_deepening(state, depth, plain::Kind::alpha_beta, some));
        CHECK(choice(Minimax(depth), state) == std::pair(expected.move, all.nodes()));
        CHECK(choice(AlphaBeta(depth), state) == std::pair(expected.move, some.nodes()));
        CHECK(choice(SortedAlphaBeta(depth), state).first == expected.move);
        CHECK(some.nodes() <= all.nodes());
        if (depth > 1 && all.nodes() > 2000) CHECK(some.nodes() * 2 < all.nodes());
    }
}

TEST_CASE("amazons: looked at and cut are exact, the score is the difference of mobility", "[amazons][players]") {
    // The figures of the first and the second look together; the second alone looks at 332 and at 99.
    const auto state = *Rules::state_from_text("1*1*2/*Q*q**/2*1**/**1**1/1q**1*/*Q3* w");
    const auto search = [&]<class P>(P player) {
        Progress<Rules> last;
        int reports = 0;
        SearchControl control(Budget{});
        const auto move = player.choose(state, control, [&](const auto& news) {
            last = news;
            CHECK(news.depth == ++reports);
        });
        CHECK(last.line == std::vector{*move});
        CHECK(Rules::move_to_text(state, *move) == "b1-d1/b1");
        CHECK(last.nodes == control.nodes());
        CHECK(last.depth == 2);
        CHECK(last.score == 2);
        CHECK(last.words == "+2 after the best reply");
        return last;
    };
    const auto every = search(Minimax(2));
    CHECK(every.nodes == 354);
    CHECK_FALSE(every.cut);
    const auto alpha_beta = search(AlphaBeta(2));
    CHECK(alpha_beta.nodes == 121);
    CHECK(alpha_beta.cut == 354 - 121);
    const auto sorted = search(SortedAlphaBeta(2));
    CHECK(sorted.nodes <= 121);
    CHECK(sorted.cut == 354 - sorted.nodes);
}

TEST_CASE("amazons: the budget's depth stands for the option's, up to the deepest", "[amazons][players]") {
    Random random(36);
    const auto state = wandered(random, 6, 20);
    const auto depth = [&](int option, int budget) {
        int reached = 0;
        static_cast<void>(SortedAlphaBeta(option).choose(state, Within({.depth = budget}),
                                                         [&](const auto& news) { reached = news.depth; }));
        return reached;
    };
    CHECK(depth(1, 3) == 3);
    CHECK(depth(3, 1) == 1);
    CHECK(depth(2, 0) == 2);
    CHECK(depth(1, 9) == max_depth);
}

TEST_CASE("amazons: a look ahead that is cut short says how far it came", "[amazons][players]") {
    const auto state = Rules::initial({.board = 6});
    const auto last_words = [&](Budget budget, std::stop_token stop = {}) {
        std::string words;
        static_cast<void>(
            Minimax(3).choose(state, Within(budget, std::move(stop)), [&](const auto& news) { words = news.words; }));
        return words;
    };
    const auto one = Rules::move_count(state);
    CHECK(last_words({.nodes = one + 100}) == "looked 1 of 3 moves ahead: out of positions");
    CHECK(last_words({.nodes = 10, .depth = 1}) ==
          "looked at 10 of " + std::to_string(one) + " moves: out of positions");
    CHECK(last_words({}, stopped()) == "looked 1 of 3 moves ahead: stopped");
    SearchResult found{.depth = 1, .target_depth = 2, .root_moves = 9};
    SearchControl late(Budget{.time = std::chrono::milliseconds(1)});
    while (late.elapsed() < std::chrono::milliseconds(1)) {
    }
    CHECK(reason_words(found, late) == "looked 1 of 2 moves ahead: out of time");
}

TEST_CASE("amazons: a look ahead gives its reason in one line", "[amazons][players]") {
    const auto words = [&](int value, int depth) {
        return reason_words({.value = value, .depth = depth, .target_depth = depth}, Unlimited());
    };
    CHECK(words(-3, 1) == "−3 after this move");
    CHECK(words(0, 2) == "0 after the best reply");
    CHECK(words(12, 3) == "+12 after 3 moves, each the best");
    CHECK(words(won_value - 1, 2) == "a sure win: 1 move to the end");
    CHECK(words(2 - won_value, 2) == "lost against the best replies: 2 moves to the end");
}

} // namespace zugzwang::amazons
