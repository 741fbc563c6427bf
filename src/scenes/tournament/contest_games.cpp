// The games of a tournament that somebody asks for, and how they were lost by forfeit.
#include <algorithm>
#include <utility>

#include "match/statistics.hpp"
#include "scenes/tournament/contest_scene.hpp"
#include "scenes/tournament/entrant_words.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

using tournament::LostByForfeit;

constexpr std::size_t most_listed = 200, most_explained = 20;

/// Where the game stood, and what the bot wrote at its end.
std::vector<ui::Node> last_words(const LostByForfeit& lost) {
    std::vector<ui::Node> all;
    const auto add = [&](std::string title, const std::vector<std::string>& lines) {
        if (lines.empty()) return;
        all.push_back(ui::words(std::move(title), {.size = Measure::smallest, .paint = {Role::dim}}));
        for (const auto& line : lines)
            all.push_back(ui::words(line, ui::caption_look));
    };
    add(tr("Position"), {lost.position});
    add(tr("its last lines:"), lost.said.output);
    add(tr("the end of its standard error:"), lost.said.errors);
    return all;
}

} // namespace

std::string ContestScene::name_of(const Encountering& who) const {
    if (!who.other) return name_of(who.entrant);
    return tr("{first} against {second}", {{"first", name_of(who.entrant)}, {"second", name_of(*who.other)}});
}

std::string ContestScene::score_of(const Encountering& who) const {
    const auto& table = contest_.standings().table();
    const auto& all = std::ranges::find(table, who.entrant, &tournament::Standing::entrant)->score;
    if (who.by_forfeit) return tr_n("{n} by forfeit", "{n} by forfeit", counted(all.forfeits));
    return score_in_words(who.other ? contest_.standings().against(who.entrant, *who.other) : all);
}

std::string ContestScene::words_of(std::string_view id) const {
    if (!id.starts_with("cell:") && !id.starts_with("line:") && !id.starts_with("forfeits:")) return {};
    for (const auto entrant : rows_) {
        std::vector<Encountering> all{{.entrant = entrant}, {.entrant = entrant, .by_forfeit = true}};
        for (const auto other : rows_)
            all.push_back({.entrant = entrant, .other = other});
        for (const auto& who : all) {
            if (id_of(contest_.plan(), who) == id) return name_of(who) + ": " + score_of(who);
        }
    }
    return {};
}

bool ContestScene::is_of(const GameRecord& record, const Encountering& who) const {
    const auto sits = [&](std::size_t entrant, Side side) {
        return record.seats[side].name == contest_.plan().entrants[entrant].name;
    };
    const auto sat = [&](std::size_t entrant) { return sits(entrant, Side::first) || sits(entrant, Side::second); };
    const auto winner = record.result->outcome.winner;
    if (who.by_forfeit && (!match::forfeit_of(record) || !winner || sits(who.entrant, *winner))) return false;
    return sat(who.entrant) && (!who.other || sat(*who.other));
}

ui::Node ContestScene::game_row(const GameRecord& record, std::vector<ui::Node> said) {
    const auto& result = *record.result;
    const auto winner = result.outcome.winner;
    std::vector<ui::Run> runs;
    for (const Side side : both_sides) {
        const auto& seat = record.seats[side];
        if (side == Side::second) runs.push_back({.text = " –", .role = Role::dim});
        runs.push_back({.text = entrant_words(game(), {.name = seat.name, .player = seat.player}),
                        .role = winner == side ? Role::ink : Role::soft,
                        .weight = winner == side ? Weight::bold : Weight::regular,
                        .mark = side});
    }
    auto how = result.forfeit ? tr(*result.forfeit)
               : winner       ? tr_n("{n} move", "{n} moves", counted(record.moves.size()))
                              : tr("A draw");
    auto row =
        ui::row(ui::line(tr("Game {n}", {{"n", record.match->index + 1}}), ui::label_look).wide(0.5F).at_least(110),
                ui::prose(std::move(runs)).wide(1.4F).at_least(220),
                ui::words(std::move(how),
                          {.size = Measure::caption, .paint = {match::forfeit_of(record) ? Role::bad : Role::soft}})
                    .wide()
                    .at_least(140))
            .gaps(Measure::snug);
    auto whole = ui::column(std::move(row), std::move(said)).gaps(Measure::hair).padded(Measure::tight);
    const auto at = static_cast<std::size_t>(&record - contest_.records().data());
    return ui::pressable(filled("game:{}", record.match->index), std::move(whole),
                         [this, at] { show(contest_.records()[at]); });
}

ui::Node ContestScene::games_of(const Encountering& who) {
    std::vector<const GameRecord*> found;
    for (const auto& record : contest_.records()) {
        if (is_of(record, who)) found.push_back(&record);
    }
    // Forfeits first, all by number.
    std::ranges::sort(found, {}, [](const GameRecord* record) {
        return std::pair(!match::forfeit_of(*record), record->match->index);
    });
    found.resize(std::min(found.size(), who.by_forfeit ? most_explained : most_listed));
    std::vector<ui::Node> rows;
    for (const auto* record : found) {
        const auto& forfeits = contest_.standings().forfeits();
        const auto lost = std::ranges::find(forfeits, record->match->index, &LostByForfeit::game);
        const bool is_explained = who.by_forfeit && lost != forfeits.end();
        rows.push_back(game_row(*record, is_explained ? last_words(*lost) : std::vector<ui::Node>()));
    }
    if (rows.empty()) rows.push_back(ui::words(tr("No games yet"), ui::soft_look));
    auto head =
        ui::row(ui::column(ui::line(name_of(who), ui::heading_look), ui::words(score_of(who), ui::caption_look)).wide(),
                ui::button("close-games", tr("Close"), [this] { chosen_.reset(); }).when(chosen_.has_value()));
    return ui::panel(std::move(head), ui::scroll(std::move(rows)).gaps(Measure::hair).tall())
        .titled(tr("The games"))
        .named("games");
}

} // namespace zugzwang
