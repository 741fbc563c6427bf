#include "studio/review_shots.hpp"

#include <utility>

#include "scenes/frame/scenes.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::studio {
namespace {

/// A move of a game, what the position before it is worth to the first side, and the best move there.
struct ShotMove {
    const char* move;
    double share;
    const char* best;
};

constexpr const char* amazons_start = "3q6/10/5*4/qq8/*9/1qQ1*5/Q6*2/10/9Q/3Q6 w";
constexpr ShotMove amazons_moves[]{
    {"d1-d7/d5", 0.86, "d1-d7/d5"},      {"b5-d3/d4", 0.859, "b5-d3/d4"},    {"a4-d1/b3", 0.973, "j2-g2/e4"},
    {"d3-g6/c6", 0.818, "d3-g6/j3"},     {"d1-i6/e10", 0.851, "d7-h7/e10"},  {"a7-c9/e7", 0.851, "b7-b4/c4"},
    {"d7-f5/f7", 0.873, "j2-f2/f6"},     {"c9-h9/j7", 0.69, "b7-b4/c4"},     {"c5-c1/c5", 0.69, "j2-d2/g5"},
    {"g6-g2/g6", 0.485, "g6-g2/i2"},     {"i6-e2/b5", 0.485, "f5-c8/h3"},    {"g2-f3/e3", 0.303, "h9-h6/j4"},
    {"j2-j5/f9", 0.374, "j2-i3/g3"},     {"h9-i9/i2", 0.288, "b7-c7/d7"},    {"f5-c8/d9", 0.587, "f5-c8/d9"},
    {"f3-f5/f1", 0.587, "i9-i7/h7"},     {"e2-f3/e4", 0.813, "e2-f3/e4"},    {"f5-h5/f5", 0.813, "f5-g4/i6"},
    {"j5-i6/h6", 0.959, "j5-i5/i4"},     {"h5-j5/h5", 0.878, "i9-i7/h7"},    {"f3-g2/h2", 0.98, "f3-h3/j3"},
    {"b7-c7/d7", 0.981, "b7-c7/d7"},     {"c8-b8/d8", 0.981, "c8-b8/b6"},    {"c7-a5/d2", 0.905, "i9-i7/h7"},
    {"i6-i8/h8", 0.943, "c1-a3/b4"},     {"a5-c7/a7", 0.943, "j5-i4/i7"},    {"c1-a1/a5", 0.996, "g2-i4/j4"},
    {"j5-i4/i7", 0.957, "j5-h3/g3"},     {"i8-g10/j10", 0.973, "g2-h3/j3"},  {"i4-j5/h3", 0.908, "i9-h9/g9"},
    {"g10-h9/h10", 0.956, "g10-h9/h10"}, {"d10-b10/b9", 0.956, "d10-c9/a9"}, {"g2-g1/j1", 0.956, "h9-g8/h9"},
    {"i9-i8/i10", 0.946, "b10-d10/c9"},  {"g1-g2/e2", 0.968, "b8-c9/c10"},   {"b10-d10/a10", 0.924, "b10-d10/c9"},
    {"g2-g3/f3", 0.954, "h9-g8/g10"},    {"j5-i6/g8", 0.892, "d10-c9/c8"},   {"b8-c8/b8", 0.93, "g3-g5/g1"},
    {"i6-j5/i5", 0.893, "i8-i9/i8"},     {"c8-c10/c8", 0.905, "c8-c9/c10"},  {"i8-i9/i8", 0.9, "i8-i9/i8"},
    {"h9-g9/h9", 0.883, "h9-g9/h9"},     {"d10-e9/d10", 0.883, "c7-d6/f6"},  {"g9-g10/f10", 0.917, "g9-f10/g9"},
    {"c7-b7/c7", 0.9, "c7-d6/f6"},
};

/// Games of a person against the strongest player that are solved in a moment.
struct ShortGame {
    const char* game;
    const char* start;
    std::vector<std::string> moves;
    std::size_t mistake; ///< Its ply.
};

const ShortGame short_games[]{
    {"points",
     "965,47;98,450;81,296;870,750;291,89;750,248;978,284;870,468;605,538 - 1",
     {"3-9", "5-6", "4-8", "1-7"},
     1},
    {"boxes",
     "---/|_._._|/.../|_._._|/.../|_._._|/--- 1",
     {"b1-b2", "c3-d3", "a3-b3", "b2-c2", "c2-c3", "b3-c3", "b3-b4", "b2-b3", "c2-d2", "c1-c2", "c3-c4", "a2-b2"},
     3},
    {"numbers",
     "10,31,18,31,23,11,14,25,16,26,14,28 0-0 1",
     {"L", "L", "R", "L", "L", "L", "L", "L", "R", "R", "L", "L"},
     8},
    {"sticks", "21/3 1", {"1", "1", "1", "2", "3", "1", "1", "3", "3", "1", "3", "1"}, 2},
};

GameRecord record_of(const ShortGame& game) {
    GameRecord record{.game = game.game, .start = game.start};
    record.seats[Side::second].player = find_game(game.game)->players.back().id;
    for (const auto& move : game.moves)
        record.moves.push_back({.text = move});
    return record;
}

void open(ShotHand& hand, GameRecord record) {
    const auto& game = *find_game(record.game);
    hand.context().saving.films = "Videos";
    hand.context().film.set_maker([](const auto&...) { return std::nullopt; });
    hand.open(make_review(hand.context(), game, std::move(record)));
}

/// Until all of it is read, then at that move.
void read(ShotHand& hand, const ShortGame& game, std::size_t move) {
    open(hand, record_of(game));
    hand.pass(Seconds{1});
    hand.keys("{");
    for (std::size_t step = 0; step < move; ++step)
        hand.keys(">");
}

} // namespace

GameRecord judged_game() {
    GameRecord record{.game = "amazons", .start = amazons_start};
    record.seats[Side::first].player = "alphabeta";
    const auto value = [&](std::size_t ply) -> std::optional<PositionValue> {
        if (ply == std::size(amazons_moves)) return PositionValue{.first_share = 0.998};
        return PositionValue{.first_share = amazons_moves[ply].share, .best = {amazons_moves[ply].best}};
    };
    record.start_value = value(0);
    for (const auto& move : amazons_moves)
        record.moves.push_back({.text = move.move, .value = value(record.moves.size() + 1)});
    return record;
}

std::vector<SceneShot> review_shots() {
    std::vector<SceneShot> shots{
        {"review_amazons_turning-point", [](ShotHand& hand) { open(hand, judged_game()); }},
        {"review_amazons_end",
         [](ShotHand& hand) {
             open(hand, judged_game());
             hand.keys("}");
         }},
        {"review_amazons_hovered",
         [](ShotHand& hand) {
             open(hand, judged_game());
             hand.hover("curve");
         }},
        {"review_empty", [](ShotHand& hand) { open(hand, {.game = "amazons", .start = amazons_start}); }},
        {"review_refused",
         [](ShotHand& hand) {
             auto record = judged_game();
             record.moves[3].text = "a1-a2/a3";
             open(hand, std::move(record));
         }},
    };
    for (const auto& game : short_games) {
        shots.push_back(
            {std::string("review_") + game.game, [&game](ShotHand& hand) { read(hand, game, game.mistake); }});
        shots.push_back(
            {std::string("review_") + game.game + "_start", [&game](ShotHand& hand) { read(hand, game, 0); }});
        if (!find_game(game.game)->points) continue;
        shots.push_back({std::string("review_") + game.game + "_points", [&game](ShotHand& hand) {
                             read(hand, game, game.mistake);
                             hand.click("counted-in", {0.75F, 0.5F});
                         }});
    }
    return shots;
}

} // namespace zugzwang::studio
