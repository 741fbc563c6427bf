// What two friends on one seat choose before a game: their names, and the match that they play.
#include <algorithm>
#include <utility>

#include "scenes/setup/setup.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang {

SetupScene::Row SetupScene::names_row() const {
    Row row{.id = "names",
            .label = tr("Names of {first} and {second}", {{"first", side_name(game_.side_names, Side::first)},
                                                          {"second", side_name(game_.side_names, Side::second)}}),
            .help = tr("You change sides after every game."),
            .pieces = {}};
    const auto usual = names_by_side({.first = context_.settings.friends.first});
    for (const Side side : both_sides) {
        const auto& line = names_.line(side);
        row.pieces.push_back(
            {{.id = std::string(name_ids[side]),
              .area = {},
              .kind = TextField{.text = line.text(), .caret = line.caret(), .placeholder = usual[side]}},
             0.5F});
    }
    return row;
}

SetupScene::Row SetupScene::match_row() const {
    const auto& match = context_.settings.friends;
    const auto chosen = std::ranges::find(match_targets, match.target);
    Row row{.id = "match",
            .label = tr("A match of games won"),
            .help = tr("Who wins so many games wins the match; ∞ goes on and on. A draw counts for nobody."),
            .pieces = {{{.id = "match",
                         .area = {},
                         .kind = Segmented{.words = {"3", "5", "10", "∞"},
                                           .chosen = static_cast<std::size_t>(chosen - match_targets.begin())}},
                        1}}};
    const bool is_begun = match.won != std::array<int, 2>{};
    const bool was_begun = score_before_ != std::array<int, 2>{};
    if (is_begun) row.label = score_words(match);
    if (!is_begun && !was_begun) return row;
    row.pieces.front().share = 0.6F;
    row.pieces.push_back(
        {{.id = "match:anew", .area = {}, .kind = Button{.words = is_begun ? tr("New match") : tr("Take back")}},
         0.4F});
    return row;
}

bool SetupScene::seats_friends() const {
    return choices_.players[Side::first] == human && choices_.players[Side::second] == human;
}

bool SetupScene::types_name() const {
    return controls_.focused() == name_ids[Side::first] || controls_.focused() == name_ids[Side::second];
}

/// What was won so far counts for the new length too; begun anew, the score can be taken back.
void SetupScene::change_match(const Picked& picked) {
    auto& match = context_.settings.friends;
    if (picked.id == "match")
        match.target = match_targets[static_cast<std::size_t>(picked.value)];
    else
        std::swap(match.won, score_before_);
    context_.settings_changed = true;
}

} // namespace zugzwang
