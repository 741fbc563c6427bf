// The solver's positions where no string is safe any more: only runs and the joints between them matter, and these are
// far fewer than the strings.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "games/boxes/think/coin_graph.hpp"
#include "games/boxes/think/run_set.hpp"
#include "games/boxes/think/strings.hpp"
#include "games/boxes/think/zobrist_keys.hpp"
#include "zugzwang/base/bit_set.hpp"

namespace zugzwang::boxes {

/// A piece is a run of the position that the graph was made from, a joint is a coin with three or four strings there.
/// Once a joint has only two strings left, the pieces that it ties form one run with it.
template <int Words>
class RunGraph {
  public:
    using Set = BitSet<Words>;
    using Run = RunSet<Words>;
    struct Position {
        Set left{}; ///< Pieces that are not opened yet.
        SymmetryKeys keys{};
        int strings = 0, coins = 0; ///< That are left.
    };

    /// Makes this the graph of a position without a safe string.
    template <class Coins>
    [[nodiscard]] Position assign(const Coins& graph, const typename Coins::Quiet& quiet, const ZobristKeys& zobrist) {
        pieces_.clear();
        joints_.clear();
        joint_of_coin_.fill(no_joint);
        Position position{.keys = quiet.keys, .strings = quiet.left.size(), .coins = quiet.coins};
        for (auto rest = quiet.left; !rest.empty();) {
            const auto run = graph.run_at(quiet, rest.first());
            rest -= run.own;
            position.left.insert(static_cast<int>(pieces_.size()));
            add(run, zobrist);
        }
        return position;
    }

    /// Visits every run, in the order of their lowest pieces.
    template <class Visit>
    void for_each_run(const Position& position, Visit visit) const {
        for (auto rest = position.left; !rest.empty();) {
            const auto run = run_at(position.left, rest.first());
            rest -= run.own;
            visit(run);
        }
    }
    [[nodiscard]] Position without(Position position, const Run& run) const {
        run.all.for_each([&](int index) {
            const Piece& piece = pieces_[at(index)];
            position.left.erase(index);
            ZobristKeys::toggle(position.keys, piece.keys);
            position.strings -= piece.strings;
        });
        position.coins -= run.coins;
        return position;
    }

  private:
    static constexpr std::int16_t no_joint = -1;

    struct Piece {
        SymmetryKeys keys{};
        int strings = 0, length = 0;             ///< Length in coins.
        std::array<int, 2> ends{ground, ground}; ///< Joints.
        bool is_loop = false;
    };
    struct Joint {
        Set pieces{};
        Set twice{}; ///< Those of them whose both ends are this joint.
    };

    [[nodiscard]] static std::size_t at(int index) { return static_cast<std::size_t>(index); }

    template <class CoinRun>
    void add(const CoinRun& run, const ZobristKeys& zobrist) {
        const int index = static_cast<int>(pieces_.size());
        Piece& piece = pieces_.emplace_back();
        run.own.for_each([&](int string) { ZobristKeys::toggle(piece.keys, zobrist.of(string)); });
        piece.strings = run.own.size();
        piece.length = run.length;
        piece.is_loop = run.is_loop();
        if (piece.is_loop) return;
        for (std::size_t end = 0; end < 2; ++end)
            piece.ends[end] = run.ends[end] == ground ? ground : joint_at(run.ends[end]);
        for (const int end : piece.ends) {
            if (end == ground) continue;
            joints_[at(end)].pieces.insert(index);
            if (piece.ends[0] == piece.ends[1]) joints_[at(end)].twice.insert(index);
        }
    }
    [[nodiscard]] int joint_at(int coin) {
        auto& joint = joint_of_coin_[at(coin)];
        if (joint == no_joint) {
            joint = static_cast<std::int16_t>(joints_.size());
            joints_.emplace_back();
        }
        return joint;
    }

    [[nodiscard]] int degree(const Set& left, int joint) const {
        const auto& [pieces, twice] = joints_[at(joint)];
        return (pieces & left).size() + (twice & left).size();
    }

    [[nodiscard]] Run run_at(const Set& left, int index) const {
        const Piece& piece = pieces_[at(index)];
        Run run{.length = piece.length, .first = index};
        run.own.insert(index);
        if (piece.is_loop) run.gift = 4;
        std::array<int, 2> far_ends{ground, ground};
        for (std::size_t way = 0; way < 2 && !run.is_loop(); ++way)
            far_ends[way] = walk(left, way, run);
        run.coins = run.length;
        run.all = run.own;
        if (!run.is_loop()) {
            run.ends = {std::min(far_ends[0], far_ends[1]), std::max(far_ends[0], far_ends[1])};
            run.gift = run.length >= 3 ? 2 : 0;
            if (far_ends[0] == far_ends[1]) extend_captures(left, far_ends[0], run);
        }
        return run;
    }
    /// Adds the pieces on one side of the run's first one, up to the ground or a joint with more than two strings left,
    /// and returns it.
    [[nodiscard]] int walk(const Set& left, std::size_t way, Run& run) const {
        for (int index = run.first;;) {
            const int joint = pieces_[at(index)].ends[way];
            if (joint == ground || degree(left, joint) != 2) return joint;
            ++run.length;
            Set next = joints_[at(joint)].pieces & left;
            next.erase(index);
            if (next.empty() || next.first() == run.first) run.gift = 4;
            if (run.is_loop()) return ground;
            index = next.first();
            run.own.insert(index);
            run.length += pieces_[at(index)].length;
            way = pieces_[at(index)].ends[0] == joint ? 1 : 0;
        }
    }
    /// Follows what else is taken from a joint that both ends of the run are tied to.
    void extend_captures(const Set& left, int joint, Run& run) const {
        while (joint != ground) {
            const Set rest = left - run.all;
            if (degree(rest, joint) != 1) return;
            const int index = (joints_[at(joint)].pieces & rest).first();
            const Piece& piece = pieces_[at(index)];
            run.all.insert(index);
            run.coins += 1 + piece.length;
            joint = piece.ends[piece.ends[0] == joint ? 1 : 0];
        }
    }

    std::vector<Piece> pieces_;
    std::vector<Joint> joints_;
    std::array<std::int16_t, max_boxes> joint_of_coin_{};
};

} // namespace zugzwang::boxes
