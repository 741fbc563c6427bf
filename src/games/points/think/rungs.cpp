#include "games/points/think/rungs.hpp"

#include <algorithm>
#include <vector>

#include "games/points/think/champion.hpp"
#include "games/points/think/players.hpp"
#include "games/points/think/solver.hpp"
#include "zugzwang/ai/rung_player.hpp"
#include "zugzwang/base/random.hpp"

namespace zugzwang::points {
namespace {

struct Habits {
    int lines = 0; ///< It begins to count when at most so many lines can be drawn.
    /// The chance that it mistakes the last line for a losing one, and leaves it to the other side.
    double error_chance = 0;
};

/// Draws lines at random until few can be drawn; then it plays perfectly, or perfectly wrongly.
class Counter final : public Player<Rules> {
  public:
    Counter(std::uint64_t seed, Habits habits, std::size_t hash_mb)
        : random_(seed), habits_(habits), hash_mb_(hash_mb) {}

    [[nodiscard]] Result<Rules::Move> choose(const Rules::State& state, SearchControl& control,
                                             const ProgressSink<Rules>&) override {
        auto moves = Rules::legal_moves(state);
        static_cast<void>(control.visit());
        if (static_cast<int>(moves.size()) > habits_.lines) return random_.pick(moves);
        if (!solver_ || *solver_->board() != *state.board)
            solver_ = std::make_unique<Solver>(state.board, hash_mb_ << 20);
        if (random_.happens(habits_.error_chance)) return most_helpful(state, moves, control);
        std::vector<Segment> winning;
        for (const auto& judged : solver_->solved_moves(state.legal, Solver::Scope::every_move, control)) {
            if (judged.wins == true) winning.push_back(judged.move);
        }
        return random_.pick(winning.empty() ? moves : winning);
    }

  private:
    /// The move after which the largest share of the replies wins for the other side.
    [[nodiscard]] Segment most_helpful(const Rules::State& state, std::vector<Segment> moves, SearchControl& control) {
        random_.shuffle(moves);
        return *std::ranges::max_element(moves, {}, [&](const Segment& move) {
            const auto answers =
                solver_->solved_moves(Rules::after(state, move).legal, Solver::Scope::every_move, control);
            const auto winning = std::ranges::count(answers, std::optional(true), &SolvedMove::wins);
            return static_cast<double>(winning) / static_cast<double>(std::max(answers.size(), std::size_t{1}));
        });
    }

    Random random_;
    Habits habits_;
    std::size_t hash_mb_;
    std::unique_ptr<Solver> solver_; ///< Of the board last played on.
};

Segment longest_line(const Rules::State& state, SearchControl&) {
    const auto& board = *state.board;
    const auto moves = Rules::legal_moves(state);
    return *std::ranges::max_element(
        moves, {}, [&](const Segment& move) { return board.squared_length(board.segment_index(move)); });
}

} // namespace

std::unique_ptr<Player<Rules>> rung_player(std::string_view id, std::uint64_t seed, std::size_t hash_mb) {
    if (id == "mote")
        return rung<Rules>(std::make_unique<Counter>(seed, Habits{.lines = 27, .error_chance = 1}, hash_mb), 10'000);
    if (id == "glint") return rung<Rules>(longest_line);
    if (id == "meteor") return rung<Rules>(std::make_unique<Counter>(seed, Habits{.lines = 16}, hash_mb), 10'000);
    if (id == "comet") return rung<Rules>(std::make_unique<ZonesPlayer>(seed), 10'000);
    if (id == "moon") return rung<Rules>(std::make_unique<Champion>(hash_mb), 8);
    if (id == "planet") return rung<Rules>(std::make_unique<Champion>(hash_mb), 50);
    if (id == "sun") return rung<Rules>(std::make_unique<Champion>(hash_mb), 200);
    if (id == "galaxy") return rung<Rules>(std::make_unique<Champion>(hash_mb), 1'200);
    return nullptr;
}

} // namespace zugzwang::points
