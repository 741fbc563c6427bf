// That nothing of a review overlaps or leaves the screen.
#include "desk/reviewed_game.hpp"
#include "layout_checks.hpp"

namespace {

struct Played {
    const char* game;
    const char* start;
    std::vector<std::string> moves;
};

const Played& any_game() {
    static const std::vector<Played> games{
        {"points",
         "965,47;98,450;81,296;870,750;291,89;750,248;978,284;870,468;605,538 - 1",
         {"3-9", "5-6", "4-8", "1-7"}},
        {"boxes",
         "---/|_._._|/.../|_._._|/.../|_._._|/--- 1",
         {"b1-b2", "c3-d3", "a3-b3", "b2-c2", "c2-c3", "b3-c3", "b3-b4", "b2-b3", "c2-d2", "c1-c2", "c3-c4", "a2-b2"}},
        {"amazons", "3q6/10/5*4/qq8/*9/1qQ1*5/Q6*2/10/9Q/3Q6 w", {"d1-d7/d5", "b5-d3/d4", "a4-d1/b3", "d3-g6/c6"}},
        {"numbers", "10,31,18,31,23,11,14,25,16,26,14,28 0-0 1", {"L", "L", "R", "L", "L", "L", "L", "L", "R", "R"}},
        {"sticks", "21/3 1", {"1", "1", "1", "2", "3", "1", "1", "3", "3", "1", "3", "1"}}};
    return games[GENERATE(0U, 1U, 2U, 3U, 4U)];
}

/// Another move than the one that was played there.
std::string better(const Played& played, std::size_t ply) {
    if (played.moves[ply] == "L") return "R";
    if (played.moves[ply] == "R") return "L";
    return ply + 1 < played.moves.size() ? played.moves[ply + 1] : played.moves[ply - 1];
}

/// Values as nobody would find them: every second move is a blunder.
GameRecord record_of(const Played& played) {
    GameRecord record{.game = played.game, .start = played.start};
    record.seats[Side::first].player = find_game(played.game)->players.back().id;
    const auto value = [&](std::size_t ply) {
        PositionValue worth{.first_share = ply % 4 < 2 ? 0.93 : 0.07};
        if (ply < played.moves.size()) worth.best = {better(played, ply)};
        return worth;
    };
    record.start_value = value(0);
    for (const auto& move : played.moves)
        record.moves.push_back({.text = move, .value = value(record.moves.size() + 1)});
    return record;
}

void offer_films(House& house) {
    house.context.film.set_maker([](const auto&...) { return Refusal{"a film needs ffmpeg"}; });
}

} // namespace

TEST_CASE("scenes: nothing of a review overlaps or leaves the screen", "[scenes][layout][review][slow]") {
    const auto& played = any_game();
    CAPTURE(played.game);
    House house(any_size());
    offer_films(house);
    house.stack.open(make_review(house.context, *find_game(played.game), record_of(played)));
    house.wait(0.1);
    check_parts(house);
    house.key(Key::home);
    for (std::size_t move = 0; move < played.moves.size(); ++move) {
        CAPTURE(move);
        check_parts(house);
        house.key(Key::right);
    }
    check_parts(house);
    house.does("n, l");
    check_parts(house);
    house.does("t, wait 0.1");
    check_widgets(house);
}

TEST_CASE("scenes: an unread review fits too, with a film in the making or without", "[scenes][layout][review][film]") {
    const bool has_films = GENERATE(true, false);
    CAPTURE(has_films);
    House house(any_size());
    if (has_films) {
        offer_films(house);
        house.context.film.start({}, "Videos/Sticks.mp4");
    }
    for (const auto* start : {"21/3 1", "none"}) {
        house.stack.open(make_review(house.context, *find_game("sticks"), {.game = "sticks", .start = start}));
        house.wait(0.1);
        CHECK(house.has("film-strip") == has_films);
        check_parts(house);
    }
}

TEST_CASE("scenes: the card of a review has room for all its sentences", "[scenes][layout][review]") {
    const auto& played = any_game();
    CAPTURE(played.game);
    const auto& game = *find_game(played.game);
    auto record = record_of(played);
    for (std::size_t ply = 0; ply < played.moves.size(); ++ply) { // proven, for one sentence more
        auto& value = ply == 0 ? record.start_value : record.moves[ply - 1].value;
        value->first_share = ply % 4 < 2 ? 1 : 0;
        value->exact = true;
        value->choices = 12;
        value->best.push_back("another");
    }
    House house(any_size());
    const std::shared_ptr<Session> session = *game.start_session(*config_of(game, record), house.workers);
    const GameReader reader(session, {}, points_of(game, record.start));
    house.stack.open(make_review(house.context, game, record));
    house.key(Key::home);
    for (std::size_t ply = 0; ply < played.moves.size(); ++ply, house.key(Key::right)) {
        CAPTURE(ply, played.moves[ply]);
        const bool first_won = ply % 4 < 2, first_wins = (ply + 1) % 4 < 2;
        const bool thrown_away =
            session->news().moves[ply].side == Side::first ? first_won && !first_wins : !first_won && first_wins;
        const std::string other = better(played, ply);
        const auto why = [&](const std::string& move, Comparison comparison) {
            return session->line_words({.ply = ply, .line = {&move, 1}, .comparison = std::move(comparison)}).why;
        };
        const auto& move = played.moves[ply];
        CHECK(house.shows(why(move, reader.comparison(ply))));
        if (thrown_away) CHECK(house.shows(why(other, {.rival = move})));
    }
}
