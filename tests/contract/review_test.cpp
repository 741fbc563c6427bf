// The review of every game against its solver, and against games whose one mistake is known.
#include "contract/brute_force.hpp"
#include "contract/option_sets.hpp"
#include "contract/tables.hpp"
#include "zugzwang/play/review.hpp"

namespace {

constexpr Budget enough_for_reviews{.nodes = 2'000'000};

SolveAnswer solved(Table& table) {
    auto answer = table.solve({.budget = enough_for_reviews, .all = true, .hash_mb = 16}, {});
    INFO(table.position());
    REQUIRE(answer.exact);
    return answer;
}

/// The solver's value for a side: PROTOCOL.md counts for the side to move.
std::int64_t value_for(Table& table, Side side) {
    const auto value = *solved(table).value;
    return table.to_move() == side ? value : -value;
}

int sign(std::int64_t value) { return (value > 0) - (value < 0); }

struct PlayedGame {
    std::vector<MoveToReview> moves;
    std::vector<std::optional<PositionValue>> values; ///< As the table judges the positions.

    void play(Table& table, const std::string& move) {
        moves.push_back({table.to_move(), move});
        testing::play(table, move);
    }
    /// Takes all moves back and judges on the way.
    void judge(Table& table) {
        values.resize(moves.size() + 1);
        for (auto ply = moves.size() + 1; ply-- > 0;) {
            values[ply] = table.value(enough_for_reviews, {});
            if (ply > 0) REQUIRE(table.undo());
        }
    }
};

/// A small game, another one each time where a game has several.
OptionValues options_by_chance(const Game& game, Random& random) {
    auto options = small_options_by_chance(game, random);
    const auto set = [&](std::string_view id, std::int64_t value) {
        REQUIRE_FALSE(options.set(id, std::to_string(value)));
    };
    if (game.id == "points") set("points", 8);
    if (game.id == "numbers") set("numbers", random.between(2, 10));
    if (game.id == "sticks") set("sticks", random.between(5, 30));
    return options;
}

/// Sets the table to a position by chance from which the game is soon solved.
void set_ending(const Game& game, Table& table, Random& random) {
    if (game.id == "amazons") {
        REQUIRE_FALSE(table.set_position("q4/5/5/4Q w"));
        play_randomly(table, random, static_cast<int>(random.between(6, 9)));
    } else if (game.id == "boxes") {
        play_near_the_end(table, random, 14);
    }
}

/// A move that keeps neither the value nor the result, if there is one.
std::optional<std::string> bad_move(Table& table, Random& random) {
    const Side side = table.to_move();
    const int before = sign(value_for(table, side));
    std::vector<std::string> bad;
    for (const auto& move : table.legal_moves()) {
        play(table, move);
        const auto outcome = table.outcome();
        const int after = sign(outcome ? end_value(*outcome, side) : value_for(table, side));
        table.undo();
        if (after < before) bad.push_back(move);
    }
    if (bad.empty()) return std::nullopt;
    return random.pick(bad);
}

/// A game of best moves from here but for one, the ply of which is answered; empty when nobody could err.
std::optional<std::size_t> play_with_mistake(Table& table, Random& random, PlayedGame& played) {
    std::vector<std::size_t> chances;
    while (!table.outcome()) {
        if (bad_move(table, random)) chances.push_back(played.moves.size());
        played.play(table, random.pick(solved(table).best));
    }
    if (chances.empty()) return std::nullopt;
    const auto ply = random.pick(chances);
    while (played.moves.size() > ply) {
        table.undo();
        played.moves.pop_back();
    }
    played.play(table, *bad_move(table, random));
    while (!table.outcome())
        played.play(table, random.pick(solved(table).best));
    return ply;
}

bool is_marked(const std::optional<ReviewedMove>& move) {
    return move->kind != MoveClass::best && move->kind != MoveClass::only;
}

} // namespace

TEST_CASE("contract: of best play with one mistake the mistake is marked and nothing else", "[contract][review]") {
    constexpr int games_of_each = 40; // 200 over the five games of the house
    const auto& game = each_game();
    CAPTURE(game.id);
    Random random(31);
    for (int games = 0; games < games_of_each;) {
        const auto table = open(game, options_by_chance(game, random));
        set_ending(game, *table, random);
        PlayedGame played;
        const auto start = table->position();
        const auto points = points_of(game, start);
        const auto mistake = play_with_mistake(*table, random, played);
        if (!mistake) continue;
        ++games;
        CAPTURE(start, *mistake, played.moves[*mistake].text);
        played.judge(*table);
        const auto review = review_of(played.moves, played.values, points);
        for (std::size_t ply = 0; ply < review.moves.size(); ++ply) {
            CAPTURE(ply, played.moves[ply].text);
            REQUIRE(review.moves[ply]);
            CHECK(review.moves[ply]->exact);
            CHECK(is_marked(review.moves[ply]) == (ply == *mistake));
        }
        CHECK(review.moves[*mistake]->kind == MoveClass::blunder);
        CHECK(review.turning_point == *mistake);
    }
}

TEST_CASE("contract: the review of a solved game agrees with its solver at every ply", "[contract][review]") {
    const auto& game = each_game();
    CAPTURE(game.id);
    Random random(32);
    for (int games = 0; games < 10; ++games) {
        const auto table = open(game, options_by_chance(game, random));
        set_ending(game, *table, random);
        CAPTURE(table->position());
        const auto points = points_of(game, table->position());
        PlayedGame played;
        std::vector<SolveAnswer> answers;
        std::vector<std::int64_t> kept; // what the move was worth to its side
        while (!table->outcome()) {
            answers.push_back(solved(*table));
            const Side side = table->to_move();
            played.play(*table, random.pick(table->legal_moves()));
            const auto outcome = table->outcome();
            kept.push_back(sign(outcome ? end_value(*outcome, side) : value_for(*table, side)));
        }
        played.judge(*table);
        const auto review = review_of(played.moves, played.values, points);
        for (std::size_t ply = 0; ply < played.moves.size(); ++ply) {
            CAPTURE(ply, played.moves[ply].text);
            const auto& value = *played.values[ply];
            const auto& answer = answers[ply];
            const int first = played.moves[ply].side == Side::first ? 1 : -1;
            CHECK(value.exact);
            CHECK_FALSE(value.partial);
            CHECK(value.first_share == (1 + first * sign(*answer.value)) / 2.0);
            if (value.margin) CHECK(*value.margin == first * *answer.value);
            CHECK(value.best == answer.best);
            CHECK((!value.line.empty() && std::ranges::find(value.best, value.line.front()) != value.best.end()));
            const bool keeps = std::ranges::find(answer.best, played.moves[ply].text) != answer.best.end();
            CHECK(is_marked(review.moves[ply]) == !keeps);
            CHECK((review.moves[ply]->kind == MoveClass::blunder) == (kept[ply] < sign(*answer.value)));
        }
    }
}
