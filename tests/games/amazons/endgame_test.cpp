#include "support/catch.hpp"

#include <unordered_map>

#include "games/amazons/think/flood_fill.hpp"
#include "games/amazons/think/solver.hpp"
#include "slow_amazons.hpp"

using namespace zugzwang;
using namespace zugzwang::amazons;
using AmazonsRules = zugzwang::amazons::Rules;

namespace {

/// Tries everything on a board of at most 32 squares, each a bit, row by row from the top; shares nothing with the
/// solver.
class BruteForce {
  public:
    struct Board {
        std::uint32_t own = 0, others = 0, empty = 0;

        friend bool operator==(const Board&, const Board&) = default;
    };

    explicit BruteForce(const slow::Position& position) {
        const int height = static_cast<int>(position.rows.size()), width = static_cast<int>(position.rows[0].size());
        for (int row = 0; row < height; ++row) {
            for (int column = 0; column < width; ++column) {
                auto& rays = rays_.emplace_back();
                for (const auto& [down, right] : directions) {
                    auto& ray = rays.emplace_back();
                    for (int r = row + down, c = column + right; r >= 0 && r < height && c >= 0 && c < width;
                         r += down, c += right)
                        ray.push_back(1U << (r * width + c));
                }
                const auto bit = 1U << (row * width + column);
                const char piece = position.rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
                if (piece == '.') start_.empty |= bit;
                if (piece == (position.side == 'w' ? 'Q' : 'q')) start_.own |= bit;
                if (piece == (position.side == 'w' ? 'q' : 'Q')) start_.others |= bit;
            }
        }
    }
    [[nodiscard]] bool wins() { return wins(start_); }

  private:
    static constexpr std::array<std::array<int, 2>, 8> directions{
        {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}}};

    struct Hash {
        std::size_t operator()(const Board& board) const {
            return (board.own * 0x9E3779B97F4A7C15U) ^ (board.others * 0xC2B2AE3D27D4EB4FU) ^
                   (board.empty * 0x165667B19E3779F9U);
        }
    };

    /// Whether visit(bit) is true for one of the squares that a queen sees.
    template <class Visit>
    [[nodiscard]] bool any_seen(int from, std::uint32_t empty, Visit visit) const {
        for (const auto& ray : rays_[static_cast<std::size_t>(from)]) {
            for (const auto bit : ray) {
                if ((empty & bit) == 0) break;
                if (visit(bit)) return true;
            }
        }
        return false;
    }
    [[nodiscard]] bool wins(const Board& board) {
        if (const auto found = known_.find(board); found != known_.end()) return found->second;
        bool won = false;
        for (auto left = board.own; left != 0 && !won; left &= left - 1) {
            const auto from = left & (0U - left);
            const auto open = board.empty | from;
            won = any_seen(std::countr_zero(from), board.empty, [&](std::uint32_t to) {
                return any_seen(std::countr_zero(to), open & ~to, [&](std::uint32_t arrow) {
                    return !wins({board.others, (board.own & ~from) | to, open & ~to & ~arrow});
                });
            });
        }
        known_.emplace(board, won);
        return won;
    }

    std::vector<std::vector<std::vector<std::uint32_t>>> rays_; ///< By square and direction.
    Board start_;
    std::unordered_map<Board, bool, Hash> known_;
};

/// A random position with exactly so many empty squares, where the side to move can.
AmazonsRules::State random_ending(Random& random, int files, int ranks, int queens, int empty) {
    for (;;) {
        AmazonsRules::State state;
        state.files = static_cast<std::uint8_t>(files);
        state.ranks = static_cast<std::uint8_t>(ranks);
        std::vector<Square> squares;
        for (int rank = 0; rank < ranks; ++rank) {
            for (int file = 0; file < files; ++file)
                squares.push_back(square_at(file, rank));
        }
        random.shuffle(squares);
        for (int number = 0; number < 2 * queens; ++number) {
            state.queens[number % 2 == 0 ? Side::first : Side::second].add(squares.back());
            squares.pop_back();
        }
        for (; squares.size() > static_cast<std::size_t>(empty); squares.pop_back())
            state.closed.add(squares.back());
        state.to_move = random.below(2) == 0 ? Side::first : Side::second;
        if (!AmazonsRules::outcome(state)) return state;
    }
}

bool wins_by_force(const AmazonsRules::State& state) {
    return BruteForce(slow::read(AmazonsRules::to_text(state))).wins();
}

/// The most moves that the side to move can make when the other side never moves, by trying everything.
int longest_walk(const AmazonsRules::State& state) {
    int longest = 0;
    for (const auto& move : AmazonsRules::legal_moves(state)) {
        auto next = AmazonsRules::after(state, move);
        next.to_move = state.to_move;
        longest = std::max(longest, 1 + longest_walk(next));
    }
    return longest;
}

} // namespace

TEST_CASE("amazons: the solver agrees with a brute force in 300 endings, both sides to move",
          "[amazons][solver][slow]") {
    Random random(51);
    int won = 0;
    for (int round = 0; round < 300; ++round) {
        const int queens = 1 + round % 2;
        const auto empty = static_cast<int>(random.between(6, queens == 1 ? 14 : 10));
        auto state = random_ending(random, 5, 5, queens, empty);
        for (const Side side : both_sides) {
            state.to_move = side;
            if (AmazonsRules::outcome(state)) continue;
            INFO(AmazonsRules::to_text(state));
            SearchControl control(Budget{});
            const auto found = Solver(control, std::size_t{16} << 20).wins(state);
            REQUIRE(found);
            REQUIRE(*found == wins_by_force(state));
            won += *found ? 1 : 0;
        }
    }
    CHECK(won > 100);
    CHECK(won < 500);
}

TEST_CASE("amazons: a tiny table forgets but never errs", "[amazons][solver]") {
    Random random(52);
    for (int round = 0; round < 60; ++round) {
        const auto state = random_ending(random, 5, 4, 2, 10);
        INFO(AmazonsRules::to_text(state));
        SearchControl control(Budget{});
        REQUIRE(Solver(control, 4096).wins(state) == wins_by_force(state));
    }
}

TEST_CASE("amazons: a solver goes on where it stopped", "[amazons][solver]") {
    Random random(53);
    const auto state = random_ending(random, 6, 6, 2, 20);
    SearchControl whole_control(Budget{});
    Solver whole(whole_control, std::size_t{16} << 20);
    const auto answer = whole.wins(state);
    REQUIRE(answer);
    const auto nodes = whole_control.nodes();
    REQUIRE(nodes > 3000); // or the position is too easy for this test

    SearchControl none(Budget{.nodes = 1});
    Solver solver(none, std::size_t{16} << 20);
    std::optional<bool> found;
    int rounds = 0;
    for (; !found && rounds < 1000; ++rounds) {
        SearchControl some(Budget{.nodes = nodes / 8});
        solver.set_control(some);
        found = solver.wins(state);
        CHECK(some.nodes() <= nodes / 8);
    }
    CHECK(found == answer);
    CHECK(rounds > 4);
    CHECK(rounds < 40);
    SearchControl once_more(Budget{.nodes = 100});
    solver.set_control(once_more);
    CHECK(solver.wins(state) == answer);
    CHECK((*answer ? solver.numbers(state).is_won() : solver.numbers(state).is_lost()));
}

TEST_CASE("amazons: the move that is hardest to refute is one of the lost ones", "[amazons][solver]") {
    Random random(54);
    int lost = 0;
    while (lost < 10) {
        const auto state = random_ending(random, 5, 5, 2, 10);
        SearchControl control(Budget{});
        Solver solver(control, std::size_t{16} << 20);
        if (solver.wins(state) != false) continue;
        ++lost;
        const auto move = solver.hardest_move(state);
        REQUIRE(move);
        CHECK(AmazonsRules::is_legal(state, *move));
    }
    const auto over = *AmazonsRules::state_from_text("Q*1/**1/2q w");
    SearchControl control(Budget{});
    CHECK_FALSE(Solver(control, 1 << 20).hardest_move(over));
}

TEST_CASE("amazons: once the sides are apart the moves ahead are known, and the game is won from there",
          "[amazons][solver]") {
    SearchControl control(Budget{});
    Solver solver(control, std::size_t{16} << 20);
    const auto read = [](const char* text) { return *AmazonsRules::state_from_text(text); };
    CHECK(solver.move_lead(read("Q4*5/5*4q/5****** w")) == 5);
    CHECK(solver.move_lead(read("Q3**q4/4**5 b")) == -2);
    CHECK_FALSE(solver.move_lead(read("Q3q/5/5 w")));
    Random random(55);
    for (int round = 0; round < 20; ++round) {
        auto state = read("Q3*3/4*2q/4*3 b"); // eleven squares against eight
        while (!AmazonsRules::outcome(state)) {
            const auto moves = AmazonsRules::legal_moves(state);
            const auto move = state.to_move == Side::first ? *solver.winning_move(state) : random.pick(moves);
            state = AmazonsRules::after(state, move);
        }
        CHECK(AmazonsRules::outcome(state)->winner == Side::first);
    }
}

TEST_CASE("amazons: a room's filling lies between its bounds", "[amazons][solver]") {
    Random random(56);
    Filler filler(1 << 20);
    int exact = 0;
    for (int round = 0; round < 200; ++round) {
        auto state = random_ending(random, 4, 4, 1, static_cast<int>(random.between(2, 6)));
        const auto side = state.to_move;
        state.closed = state.closed | state.queens[other(side)];
        state.queens[other(side)] = {};
        INFO(AmazonsRules::to_text(state));
        SearchControl control(Budget{});
        const auto found = filler.moves(empty_squares(state), state.queens[side], control);
        const int moves = longest_walk(state);
        REQUIRE(found.min <= moves);
        REQUIRE(found.max >= moves);
        exact += found.is_exact() ? 1 : 0;
    }
    CHECK(exact == 200);
}

TEST_CASE("amazons: a square that may part a region is told from one that cannot", "[amazons][solver]") {
    Random random(57);
    int kept = 0;
    for (int round = 0; round < 2000; ++round) {
        const auto state = slow::random_state(random, 16, 0, 60);
        const auto open = empty_squares(state);
        if (open.is_empty()) continue;
        std::vector<Square> squares;
        for (const Square square : open)
            squares.push_back(square);
        const auto closed = random.pick(squares);
        SquareSet start, rest;
        start.add(closed);
        const auto region = flood_fill(start, open);
        REQUIRE(region == region_of(state, closed));
        rest = region - start;
        if (may_disconnect(open, closed) || rest.is_empty()) continue;
        ++kept;
        SquareSet one;
        one.add(*rest.begin());
        REQUIRE(flood_fill(one, rest) == rest);
    }
    CHECK(kept > 200);
}
