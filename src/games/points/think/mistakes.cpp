#include "games/points/think/mistakes.hpp"

#include <optional>
#include <vector>

#include "games/points/think/solver.hpp"
#include "games/points/think/zones.hpp"

namespace zugzwang::points {
namespace {

/// What a line leaves.
class LeftLines {
  public:
    LeftLines(const Rules::State& state, const Segment& line)
        : board_(*state.board), legal_(state.legal - board_.conflicts(board_.segment_index(line))),
          zones_(counted_zones(board_, legal_)), parts_(independent_parts(board_, legal_).size()) {}

    [[nodiscard]] bool is_end() const { return legal_.empty(); }
    [[nodiscard]] std::size_t parts() const { return parts_; }
    /// Whether one more line can end the game.
    [[nodiscard]] bool has_last_line() const {
        bool has = false;
        legal_.for_each([&](int line) { has = has || (legal_ - board_.conflicts(line)).empty(); });
        return has;
    }
    /// Whether whoever must draw now loses by Proposition 1; empty where zones cross, or one is too large to be
    /// counted.
    [[nodiscard]] std::optional<bool> has_even_groups() const {
        const auto sum = tally(zones_);
        return sum.open == 0 && zones_.size() == parts_ ? std::optional(sum.both_even()) : std::nullopt;
    }
    [[nodiscard]] bool has_odd_room() const {
        int lines = 0;
        for (const auto& zone : zones_)
            lines += zone.point_count() / 2;
        return lines % 2 != 0;
    }

  private:
    const Board& board_;
    SegmentSet legal_;
    std::vector<CountedZone> zones_;
    std::size_t parts_;
};

} // namespace

std::string kind_of_mistake(const Rules::State& state, const Rules::Move& played, const Rules::Move& better) {
    const LeftLines own(state, played), other(state, better);
    if (other.is_end()) return "missed-last";
    if (own.has_last_line()) return "gave-last";
    if (own.has_even_groups() == false && other.has_even_groups() == true) return "odd-groups";
    if (own.has_odd_room() && !other.has_odd_room()) return "odd-room";
    if (own.parts() == other.parts()) return {};
    return own.parts() < other.parts() ? "kept-together" : "split-apart";
}

} // namespace zugzwang::points
