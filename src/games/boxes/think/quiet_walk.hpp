// The search at the heart of the solver as one thread walks through it, beside others that share what they find.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "games/boxes/think/coin_graph.hpp"
#include "games/boxes/think/control.hpp"
#include "games/boxes/think/string_order.hpp"
#include "games/boxes/think/table.hpp"
#include "games/boxes/think/under_way.hpp"
#include "zugzwang/ai/search_control.hpp"
#include "zugzwang/rules/processor.hpp"

namespace zugzwang::boxes {

/// What the threads of a search share. Any thread.
template <int Words>
struct Shared {
    Shared(const Strings& start, const Grid& grid, std::size_t max_bytes)
        : graph(start), names(start, grid), table(max_bytes), order(start, grid) {}

    CoinGraph<Words> graph;
    StringNames names;
    Table table;
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
        : graph_(shared.graph), names_(shared.names), shared_(shared), control_(control), is_alone_(is_alone) {}

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
    /// The least number not below `value` that a margin over so many boxes can be.
    [[nodiscard]] static int fitting(int value, int coins) { return (value + coins) % 2 == 0 ? value : value + 1; }

    /// A safe string.
    struct Opening {
        int order = 0; ///< The lower, the sooner it is tried.
        int string = 0;
        std::uint64_t key = 0; ///< Of what it leaves.
    };
    static constexpr int tried_first = -(1 << 16); ///< Before all that StringOrder says.
    /// Of sets with fewer strings each thread goes its own way.
    static constexpr int min_strings_to_share = 12;

    [[nodiscard]] Known known(const Quiet& quiet, std::uint64_t key) const {
        const auto word = shared_.table.find(key);
        return word ? Known(*word) : Known(-quiet.coins, quiet.coins, Known::no_string);
    }

    bool searched(const Quiet& quiet, std::uint64_t key, int wanted) {
        const Known before = known(quiet, key);
        if (before.min() >= wanted) return true;
        if (before.max() < wanted) return false;

        const auto safe = graph_.safe(quiet);
        if (safe.empty()) return searched_without_safe(quiet, key, wanted, before);
        const auto first = openings_.size();
        const int string = opening_that_reaches(quiet, key, safe, wanted, before.string());
        openings_.resize(first);
        if (control_.stopped()) return false;
        const bool reached = string != Known::no_string;
        learn(quiet, key, reached ? Known(wanted, quiet.coins, string) : Known(-quiet.coins, wanted - 2, string));
        return reached;
    }
    /// The search may have met the same strings again.
    void learn(const Quiet& quiet, std::uint64_t key, Known found) {
        shared_.table.update(
            key, static_cast<std::uint32_t>(quiet.left.size()), [&](std::optional<std::uint32_t> word) {
                const Known now = word ? Known(*word) : Known(-quiet.coins, quiet.coins, Known::no_string);
                return Known(std::max(now.min(), found.min()), std::min(now.max(), found.max()),
                             found.string() == Known::no_string ? now.string() : found.string())
                    .word();
            });
    }

    /// Or no_string. `reached_before` reached a value before.
    int opening_that_reaches(const Quiet& quiet, std::uint64_t key, const BitSet<Words>& safe, int wanted,
                             int reached_before) {
        const auto first = openings_.size();
        safe.for_each([&](int string) {
            const auto after = names_.key_toggled(quiet.names, string);
            shared_.table.prefetch(after);
            openings_.push_back({string == reached_before ? tried_first : place(quiet, string), string, after});
        });
        const auto runs = openings_.size();
        for (auto index = first; index < runs; ++index) {
            const auto found = shared_.table.find(openings_[index].key);
            if (found && Known(*found).max() < 1 - wanted) return openings_[index].string;
        }
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
                if (others.min() >= wanted) return others.string();
                if (others.max() < wanted) return Known::no_string;
            }
        }
        return Known::no_string;
    }

    /// First who wins Nimstring, which settles every value between what control is sure to bring either side; there
    /// long runs are not to be opened.
    bool searched_without_safe(const Quiet& quiet, std::uint64_t key, int wanted, Known known) {
        const auto first = runs_.size();
        Control control;
        list_runs(quiet, [&](const RunSet<Words>& run) { control.add(run); });
        const int sure = control.sure_margin(quiet.coins);
        int string = Known::no_string;
        if (sure > 0 && known.min() < sure && known.max() > -sure) {
            string = run_of(quiet, first, 2 - sure, true);
            known = string != Known::no_string ? Known(sure, known.max(), string)
                                               : Known(known.min(), -sure, Known::no_string);
        }
        if (known.min() < wanted && known.max() >= wanted) {
            const bool only_short = wanted > 0 || (sure > 0 && known.min() >= sure);
            string = run_of(quiet, first, wanted, only_short);
            known = string != Known::no_string ? Known(wanted, known.max(), string)
                                               : Known(known.min(), wanted - 2, Known::no_string);
        }
        runs_.resize(first);
        if (control_.stopped()) return false;
        learn(quiet, key, known);
        return known.min() >= wanted;
    }

    int run_that_reaches(const Quiet& quiet, int wanted) {
        const auto first = runs_.size();
        list_runs(quiet, [](const RunSet<Words>&) {});
        const int found = run_of(quiet, first, wanted, wanted > 0);
        runs_.resize(first);
        return found;
    }
    /// Appends those worth looking at, the cheapest first, and shows all of them.
    template <class See>
    void list_runs(const Quiet& quiet, See see) {
        const auto first = runs_.size();
        for (auto rest = quiet.left & quiet.risky; !rest.empty();) {
            const auto run = graph_.run_at(quiet, rest.first());
            rest -= run.own;
            see(run);
            add_unless_served(first, run);
        }
        std::sort(runs_.begin() + static_cast<std::ptrdiff_t>(first), runs_.end(), costs_less);
    }
    /// A string of the first run from `first` on that reaches the value, or no_string. Who opens a long run has no more
    /// than the other in the end.
    int run_of(const Quiet& quiet, std::size_t first, int wanted, bool only_short) {
        const auto end = runs_.size();
        for (auto index = first; index < end && !control_.stopped(); ++index) {
            const auto run = runs_[index];
            if (only_short && run.gift > 0) continue;
            if (!is_at_least_after(quiet, run, 1 - wanted) && !control_.stopped()) return run.string;
        }
        return Known::no_string;
    }
    void add_unless_served(std::size_t first, const RunSet<Words>& run) {
        for (auto index = first; index < runs_.size(); ++index) {
            if (runs_[index].serves_for(run)) return;
            if (!run.serves_for(runs_[index])) continue;
            runs_[index] = run;
            return;
        }
        runs_.push_back(run);
    }
    /// When the other side leaves a gift; a loop of four comes before a chain of three.
    static bool costs_less(const RunSet<Words>& a, const RunSet<Words>& b) {
        const auto cost = [](const RunSet<Words>& run) { return 2 * run.length - (run.is_loop() ? 3 : 0); };
        return cost(a) != cost(b) ? cost(a) < cost(b) : a.string < b.string;
    }

    /// Of the player who may take the run. Leaving a gift of g pays when what is left is worth less than -g.
    bool is_at_least_after(const Quiet& quiet, const RunSet<Words>& run, int value) {
        const int wanted = value - (run.coins - run.gift);
        if (run.gift > 0 && wanted <= 0) return true;
        const Quiet rest = graph_.without(quiet, run, names_);
        const auto key = names_.key(rest.names);
        return is_at_least(rest, key, wanted - run.gift) ||
               (run.gift > 0 && !is_at_least(rest, key, 1 - wanted - run.gift));
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
    std::vector<Opening> openings_;   ///< Of all nodes on the way to the one being searched.
    std::vector<RunSet<Words>> runs_; ///< The same.
};

} // namespace zugzwang::boxes
