#include "games/boxes/think/quiet_search.hpp"

#include <algorithm>
#include <vector>

#include "games/boxes/think/coin_graph.hpp"
#include "games/boxes/think/table.hpp"
#include "zugzwang/rules/processor.hpp"

namespace zugzwang::boxes {
namespace {

/// The least number not below `value` that a margin over so many boxes can be.
int fitting(int value, int coins) { return (value + coins) % 2 == 0 ? value : value + 1; }

bool has_ground(const Strings& strings) {
    for (int string = 0; string < strings.string_count(); ++string) {
        if (strings.ends(string)[1] == ground) return true;
    }
    return false;
}

/// By the distance of each line from the middle of the board. Where the border is to be drawn too, the nearest come
/// first, else the farthest.
std::vector<int> ranks(const Strings& strings, const Grid& grid) {
    std::vector<int> ranks;
    const int sign = has_ground(strings) ? 1 : -1;
    for (int string = 0; string < strings.string_count(); ++string) {
        const Dot from = grid.start_of(strings.edge_of(string));
        const Dot to = grid.end_of(strings.edge_of(string));
        const int x = from.x + to.x - grid.columns;
        const int y = from.y + to.y - grid.rows;
        ranks.push_back(sign * (x * x + y * y));
    }
    return ranks;
}

template <int Words>
class Search final : public QuietSearch {
    using Graph = CoinGraph<Words>;
    using Quiet = typename Graph::Quiet;

  public:
    Search(const Strings& start, const Grid& grid, std::size_t max_bytes)
        : graph_(start), names_(start, grid), table_(max_bytes), border_is_open_(has_ground(start)),
          rank_(ranks(start, grid)) {}

    bool is_at_least(const Strings& strings, int value, SearchControl& control) override {
        control_ = &control;
        openings_.clear();
        const Quiet quiet = graph_.quiet(strings, names_);
        return is_at_least(quiet, names_.key(quiet.names), value);
    }

  private:
    /// A move worth looking at.
    struct Opening {
        int order = 0; ///< The lower, the sooner it is tried.
        int string = 0;
        std::uint64_t key = 0; ///< Of what a safe string leaves.
    };
    /// Orders of safe strings are below it, those of runs are not.
    static constexpr int first_run = 1 << 16;
    static constexpr int tried_first = -first_run;

    bool is_at_least(const Quiet& quiet, std::uint64_t key, int value) {
        if (quiet.coins == 0) return value <= 0;
        const int wanted = fitting(value, quiet.coins);
        if (wanted <= -quiet.coins) return true;
        if (wanted > quiet.coins) return false;
        if (!control_->visit()) return false;
        return on_this_processor([&] { return searched(quiet, key, wanted); });
    }

    bool searched(const Quiet& quiet, std::uint64_t key, int wanted) {
        const Known limits(-quiet.coins, quiet.coins, Known::no_string);
        const Known before = table_.find(key).value_or(limits);
        if (before.min() >= wanted) return true;
        if (before.max() < wanted) return false;

        const auto first = openings_.size();
        const int string = opening_that_reaches(quiet, wanted, before.string());
        openings_.resize(first);
        if (control_->stopped()) return false;
        const bool reached = string != Known::no_string;
        // The search may have met the same strings again.
        table_.update(key, static_cast<std::uint64_t>(quiet.left.size()), [&](Known& known, bool is_new) {
            if (is_new) known = limits;
            known = reached ? Known(std::max(known.min(), wanted), known.max(), string)
                            : Known(known.min(), std::min(known.max(), wanted - 2), known.string());
        });
        return reached;
    }

    /// Or no_string. `reached_before` reached a value before.
    int opening_that_reaches(const Quiet& quiet, int wanted, int reached_before) {
        const auto first = openings_.size();
        const auto safe = graph_.safe(quiet);
        safe.for_each([&](int string) {
            const auto key = names_.key_toggled(quiet.names, string);
            table_.prefetch(key);
            openings_.push_back({string == reached_before ? tried_first : place(quiet, string), string, key});
        });
        const auto runs = openings_.size();
        for (auto index = first; index < runs; ++index) {
            const auto found = table_.find(openings_[index].key);
            if (found && found->max() < 1 - wanted) return openings_[index].string;
        }
        std::sort(openings_.begin() + static_cast<std::ptrdiff_t>(first), openings_.end(), comes_before);
        for (auto index = first; index < runs && !control_->stopped(); ++index) {
            const Opening opening = openings_[index];
            if (!is_at_least(graph_.without(quiet, opening.string, names_), opening.key, 1 - wanted))
                return opening.string;
        }
        return run_that_reaches(quiet, wanted);
    }

    int run_that_reaches(const Quiet& quiet, int wanted) {
        const auto first = openings_.size();
        for (auto rest = quiet.left & quiet.risky; !rest.empty();) {
            const int string = rest.first();
            const auto run = graph_.run_at(quiet, string);
            rest -= run.own;
            // What a run costs when the other side leaves a gift; a loop of four comes before a chain of three.
            openings_.push_back({first_run + (run.is_loop() ? 2 * run.length - 3 : 2 * run.length), string, 0});
        }
        std::sort(openings_.begin() + static_cast<std::ptrdiff_t>(first), openings_.end(), comes_before);
        for (auto index = first; index < openings_.size() && !control_->stopped(); ++index) {
            const int string = openings_[index].string;
            if (!is_at_least_after(quiet, graph_.run_at(quiet, string), 1 - wanted)) return string;
        }
        return Known::no_string;
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
        constexpr int more_than_any_rank = 1 << 11;
        const int rank = rank_[static_cast<std::size_t>(string)];
        return border_is_open_ ? rank : rank - graph_.new_links(quiet, string) * more_than_any_rank;
    }

    Graph graph_;
    StringNames names_;
    Table table_;
    SearchControl* control_ = nullptr;
    std::vector<Opening> openings_; ///< Of all nodes on the way to the one being searched.
    bool border_is_open_;           ///< Some lines of the border are not drawn at the start.
    std::vector<int> rank_;         ///< Of each string, by where it lies.
};

} // namespace

std::unique_ptr<QuietSearch> QuietSearch::make(const Strings& start, const Grid& grid, std::size_t max_bytes) {
    if (start.string_count() <= BitSet<1>::capacity) return std::make_unique<Search<1>>(start, grid, max_bytes);
    constexpr int words = (max_edges + 63) / 64;
    return std::make_unique<Search<words>>(start, grid, max_bytes);
}

} // namespace zugzwang::boxes
