#include "games/boxes/think/tree_positions.hpp"

#include <algorithm>
#include <cassert>

#include "zugzwang/base/hash.hpp"

namespace zugzwang::boxes {

std::size_t TreePositions::bytes() const {
    return positions_.size() * sizeof(Position) + steps_.size() * sizeof(Step) +
           places_.size() * sizeof places_.front();
}

/// While a vector grows the old and the new one are there.
bool TreePositions::is_full() const { return bytes() >= max_bytes_ / 2; }

/// Where the key is, or would be.
std::size_t TreePositions::place_of(std::uint64_t key) const {
    auto place = static_cast<std::size_t>(mixed(key)) & (places_.size() - 1);
    while (places_[place] != none && positions_[places_[place]].key != key)
        place = (place + 1) & (places_.size() - 1);
    return place;
}

std::uint32_t TreePositions::find(std::uint64_t key) const { return places_.empty() ? none : places_[place_of(key)]; }

std::uint32_t TreePositions::add(const Position& position) {
    if (2 * positions_.size() >= places_.size()) enlarge_places();
    const auto number = static_cast<std::uint32_t>(positions_.size());
    const auto place = place_of(position.key);
    assert(places_[place] == none);
    places_[place] = number;
    positions_.push_back(position);
    return number;
}

void TreePositions::enlarge_places() {
    constexpr std::size_t at_first = 1024;
    places_.assign(std::max(at_first, 2 * places_.size()), none);
    for (std::uint32_t number = 0; number < positions_.size(); ++number)
        places_[place_of(positions_[number].key)] = number;
}

void TreePositions::add_steps(std::uint32_t number, std::span<const Step> steps) {
    auto& position = positions_[number];
    assert(position.steps == 0);
    position.first_step = static_cast<std::uint32_t>(steps_.size());
    position.steps = static_cast<std::uint16_t>(steps.size());
    steps_.insert(steps_.end(), steps.begin(), steps.end());
}

std::uint32_t TreePositions::keep_what_follows(std::uint32_t number) {
    if (bytes() < max_bytes_ / 4) return number;
    TreePositions kept(max_bytes_);
    std::vector<std::uint32_t> now(positions_.size(), none); // the numbers that positions get
    std::vector<std::uint32_t> following{number};
    now[number] = 0;
    for (std::size_t next = 0; next < following.size(); ++next) {
        for (const auto& step : steps_of(positions_[following[next]])) {
            if (step.position == none || now[step.position] != none) continue;
            now[step.position] = static_cast<std::uint32_t>(following.size());
            following.push_back(step.position);
        }
    }
    for (const auto old : following) {
        auto position = positions_[old];
        position.steps = 0;
        const auto added = kept.add(position);
        std::vector<Step> steps;
        for (auto step : steps_of(positions_[old])) {
            if (step.position != none) step.position = now[step.position];
            steps.push_back(step);
        }
        if (!steps.empty()) kept.add_steps(added, steps);
    }
    *this = std::move(kept);
    return 0;
}

TreePositions::Bounds TreePositions::bounds_after(const Step& step) const {
    const auto& after = positions_[step.position];
    return step.passes_turn() ? Bounds{-after.max, -after.min} : Bounds{after.min, after.max};
}

bool TreePositions::tighten(std::uint32_t number) {
    auto& position = positions_[number];
    int min = position.min, max = INT16_MIN;
    for (const auto& step : steps_of(position)) {
        const auto bounds = step.position == none ? Bounds{position.min, position.max} : bounds_after(step);
        min = std::max(min, bounds.min);
        max = std::max(max, bounds.max);
    }
    max = std::min(max, int{position.max});
    const bool changes = min != position.min || max != position.max;
    position.min = static_cast<std::int16_t>(min);
    position.max = static_cast<std::int16_t>(max);
    return changes;
}

} // namespace zugzwang::boxes
