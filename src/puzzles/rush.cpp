#include "puzzles/rush.hpp"

#include <algorithm>
#include <cstdlib>
#include <limits>

#include "puzzles/puzzle.hpp"

namespace zugzwang::puzzles {

Rush::Rush(std::vector<std::vector<int>> difficulties, std::uint64_t seed)
    : difficulties_(std::move(difficulties)), random_(seed) {
    draw();
}

int Rush::difficulty_after(std::size_t tries) {
    constexpr std::size_t of_each = 4;
    return static_cast<int>(std::min<std::size_t>(easiest + tries / of_each, hardest));
}

int Rush::count(Try what) const { return static_cast<int>(std::ranges::count(tries_, what)); }

void Rush::note(Try what) {
    if (over()) return;
    tries_.push_back(what);
    draw();
}

void Rush::run(Seconds step) {
    if (!over()) left_ = std::max(left_ - step, Seconds{0});
}

/// A game by chance, and of its puzzles of the nearest difficulty one by chance.
void Rush::draw() {
    now_.reset();
    const int wanted = difficulty_after(tries_.size());
    std::vector<std::vector<PuzzlePlace>> nearest(difficulties_.size());
    for (std::size_t game = 0; game < difficulties_.size(); ++game) {
        int distance = std::numeric_limits<int>::max();
        for (std::size_t index = 0; index < difficulties_[game].size(); ++index) {
            const PuzzlePlace place{game, index};
            if (seen_.contains(place)) continue;
            const int away = std::abs(difficulties_[game][index] - wanted);
            if (away < distance) nearest[game].clear();
            distance = std::min(distance, away);
            if (away == distance) nearest[game].push_back(place);
        }
    }
    std::erase_if(nearest, [](const auto& places) { return places.empty(); });
    if (nearest.empty()) return;
    now_ = random_.pick(random_.pick(nearest));
    seen_.insert(*now_);
}

} // namespace zugzwang::puzzles
