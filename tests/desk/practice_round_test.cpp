// Somebody practises, without a board.
#include "desk/practice/practice_round.hpp"

#include "keep/keeper.hpp"
#include "practice/november.hpp"
#include "practice/sticks_games.hpp"
#include "support/catch.hpp"
#include "support/temporary_folder.hpp"

using practice::Day;
using practice::ExerciseKey;
using practice::Standing;

namespace {

/// In a program that keeps nothing.
struct PracticeDesk {
    PracticeDesk() {
        context.now = [this] { return now; };
    }

    /// From so many sticks one was taken in place of the right number.
    void add(int sticks, const std::string& kind = {}, const std::string& game = "sticks") {
        practice::Exercise exercise{.key = {game, sticks_position(sticks, Side::first)},
                                    .played = "1",
                                    .kind = kind,
                                    .before = sticks_value(sticks, Side::first),
                                    .after = sticks_value(sticks - 1, Side::second),
                                    .origin = {.begun = november_noon(0), .day = november_day(0)}};
        REQUIRE(judge(exercise));
        add_practice_note(context, practice::GameRead{.game = {game, november_noon(0) + std::chrono::seconds(sticks)},
                                                      .day = november_day(0),
                                                      .mistakes = {{.ply = 0, .kind = kind}},
                                                      .exercises = {exercise}});
    }
    [[nodiscard]] Standing standing(int sticks) const {
        return practice_notes(context).find({"sticks", sticks_position(sticks, Side::first)})->standing;
    }

    const Theme theme{};
    Workers workers;
    std::chrono::sys_seconds now = november_noon(1);
    SceneContext context{workers, theme, catalog(), 7};
};

std::string shown_position(const PracticeRound& round) {
    return round.exercise() != nullptr ? round.exercise()->key.position : std::string();
}

} // namespace

TEST_CASE("practice: the first try counts, what was missed comes back, and both are kept with their times",
          "[desk][practice]") {
    PracticeDesk desk;
    desk.add(20);
    desk.add(21);
    PracticeRound round(desk.context);
    CHECK(shown_position(round) == "20/7 1");
    CHECK(round.game().id == "sticks");
    CHECK(round.standing_when_solved() == Standing{.box = 1, .due = november_day(4)});
    round.run(Seconds(12));
    round.miss();
    round.solve(false); // too late
    CHECK(round.standing() == Standing{.box = 0, .due = november_day(2)});
    CHECK(round.standing_when_solved() == round.standing());
    CHECK(shown_position(round) == "20/7 1");
    round.next();
    CHECK(shown_position(round) == "21/7 1");
    round.run(Seconds(5));
    round.solve(true); // no solution, but done
    round.next();
    CHECK(shown_position(round) == "20/7 1");
    round.run(Seconds(7));
    round.solve(false);
    round.next();
    CHECK(round.exercise() == nullptr);
    CHECK(round.row().is_over());
    CHECK(round.next_day() == november_day(2));
    CHECK(desk.standing(20) == Standing{.box = 0, .due = november_day(2)});
    CHECK(desk.standing(21) == Standing{.box = 0, .due = november_day(2)});
    using practice::Try;
    const ExerciseKey first{"sticks", "20/7 1"}, second{"sticks", "21/7 1"};
    CHECK(practice_notes(desk.context).tries() ==
          std::vector<practice::Tried>{{first, november_day(1), Try::missed, Seconds(12)},
                                       {second, november_day(1), Try::helped, Seconds(5)},
                                       {first, november_day(1), Try::solved, Seconds(7)}});
}

TEST_CASE("practice: what is shown again does not count again", "[desk][practice]") {
    PracticeDesk desk;
    desk.add(20);
    desk.add(21);
    PracticeRound round(desk.context);
    round.solve(false);
    round.next();
    round.show(0);
    CHECK(shown_position(round) == "20/7 1");
    CHECK(round.standing_when_solved() == round.standing());
    round.miss();
    CHECK(round.standing() == Standing{.box = 1, .due = november_day(4)});
    round.next();
    CHECK(shown_position(round) == "21/7 1");
}

TEST_CASE("practice: one game or one kind, and more than ten when asked", "[desk][practice]") {
    PracticeDesk desk;
    for (int sticks = 18; sticks < 24; ++sticks) // each has another right number than one
        desk.add(sticks, "took-one");
    for (int sticks = 26; sticks < 32; ++sticks)
        desk.add(sticks);
    PracticeRound round(desk.context);
    CHECK(round.row().places().size() == 10);
    CHECK(round.row().left_over() == 2);
    round.more();
    CHECK(round.row().places().size() == 12);
    round.choose({.kind = "took-one"});
    CHECK(round.row().places().size() == 6);
    CHECK(round.wish().kind == "took-one");
    CHECK(round.kind() == nullptr); // which the game does not name
    round.choose({.games = {"boxes"}});
    CHECK(round.row().places().empty());
    round.solve(false);
    round.miss();
    round.next();
    CHECK(practice_notes(desk.context).tries().empty());
}

TEST_CASE("practice: exercises of a game that this program does not have wait for it", "[desk][practice]") {
    PracticeDesk desk;
    desk.add(20, {}, "draughts");
    const PracticeRound round(desk.context);
    CHECK(round.row().places().empty());
    CHECK_FALSE(round.next_day());
}

TEST_CASE("practice: another day and new exercises make the row anew, but never under a person's hands",
          "[desk][practice]") {
    PracticeDesk desk;
    PracticeRound round(desk.context);
    CHECK_FALSE(round.refresh());
    desk.add(20);
    CHECK(round.refresh());
    CHECK(shown_position(round) == "20/7 1");
    desk.add(18);
    CHECK_FALSE(round.refresh()); // there is something to do
    round.miss();
    desk.now = november_noon(2);
    CHECK_FALSE(round.refresh());
    round.next();
    CHECK(round.refresh());
    CHECK(round.row().places().size() == 2);
    CHECK_FALSE(round.refresh());
}

TEST_CASE("practice: a game is found in the library, unless that has another one by its number", "[desk][practice]") {
    const zugzwang::testing::TemporaryFolder folder;
    Keeper keeper(folder.path());
    PracticeDesk desk;
    desk.context.keeper = &keeper;
    const auto id = keeper.file(sticks_game(20, {1, 3, 7, 1, 7, 1}, november_noon(0)), "0/7 1", "Twig");
    REQUIRE(id);
    desk.add(20); // which names no number of a library
    CHECK_FALSE(PracticeRound(desk.context).library_id());
    auto exercise = *PracticeRound(desk.context).exercise();
    exercise.origin.library = *id;
    const auto keep = [&] {
        add_practice_note(desk.context,
                          practice::GameRead{.game = {"sticks", november_noon(0)}, .exercises = {exercise}});
    };
    keep();
    CHECK(PracticeRound(desk.context).library_id() == *id);
    exercise.origin.begun += std::chrono::seconds(1);
    keep();
    CHECK_FALSE(PracticeRound(desk.context).library_id());
}
