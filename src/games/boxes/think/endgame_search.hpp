// The part of the solver's search in which no string is safe any more.
#pragma once

#include <cstddef>
#include <cstdint>

#include "games/boxes/think/control.hpp"
#include "games/boxes/think/run_graph.hpp"
#include "games/boxes/think/run_openings.hpp"
#include "games/boxes/think/transposition_table.hpp"
#include "games/boxes/think/zobrist_keys.hpp"
#include "zugzwang/ai/search_control.hpp"

namespace zugzwang::boxes {

/// One thread at a time.
template <int Words>
class EndgameSearch {
    using Graph = RunGraph<Words>;
    using Position = typename Graph::Position;
    using Run = RunSet<Words>;

  public:
    /// All outlive it.
    EndgameSearch(const ZobristKeys& zobrist, TranspositionTable& table, SearchControl& control)
        : zobrist_(zobrist), table_(table), control_(control) {}

    /// Whether the player to move gets at least `beta` more than the other, which the entry `stored` does not tell.
    /// Meaningless once the control has stopped. Requires a position without a safe string and a margin that its coins
    /// can have.
    template <class Coins>
    [[nodiscard]] bool is_at_least(const Coins& graph, const typename Coins::Quiet& quiet, std::uint64_t key, int beta,
                                   TableEntry stored) {
        return search(graph_.assign(graph, quiet, zobrist_), key, beta, stored);
    }

  private:
    [[nodiscard]] bool is_at_least(const Position& position, std::uint64_t key, int value) {
        if (position.coins == 0) return value <= 0;
        const int beta = next_possible_margin(value, position.coins);
        if (beta <= -position.coins) return true;
        if (beta > position.coins) return false;
        if (!control_.visit()) return false;
        const TableEntry stored = table_.probe(key, position.coins);
        if (stored.min() >= beta) return true;
        return stored.max() >= beta && search(position, key, beta, stored);
    }

    /// First finds out who wins Nimstring, which settles every value within the margin that control guarantees; whoever
    /// wins it opens no long run.
    bool search(const Position& position, std::uint64_t key, int beta, TableEntry bounds) {
        const auto first = runs_.size();
        Control control;
        graph_.for_each_run(position, [&](const Run& run) {
            control.add(run);
            runs_.add(first, run);
        });
        runs_.sort_from(first);
        const int guaranteed = control.guaranteed_margin(position.coins);
        if (guaranteed > 0 && bounds.min() < guaranteed && bounds.max() > -guaranteed) {
            bounds = any_opening_fails_high(position, first, 2 - guaranteed, true)
                         ? TableEntry(guaranteed, bounds.max(), TableEntry::no_string)
                         : TableEntry(bounds.min(), -guaranteed, TableEntry::no_string);
        }
        if (bounds.min() < beta && bounds.max() >= beta) {
            const bool only_short = beta > 0 || (guaranteed > 0 && bounds.min() >= guaranteed);
            bounds = any_opening_fails_high(position, first, beta, only_short)
                         ? TableEntry(beta, bounds.max(), TableEntry::no_string)
                         : TableEntry(bounds.min(), beta - 2, TableEntry::no_string);
        }
        runs_.resize(first);
        if (control_.stopped()) return false;
        table_.store(key, position.strings, position.coins, bounds);
        return bounds.min() >= beta;
    }
    /// Over the runs from `first` on. Whoever opens a long run ends up with no more than the other.
    bool any_opening_fails_high(const Position& position, std::size_t first, int beta, bool only_short) {
        const auto end = runs_.size();
        for (auto index = first; index < end && !control_.stopped(); ++index) {
            if (only_short && runs_[index].gift > 0) continue;
            if (!taker_is_at_least(position, index, 1 - beta) && !control_.stopped()) return true;
        }
        return false;
    }
    bool taker_is_at_least(const Position& position, std::size_t index, int value) {
        const Run run = runs_[index];
        if (run.gift > 0 && value <= run.coins - run.gift) return true;
        const Position rest = graph_.without(position, run);
        const auto key = zobrist_.canonical(rest.keys);
        return run.taker_is_at_least(value, [&](int of_rest) { return is_at_least(rest, key, of_rest); });
    }

    const ZobristKeys& zobrist_;
    TranspositionTable& table_;
    SearchControl& control_;
    Graph graph_;
    RunOpenings<Words> runs_;
};

} // namespace zugzwang::boxes
