#include "games/boxes/think/captures.hpp"

#include <algorithm>
#include <array>
#include <cassert>

namespace zugzwang::boxes {
namespace {

constexpr int none = -1;

std::size_t at(int index) { return static_cast<std::size_t>(index); }

/// The coins taken, as a forest: each coin's last string leads to its parent, a coin that goes later (so the parent's
/// place is higher), or out of the tree, to the ground or to a coin that stays. A tree without a way out is closed: its
/// last two coins go with one string. Arrays are left unset beyond `count`: a search makes one of these at every node.
struct Forest {
    std::array<std::int16_t, max_boxes> coin, string, parent, children; // NOLINT: set in add and grow
    int count = 0;
    Captures captures;
    int giver = none; ///< The place of the coin at the giving string: a root with a way out, or the lower end of the
                      ///< middle string of four coins in a row in a closed tree.

    void add(int taken, int last_string) {
        coin[at(count)] = static_cast<std::int16_t>(taken);
        string[at(count++)] = static_cast<std::int16_t>(last_string);
    }

    void grow(const Strings& strings) {
        captures.all = count;
        for (int place = count - 1; place >= 0; --place) {
            parent[at(place)] =
                static_cast<std::int16_t>(place_after(place, strings.other_end(string[at(place)], coin[at(place)])));
            children[at(place)] = 0;
            if (parent[at(place)] != none) ++children[at(parent[at(place)])];
        }
        for (int place = 0; place < count && captures.gift != 2; ++place) {
            if (children[at(place)] == 0) continue;
            const bool root = parent[at(place)] == none;
            if (root && !is_closed(place))
                giver = place, captures.gift = 2;
            else if (!root && is_closed(root_of(place)) && neighbours(parent[at(place)]) >= 2) {
                giver = place;
                captures.gift = 4;
            }
        }
    }

    /// In the tree.
    [[nodiscard]] int neighbours(int place) const { return children[at(place)] + (parent[at(place)] == none ? 0 : 1); }

  private:
    [[nodiscard]] int place_after(int place, int wanted) const {
        if (wanted == ground) return none;
        for (int later = place + 1; later < count; ++later) {
            if (coin[at(later)] == wanted) return later;
        }
        return none;
    }
    [[nodiscard]] int root_of(int place) const {
        while (parent[at(place)] != none)
            place = parent[at(place)];
        return place;
    }
    /// Whether a root went together with the coin before it.
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

/// The coins that must stay so that the gift can be left.
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

void mend_down_to(Strings& strings, std::vector<std::int16_t>& cuts, std::size_t kept) {
    while (cuts.size() > kept) {
        strings.mend(cuts.back());
        cuts.pop_back();
    }
}

int next_cut(const Strings& strings, Plan plan) {
    Strings emptied = strings;
    std::vector<std::int16_t> cuts;
    Forest forest{}; // GCC 14 does not see that what is read was added
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
