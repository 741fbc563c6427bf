// Every game in its session: gone on with from a record, looked back at.
#include "contract/option_sets.hpp"
#include "contract/sessions.hpp"
#include "contract/tables.hpp"
#include "record/record.hpp"
#include "support/recording_canvas.hpp"
#include "zugzwang/base/random.hpp"
#include "zugzwang/base/workers.hpp"

namespace {

/// A game by chance to its end, of which so many moves are played and the others taken back.
GameRecord record_of(const Game& game, const OptionValues& options, Random& random) {
    const auto table = open(game, options);
    GameRecord record{.game = game.id, .options = options.chosen(), .start = table->position()};
    std::vector<RecordedMove> line;
    for (auto legal = table->legal_moves(); !legal.empty(); legal = table->legal_moves()) {
        line.push_back({.text = random.pick(legal)});
        play(*table, line.back().text);
    }
    const auto middle = line.begin() + static_cast<std::ptrdiff_t>(line.size() / 2);
    record.moves.assign(line.begin(), middle);
    record.taken_back.assign(middle, line.end());
    record.seats = {{RecordedSeat{.used = Seconds{1.5}}, RecordedSeat{.used = Seconds{70}}}};
    return record;
}

/// A session in the middle of a game by chance between two people, the rest of it taken back.
struct HalfPlayed {
    HalfPlayed(const Game& game, std::uint64_t seed) : config(between_people(small_set(game).values)) {
        Random random(seed);
        config.record = record_of(game, config.options, random);
        session = started(game, config, workers);
    }
    [[nodiscard]] std::size_t plies() const { return config.record->moves.size() + config.record->taken_back.size(); }

    Workers workers;
    SessionConfig config;
    std::unique_ptr<Session> session;
};

} // namespace

TEST_CASE("contract: a session goes on from its own record", "[contract]") {
    const auto& game = each_game();
    CAPTURE(game.id);
    Workers workers;
    Random random(21);
    auto config = between_people(small_set(game).values);
    config.record = record_of(game, config.options, random);
    config.record->result = GameResult{.outcome = {.winner = Side::second}, .forfeit = Refusal{"it left"}};
    const auto session = started(game, config, workers);
    CHECK(session->record() == *config.record);
    config.record = session->record();
    const auto again = started(game, config, workers);
    CHECK(again->record() == session->record());
    CHECK(again->position() == session->position());
    CHECK(again->news().outcome == Outcome{.winner = Side::second});
    while (again->news().can_redo)
        again->act(Act::redo);
    CHECK(again->record().taken_back.empty());
    CHECK(again->record().result == GameResult{.outcome = *again->news().outcome});
}

TEST_CASE("contract: at every ply a game survives being written and read", "[contract]") {
    constexpr std::size_t games_in_all = 1000;
    const auto games_of_each = (games_in_all + catalog().size() - 1) / catalog().size();
    const auto& game = each_game();
    CAPTURE(game.id);
    Workers workers;
    Random random(25);
    auto config = between_people(small_options(game));
    for (std::size_t played = 0; played < games_of_each; ++played) {
        config.record = record_of(game, config.options, random);
        const auto session = started(game, config, workers);
        while (session->news().can_redo)
            session->act(Act::redo);
        for (bool is_more = true; is_more; is_more = session->news().can_undo, session->act(Act::undo)) {
            const auto record = session->record();
            const auto read = record_from_json_line(to_json_line(record));
            REQUIRE(read);
            REQUIRE(*read == record);
            auto again = config;
            again.record = *read;
            const auto other = started(game, again, workers);
            REQUIRE(other->position() == session->position());
            REQUIRE(other->record() == record);
        }
    }
}

TEST_CASE("contract: every position of a game can be looked at, and the game stays as it is", "[contract]") {
    const auto& game = each_game();
    CAPTURE(game.id);
    HalfPlayed half(game, 22);
    auto& session = half.session;
    const auto position = session->position();
    const auto plies = half.plies();
    for (std::size_t ply = 0; ply <= plies; ++ply) {
        session->show({.ply = ply});
        CHECK(session->news().shown_ply == ply);
        RecordingCanvas canvas(plain_theme());
        session->draw(canvas);
        CHECK(canvas.calls > 0);
        CHECK(canvas.all_finite);
    }
    CHECK(session->position() == position);
    CHECK(session->record() == *half.config.record);
}

TEST_CASE("contract: the strongest player tells what the end of a game is worth", "[contract]") {
    const auto& game = each_game();
    CAPTURE(game.id);
    HalfPlayed half(game, 24);
    auto& session = half.session;
    const auto plies = half.plies();
    for (std::size_t ply = 0; ply <= plies; ++ply)
        session->ask_value(ply, {.nodes = 2000});
    for (std::size_t round = 0; round <= 2 * plies + 2; ++round) {
        session->update(Seconds{0.01});
        half.workers.wait_until_idle();
    }
    const auto& values = session->news().values;
    REQUIRE(values.size() == plies + 1);
    for (const auto& value : values) {
        REQUIRE(value);
        if (value->first_share) CHECK((*value->first_share >= 0 && *value->first_share <= 1));
    }
    while (session->news().can_redo)
        session->act(Act::redo);
    const auto& outcome = *session->news().outcome;
    CHECK(values.back()->exact);
    CHECK(values.back()->first_share == (!outcome.winner ? 0.5 : *outcome.winner == Side::first ? 1 : 0));
}
