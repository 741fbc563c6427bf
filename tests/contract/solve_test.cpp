// The solver of every game against a brute force over the game's own table.
#include <algorithm>
#include <map>
#include <optional>

#include "support/catch.hpp"

#include "contract/option_sets.hpp"
#include "contract/tables.hpp"

using namespace zugzwang;
using namespace zugzwang::testing;

namespace {

/// PROTOCOL.md: 1 or -1 in games that the last move decides, the margin in the others; for the side to move.
std::int64_t end_value(const Outcome& outcome, Side side) {
    if (!outcome.winner) return 0;
    const std::int64_t size = outcome.margin != 0 ? outcome.margin : 1;
    return *outcome.winner == side ? size : -size;
}

/// Plays out everything, with a memory of positions; gives up after so many of them.
class BruteForce {
  public:
    explicit BruteForce(Table& table) : table_(table) {}

    std::optional<std::int64_t> value() {
        const auto side = table_.to_move();
        if (const auto outcome = table_.outcome()) return end_value(*outcome, side);
        const auto position = table_.position();
        if (const auto known = known_.find(position); known != known_.end()) return known->second;
        if (known_.size() > max_positions || ++visits_ > max_visits) return std::nullopt;
        std::optional<std::int64_t> best;
        for (const auto& move : table_.legal_moves()) {
            const auto value = after(move, side);
            if (!value) return std::nullopt;
            best = std::max(best.value_or(*value), *value);
        }
        known_.emplace(position, *best);
        return best;
    }
    std::vector<std::string> best_moves() {
        const auto side = table_.to_move();
        const auto best = value();
        std::vector<std::string> moves;
        for (const auto& move : table_.legal_moves()) {
            if (after(move, side) == best) moves.push_back(move);
        }
        std::ranges::sort(moves);
        return moves;
    }

  private:
    static constexpr std::size_t max_positions = 1500;
    static constexpr int max_visits = 1500;

    /// A player may move again: the value is turned only when the side changes. At the end nobody is to move, and the
    /// value is that of the side that moved last.
    std::optional<std::int64_t> after(const std::string& move, Side side) {
        play(table_, move);
        std::optional<std::int64_t> result;
        if (const auto outcome = table_.outcome()) {
            result = end_value(*outcome, side);
        } else if ((result = value()) && table_.to_move() != side) {
            result = -*result;
        }
        table_.undo();
        return result;
    }

    Table& table_;
    std::map<std::string, std::int64_t> known_;
    int visits_ = 0;
};

/// A random position near the end of a game that the brute force can do; the number of moves played is the game's.
void check_near_the_end(Table& table, Random& random, int back) {
    const int moves = play_randomly(table, random, 1'000'000);
    for (int undone = 0; undone < std::min(back, moves); ++undone)
        table.undo();
    BruteForce brute(table);
    const auto value = brute.value();
    if (!value || table.outcome()) return;
    const auto position = table.position();
    CAPTURE(position);
    const auto answer = table.solve({.budget = {.nodes = 5'000'000}, .all = true}, {});
    CHECK(table.position() == position);
    REQUIRE(answer.exact);
    CHECK(answer.value == value);
    CHECK(answer.best == brute.best_moves());
}

} // namespace

TEST_CASE("contract: near the end the solver says what a brute force says", "[contract]") {
    for (const auto& game : catalog()) {
        DYNAMIC_SECTION(game.id) {
            Random random(7);
            for (const auto& set : option_sets(game)) {
                INFO(set.name);
                const auto table = open(game, set.values);
                for (const int back : {1, 2, 3, 4, 6, 8}) {
                    table->set_start_position();
                    check_near_the_end(*table, random, back);
                }
            }
        }
    }
}

TEST_CASE("contract: a finished game has its value and no best move", "[contract]") {
    for (const auto& game : catalog()) {
        DYNAMIC_SECTION(game.id) {
            Random random(8);
            const auto table = open(game, small_set(game).values);
            for (int games = 0; games < 10; ++games) {
                table->set_start_position();
                play_randomly(*table, random, 1'000'000);
                CAPTURE(table->position());
                const auto answer = table->solve({.budget = {.nodes = 1000}}, {});
                CHECK(answer.exact);
                CHECK(answer.value == end_value(*table->outcome(), table->to_move()));
                CHECK(answer.best.empty());
            }
        }
    }
}

TEST_CASE("contract: a solver without time is not exact where it needs it, and names one move", "[contract]") {
    std::stop_source stop;
    stop.request_stop();
    for (const auto& game : catalog()) {
        DYNAMIC_SECTION(game.id) {
            for (const auto& set : option_sets(game)) {
                INFO(set.name);
                const auto table = open(game, set.values);
                const auto answer = table->solve({.budget = {.nodes = 1}}, stop.get_token());
                CHECK(answer.value.has_value() == answer.exact);
                if (!answer.exact) CHECK(answer.best.size() == 1);
                CHECK_FALSE(answer.best.empty());
                for (const auto& move : answer.best) {
                    play(*table, move);
                    table->undo();
                }
            }
        }
    }
}
