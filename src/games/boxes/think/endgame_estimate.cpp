#include "games/boxes/think/endgame_estimate.hpp"

#include <algorithm>
#include <cstdlib>

namespace zugzwang::boxes {
namespace {

constexpr int gift_of_loop = 4;

/// The margin of the player who opens the run, if the rest is worth `rest` to whoever must then move.
int after_opening(const Captures& captures, int rest) {
    if (captures.gift == 0) return -(captures.all + rest);
    return -(captures.sure() + std::abs(captures.gift + rest));
}

bool costs_more(const Opening& a, const Opening& b) {
    return a.price != b.price ? a.price > b.price : a.string > b.string;
}

} // namespace

/// Opens the run on top. If it has grown since, it is put back at its new price; if it is already cut, it is dropped.
void EndgameEstimate::open_next(Strings& strings) {
    std::ranges::pop_heap(runs_, costs_more);
    const auto cheapest = runs_.back();
    runs_.pop_back();
    if (strings.is_cut(cheapest.string)) return;
    const auto now = opening_at(strings, cheapest.string);
    if (now.price > cheapest.price) {
        runs_.push_back(now);
        std::ranges::push_heap(runs_, costs_more);
        return;
    }
    static_cast<void>(strings.cut(now.string));
    cuts_.push_back(now.string);
    const Captures captures = take_all(strings, strings.ends(now.string), cuts_);
    (captures.gift == gift_of_loop ? loops_ : chains_).push_back(captures);
}

int EndgameEstimate::margin(Strings& strings) {
    chains_.clear();
    loops_.clear();
    runs_.clear();
    list_runs(strings, runs_);
    std::ranges::make_heap(runs_, costs_more);
    while (!runs_.empty())
        open_next(strings);
    undo_cuts(strings, cuts_, 0);

    // Backwards from the end, with so many of the longest chains and of the longest loops left.
    const std::size_t width = loops_.size() + 1;
    margins_.assign((chains_.size() + 1) * width, 0);
    for (std::size_t chains = 0; chains <= chains_.size(); ++chains) {
        for (std::size_t loops = 0; loops <= loops_.size(); ++loops) {
            if (chains + loops == 0) continue;
            int best = -max_boxes;
            if (chains > 0) {
                best = after_opening(chains_[chains_.size() - chains], margins_[(chains - 1) * width + loops]);
            }
            if (loops > 0) {
                const int rest = margins_[chains * width + loops - 1];
                best = std::max(best, after_opening(loops_[loops_.size() - loops], rest));
            }
            margins_[chains * width + loops] = best;
        }
    }
    return margins_.back();
}

} // namespace zugzwang::boxes
