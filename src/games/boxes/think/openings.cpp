#include "games/boxes/think/openings.hpp"

#include <algorithm>
#include <bitset>

#include "games/boxes/think/index.hpp"

namespace zugzwang::boxes {
namespace {

bool is_link(const Strings& strings, int coin) { return coin != ground && strings.degree(coin) == 2; }

/// The other string of a link.
int onward(const Strings& strings, int coin, int string) {
    for (const int beside : strings.strings_of(coin)) {
        if (beside != string && !strings.is_cut(beside)) return beside;
    }
    return string;
}

struct Walk {
    int length = 0;
    int opening = 0;
    bool loop = false;
};

/// Walks the whole run of `coin` and calls visit(coin) on the way: from `coin` to one end, then turn(), then from
/// `coin` to the other end. A loop is walked once round.
template <class Visit, class Turn>
Walk walk_run(const Strings& strings, int coin, Visit visit, Turn turn) {
    const int first = strings.any_string_of(coin);
    Walk walk{.length = 1, .opening = first};
    visit(coin);
    const std::array<int, 2> ways{first, onward(strings, coin, first)};
    for (const int way : ways) {
        int string = way;
        int at_coin = coin;
        for (;;) {
            const int next = strings.other_end(string, at_coin);
            if (next == coin) {
                walk.loop = true;
                return walk;
            }
            if (!is_link(strings, next)) break;
            ++walk.length;
            walk.opening = string;
            visit(next);
            string = onward(strings, next, string);
            at_coin = next;
        }
        if (way == first) turn();
    }
    return walk;
}

/// Twice the length, less what makes a loop cheaper: in a loop the other side leaves a gift of four, not two.
int price(const Walk& walk) { return walk.loop ? 2 * walk.length - 3 : 2 * walk.length; }

Opening opening_of(const Walk& walk) {
    return {static_cast<std::int16_t>(walk.opening), static_cast<std::int16_t>(price(walk))};
}

} // namespace

std::vector<Run> runs(const Strings& strings) {
    std::vector<Run> runs;
    std::bitset<max_boxes> seen;
    for (int coin = 0; coin < strings.coin_count(); ++coin) {
        if (!is_link(strings, coin) || seen[at(coin)]) continue;
        Run run;
        const auto walk = walk_run(
            strings, coin,
            [&](int visited) {
                seen.set(at(visited));
                run.coins.push_back(static_cast<std::int16_t>(visited));
            },
            [&] { std::ranges::reverse(run.coins); });
        run.loop = walk.loop;
        run.opening = walk.opening;
        runs.push_back(std::move(run));
    }
    return runs;
}

bool is_safe(const Strings& strings, int string) {
    return std::ranges::none_of(strings.ends(string),
                                [&](int coin) { return coin != ground && strings.degree(coin) <= 2; });
}

void list_runs(const Strings& strings, std::vector<Opening>& openings) {
    std::bitset<max_boxes> seen;
    for (int coin = 0; coin < strings.coin_count(); ++coin) {
        if (!is_link(strings, coin) || seen[at(coin)]) continue;
        const auto walk = walk_run(
            strings, coin, [&](int visited) { seen.set(at(visited)); }, [] {});
        openings.push_back(opening_of(walk));
    }
}

void list_openings(const Strings& strings, std::vector<Opening>& openings) {
    for (int string = 0; string < strings.string_count(); ++string) {
        if (strings.is_cut(string) || !is_safe(strings, string) || strings.has_lower_twin(string)) continue;
        openings.push_back({static_cast<std::int16_t>(string), 0});
    }
    const auto safe = static_cast<std::ptrdiff_t>(openings.size());
    list_runs(strings, openings);
    std::ranges::stable_sort(openings.begin() + safe, openings.end(), {}, &Opening::price);
}

Opening opening_at(const Strings& strings, int string) {
    const auto& pair = strings.ends(string);
    const auto walk = walk_run(
        strings, is_link(strings, pair[0]) ? pair[0] : pair[1], [](int) {}, [] {});
    return opening_of(walk);
}

} // namespace zugzwang::boxes
