// The solver's positions: strings and coins of which nothing can be taken, as bit sets that are copied rather than
// undone. Strings is the same graph for all positions.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <vector>

#include "games/boxes/think/run_set.hpp"
#include "games/boxes/think/strings.hpp"
#include "games/boxes/think/zobrist_keys.hpp"
#include "zugzwang/base/bit_set.hpp"

namespace zugzwang::boxes {

template <int Words>
class CoinGraph {
  public:
    using Set = BitSet<Words>;
    /// A position in which every coin that is left has at least two strings.
    struct Quiet {
        Set left{};  ///< Strings not cut.
        Set risky{}; ///< The strings left that hold a coin with two strings, perhaps with some cut ones: cutting one
                     ///< gives something away.
        SymmetryKeys keys{};
        int coins = 0; ///< That are left.
    };

    /// Has room for all strings, including those already cut.
    explicit CoinGraph(const Strings& strings) {
        assert(strings.string_count() <= Set::capacity);
        for (int string = 0; string < strings.string_count(); ++string) {
            ends_.push_back(strings.ends(string));
            if (strings.has_lower_twin(string)) twins_.push_back(twin(strings, string));
        }
        around_.resize(static_cast<std::size_t>(strings.coin_count()));
        for (int coin = 0; coin < strings.coin_count(); ++coin) {
            for (const int string : strings.strings_of(coin))
                around_[at(coin)].insert(string);
        }
    }

    /// Requires the strings that the graph was made from, some of them cut, and that nothing can be taken.
    [[nodiscard]] Quiet quiet(const Strings& strings, const ZobristKeys& zobrist) const {
        Quiet quiet{.coins = strings.coins_left()};
        for (int string = 0; string < strings.string_count(); ++string) {
            if (strings.is_cut(string)) continue;
            quiet.left.insert(string);
            ZobristKeys::toggle(quiet.keys, zobrist.of(string));
        }
        for (int coin = 0; coin < strings.coin_count(); ++coin)
            mark_link(quiet, coin);
        return quiet;
    }

    /// Strings that can be cut without giving anything away; only the lowest of several twins.
    [[nodiscard]] Set safe(const Quiet& quiet) const {
        Set safe = quiet.left - quiet.risky;
        for (const Twin& twin : twins_) {
            if (safe.intersects(twin.lower)) safe.erase(twin.string);
        }
        return safe;
    }
    /// How many coins become links when the string is cut.
    [[nodiscard]] int new_links(const Quiet& quiet, int string) const {
        int links = 0;
        for (const int coin : ends_[at(string)])
            links += coin != ground && degree(quiet.left, coin) == 3 ? 1 : 0;
        return links;
    }
    [[nodiscard]] Quiet without(Quiet quiet, int safe_string, const ZobristKeys& zobrist) const {
        cut(quiet, safe_string, zobrist);
        for (const int coin : ends_[at(safe_string)])
            mark_link(quiet, coin);
        return quiet;
    }

    /// The run that a risky string belongs to.
    [[nodiscard]] RunSet<Words> run_at(const Quiet& quiet, int string) const {
        const auto& pair = ends_[at(string)];
        const int start = is_link(quiet.left, pair[0]) ? pair[0] : pair[1];
        assert(is_link(quiet.left, start));
        RunSet<Words> run{.own = around_[at(start)] & quiet.left, .length = 1, .first = string};
        const int first = run.own.first();
        const std::array<int, 2> ways{first, after(run.own, first)};
        std::array<int, 2> far_ends{ground, ground};
        for (std::size_t way = 0; way < ways.size() && !run.is_loop(); ++way)
            far_ends[way] = walk(quiet.left, start, ways[way], run);
        run.coins = run.length;
        run.all = run.own;
        if (!run.is_loop()) {
            run.ends = {std::min(far_ends[0], far_ends[1]), std::max(far_ends[0], far_ends[1])};
            run.gift = run.length >= 3 ? 2 : 0;
            if (far_ends[0] == far_ends[1]) extend_captures(quiet.left, far_ends[0], run);
        }
        return run;
    }
    [[nodiscard]] Quiet without(Quiet quiet, const RunSet<Words>& run, const ZobristKeys& zobrist) const {
        run.all.for_each([&](int string) { cut(quiet, string, zobrist); });
        run.all.for_each([&](int string) {
            for (const int coin : ends_[at(string)])
                mark_link(quiet, coin);
        });
        quiet.coins -= run.coins;
        return quiet;
    }

    [[nodiscard]] int coins() const { return static_cast<int>(around_.size()); }
    /// All strings of the coin, including those already cut.
    [[nodiscard]] const Set& around(int coin) const { return around_[at(coin)]; }
    [[nodiscard]] int degree(const Set& left, int coin) const { return (around_[at(coin)] & left).size(); }
    /// Two coins, or a coin and the ground.
    [[nodiscard]] const std::array<std::int16_t, 2>& ends(int string) const { return ends_[at(string)]; }
    [[nodiscard]] int other_end(int string, int coin) const {
        const auto& pair = ends_[at(string)];
        return pair[0] == coin ? pair[1] : pair[0];
    }

  private:
    struct Twin {
        int string = 0;
        Set lower{}; ///< The lower strings that tie the same coin to the ground.
    };

    [[nodiscard]] static std::size_t at(int index) { return static_cast<std::size_t>(index); }
    [[nodiscard]] static Twin twin(const Strings& strings, int string) {
        Twin twin{.string = string};
        const int coin = strings.ends(string)[0];
        for (const int beside : strings.strings_of(coin)) {
            if (beside < string && strings.ends(beside)[1] == ground) twin.lower.insert(beside);
        }
        return twin;
    }

    [[nodiscard]] bool is_link(const Set& left, int coin) const { return coin != ground && degree(left, coin) == 2; }
    /// The other of two strings.
    [[nodiscard]] static int after(Set two, int string) {
        two.erase(string);
        return two.first();
    }

    void mark_link(Quiet& quiet, int coin) const {
        if (is_link(quiet.left, coin)) quiet.risky |= around_[at(coin)];
    }
    static void cut(Quiet& quiet, int string, const ZobristKeys& zobrist) {
        quiet.left.erase(string);
        ZobristKeys::toggle(quiet.keys, zobrist.of(string));
    }

    /// Adds the links on one side of `start`; returns where they end: the ground, or a coin that is not a link.
    [[nodiscard]] int walk(const Set& left, int start, int way, RunSet<Words>& run) const {
        int string = way;
        int coin = start;
        for (;;) {
            coin = other_end(string, coin);
            if (coin == start) run.gift = 4;
            if (coin == start || !is_link(left, coin)) return coin;
            ++run.length;
            const Set both = around_[at(coin)] & left;
            run.own |= both;
            string = after(both, string);
        }
    }
    /// Follows what else is taken from a coin that both ends of the run are tied to.
    void extend_captures(const Set& left, int coin, RunSet<Words>& run) const {
        while (coin != ground) {
            const Set rest = (around_[at(coin)] & left) - run.all;
            if (rest.size() != 1) return;
            const int string = rest.first();
            run.all.insert(string);
            ++run.coins;
            coin = other_end(string, coin);
        }
    }

    std::vector<std::array<std::int16_t, 2>> ends_; ///< Of each string, as in Strings.
    std::vector<Set> around_;                       ///< Of each coin, cut strings included.
    std::vector<Twin> twins_;
};

} // namespace zugzwang::boxes
