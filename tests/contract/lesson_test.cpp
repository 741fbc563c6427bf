// A lesson is the player's own thinking, with its memory and its draws, told in no more steps than a class follows.
#include "contract/option_sets.hpp"
#include "contract/sessions.hpp"
#include "contract/tables.hpp"

namespace {

using namespace zugzwang;
using namespace zugzwang::testing;

/// A small board, sometimes one larger than that: of even and odd numbers.
OptionValues some_options(const Game& game, Random& random) {
    auto options = small_options_by_chance(game, random);
    for (const auto& [id, text] : game.small) {
        const auto more = std::to_string(std::atoi(text.c_str()) + static_cast<int>(random.below(2)));
        auto larger = options;
        if (!larger.set(id, more) && !game.check(larger)) options = larger;
    }
    return options;
}

std::shared_ptr<Lesson> lesson_of(Session& session, Workers& workers, const std::string& player) {
    auto making = session.lesson(session.news().moves.size(), player);
    workers.wait_until_idle();
    return making.take().value_or(nullptr);
}

} // namespace

TEST_CASE("contract: in every turn of a game the lesson comes to the player's own move", "[contract][lesson]") {
    const auto& game = each_game();
    const auto& player = each_player(game);
    if (!player.shows_its_work) return;
    CAPTURE(game.id, player.id);
    Random random(71);
    for (std::uint64_t round = 0; round < 8; ++round) {
        const auto table = open(game, some_options(game, random));
        const Side own = round % 2 == 0 ? Side::first : Side::second;
        REQUIRE_FALSE(table->seat({.player = player.id, .seed = round}));
        while (!table->outcome()) {
            if (table->to_move() != own) {
                play(*table, random.pick(table->legal_moves()));
                continue;
            }
            CAPTURE(round, table->position());
            const auto move = chosen(*table);
            REQUIRE(table->lesson({.player = player.id, .seed = round}, {})->move() == move);
            play(*table, move);
        }
    }
}

TEST_CASE("contract: a lesson in the midst of a game comes to the move that is played next, also after undo",
          "[contract][lesson]") {
    const auto& game = each_game();
    const auto& player = each_player(game);
    if (!player.shows_its_work) return;
    CAPTURE(game.id, player.id);
    Random random(72);
    for (std::uint64_t round = 0; round < 4; ++round) {
        Workers workers;
        SessionConfig config;
        config.options = some_options(game, random);
        config.players = {player.id, round % 2 == 0 ? "random" : player.id};
        config.seed = round;
        const auto session = started(game, config, workers);
        SessionSwitches switches;
        switches.paused = true;
        session->set(switches);
        bool undone = false;
        for (std::size_t ply = 0; ply < 40 && !session->news().outcome; ply = session->news().moves.size()) {
            const auto& seated = config.players[session->news().to_move];
            std::string told;
            if (seated == player.id) told = lesson_of(*session, workers, player.id)->move();
            session->act(Act::step);
            for (int picture = 0; picture < 1000 && session->news().moves.size() == ply; ++picture) {
                workers.wait_until_idle();
                session->update(Seconds{1});
            }
            REQUIRE(session->news().moves.size() == ply + 1);
            if (!told.empty()) REQUIRE(session->news().moves.back().text == told);
            session->act(Act::skip_animation);
            if (!undone && ply == 2) undone = session->act(Act::undo) && session->act(Act::undo);
            session->act(Act::skip_animation);
        }
    }
}

TEST_CASE("contract: a class follows every player's lesson of the usual board to its end", "[contract][lesson]") {
    const auto& game = each_game();
    const auto& player = each_player(game);
    if (!player.shows_its_work) return;
    CAPTURE(game.id, player.id);
    for (const auto& options : {OptionValues(game.options), small_options(game)}) {
        const auto lesson = open(game, options)->lesson({.player = player.id}, {});
        REQUIRE(lesson);
        const auto told = told_steps(*lesson);
        CHECK(told.size() <= 200);
        CHECK(told.size() == std::min<std::size_t>(200, lesson->steps()));
        CHECK(told.front() == 0);
        CHECK(told.back() == lesson->steps() - 1);
        CHECK(std::ranges::is_sorted(told, std::less_equal<>()));
        std::size_t earlier = 0;
        for (const auto& [step, title] : lesson->chapters()) {
            INFO(title);
            CHECK(std::ranges::binary_search(told, step));
            CHECK((earlier == 0 || step > earlier));
            CHECK_FALSE(title.empty());
            earlier = step;
        }
        if (lesson->steps() > 12) CHECK(lesson->chapters().size() >= 2);
        const auto every = told_steps(*lesson, lesson->steps());
        CHECK(every.size() == lesson->steps());
    }
}
