// The search at the heart of the solver as one thread walks through it, beside others that share what they find.
#pragma once

#include <algorithm>
#include <vector>

#include "games/boxes/think/coin_graph.hpp"
#include "games/boxes/think/ending_walk.hpp"
#include "games/boxes/think/graph_names.hpp"
#include "games/boxes/think/run_openings.hpp"
#include "games/boxes/think/string_order.hpp"
#include "games/boxes/think/table.hpp"
#include "games/boxes/think/under_way.hpp"
#include "zugzwang/ai/search_control.hpp"
#include "zugzwang/base/processor.hpp"

namespace zugzwang::boxes {

/// What the threads of a search share. Any thread.
template <int Words>
struct Shared {
    Shared(const Strings& start, const Grid& grid, std::size_t max_bytes)
        : graph(start), names(start, grid), sets(max_bytes), order(start, grid) {}

    CoinGraph<Words> graph;
    StringNames names;
    KnownSets sets;
    UnderWay under_way;
    StringOrder order;
};

/// What one thread does.
template <int Words>
class Walk {
    using Graph = CoinGraph<Words>;
    using Quiet = typename Graph::Quiet;

  public:
    /// Both outlive it. One that is alone need not look what others do.
    Walk(Shared<Words>& shared, SearchControl& control, bool is_alone)
        : graph_(shared.graph), names_(shared.names), shared_(shared), control_(control), is_alone_(is_alone),
          ending_(shared.names, shared.sets, control) {}

    /// Whether the player to move gets `value` more than the other. Means nothing once the control has stopped.
    [[nodiscard]] bool is_at_least(const Quiet& quiet, std::uint64_t key, int value) {
        if (quiet.coins == 0) return value <= 0;
        const int wanted = fitting(value, quiet.coins);
        if (wanted <= -quiet.coins) return true;
        if (wanted > quiet.coins) return false;
        if (!control_.visit()) return false;
        return on_this_processor([&] { return searched(quiet, key, wanted); });
    }

  private:
    /// A safe string.
    struct Opening {
        int order = 0; ///< The lower, the sooner it is tried.
        int string = 0;
        std::uint64_t key = 0; ///< Of what it leaves.
    };
    static constexpr int tried_first = -(1 << 16); ///< Before all that StringOrder says.
    /// Of sets with fewer strings each thread goes its own way.
    static constexpr int min_strings_to_share = 12;
    /// Of sets with fewer strings the name of the graph costs more time than it saves.
    static constexpr int min_strings_for_graph = 16;

    [[nodiscard]] Known known(const Quiet& quiet, std::uint64_t key) const {
        return shared_.sets.find(key, quiet.coins);
    }

    bool searched(const Quiet& quiet, std::uint64_t key, int wanted) {
        const Known before = known(quiet, key);
        if (before.min() >= wanted) return true;
        if (before.max() < wanted) return false;

        const auto safe = graph_.safe(quiet);
        if (safe.empty()) return ending_.is_at_least(graph_, quiet, key, wanted, before);
        const auto first = openings_.size();
        const Known found = found_out(quiet, key, safe, wanted, before.string());
        openings_.resize(first);
        if (control_.stopped()) return false;
        shared_.sets.learn(key, quiet.left.size(), quiet.coins, found);
        return found.min() >= wanted;
    }
    /// What tells whether that is worth `wanted`. `reached_before` reached a value before.
    Known found_out(const Quiet& quiet, std::uint64_t key, const BitSet<Words>& safe, int wanted, int reached_before) {
        const auto first = openings_.size();
        list_openings(quiet, safe, reached_before);
        const int known_to_reach = opening_known_to_reach(quiet, first, wanted);
        if (known_to_reach != Known::no_string) return Known(wanted, quiet.coins, known_to_reach);
        if constexpr (Words == 1) {
            if (shared_.order.border_is_open() && quiet.left.size() >= min_strings_for_graph) {
                const auto name = graph_names_.name(graph_, quiet.left);
                const Known alike = shared_.sets.find(name, quiet.coins);
                if (alike.min() >= wanted || alike.max() < wanted) return alike;
                const Known found = told(quiet, opening_that_reaches(quiet, key, first, wanted), wanted);
                if (!control_.stopped())
                    shared_.sets.learn(name, quiet.left.size(), quiet.coins,
                                       Known(found.min(), found.max(), Known::no_string));
                return found;
            }
        }
        return told(quiet, opening_that_reaches(quiet, key, first, wanted), wanted);
    }
    [[nodiscard]] static Known told(const Quiet& quiet, int string_that_reaches, int wanted) {
        return string_that_reaches != Known::no_string ? Known(wanted, quiet.coins, string_that_reaches)
                                                       : Known(-quiet.coins, wanted - 2, Known::no_string);
    }
    void list_openings(const Quiet& quiet, const BitSet<Words>& safe, int reached_before) {
        safe.for_each([&](int string) {
            const auto after = names_.key_toggled(quiet.names, string);
            shared_.sets.prefetch(after);
            openings_.push_back({string == reached_before ? tried_first : place(quiet, string), string, after});
        });
    }
    /// Or no_string, as below.
    [[nodiscard]] int opening_known_to_reach(const Quiet& quiet, std::size_t first, int wanted) const {
        for (auto index = first; index < openings_.size(); ++index) {
            if (shared_.sets.find(openings_[index].key, quiet.coins).max() < 1 - wanted) return openings_[index].string;
        }
        return Known::no_string;
    }
    int opening_that_reaches(const Quiet& quiet, std::uint64_t key, std::size_t first, int wanted) {
        std::sort(openings_.begin() + static_cast<std::ptrdiff_t>(first), openings_.end(), comes_before);
        const int string = is_alone_ || quiet.left.size() < min_strings_to_share
                               ? safe_that_reaches(quiet, first, wanted)
                               : safe_that_reaches_together(quiet, key, first, wanted);
        return string != Known::no_string || control_.stopped() ? string : run_that_reaches(quiet, wanted);
    }

    [[nodiscard]] bool reaches(const Quiet& quiet, const Opening& opening, int wanted) {
        return !is_at_least(graph_.without(quiet, opening.string, names_), opening.key, 1 - wanted) &&
               !control_.stopped();
    }
    int safe_that_reaches(const Quiet& quiet, std::size_t first, int wanted) {
        const auto end = openings_.size();
        for (auto index = first; index < end && !control_.stopped(); ++index) {
            const Opening opening = openings_[index];
            if (reaches(quiet, opening, wanted)) return opening.string;
        }
        return Known::no_string;
    }
    /// What another thread is searching comes last, but for the first, on which all the others hang. Ends as soon as
    /// another thread has the answer.
    int safe_that_reaches_together(const Quiet& quiet, std::uint64_t key, std::size_t first, int wanted) {
        const auto end = openings_.size();
        for (const bool waits : {true, false}) {
            for (auto index = first; index < end && !control_.stopped(); ++index) {
                Opening& opening = openings_[index];
                if (opening.string == Known::no_string) continue;
                if (waits && index > first && shared_.under_way.has(opening.key)) continue;
                const Opening now = opening;
                opening.string = Known::no_string;
                const typename UnderWay::Mark mark(shared_.under_way, now.key);
                if (reaches(quiet, now, wanted)) return now.string;
                const Known others = known(quiet, key);
                // Where a graph alike settled it nobody knows by which string.
                if (others.min() >= wanted) return others.string() != Known::no_string ? others.string() : now.string;
                if (others.max() < wanted) return Known::no_string;
            }
        }
        return Known::no_string;
    }

    /// Who opens a long run has no more than the other in the end.
    int run_that_reaches(const Quiet& quiet, int wanted) {
        const auto first = runs_.size();
        for (auto rest = quiet.left & quiet.risky; !rest.empty();) {
            const auto run = graph_.run_at(quiet, rest.first());
            rest -= run.own;
            if (wanted <= 0 || run.gift == 0) runs_.add(first, run);
        }
        runs_.sort_from(first);
        const auto end = runs_.size();
        int found = Known::no_string;
        for (auto index = first; index < end && found == Known::no_string && !control_.stopped(); ++index) {
            const auto run = runs_[index];
            if (!taker_reaches(quiet, run, 1 - wanted) && !control_.stopped()) found = run.first;
        }
        runs_.resize(first);
        return found;
    }
    bool taker_reaches(const Quiet& quiet, const RunSet<Words>& run, int value) {
        if (run.gift > 0 && value <= run.coins - run.gift) return true;
        const Quiet rest = graph_.without(quiet, run, names_);
        const auto key = names_.key(rest.names);
        return run.taker_has(value, [&](int of_rest) { return is_at_least(rest, key, of_rest); });
    }

    static bool comes_before(const Opening& a, const Opening& b) {
        return a.order != b.order ? a.order < b.order : a.string < b.string;
    }
    [[nodiscard]] int place(const Quiet& quiet, int string) const {
        return shared_.order.place(string, [&] { return graph_.new_links(quiet, string); });
    }

    const Graph& graph_;
    const StringNames& names_;
    Shared<Words>& shared_;
    SearchControl& control_;
    bool is_alone_;
    std::vector<Opening> openings_; ///< Of all nodes on the way to the one being searched.
    RunOpenings<Words> runs_;
    GraphNames graph_names_;
    /// A run has two strings at least.
    EndingWalk<(Words + 1) / 2> ending_;
};

} // namespace zugzwang::boxes
