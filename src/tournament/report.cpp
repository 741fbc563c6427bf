#include "tournament/report.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "match/number_text.hpp"
#include "record/game_text.hpp"
#include "record/json.hpp"
#include "zugzwang/base/csv.hpp"
#include "zugzwang/base/text.hpp"
#include "zugzwang/base/utf8.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::tournament {
namespace {

/// "12", "12.5".
std::string points(double value) { return match::decimal(value, value == std::floor(value) ? 0 : 1); }

const std::string& name_of(const TournamentPlan& plan, const Standing& standing) {
    return plan.entrants[standing.entrant].name;
}

/// "7-2-1", wins, draws and losses; empty where they did not meet.
std::string cell(const Score& score) {
    return score.games() == 0 ? "" : filled("{}-{}-{}", score.wins, score.draws, score.losses);
}

using Rows = std::vector<std::vector<std::string>>;

/// The crosstable with its head: place, name, points, rating, then a column for each player in the order of the table.
Rows crosstable(const TournamentPlan& plan, const Standings& standings) {
    Rows rows{{"#", tr("player"), tr("points"), tr("games"), "Elo", "±"}};
    for (std::size_t row = 1; row <= standings.table().size(); ++row)
        rows.front().push_back(std::to_string(row)); // by rows: places may be shared
    for (const auto& standing : standings.table()) {
        std::vector<std::string> row{std::to_string(standing.place), name_of(plan, standing),
                                     points(standing.points()),      std::to_string(standing.score.games()),
                                     match::elo_text(standing.elo),  match::decimal(standing.reach, 0)};
        for (const auto& other : standings.table())
            row.push_back(other.entrant == standing.entrant ? "·"
                                                            : cell(standings.against(standing.entrant, other.entrant)));
        rows.push_back(std::move(row));
    }
    return rows;
}

/// In columns as wide as their widest cell.
std::string aligned(const Rows& rows) {
    std::vector<std::size_t> widths(rows.front().size(), 0);
    for (const auto& row : rows) {
        for (std::size_t column = 0; column < row.size(); ++column)
            widths[column] = std::max(widths[column], code_point_count(row[column]));
    }
    std::string text;
    for (const auto& row : rows) {
        std::string line;
        for (std::size_t column = 0; column < row.size(); ++column)
            line += padded(row[column], widths[column] + 2);
        text += line.substr(0, line.find_last_not_of(' ') + 1) + '\n';
    }
    return text;
}

std::string markdown_cell(const std::string& text) {
    std::string cell;
    for (const char letter : text)
        cell += letter == '|' ? std::string("\\|") : std::string(1, letter);
    return cell;
}

/// Its lines, each with its end, below what they are of.
std::string said_words(const LastWords& said) {
    std::string words;
    const auto add = [&](const std::string& title, const std::vector<std::string>& lines) {
        if (!lines.empty()) words += "    " + title + '\n';
        for (const auto& line : lines)
            words += "        " + line + '\n';
    };
    add(tr("its last lines:"), said.output);
    add(tr("the end of its standard error:"), said.errors);
    return words;
}

} // namespace

std::string report_words(const Report& report) {
    const auto& [plan, records, standings] = report;
    std::string words = filled("{}, {}: ", plan.game->id, kind_word(plan.kind)) +
                        tr_n("{n} game", "{n} games", static_cast<std::int64_t>(standings.games())) + '\n' +
                        aligned(crosstable(plan, standings));
    for (const auto& lost : standings.forfeits()) {
        words += tr("game {n}: {player} lost by forfeit, {why}, in {position}",
                    {{"n", lost.game},
                     {"player", plan.entrants[lost.entrant].name},
                     {"why", lost.why},
                     {"position", lost.position}}) +
                 '\n' + said_words(lost.said);
    }
    return words;
}

std::string progress_words(const TournamentPlan& plan, const Standings& standings, std::uint64_t planned) {
    const auto& first = standings.table().front();
    return filled("{}  1. {} {}/{}", match::bar(standings.games(), planned), name_of(plan, first),
                  points(first.points()), first.score.games());
}

std::string report_json(const Report& report) {
    const auto& [plan, records, standings] = report;
    Json::Array players, forfeits;
    for (const auto& standing : standings.table()) {
        Json against = Json::Object{};
        for (const auto& other : standings.table()) {
            const auto score = standings.against(standing.entrant, other.entrant);
            if (score.games() == 0) continue;
            against.set(
                name_of(plan, other),
                Json::Object{{"wins", score.wins},
                             {"draws", score.draws},
                             {"losses", score.losses},
                             {"superiority", standings.ratings().superiority(standing.entrant, other.entrant)}});
        }
        players.push_back(Json::Object{{"name", name_of(plan, standing)},
                                       {"player", plan.entrants[standing.entrant].player},
                                       {"place", standing.place},
                                       {"points", standing.points()},
                                       {"wins", standing.score.wins},
                                       {"draws", standing.score.draws},
                                       {"losses", standing.score.losses},
                                       {"forfeits", standing.score.forfeits},
                                       {"elo", standing.elo},
                                       {"elo_reach", standing.reach},
                                       {"against", against}});
    }
    for (const auto& lost : standings.forfeits()) {
        Json forfeit = Json::Object{{"game", lost.game},
                                    {"name", plan.entrants[lost.entrant].name},
                                    {"why", lost.why},
                                    {"position", lost.position}};
        if (lost.said != LastWords{})
            forfeit.set("said", Json::Object{{"output", lost.said.output}, {"errors", lost.said.errors}});
        forfeits.push_back(std::move(forfeit));
    }
    return Json(Json::Object{{"game", plan.game->id},
                             {"kind", kind_word(plan.kind)},
                             {"games", standings.games()},
                             {"over", standings.is_over()},
                             {"elo_with_prior", standings.ratings().with_prior()},
                             {"players", players},
                             {"forfeits", forfeits}})
        .line();
}

std::string report_csv(const Report& report) {
    const auto& [plan, records, standings] = report;
    std::string text = "place,name,player,points,wins,draws,losses,forfeits,elo,elo_reach\r\n";
    for (const auto& standing : standings.table()) {
        const std::vector<std::string> fields{
            std::to_string(standing.place),         name_of(plan, standing),
            plan.entrants[standing.entrant].player, points(standing.points()),
            std::to_string(standing.score.wins),    std::to_string(standing.score.draws),
            std::to_string(standing.score.losses),  std::to_string(standing.score.forfeits),
            match::decimal(standing.elo, 1),        match::decimal(standing.reach, 1)};
        text += joined(fields, ",", csv_field) + "\r\n";
    }
    return text;
}

std::string report_markdown(const Report& report) {
    const auto& [plan, records, standings] = report;
    const auto rows = crosstable(plan, standings);
    std::string text;
    for (std::size_t at = 0; at < rows.size(); ++at) {
        text += "| " + joined(rows[at], " | ", markdown_cell) + " |\n";
        if (at > 0) continue;
        for (std::size_t column = 0; column < rows[at].size(); ++column)
            text += column == 1 ? "|---" : "|--:";
        text += "|\n";
    }
    return text;
}

std::string report_games(const Report& report) { return joined(report.records, "\n", to_game_text); }

} // namespace zugzwang::tournament
