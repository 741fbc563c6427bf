// A house with the real games, in which somebody has gone wrong at Sticks, and a Sunday evening.
#pragma once

#include "desk/practice/practice_round.hpp"
#include "house.hpp"
#include "support/place.hpp"

namespace zugzwang::test {

struct PracticeHouse : House {
    explicit PracticeHouse(ScreenSize size = {}) : House(size) {
        games = catalog();
        for (auto& game : games)
            game.mistakes.kinds = {{.id = "counted", .name = "Counted wrongly", .told = "The count was off by one."},
                                   {.id = "hurried", .name = "Hurried", .told = "There was time."}};
        context.now = [this] { return now; };
        acts.add("take", [this](const auto& count) {
            letter(count.front());
            key(Key::enter);
            wait(0.1);
        });
        acts.add("rest", [this](const auto&) { let_work(3, 0.3); });
        asks.add("row", [this] {
            const practice::Row row(notes(), {}, today(context));
            return filled("{} of {}", row.done(), row.places().size());
        });
    }

    /// From so many sticks, of which at most three may be taken: whoever leaves a multiple of four wins.
    [[nodiscard]] static practice::Exercise exercise(int sticks, const std::string& kind) {
        const auto right = std::to_string(sticks % 4), wrong = sticks % 4 == 3 ? std::string("2") : std::string("3");
        practice::Exercise made{.key = {.game = "sticks", .position = filled("{}/3 1", sticks)},
                                .played = wrong,
                                .kind = kind,
                                .before = {.first_share = 1, .exact = true, .choices = 3, .best = {right}},
                                .after = {.first_share = 0, .exact = true, .choices = 3}};
        made.origin = {.begun = std::chrono::sys_days(saturday) + std::chrono::hours(12),
                       .day = saturday,
                       .ply = 4,
                       .opponent = "Torch"};
        return made;
    }
    /// It was made on Saturday.
    void add(practice::Exercise made) {
        REQUIRE(practice::judge(made));
        const auto begun = made.origin.begun + std::chrono::seconds(++added_);
        add_practice_note(context, practice::GameRead{.game = {made.key.game, begun},
                                                      .day = made.origin.day,
                                                      .mistakes = {{.ply = 4, .kind = made.kind}},
                                                      .exercises = {made}});
    }
    void add(int sticks, const std::string& kind = "counted") { add(exercise(sticks, kind)); }
    void open() {
        stack.open(make_practice(context, sticks()));
        wait(0.3);
    }
    [[nodiscard]] const Game& sticks() const { return *std::ranges::find(games, "sticks", &Game::id); }
    [[nodiscard]] const practice::Notes& notes() const { return practice_notes(context); }
    /// Of the exercise from so many sticks.
    [[nodiscard]] practice::Standing standing(int sticks) const {
        return notes().find({.game = "sticks", .position = filled("{}/3 1", sticks)})->standing;
    }

    static constexpr practice::Day saturday = std::chrono::sys_days(std::chrono::year(2026) / 11 / 21);
    static constexpr practice::Day sunday = saturday + std::chrono::days(1);
    Place place{"UTC"}; ///< Days are those of the place.
    std::chrono::sys_seconds now = sunday + std::chrono::hours(20);

  private:
    int added_ = 0;
};

} // namespace zugzwang::test
