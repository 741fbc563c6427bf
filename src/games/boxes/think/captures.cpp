#include "games/boxes/think/captures.hpp"

#include <algorithm>
#include <array>
#include <cassert>

#include "games/boxes/think/index.hpp"

namespace zugzwang::boxes {
namespace {

constexpr int none = -1;

/// The coins taken, as a forest. The last string of a coin leads to its parent, which is taken later and so has a
/// higher index, or out of the tree: to the ground or to a coin that stays. A tree without a way out is closed: one
/// string takes its last two coins. The arrays are not initialised beyond `count`, as every node of a search makes a
/// forest.
struct Forest {
    std::array<std::int16_t, max_boxes> coin, string, parent, children; // NOLINT: set in add and grow
    int count = 0;
    Captures captures;
    /// The index of the coin whose last string leaves the gift when it is cut first: a root with a way out, or in a
    /// closed tree the lower end of the middle string of four coins in a row.
    int giver = none;

    void add(int taken, int last_string) {
        coin[at(count)] = static_cast<std::int16_t>(taken);
        string[at(count++)] = static_cast<std::int16_t>(last_string);
    }

    void grow(const Strings& strings) {
        captures.all = count;
        for (int place = count - 1; place >= 0; --place) {
            parent[at(place)] =
                static_cast<std::int16_t>(index_after(place, strings.other_end(string[at(place)], coin[at(place)])));
            children[at(place)] = 0;
            if (parent[at(place)] != none) ++children[at(parent[at(place)])];
        }
        for (int place = 0; place < count && captures.gift != 2; ++place) {
            if (children[at(place)] == 0) continue;
            const bool root = parent[at(place)] == none;
            if (root && !is_closed(place)) {
                giver = place;
                captures.gift = 2;
            } else if (!root && is_closed(root_of(place)) && neighbours(parent[at(place)]) >= 2) {
                giver = place;
                captures.gift = 4;
            }
        }
    }

    /// How many coins of the tree are tied to this one.
    [[nodiscard]] int neighbours(int place) const { return children[at(place)] + (parent[at(place)] == none ? 0 : 1); }

  private:
    /// The index of a coin that is taken after the one at `place`, or none.
    [[nodiscard]] int index_after(int place, int later_coin) const {
        if (later_coin == ground) return none;
        for (int later = place + 1; later < count; ++later) {
            if (coin[at(later)] == later_coin) return later;
        }
        return none;
    }
    [[nodiscard]] int root_of(int place) const {
        while (parent[at(place)] != none)
            place = parent[at(place)];
        return place;
    }
    /// Whether one string took a root together with the coin before it.
    [[nodiscard]] bool is_closed(int root) const { return root > 0 && string[at(root - 1)] == string[at(root)]; }
};

void take_from(Strings& strings, int seed, Forest& forest, std::vector<std::int16_t>& cuts) {
    int coin = seed;
    while (coin != ground && strings.degree(coin) == 1) {
        const int string = strings.any_string_of(coin);
        const int next = strings.other_end(string, coin);
        forest.add(coin, string);
        if (strings.cut(string) == 2) forest.add(next, string);
        cuts.push_back(static_cast<std::int16_t>(string));
        coin = next;
    }
}

/// The indices of the coins that are not taken when the gift is left.
std::vector<int> gift_coins(const Forest& forest) {
    const int giver = forest.giver;
    const int parent = forest.parent[at(giver)];
    std::vector<int> stays{giver};
    const auto add_child = [&](int of, int except) {
        for (int place = 0; place < forest.count; ++place) {
            if (forest.parent[at(place)] == of && place != except) return stays.push_back(place);
        }
    };
    add_child(giver, none);
    if (parent == none) return stays;
    stays.push_back(parent);
    const int above = forest.parent[at(parent)];
    if (above != none)
        stays.push_back(above);
    else
        add_child(parent, giver);
    return stays;
}

} // namespace

Captures take_all(Strings& strings, std::span<const std::int16_t> seeds, std::vector<std::int16_t>& cuts) {
    Forest forest;
    for (const int seed : seeds)
        take_from(strings, seed, forest, cuts);
    forest.grow(strings);
    return forest.captures;
}

Captures take_all(Strings& strings, std::vector<std::int16_t>& cuts) {
    Forest forest;
    for (int coin = 0; coin < strings.coin_count(); ++coin)
        take_from(strings, coin, forest, cuts);
    forest.grow(strings);
    return forest.captures;
}

void undo_cuts(Strings& strings, std::vector<std::int16_t>& cuts, std::size_t size) {
    while (cuts.size() > size) {
        strings.undo_cut(cuts.back());
        cuts.pop_back();
    }
}

int next_cut(const Strings& strings, Plan plan) {
    Strings emptied = strings;
    std::vector<std::int16_t> cuts;
    Forest forest{}; // initialised: GCC 14 does not see that only added elements are read
    for (int coin = 0; coin < strings.coin_count(); ++coin)
        take_from(emptied, coin, forest, cuts);
    assert(!cuts.empty());
    if (plan == Plan::take_all) return cuts.front();
    forest.grow(strings);
    assert(forest.giver != none);
    const auto stays = gift_coins(forest);
    for (int place = 0; place < forest.count; ++place) {
        const int coin = forest.coin[at(place)];
        if (strings.degree(coin) == 1 && std::ranges::find(stays, place) == stays.end()) {
            return strings.any_string_of(coin);
        }
    }
    return forest.string[at(forest.giver)];
}

} // namespace zugzwang::boxes
