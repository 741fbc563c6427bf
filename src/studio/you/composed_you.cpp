#include "studio/you/composed_you.hpp"

#include <cmath>
#include <cstdlib>
#include <ctime>
#include <string>
#include <vector>

#include "desk/practice/practice_round.hpp"
#include "desk/puzzle_round.hpp"
#include "desk/rated/own_rating.hpp"
#include "desk/rated/strength.hpp"
#include "desk/you/over_time.hpp"
#include "studio/composed.hpp"
#include "zugzwang/base/random.hpp"
#include "zugzwang/play/echo.hpp"

namespace zugzwang::studio {

namespace {

using std::chrono::days;

constexpr int weeks = 12;

/// How strong at first and at last, and how many games a week; by the place in the catalog.
struct Learner {
    int from = 900, to = 1000, games = 5;
};
constexpr Learner learners[]{{880, 1140, 6}, {980, 1030, 4}, {1180, 1400, 8}, {1100, 1240, 7}, {1020, 1350, 18}};

double chance_against(double own, int opponent) { return 1 / (1 + std::pow(10, (opponent - own) / 400)); }

/// Twelve days in a row, before them nineteen, and now and then some.
bool rests_on(days ago) { return ago == days(12) || ago == days(32) || (ago > days(32) && ago.count() % 5 == 0); }

void play_results(SceneContext& context, const Game& game, const Learner& learner, Random& random) {
    std::vector<RatedGame> played;
    const auto now = context.now();
    double expected = 0, won = 0;
    for (int number = 0; number < weeks * learner.games; ++number) {
        const double part = static_cast<double>(number) / (weeks * learner.games - 1);
        const double strength = learner.from + part * (learner.to - learner.from);
        const int opponent = static_cast<int>(std::lround(strength)) + 30 * (static_cast<int>(random.below(9)) - 3);
        expected += chance_against(strength, opponent);
        const double score = expected - won > 0.5 ? 1 : 0;
        won += score;
        played.push_back({.opponent = opponent, .score = score});
        const auto rating = strength_of(played, days(0));
        auto days_ago = days(static_cast<std::int64_t>((1 - part) * 83));
        while (rests_on(days_ago))
            ++days_ago;
        const auto ago = days_ago + std::chrono::minutes(20 + static_cast<std::int64_t>(random.below(800)));
        add_rated_result(context, {.game = game.id,
                                   .opponent = echo_id(opponent),
                                   .opponent_rating = opponent,
                                   .begun = now - ago,
                                   .score = score,
                                   .length = Seconds{120.0 + static_cast<double>(random.below(200))},
                                   .rating = rating.value,
                                   .deviation = rating.deviation});
    }
}

/// Mistakes of every kind that the game names, most of them solved since.
void make_mistakes(SceneContext& context, const Game& game, std::size_t place, Random& random) {
    const auto today = zugzwang::today(context);
    std::size_t kinds = 0;
    for (const auto& kind : game.mistakes.kinds) {
        const auto count = 4 * (place > kinds ? place - kinds : 1) + random.below(5);
        ++kinds;
        for (std::uint64_t number = 0; number < count; ++number) {
            const practice::Day made = today - days(5 + static_cast<int>(random.below(70)));
            practice::Exercise exercise{
                .key = {.game = game.id, .position = filled("{} {}", kind.id, number)},
                .kind = kind.id,
                .origin = {.begun = made + std::chrono::seconds(number + 1000 * kinds), .day = made}};
            add_practice_note(context, practice::GameRead{.game = {.game = game.id, .begun = exercise.origin.begun},
                                                          .day = made,
                                                          .exercises = {exercise}});
            add_practice_note(
                context, practice::Tried{.exercise = exercise.key,
                                         .day = made + days(2),
                                         .what = random.happens(0.8) ? practice::Try::solved : practice::Try::missed,
                                         .took = Seconds{20}});
        }
    }
}

} // namespace

ComposedPerson::ComposedPerson(SceneContext& context)
    : folder_(std::filesystem::temp_directory_path() /
              filled("zugzwang-composed-{}", std::chrono::steady_clock::now().time_since_epoch().count())),
      keeper_(std::make_unique<Keeper>(folder_)) {
    setenv("TZ", "UTC", 1); // days are those of the place
    tzset();
    context.now = composed_now;
    context.keeper = keeper_.get();
    context.saving.texts = "Documents";
}

ComposedPerson::~ComposedPerson() {
    keeper_.reset();
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
}

void ComposedPerson::live(SceneContext& context) {
    Random random(7);
    std::size_t place = 0;
    for (const auto& game : context.games) {
        play_results(context, game, learners[place % std::size(learners)], random);
        make_mistakes(context, game, ++place, random);
        for (const auto& puzzle : context.puzzles.pack(game.id)) {
            if (random.happens(0.1))
                add_puzzle_mark(
                    context, TriedPuzzle{.game = game.id, .position = puzzle.position, .solved = random.happens(0.85)});
        }
    }
    compose_climb(context);
    const auto best = you::best_win(rated_results(context));
    auto record = played_on_ladder(*find_game(best->result.game), 3, Side::first, true);
    record.date = best->result.begun;
    static_cast<void>(keeper_->library()->add(record, record.start, "Torch"));
    keeper_->flush();
}

} // namespace zugzwang::studio
