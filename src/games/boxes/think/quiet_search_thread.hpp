// The solver's search as one thread runs it, beside others that share its table.
#pragma once

#include <algorithm>
#include <vector>

#include "games/boxes/think/coin_graph.hpp"
#include "games/boxes/think/currently_searching.hpp"
#include "games/boxes/think/endgame_search.hpp"
#include "games/boxes/think/graph_hash.hpp"
#include "games/boxes/think/run_openings.hpp"
#include "games/boxes/think/string_order.hpp"
#include "games/boxes/think/transposition_table.hpp"
#include "zugzwang/ai/search_control.hpp"
#include "zugzwang/base/processor.hpp"

namespace zugzwang::boxes {

/// What the threads of a search share. Any thread.
template <int Words>
struct SharedSearch {
    SharedSearch(const Strings& start, const Grid& grid, std::size_t max_bytes)
        : graph(start), zobrist(start, grid), table(max_bytes), order(start, grid) {}

    CoinGraph<Words> graph;
    ZobristKeys zobrist;
    TranspositionTable table;
    CurrentlySearching currently_searching;
    StringOrder order;
};

/// A negamax search with null windows: every call asks whether a value is at least beta.
template <int Words>
class QuietSearchThread {
    using Graph = CoinGraph<Words>;
    using Quiet = typename Graph::Quiet;

  public:
    /// Both outlive it. A thread that is alone does not look at what others are searching.
    QuietSearchThread(SharedSearch<Words>& shared, SearchControl& control, bool is_alone)
        : graph_(shared.graph), zobrist_(shared.zobrist), shared_(shared), control_(control), is_alone_(is_alone),
          endgame_(shared.zobrist, shared.table, control) {}

    /// Whether the player to move gets at least `value` more than the other. Meaningless once the control has stopped.
    [[nodiscard]] bool is_at_least(const Quiet& quiet, std::uint64_t key, int value) {
        if (quiet.coins == 0) return value <= 0;
        const int beta = next_possible_margin(value, quiet.coins);
        if (beta <= -quiet.coins) return true;
        if (beta > quiet.coins) return false;
        if (!control_.visit()) return false;
        const auto answer = [&] { return search(quiet, key, beta); };
        // Nobody searches so many strings to the end, and the second way takes the compiler a quarter of a minute.
        if constexpr (Words > 3) return answer();
        return on_this_processor(answer);
    }

  private:
    /// A safe string.
    struct Opening {
        int order = 0; ///< Lower ones are tried first.
        int string = 0;
        std::uint64_t key = 0; ///< Of the set that is left once it is cut.
    };
    static constexpr int before_all_others = -(1 << 16); ///< Lower than anything that StringOrder says.
    /// Smaller sets are searched by each thread in its own order.
    static constexpr int min_strings_to_share = 12;
    /// In smaller sets hashing the graph costs more time than it saves.
    static constexpr int min_strings_for_graph_hash = 16;

    [[nodiscard]] TableEntry probe(const Quiet& quiet, std::uint64_t key) const {
        return shared_.table.probe(key, quiet.coins);
    }

    bool search(const Quiet& quiet, std::uint64_t key, int beta) {
        const TableEntry stored = probe(quiet, key);
        if (stored.min() >= beta) return true;
        if (stored.max() < beta) return false;

        const auto safe = graph_.safe(quiet);
        if (safe.empty()) return endgame_.is_at_least(graph_, quiet, key, beta, stored);
        const auto first = openings_.size();
        const TableEntry result = searched_entry(quiet, key, safe, beta, stored.tt_string());
        openings_.resize(first);
        if (control_.stopped()) return false;
        shared_.table.store(key, quiet.left.size(), quiet.coins, result);
        return result.min() >= beta;
    }
    TableEntry searched_entry(const Quiet& quiet, std::uint64_t key, const BitSet<Words>& safe, int beta,
                              int tt_string) {
        const auto first = openings_.size();
        list_openings(quiet, safe, tt_string);
        const int stored_cutoff = enhanced_transposition_cutoff(quiet, first, beta);
        if (stored_cutoff != TableEntry::no_string) return TableEntry(beta, quiet.coins, stored_cutoff);
        if constexpr (Words == 1) {
            if (shared_.order.border_is_open() && quiet.left.size() >= min_strings_for_graph_hash) {
                const auto hash = graph_hash_.of(graph_, quiet.left);
                const TableEntry same_graph = probe(quiet, hash);
                if (same_graph.min() >= beta || same_graph.max() < beta) return same_graph;
                const TableEntry result = entry_after(quiet, cutoff_string(quiet, key, first, beta), beta);
                if (!control_.stopped())
                    shared_.table.store(hash, quiet.left.size(), quiet.coins,
                                        TableEntry(result.min(), result.max(), TableEntry::no_string));
                return result;
            }
        }
        return entry_after(quiet, cutoff_string(quiet, key, first, beta), beta);
    }
    /// A search that failed high on a string, or low on all of them.
    [[nodiscard]] static TableEntry entry_after(const Quiet& quiet, int cutoff_string, int beta) {
        return cutoff_string != TableEntry::no_string ? TableEntry(beta, quiet.coins, cutoff_string)
                                                      : TableEntry(-quiet.coins, beta - 2, TableEntry::no_string);
    }
    void list_openings(const Quiet& quiet, const BitSet<Words>& safe, int tt_string) {
        safe.for_each([&](int string) {
            const auto key = zobrist_.canonical_toggled(quiet.keys, string);
            shared_.table.prefetch(key);
            openings_.push_back({string == tt_string ? before_all_others : order_of(quiet, string), string, key});
        });
    }
    /// A string after which the table already has a cutoff, or no_string (Plaat, Schaeffer, Pijls and de Bruin,
    /// Exploiting graph properties of game trees, 1996).
    [[nodiscard]] int enhanced_transposition_cutoff(const Quiet& quiet, std::size_t first, int beta) const {
        for (auto index = first; index < openings_.size(); ++index) {
            if (probe(quiet, openings_[index].key).max() < 1 - beta) return openings_[index].string;
        }
        return TableEntry::no_string;
    }
    /// A string that fails high, or no_string; so do the functions below.
    int cutoff_string(const Quiet& quiet, std::uint64_t key, std::size_t first, int beta) {
        std::sort(openings_.begin() + static_cast<std::ptrdiff_t>(first), openings_.end(), comes_before);
        const int string = is_alone_ || quiet.left.size() < min_strings_to_share
                               ? safe_cutoff(quiet, first, beta)
                               : safe_cutoff_beside_others(quiet, key, first, beta);
        return string != TableEntry::no_string || control_.stopped() ? string : run_cutoff(quiet, beta);
    }

    [[nodiscard]] bool fails_high(const Quiet& quiet, const Opening& opening, int beta) {
        return !is_at_least(graph_.without(quiet, opening.string, zobrist_), opening.key, 1 - beta) &&
               !control_.stopped();
    }
    int safe_cutoff(const Quiet& quiet, std::size_t first, int beta) {
        const auto end = openings_.size();
        for (auto index = first; index < end && !control_.stopped(); ++index) {
            const Opening opening = openings_[index];
            if (fails_high(quiet, opening, beta)) return opening.string;
        }
        return TableEntry::no_string;
    }
    /// Defers the strings that another thread is searching, except the first one, on which all others depend. Ends as
    /// soon as another thread has the answer.
    int safe_cutoff_beside_others(const Quiet& quiet, std::uint64_t key, std::size_t first, int beta) {
        const auto end = openings_.size();
        for (const bool defers : {true, false}) {
            for (auto index = first; index < end && !control_.stopped(); ++index) {
                Opening& opening = openings_[index];
                if (opening.string == TableEntry::no_string) continue;
                if (defers && index > first && shared_.currently_searching.contains(opening.key)) continue;
                const Opening current = opening;
                opening.string = TableEntry::no_string;
                const typename CurrentlySearching::Mark mark(shared_.currently_searching, current.key);
                if (fails_high(quiet, current, beta)) return current.string;
                const TableEntry stored = probe(quiet, key);
                // An entry that came from the same graph elsewhere has no string.
                if (stored.min() >= beta)
                    return stored.tt_string() != TableEntry::no_string ? stored.tt_string() : current.string;
                if (stored.max() < beta) return TableEntry::no_string;
            }
        }
        return TableEntry::no_string;
    }

    /// Long runs are left out where they cannot fail high: whoever opens one ends up with no more than the other.
    int run_cutoff(const Quiet& quiet, int beta) {
        const auto first = runs_.size();
        for (auto rest = quiet.left & quiet.risky; !rest.empty();) {
            const auto run = graph_.run_at(quiet, rest.first());
            rest -= run.own;
            if (beta <= 0 || run.gift == 0) runs_.add(first, run);
        }
        runs_.sort_from(first);
        const auto end = runs_.size();
        int cutoff = TableEntry::no_string;
        for (auto index = first; index < end && cutoff == TableEntry::no_string && !control_.stopped(); ++index) {
            const auto run = runs_[index];
            if (!taker_is_at_least(quiet, run, 1 - beta) && !control_.stopped()) cutoff = run.first;
        }
        runs_.resize(first);
        return cutoff;
    }
    bool taker_is_at_least(const Quiet& quiet, const RunSet<Words>& run, int value) {
        if (run.gift > 0 && value <= run.coins - run.gift) return true;
        const Quiet rest = graph_.without(quiet, run, zobrist_);
        const auto key = zobrist_.canonical(rest.keys);
        return run.taker_is_at_least(value, [&](int of_rest) { return is_at_least(rest, key, of_rest); });
    }

    static bool comes_before(const Opening& a, const Opening& b) {
        return a.order != b.order ? a.order < b.order : a.string < b.string;
    }
    [[nodiscard]] int order_of(const Quiet& quiet, int string) const {
        return shared_.order.place(string, [&] { return graph_.new_links(quiet, string); });
    }

    const Graph& graph_;
    const ZobristKeys& zobrist_;
    SharedSearch<Words>& shared_;
    SearchControl& control_;
    bool is_alone_;
    std::vector<Opening> openings_; ///< Of every node from the root to the current one.
    RunOpenings<Words> runs_;
    GraphHash graph_hash_;
    /// Every run has at least two strings, so half the words hold all runs.
    EndgameSearch<(Words + 1) / 2> endgame_;
};

} // namespace zugzwang::boxes
