#include "games/points/think/plain_proof.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace zugzwang::points {
namespace {

constexpr std::uint64_t max_positions = std::uint64_t{1} << (max_plain_effort / 2);

class PlainProof {
  public:
    explicit PlainProof(const Board& board) : board_(board) {}

    /// Whether the side that must draw one of these segments wins; meaningless once the search has given up.
    bool wins(const SegmentSet& legal) {
        if (++positions_ >= max_positions) return false;
        bool wins = false;
        legal.for_each([&](int index) {
            if (wins || positions_ >= max_positions) return;
            auto left = legal;
            left -= board_.conflicts(index);
            wins = !this->wins(left);
        });
        return wins;
    }
    [[nodiscard]] std::uint64_t positions() const { return positions_; }

  private:
    const Board& board_;
    std::uint64_t positions_ = 0;
};

} // namespace

int plain_effort(const Rules::State& state, const Segment& move) {
    PlainProof proof(*state.board);
    static_cast<void>(proof.wins(Rules::after(state, move).legal));
    const auto effort = std::lround(2 * std::log2(static_cast<double>(proof.positions())));
    return std::min(static_cast<int>(effort), max_plain_effort);
}

} // namespace zugzwang::points
