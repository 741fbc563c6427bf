#include "bots/test_games.hpp"

#include <algorithm>
#include <array>

#include "ugi/bot.hpp"
#include "ugi/words.hpp"
#include "zugzwang/base/random.hpp"

namespace zugzwang::bots {
namespace {

using std::chrono::milliseconds;

/// Everything of the games at one speed.
class Games {
  public:
    Games(Table& table, TestGames& told) : table_(table), told_(told) {}

    /// Where nobody sits, moves are drawn at random. False when a bot failed.
    bool play(const BySide<ugi::Bot*>& seats) {
        for (auto* bot : seats.values)
            if (bot) bot->begin_game(std::nullopt);
        for (table_.set_start_position(); !table_.outcome();) {
            auto* bot = seats[table_.to_move()];
            const auto move = bot ? move_of(*bot) : random_.pick(table_.legal_moves());
            if (told_.failure) return false;
            if (const auto refusal = table_.play(move)) {
                told_.failure = ugi::illegal_move(move);
                told_.illegal = IllegalMove{table_.position(), move, table_.legal_moves()};
                return false;
            }
        }
        ++told_.pace.games;
        return true;
    }

  private:
    using Clock = std::chrono::steady_clock;

    std::string move_of(ugi::Bot& bot) {
        auto& pace = told_.pace;
        SearchControl control({.time = pace.allowed}, {});
        const auto position = table_.position();
        const auto start = Clock::now();
        const auto move = bot.choose(position, control, {});
        const auto spent = std::chrono::duration_cast<milliseconds>(Clock::now() - start);
        if (!move) {
            told_.failure = move.refusal();
            return {};
        }
        ++pace.moves;
        if (spent > pace.allowed) ++pace.late;
        if (pace.slowest_position.empty() || spent > pace.slowest) {
            pace.slowest = spent;
            pace.slowest_position = position;
        }
        return *move;
    }

    Table& table_;
    TestGames& told_;
    Random random_{1};
};

} // namespace

TestGames play_test_games(const ExaminationPlan& plan, milliseconds allowed, Table& table) {
    TestGames told{.pace = {.allowed = allowed}};
    ugi::Bot bot(*plan.game, plan.options, plan.command, plan.terms),
        twin(*plan.game, plan.options, plan.command, plan.terms);
    // The time to start is no move's.
    for (auto* each : {&bot, &twin}) {
        if (const auto name = each->greet({}); !name) {
            told.failure = name.refusal();
            return told;
        }
    }
    Games games(table, told);
    const std::array seatings{BySide<ugi::Bot*>{{&bot, &twin}}, BySide<ugi::Bot*>{{&bot, nullptr}},
                              BySide<ugi::Bot*>{{nullptr, &bot}}};
    std::ranges::all_of(seatings, [&](const auto& seats) { return games.play(seats); });
    told.peak_memory = std::max(bot.peak_memory(), twin.peak_memory());
    return told;
}

} // namespace zugzwang::bots
