#include "studio/composed_puzzles.hpp"

#include <algorithm>
#include <vector>

#include "desk/puzzle_shelf.hpp"
#include "studio/composed_library.hpp"

namespace zugzwang::studio {

namespace {

/// White's only winning move of 61; the first two wrong ones have the answers that pictures show.
const std::string amazons_position = "2*1*1/2*2*/2qQ2/2q**Q/**1*2/2*3 w", amazons_solution = "f3-d1/b3",
                  black_answer = "c3-c2/c3";

const std::string boxes_pack = "zugzwang puzzles 1 boxes\n"
                               "1 0 401358382\t---/._|2|1|/.--/|_|_._|/-../|2|_._|/--- 2\t"
                               "a3-a4 3\t"
                               "a3-b3>a3-a4>b2-c2>c1-c2>c2-c3>c2-d2=-1 b2-c2>a3-b3>a3-a4>c1-c2>c2-c3>c2-d2=-5 "
                               "c2-d2>a3-b3>a3-a4>c1-c2>b2-c2>c2-c3=-5 c1-c2,c2-c3>a3-b3=-5\n";
const std::string points_pack =
    "zugzwang puzzles 1 points\n"
    "1 5 351562846\t20,20;340,20;980,20;340,340;660,340;660,660;20,980;340,980;660,980 1-6 2\t"
    "3-9 1\t"
    "3-5>7-8=-1 2-5>7-9=-1 8-9>2-3=-1 7-8,7-9>2-3=-1 2-3>7-8=-1\n";
const std::string numbers_pack = "zugzwang puzzles 1 numbers\n"
                                 "1 2 85925382\t6,28,6,3 32-46 2\t"
                                 "R 33\t"
                                 "L>L>L>L=-5\n";

std::string amazons_pack() {
    const auto& game = *find_game("amazons");
    const auto table = *game.open_table(OptionValues(game.options));
    static_cast<void>(table->set_position(amazons_position));
    const std::vector<std::string> shown{"f3-f1/d1", "d4-e4/d4"};
    std::string others;
    for (const auto& move : table->legal_moves()) {
        if (move == amazons_solution || std::ranges::find(shown, move) != shown.end()) continue;
        others += (others.empty() ? "" : ",") + move;
    }
    const std::string answer = ">" + black_answer + "=-1";
    return "zugzwang puzzles 1 amazons\n3 16 1\t" + amazons_position + "\t" + amazons_solution + " 1\t" + shown[0] +
           answer + " " + shown[1] + answer + " " + others + answer + "\n";
}

const std::string sticks_pack = "zugzwang puzzles 1 sticks\n"
                                "1 5 1\t10/3 1\t2 1\t1>1>2>2=-1 3>3=-1\n"
                                "1 5 2\t17/3 1\t1 1\t2>3=-1 3>2=-1\n"
                                "1 5 3\t11/3 1\t3 1\t1>2=-1 2>1=-1\n"
                                "1 5 4\t14/3 1\t2 1\t1>1=-1 3>3=-1\n"
                                "2 6 5\t21/4 1\t1 1\t2>4=-1 3>3=-1 4>2=-1\n"
                                "2 6 6\t18/4 1\t3 1\t1>2=-1 2>1=-1 4>4=-1\n"
                                "2 6 7\t23/5 1\t5 1\t1>4=-1 2>3=-1 3>2=-1 4>1=-1\n"
                                "2 6 8\t26/5 1\t2 1\t1>1=-1 3>5=-1 4>4=-1 5>3=-1\n"
                                "3 7 9\t30/6 1\t2 1\t1>1=-1 3>6=-1 4>5=-1 5>4=-1 6>3=-1\n";

} // namespace

void compose_marks(SceneContext& context) {
    context.now = composed_now;
    const auto day = today(context);
    const auto solve = [&](int from, int to) {
        for (int ago = from; ago <= to; ++ago)
            add_puzzle_mark(context, SolvedDay{.game = "boxes", .day = day - std::chrono::days(ago)});
    };
    solve(1, 12);
    solve(40, 58);
    for (const auto& [initials, solved] : {std::pair{"ADA", 14}, {"BOB", 11}, {"ADA", 9}, {"CYN", 2}})
        add_puzzle_mark(context, RushScore{.initials = initials, .game = {}, .solved = solved, .date = composed_now()});
}

void compose_puzzles(SceneContext& context) {
    compose_marks(context);
    context.puzzles.set_source([](const std::string& game) {
        if (game == "amazons") return amazons_pack();
        if (game == "sticks") return sticks_pack;
        return game == "boxes" ? boxes_pack : game == "points" ? points_pack : numbers_pack;
    });
}

const std::string& composed_sticks() { return sticks_pack; }

} // namespace zugzwang::studio
