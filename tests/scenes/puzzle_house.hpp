// A house with the real games, a small pack for Sticks, and a Sunday evening.
#pragma once

#include "house.hpp"
#include "support/place.hpp"

namespace zugzwang::test {

/// Of 10 sticks one takes 2, and so on: what is left is always a multiple of 4.
inline const std::string sticks_pack = "zugzwang puzzles 1 sticks\n"
                                       "1 5 1\t10/3 1\t2 1\t1>1>2>2=-1 3>3=-1\n"
                                       "2 6 2\t11/3 1\t3 1\t1>2=-1 2>1=-1\n"
                                       "3 7 3\t13/3 1\t1 1\t2>3=-1 3>2=-1\n"
                                       "4 8 4\t14/3 1\t2 1\t1>1=-1 3>3=-1\n"
                                       "5 9 5\t9/3 1\t1 1\t2>3=-1 3>2=-1\n"
                                       "1 5 6\t17/3 1\t1 1\t2>3=-1 3>2=-1\n";

struct PuzzleHouse : House {
    explicit PuzzleHouse(std::string pack = sticks_pack, ScreenSize size = {}) : House(size) {
        games = catalog();
        context.now = [this] { return now; };
        acts.add("take", [this](const auto& count) { take(count.front()); });
        acts.add("rest", [this](const auto&) { rest(); });
        context.puzzles.set_source(
            [pack = std::move(pack)](const std::string& game) { return game == "sticks" ? pack : std::string(); });
    }
    void open() {
        stack.open(make_puzzles(context, *std::ranges::find(games, "sticks", &Game::id)));
        wait(0.3);
    }
    /// Takes so many sticks.
    void take(char count) {
        letter(count);
        key(Key::enter);
        wait(0.1);
    }
    void rest() { let_work(3, 0.5); }
    [[nodiscard]] const PuzzleMarks& marks() const { return puzzle_marks(context); }

    Place place{"UTC"}; ///< Days are those of the place.
    std::chrono::sys_seconds now = std::chrono::sys_days(std::chrono::year(2026) / 11 / 22) + std::chrono::hours(20);
};

} // namespace zugzwang::test
