#include "tournament/page.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>

#include "match/statistics.hpp"
#include "record/json.hpp"
#include "tournament/page_files.hpp"
#include "zugzwang/base/text.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/base/xml.hpp"
#include "zugzwang/play/game.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang::tournament {
namespace {

/// The scripts of the page, in their order.
constexpr std::array scripts{"elements.js", "table.js", "games.js", "replay.js", "curves.js", "page.js"};

std::string_view file(std::string_view name) { return std::ranges::find(page_files, name, &PageFile::name)->text; }

/// Null where the game is not drawn.
const PageGame* page_game(const Game& game) {
    const auto found = std::ranges::find(page_games, game.id, &PageGame::id);
    return found == page_games.end() ? nullptr : &*found;
}

/// What the page says, by the names that its scripts know.
Json words() {
    return Json::Object{
        {"player", tr("player")},
        {"points", tr("points")},
        {"wdl", tr("won-drawn-lost")},
        {"score", tr("score")},
        {"forfeits", tr("Forfeits")},
        {"note", tr("Points of the row's player against the column's, of all their games; below them the games won, "
                    "drawn and lost. "
                    "Beside the score stands its 95 % interval; ± is half of that of the Elo. Choose a cell to see its "
                    "games.")},
        {"pairing", tr("{player} against {other}: points {points} of {games}, won {wins}, drawn {draws}, lost {losses}",
                       {{"player", "{player}"},
                        {"other", "{other}"},
                        {"points", "{points}"},
                        {"games", "{games}"},
                        {"wins", "{wins}"},
                        {"draws", "{draws}"},
                        {"losses", "{losses}"}})},
        {"games", tr("Games")},
        {"everybody", tr("All players")},
        {"shown", tr("{n} of {all}", {{"n", "{n}"}, {"all", "{all}"}})},
        {"moves", tr("Moves")},
        {"move", tr("Move {n} of {all}", {{"n", "{n}"}, {"all", "{all}"}})},
        {"draw", tr("A draw")},
        {"drawBy", tr("A draw: {reason}", {{"reason", "{why}"}})},
        {"wins", tr("{winner} wins", {{"winner", "{winner}"}})},
        {"winsBy", tr("{winner} wins: {reason}", {{"winner", "{winner}"}, {"reason", "{why}"}})},
        {"forfeited", tr("{player} lost by forfeit: {why}", {{"player", "{player}"}, {"why", "{why}"}})},
        {"toStart", tr("To the start")},
        {"back", tr("Back one move")},
        {"play", tr("Play")},
        {"pause", tr("Pause")},
        {"forward", tr("On one move")},
        {"toEnd", tr("To the end")},
        {"keys",
         tr("Arrow keys left and right step through a game, Home and End go to its ends, Space plays it; up and "
            "down choose another one in the list.")},
        {"curves", tr("Points over the games played")},
        {"curvesNote",
         tr("Above, the points of each player after each of its games; below, how far they were from half "
            "of all points.")},
        {"game", tr("Game")},
        {"against", tr("against")},
        {"why", tr("Why")},
        {"position", tr("Position")},
    };
}

std::string kind_title(Kind kind) {
    switch (kind) {
    case Kind::round_robin:
        return tr("Everybody against everybody");
    case Kind::gauntlet:
        return tr("The first against all others");
    case Kind::swiss:
        return tr("Swiss system");
    case Kind::knock_out:
        break;
    }
    return tr("Knock-out");
}

/// A tournament's data as its page holds it: everybody by the place in the table, from 0.
class Data {
  public:
    explicit Data(const Report& report)
        : report_(report), rows_(report.plan.entrants.size()),
          pairings_(schedule_of(report.plan, encounters_of(report.plan, report.records)).pairings) {
        const auto& table = report.standings.table();
        for (std::size_t row = 0; row < table.size(); ++row)
            rows_[table[row].entrant] = row;
        // Those of a round that is not yet known are not counted in the table either.
        std::ranges::copy_if(report.records, std::back_inserter(records_), [&](const GameRecord& record) {
            return place_of_game(report.plan, record.match->index).pairing < pairings_.size();
        });
    }

    [[nodiscard]] std::string title() const {
        const auto& game = *report_.plan.game;
        const bool is_listed = game.listed_as && !records_.empty();
        return tr("{game}: tournament",
                  {{"game", is_listed ? game.listed_as(records_.front().start) : tr(game.title)}});
    }
    [[nodiscard]] Json all() const {
        Json::Array players, games, told;
        for (const auto& standing : report_.standings.table())
            players.push_back(player(standing));
        std::map<std::string, std::size_t> starts;
        Json::Array start_texts;
        for (const auto& record : records_) {
            const auto [start, is_new] = starts.try_emplace(record.start, starts.size());
            if (is_new) start_texts.emplace_back(record.start);
            games.push_back(game(record, start->second));
            if (!page_game(*report_.plan.game)) told.push_back(positions(record));
        }
        const auto played = static_cast<std::int64_t>(records_.size());
        Json data =
            Json::Object{{"title", title()},
                         {"about", kind_title(report_.plan.kind) + " · " + tr_n("{n} game", "{n} games", played)},
                         {"players", players},
                         {"against", against()},
                         {"starts", start_texts},
                         {"games", games},
                         {"sides", Json::Array{side(Side::first), side(Side::second)}},
                         {"words", words()}};
        if (!told.empty()) data.set("told", told);
        return data;
    }

  private:
    [[nodiscard]] std::string side(Side side) const { return side_name(report_.plan.game->side_names, side); }

    [[nodiscard]] const Pairing& pairing(const GameRecord& record) const {
        return pairings_[place_of_game(report_.plan, record.match->index).pairing];
    }

    /// Of one player, as of the first in a match against all its opponents.
    [[nodiscard]] match::Statistics statistics(std::size_t entrant) const {
        match::Statistics statistics;
        const auto games_of_pairing =
            (max_games_of_pairing(report_.plan) + 1) / 2 * 2; // so that pairs begin at even ones
        for (const auto& record : records_) {
            const auto& met = pairing(record);
            if (met.first != entrant && met.second != entrant) continue;
            const auto [number, game] = place_of_game(report_.plan, record.match->index);
            GameRecord own{.game = record.game, .result = record.result, .match = record.match};
            own.match->swapped = record.match->swapped != (met.second == entrant);
            own.match->index = number * games_of_pairing + game;
            statistics.add(own, true);
        }
        return statistics;
    }

    [[nodiscard]] Json player(const Standing& standing) const {
        const auto& entrant = report_.plan.entrants[standing.entrant];
        const auto own = statistics(standing.entrant);
        return Json::Object{
            {"name", entrant.name},          {"player", entrant.player},        {"place", standing.place},
            {"points", standing.points()},   {"free", standing.free_points},    {"wins", standing.score.wins},
            {"draws", standing.score.draws}, {"losses", standing.score.losses}, {"forfeits", standing.score.forfeits},
            {"score", own.score()},          {"low", own.interval().low},       {"high", own.interval().high},
            {"elo", standing.elo},           {"reach", standing.reach}};
    }

    [[nodiscard]] Json::Array against() const {
        Json::Array rows;
        for (const auto& standing : report_.standings.table()) {
            Json::Array row;
            for (const auto& other : report_.standings.table()) {
                const auto score = report_.standings.against(standing.entrant, other.entrant);
                row.push_back(score.games() == 0 ? Json() : Json::Array{score.wins, score.draws, score.losses});
            }
            rows.emplace_back(row);
        }
        return rows;
    }

    /// Its number, who sat on which side, the number of its start, which side won (0: none), its moves, and where its
    /// rules did not end it why, and whether that was a judgement.
    [[nodiscard]] Json game(const GameRecord& record, std::size_t start) const {
        const auto& met = pairing(record);
        const bool swapped = record.match->swapped;
        const auto& winner = record.result->outcome.winner;
        Json::Array game{record.match->index,
                         rows_[swapped ? met.second : met.first],
                         rows_[swapped ? met.first : met.second],
                         start,
                         !winner                  ? 0
                         : *winner == Side::first ? 1
                                                  : 2,
                         joined(record.moves, " ", &RecordedMove::text)};
        if (const auto& why = record.result->forfeit) {
            game.emplace_back(tr(*why));
            game.emplace_back(is_judgement(*why));
        }
        return game;
    }

    /// All its positions: which side is to move, and the text.
    [[nodiscard]] Json::Array positions(const GameRecord& record) const {
        Json::Array positions;
        const auto table = report_.plan.game->open_table(report_.plan.options);
        static_cast<void>((*table)->set_position(record.start));
        for (std::size_t ply = 0;; ++ply) {
            positions.push_back(Json::Array{(*table)->to_move() == Side::first ? 1 : 2, (*table)->position()});
            if (ply == record.moves.size() || (*table)->play(record.moves[ply].text)) return positions;
        }
    }

    const Report& report_;
    std::vector<std::size_t> rows_; ///< Of the table, by entrant.
    std::vector<Pairing> pairings_;
    std::vector<GameRecord> records_;
};

/// In a script nothing ends it, and nothing begins a comment.
std::string in_script(std::string json) {
    std::string safe;
    for (const char letter : json)
        safe += letter == '<' ? std::string("\\u003c") : std::string(1, letter);
    return safe;
}

std::string rules_script(const Game& game) {
    std::string script(file("steps.js"));
    if (const auto* files = page_game(game)) {
        script.append("const Position = ((module) => {\n").append(files->rules);
        script.append("return module.exports.Position;\n})({});\nconst picture = (() => {\n").append(files->board);
        script.append("return picture;\n})();\n");
    }
    return script;
}

using Places = std::map<std::string, std::string, std::less<>>;

/// The skeleton with what stands for each @name@; what is filled in is not looked at again.
std::string with_places_filled(std::string_view skeleton, const Places& places) {
    std::string page;
    for (;;) {
        const auto begin = skeleton.find('@');
        page += skeleton.substr(0, begin);
        if (begin == skeleton.npos) return page;
        const auto end = skeleton.find('@', begin + 1);
        page += places.find(skeleton.substr(begin + 1, end - begin - 1))->second;
        skeleton.remove_prefix(end + 1);
    }
}

} // namespace

std::string report_page(const Report& report) {
    const Data data(report);
    std::string script;
    for (const auto* const name : scripts)
        script += file(name);
    return with_places_filled(file("page.html"), {{"title", xml_words(data.title())},
                                                  {"style", std::string(file("page.css"))},
                                                  {"text", xml_words(report_words(report))},
                                                  {"data", in_script(data.all().line())},
                                                  {"rules", rules_script(*report.plan.game)},
                                                  {"script", script}});
}

} // namespace zugzwang::tournament
