// The games through a position of Boxes, counted game by game: each is played, and each of its positions is compared
// with all images of the one that is asked for.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "games/boxes/images.hpp"
#include "keep/library.hpp"
#include "keep/opening_index.hpp"

namespace zugzwang::testing {

/// Whoever closed which box, as long as both have as many.
[[nodiscard]] inline bool is_same(const boxes::Rules::State& a, const boxes::Rules::State& b) {
    return std::ranges::any_of(boxes::images(a), [&](const auto& image) {
        return image.grid == b.grid && image.drawn == b.drawn && image.to_move == b.to_move &&
               image.of_second.count() == b.of_second.count();
    });
}

inline void add(OpeningTally& tally, const std::optional<GameResult>& result) {
    if (!result)
        ++tally.unfinished;
    else if (!result->outcome.winner)
        ++tally.drawn;
    else
        ++(*result->outcome.winner == Side::first ? tally.first_won : tally.second_won);
}

/// Of games that a person played on that side against a computer; without one, of all. With `next` only those that went
/// on to that position with their next move.
[[nodiscard]] inline OpeningTally counted_boxes(const std::vector<GameRecord>& records, const std::string& position,
                                                std::optional<Side> person, const std::string& next = {}) {
    using boxes::Rules;
    OpeningTally tally;
    const auto wanted = *Rules::state_from_text(position);
    const auto wanted_next = next.empty() ? wanted : *Rules::state_from_text(next);
    for (const auto& record : records) {
        if (person && person_of(record) != person) continue;
        auto state = *Rules::state_from_text(record.start);
        bool was_there = is_same(wanted, state), counts = next.empty() && was_there;
        for (const auto& move : record.moves) {
            state = Rules::after(state, *Rules::move_from_text(state, move.text));
            if (!next.empty()) counts |= was_there && is_same(wanted_next, state);
            was_there = is_same(wanted, state);
            if (next.empty()) counts |= was_there;
        }
        if (counts) add(tally, record.result);
    }
    return tally;
}

} // namespace zugzwang::testing
