#include "desk/quick_setup.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

OfferedOpponent rung_opponent(const Game& game, const char* level, std::size_t rung) {
    const auto& rungs = game.ladder.rungs;
    const auto& player = rungs[rung].player;
    OfferedOpponent opponent{
        .id = player.id, .words = tr(level), .called = {}, .thinks = tr(player.thinks), .rung = rung};
    opponent.called = tr(player.name) == opponent.words
                          ? tr("Rung {rung} of {rungs}", {{"rung", rung + 1}, {"rungs", rungs.size()}})
                          : tr("{name}, rung {rung}", {{"name", tr(player.name)}, {"rung", rung + 1}});
    return opponent;
}

/// The options that tell the usual boards from one another.
std::set<std::string> board_ids(const Game& game) {
    std::set<std::string> ids;
    for (const auto& board : game.boards) {
        for (const auto& option : board.options)
            ids.insert(option.first);
    }
    return ids;
}

bool is_text(const OptionSpec& spec) { return std::holds_alternative<TextOption>(spec.kind); }

/// Something is typed in place of what options say.
bool has_text(const OptionValues& values) {
    return std::ranges::any_of(values.specs(),
                               [&](const OptionSpec& spec) { return is_text(spec) && !values.text(spec.id).empty(); });
}

/// As the setup shows it.
std::string value_words(const OptionSpec& spec, const OptionValues& values) {
    const auto text = values.text(spec.id);
    if (const auto* choice = std::get_if<ChoiceOption>(&spec.kind)) {
        const auto chosen = std::ranges::find(choice->choices, text, &ChoiceOption::Choice::id);
        return tr(chosen->label);
    }
    if (const auto* flag = std::get_if<FlagOption>(&spec.kind))
        return filled("{}: {}", tr(spec.label), tr(values.flag(spec.id) ? flag->yes : flag->no));
    return filled("{}: {}", tr(spec.label), text);
}

bool is_of_seats(const Game& game, const OptionSpec& spec) {
    return std::ranges::find(game.players, spec.id, &PlayerSpec::depth_option) != game.players.end();
}

bool takes_time(const Game& game, const std::string& id) {
    const auto* player = find_player(game, id);
    return id == outside_prefix || (player != nullptr && player->takes_time);
}

void add_options(const Game& game, const OptionValues& values, std::vector<std::string>& all) {
    const OptionValues usual(game.options);
    const auto of_boards = board_ids(game);
    for (const auto& spec : game.options) {
        const bool is_seen = of_boards.contains(spec.id) || is_text(spec) || &spec == board_seed(game.options);
        if (!is_seen && !is_of_seats(game, spec) && values.text(spec.id) != usual.text(spec.id))
            all.push_back(value_words(spec, values));
    }
}

void add_players(const Game& game, const BySide<std::string>& players, std::vector<std::string>& all) {
    const auto seen = offered_opponents(game);
    for (const Side side : both_sides) {
        const auto& id = players[side];
        if (id == human || id == far_prefix || std::ranges::find(seen, id, &OfferedOpponent::id) != seen.end())
            continue;
        const auto* player = find_player(game, id);
        auto words = player == nullptr ? tr("Your bot") : tr("algorithm {name}", {{"name", tr(player->name)}});
        if (std::ranges::find(all, words) == all.end()) all.push_back(std::move(words));
    }
}

} // namespace

std::vector<OfferedOpponent> offered_opponents(const Game& game) {
    std::vector<OfferedOpponent> all;
    const auto rungs = game.ladder.rungs.size();
    const std::array<const char*, 4> levels{message("Easy"), message("Medium"), message("Hard"), message("Champion")};
    for (std::size_t level = 0; level < levels.size() && rungs >= levels.size(); ++level) {
        const auto above = ((level + 1) * rungs + levels.size() / 2) / levels.size(); // rounded
        all.push_back(rung_opponent(game, levels[level], above - 1));
    }
    if (!all.empty()) return all;
    for (const auto& player : game.players)
        all.push_back({.id = player.id, .words = tr(player.name), .called = {}, .thinks = tr(player.thinks)});
    return all;
}

Against against(const BySide<std::string>& players) {
    if (std::ranges::count(players.values, far_prefix) > 0) return Against::friend_far;
    const auto people = std::ranges::count(players.values, human);
    return people == 2 ? Against::friend_here : people == 1 ? Against::computer : Against::nobody;
}

Side person_side(const BySide<std::string>& players) {
    return players[Side::first] == human ? Side::first : Side::second;
}

std::optional<std::size_t> chosen_board(const Game& game, const SetupChoices& choices) {
    if (choices.position || has_text(choices.options)) return std::nullopt;
    const auto ids = board_ids(game);
    const auto is_chosen = [&](const UsualBoard& board) {
        const auto options = board_options(game, board);
        return std::ranges::all_of(ids, [&](const auto& id) { return options.text(id) == choices.options.text(id); });
    };
    const auto found = std::ranges::find_if(game.boards, is_chosen);
    if (found == game.boards.end()) return std::nullopt;
    return static_cast<std::size_t>(found - game.boards.begin());
}

void choose_board(const Game& game, SetupChoices& choices, std::size_t board) {
    auto options = board_options(game, game.boards[board]);
    const auto ids = board_ids(game);
    for (const auto& [id, text] : choices.options.chosen()) {
        const auto spec = std::ranges::find(game.options, id, &OptionSpec::id);
        if (!ids.contains(id) && !is_text(*spec)) static_cast<void>(options.set(id, text));
    }
    options.clamp_to_offered();
    choices.options = std::move(options);
    choices.position.reset();
}

std::vector<std::string> unusual(const Game& game, const SetupChoices& choices) {
    std::vector<std::string> all;
    add_players(game, choices.players, all);
    if (choices.position)
        all.push_back(tr("start by hand"));
    else
        add_options(game, choices.options, all);
    const bool thinks =
        std::ranges::any_of(both_sides, [&](Side side) { return takes_time(game, choices.players[side]); });
    const auto time = std::ranges::find(time_choices, choices.time, &TimeChoice::time);
    if (thinks && choices.time != SetupChoices{}.time && time != time_choices.end())
        all.push_back(tr("{time} a move", {{"time", tr(time->words)}}));
    for (const Side side : both_sides) {
        const auto place = place_of(choices.clocks[side]);
        const bool said = side == Side::second && choices.clocks[side] == choices.clocks[Side::first];
        if (choices.clocks[side] && !said && place < clock_choices.size())
            all.push_back(tr("clock {minutes}", {{"minutes", clock_choices[place].sign}}));
    }
    return all;
}

} // namespace zugzwang
