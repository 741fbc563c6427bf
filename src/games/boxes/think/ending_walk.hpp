// The part of the solver's search where no string is safe any more.
#pragma once

#include <cstddef>
#include <cstdint>

#include "games/boxes/think/control.hpp"
#include "games/boxes/think/run_graph.hpp"
#include "games/boxes/think/run_openings.hpp"
#include "games/boxes/think/string_names.hpp"
#include "games/boxes/think/table.hpp"
#include "zugzwang/ai/search_control.hpp"

namespace zugzwang::boxes {

/// What one thread does.
template <int Words>
class EndingWalk {
    using Graph = RunGraph<Words>;
    using Position = typename Graph::Position;
    using Run = RunSet<Words>;

  public:
    /// All outlive it.
    EndingWalk(const StringNames& names, KnownSets& sets, SearchControl& control)
        : names_(names), sets_(sets), control_(control) {}

    /// Whether the player to move gets `wanted` more than the other, where `known` does not tell. Means nothing once
    /// the control has stopped. Requires a position without a safe string and a margin that its coins can have.
    template <class Coins>
    [[nodiscard]] bool is_at_least(const Coins& graph, const typename Coins::Quiet& quiet, std::uint64_t key,
                                   int wanted, Known known) {
        return searched(graph_.take(graph, quiet, names_), key, wanted, known);
    }

  private:
    [[nodiscard]] bool is_at_least(const Position& position, std::uint64_t key, int value) {
        if (position.coins == 0) return value <= 0;
        const int wanted = fitting(value, position.coins);
        if (wanted <= -position.coins) return true;
        if (wanted > position.coins) return false;
        if (!control_.visit()) return false;
        const Known known = sets_.find(key, position.coins);
        if (known.min() >= wanted) return true;
        return known.max() >= wanted && searched(position, key, wanted, known);
    }

    /// First who wins Nimstring, which settles every value between what control is sure to bring either side; there
    /// long runs are not to be opened.
    bool searched(const Position& position, std::uint64_t key, int wanted, Known known) {
        const auto first = runs_.size();
        Control control;
        graph_.for_each_run(position, [&](const Run& run) {
            control.add(run);
            runs_.add(first, run);
        });
        runs_.sort_from(first);
        const int sure = control.sure_margin(position.coins);
        if (sure > 0 && known.min() < sure && known.max() > -sure) {
            known = opening_reaches(position, first, 2 - sure, true) ? Known(sure, known.max(), Known::no_string)
                                                                     : Known(known.min(), -sure, Known::no_string);
        }
        if (known.min() < wanted && known.max() >= wanted) {
            const bool only_short = wanted > 0 || (sure > 0 && known.min() >= sure);
            known = opening_reaches(position, first, wanted, only_short)
                        ? Known(wanted, known.max(), Known::no_string)
                        : Known(known.min(), wanted - 2, Known::no_string);
        }
        runs_.resize(first);
        if (control_.stopped()) return false;
        sets_.learn(key, position.strings, position.coins, known);
        return known.min() >= wanted;
    }
    /// Of a run from `first` on. Who opens a long run has no more than the other in the end.
    bool opening_reaches(const Position& position, std::size_t first, int wanted, bool only_short) {
        const auto end = runs_.size();
        for (auto index = first; index < end && !control_.stopped(); ++index) {
            if (only_short && runs_[index].gift > 0) continue;
            if (!taker_reaches(position, index, 1 - wanted) && !control_.stopped()) return true;
        }
        return false;
    }
    bool taker_reaches(const Position& position, std::size_t index, int value) {
        const Run run = runs_[index];
        if (run.gift > 0 && value <= run.coins - run.gift) return true;
        const Position rest = graph_.without(position, run);
        const auto key = names_.key(rest.names);
        return run.taker_has(value, [&](int of_rest) { return is_at_least(rest, key, of_rest); });
    }

    const StringNames& names_;
    KnownSets& sets_;
    SearchControl& control_;
    Graph graph_;
    RunOpenings<Words> runs_;
};

} // namespace zugzwang::boxes
