// The page of a tournament: what is in it, and that its scripts play the games as our rules do.
#include "support/catch.hpp"

#include "record/json.hpp"
#include "support/every_game.hpp"
#include "support/files.hpp"
#include "support/shell.hpp"
#include "tournament/page.hpp"
#include "tournament/page_files.hpp"
#include "tournament/plans.hpp"
#include "zugzwang/base/random.hpp"

using namespace zugzwang::tournament;

namespace {

/// A round robin of two in the small form of a game, or in its usual one.
TournamentPlan duel(const Game& game, bool small) {
    TournamentPlan plan;
    plan.game = &game;
    plan.options = small ? small_options(game) : OptionValues(game.options);
    plan.games = 20;
    plan.entrants = {{.name = "one", .player = "random"}, {.name = "two", .player = "random"}};
    return plan;
}

struct PlayedGame {
    GameRecord record;
    std::vector<std::string> positions; ///< The start's first.
};

/// Moves by chance to the end.
PlayedGame random_game(const TournamentPlan& plan, std::uint64_t number, Random& random) {
    const auto table = plan.game->open_table(plan.options);
    PlayedGame game;
    game.record = {.game = plan.game->id, .start = (*table)->position()};
    game.positions.push_back((*table)->position());
    for (auto moves = (*table)->legal_moves(); !moves.empty(); moves = (*table)->legal_moves()) {
        game.record.moves.push_back({.text = random.pick(moves)});
        REQUIRE_FALSE((*table)->play(game.record.moves.back().text));
        game.positions.push_back((*table)->position());
    }
    game.record.result = GameResult{.outcome = *(*table)->outcome()};
    game.record.match = MatchFigures{.index = number, .swapped = number % 2 == 1};
    return game;
}

std::string page_of(const TournamentPlan& plan, const std::vector<GameRecord>& records) {
    const Standings standings(plan, records);
    return report_page({plan, records, standings});
}

/// What stands between the tags of the script with that id.
std::string script(const std::string& page, const std::string& id) {
    const auto tag = page.find("<script id=\"" + id + "\"");
    REQUIRE(tag != page.npos);
    const auto begin = page.find('>', tag) + 1;
    return page.substr(begin, page.find("</script>", begin) - begin);
}

Json data_of(const std::string& page) { return Json::parsed(script(page, "data")); }

/// One game between the first two entrants, won by the first side or lost for that reason.
GameRecord sticks_game(std::uint64_t number, const std::optional<Refusal>& forfeit = {}) {
    GameRecord record{.game = "sticks", .start = "3/3 1"};
    if (!forfeit) record.moves = {{.text = "3"}};
    record.result = GameResult{.outcome = {.winner = forfeit ? Side::second : Side::first}, .forfeit = forfeit};
    record.match = MatchFigures{.index = number, .swapped = number % 2 == 1};
    return record;
}

std::size_t count(const std::string& text, const std::string& part) {
    std::size_t found = 0;
    for (auto at = text.find(part); at != text.npos; at = text.find(part, at + 1))
        ++found;
    return found;
}

} // namespace

TEST_CASE("page: every game of the house is drawn in it", "[tournament][page]") {
    for (const auto& game : catalog()) {
        CAPTURE(game.id);
        CHECK(std::ranges::find(page_games, game.id, &PageGame::id) != page_games.end());
    }
}

TEST_CASE("page: its scripts come to our positions in every game", "[tournament][page]") {
    if (!succeeds("command -v node")) {
        WARN("cannot be run here, left out: node");
        return;
    }
    const auto id = GENERATE(from_range(game_ids()));
    const bool small = GENERATE(true, false);
    CAPTURE(id, small);
    const auto plan = duel(*find_game(id), small);
    std::vector<GameRecord> records;
    std::string wanted;
    Random random(3);
    for (std::uint64_t number = 0; number < plan.games; ++number) {
        auto game = random_game(plan, number, random);
        for (const auto& position : game.positions)
            wanted += position + "\n";
        records.push_back(std::move(game.record));
    }
    const auto page = page_of(plan, records);
    const Folder folder;
    write(folder.file("data.json"), script(page, "data"));
    // Every picture is drawn as well, and of finite numbers.
    write(folder.file("replay.js"), script(page, "rules") + R"(
const games = gamesOf(JSON.parse(require('fs').readFileSync('data.json', 'utf8')));
for (const steps of games.map(stepsOf)) {
  steps.forEach((step, at) => {
    console.log(step.text);
    const drawn = JSON.stringify(picture(steps, at));
    if (/null|NaN|undefined/.test(drawn)) throw new Error(`drawn wrongly: ${drawn}`);
  });
}
)");
    const auto ran = shell_in(folder.path(), "node replay.js");
    CHECK(ran.status == 0);
    CHECK(ran.out == wanted);
}

TEST_CASE("page: of a game that it cannot draw the positions stand in it as texts", "[tournament][page]") {
    auto game = *find_game("sticks");
    game.id = "other-sticks";
    auto plan = duel(game, false);
    auto record = sticks_game(0);
    const auto page = page_of(plan, {record});
    CHECK(data_of(page).at("told").line() == R"([[[1,"3/3 1"],[2,"0/3 2"]]])");
    CHECK(script(page, "rules").find("const Position") == std::string::npos);
    plan.game = find_game("sticks");
    CHECK_FALSE(data_of(page_of(plan, {record})).contains("told"));
}

TEST_CASE("page: names, commands and reasons are texts, whatever signs are in them", "[tournament][page]") {
    auto plan = plan_of(2, Kind::round_robin, 2);
    const std::string evil = "</script><script>alert(1)</script><!-- & \"@rules@";
    plan.entrants[0].name = evil;
    plan.entrants[1].player = "ugi:" + evil;
    const auto page = page_of(plan, {sticks_game(0, Refusal("illegal move `{}`", evil)), sticks_game(1)});
    CHECK(count(page, "<script") == 3);
    CHECK(count(page, "</script") == 3);
    CHECK(count(page, "<!--") == 0);
    const auto data = data_of(page);
    CHECK(data.at("players").elements().size() == 2);
    CHECK(page.find("alert(1)") != std::string::npos);
    std::string name;
    for (const auto& player : data.at("players").elements()) {
        player.at("name").read(name);
        if (name != "b") CHECK(name == evil);
    }
    std::string why;
    data.at("games").at(0).at(6).read(why);
    CHECK(why == "illegal move `" + evil + "`");
}

TEST_CASE("page: a judged game is no forfeit, and says why it ended", "[tournament][page]") {
    const auto plan = plan_of(2, Kind::round_robin, 2);
    const auto data = data_of(page_of(plan, {sticks_game(0, Refusal(judgements::proven[Side::second])),
                                             sticks_game(1, Refusal(forfeits::out_of_time))}));
    const auto judged = [&](std::size_t game) {
        bool is_judged = false;
        data.at("games").at(game).at(7).read(is_judged);
        return is_judged;
    };
    CHECK(judged(0));
    CHECK_FALSE(judged(1));
    CHECK(data.at("games").at(0).at(6).line() == R"("the solver has proven that the second side wins")");
    std::uint64_t forfeits = 0, all = 0;
    for (const auto& player : data.at("players").elements()) {
        player.at("forfeits").read(forfeits);
        all += forfeits;
    }
    CHECK(all == 1);
}

TEST_CASE("page: it asks for nothing from outside", "[tournament][page]") {
    const auto plan = plan_of(2, Kind::round_robin, 2);
    const auto page = page_of(plan, {sticks_game(0)});
    CHECK(page.find("default-src 'none'") != std::string::npos);
    for (const auto* const part : {"src=", "href=", "@import", "url(", "fetch(", "import("})
        CHECK(page.find(part) == std::string::npos);
    // A name of SVG that every browser asks for is no address.
    CHECK(count(page, "://") == count(page, "http://www.w3.org/2000/svg"));
}

TEST_CASE("page: the table's figures, in the order of the table", "[tournament][page]") {
    const auto plan = plan_of(3, Kind::round_robin, 2);
    // a and b play games 0 and 1 (b first), a and c 2 and 3, b and c 4 and 5.
    const auto schedule = schedule_of(plan, {});
    REQUIRE(schedule.pairings.size() == 3);
    std::vector<GameRecord> records;
    for (std::uint64_t number = 0; number < 6; ++number)
        records.push_back(sticks_game(number, number == 1 ? std::optional(Refusal("out of time")) : std::nullopt));
    const auto data = data_of(page_of(plan, records));
    const auto& best = data.at("players").at(0);
    const auto& pairing = schedule.pairings.front();
    CHECK(best.at("name").line() == "\"" + plan.entrants[pairing.first].name + "\"");
    // It won both games of that pairing, the second by forfeit, and one of two of the other: 3 of 4 points.
    CHECK(best.at("wins").line() == "3");
    CHECK(best.at("losses").line() == "1");
    CHECK(best.at("score").line() == "0.75");
    double low = 0, high = 0;
    best.at("low").read(low);
    best.at("high").read(high);
    CHECK(low < 0.75);
    CHECK(high > 0.75);
    // Rows are points of the row against the column; nobody meets himself.
    CHECK(data.at("against").at(0).at(0).is_null());
    std::uint64_t wins = 0;
    for (const auto& row : data.at("against").elements()) {
        for (const auto& cell : row.elements()) {
            if (cell.is_null()) continue;
            std::uint64_t won = 0;
            cell.at(0).read(won);
            wins += won;
        }
    }
    CHECK(wins == 6);
    // Number, first side, second side, start, winner, moves, reason.
    CHECK(data.at("games").at(1).at(6).line() == "\"out of time\"");
    CHECK(data.at("games").at(1).at(4).line() == "2");
    CHECK(data.at("games").at(1).at(2).line() == "0");
    CHECK(data.at("games").at(0).at(5).line() == "\"3\"");
    CHECK(data.at("starts").elements().size() == 1);
}

TEST_CASE("page: of a tournament that has not begun there is the table alone", "[tournament][page]") {
    const auto data = data_of(page_of(plan_of(3, Kind::swiss), {}));
    CHECK(data.at("players").elements().size() == 3);
    CHECK(data.at("games").elements().empty());
    CHECK(data.at("against").at(0).at(1).is_null());
}

TEST_CASE("page: points for rounds of a Swiss tournament without an opponent are told apart", "[tournament][page]") {
    const auto plan = plan_of(3, Kind::swiss, 2);
    const auto data = data_of(page_of(plan, {sticks_game(0)}));
    // Of three one has nobody to play in the first round, the only one that is known: that counts as both games won.
    double free = 0;
    for (const auto& player : data.at("players").elements()) {
        double own = 0;
        player.at("free").read(own);
        free += own;
    }
    CHECK(free == 2);
}

TEST_CASE("page: a game of a round that is not yet known is left out, as in the table", "[tournament][page]") {
    const auto plan = plan_of(4, Kind::swiss);
    const auto games = schedule_of(plan, {}).pairings.size() * max_games_of_pairing(plan);
    const auto data = data_of(page_of(plan, {sticks_game(0), sticks_game(games)}));
    CHECK(data.at("games").elements().size() == 1);
}
