#include "games/amazons/show/view.hpp"

#include "support/catch.hpp"

#include "board_canvas.hpp"
#include "games/amazons/show/lesson_words.hpp"
#include "games/amazons/show/tree_list.hpp"
#include "games/amazons/think/players.hpp"
#include "plain_search.hpp"
#include "slow_amazons.hpp"
#include "support/recording_canvas.hpp"
#include "zugzwang/play/game.hpp"
#include "zugzwang/play/session.hpp"

namespace zugzwang::amazons {

[[nodiscard]] Game game(); // as the catalog knows it

namespace {

const std::string known_position = "1*1*2/*Q*q**/2*1**/**1**1/1q**1*/*Q3* w";

Rules::State state_of(const std::string& text) { return *Rules::state_from_text(text); }

Watched watched(SearchKind kind, const Rules::State& state, int depth, std::size_t max_nodes = 100'000) {
    auto search = recorded_search(kind, state, depth, Unlimited(), max_nodes);
    return {.state = state, .kind = kind, .result = search.result, .tree = std::move(search.tree)};
}

/// The step at which so many positions have been looked at.
std::size_t step_at(std::uint64_t number) { return number - 1; }

/// What the recorded steps come to, played by the rules: the value of every node of which all answers were read.
int replayed(const SearchTree& tree, std::size_t node, const Rules::State& state, Side root, int ply) {
    const bool own = state.to_move == root;
    if (tree.nodes[node].answers == 0) {
        if (Rules::outcome(state)) return own ? ply - won_value : won_value - ply;
        return steps_open(state, root) - steps_open(state, other(root));
    }
    std::optional<int> best;
    tree.for_each_child(node, [&](std::size_t child) {
        const auto& move = tree.nodes[child].move;
        REQUIRE(Rules::is_legal(state, move));
        const int value = replayed(tree, child, Rules::after(state, move), root, ply + 1);
        if (!best || (own ? value > *best : value < *best)) best = value;
    });
    CHECK(tree.nodes[node].value == *best);
    return *best;
}

std::string all_words(const LessonWords& words) {
    std::string all;
    for (const auto& phrase : words.phrases)
        all += (all.empty() ? "" : " ") + phrase.words;
    return all;
}

std::unique_ptr<Lesson> lesson_of(const Rules::State& state, std::string_view player, int depth) {
    const Game entry = game(); // whose options the values point to
    OptionValues options(entry.options);
    REQUIRE_FALSE(options.set("depth", std::to_string(depth)));
    return lesson({.state = state, .before = {}, .player = player, .options = options}, Unlimited());
}

} // namespace

TEST_CASE("amazons: what is watched is what the players look at", "[amazons][lesson]") {
    const auto state = state_of(known_position);
    // Known from elsewhere: the second pass looks at 332 and at 99 positions.
    CHECK(watched(SearchKind::minimax, state, 2).tree.node_count == 332);
    CHECK(watched(SearchKind::alpha_beta, state, 2).tree.node_count == 99);
    Random random(41);
    for (int round = 0; round < 30; ++round) {
        auto small = slow::random_state(random, 5, 2, 30);
        if (Rules::outcome(small)) continue;
        for (const auto kind : {SearchKind::minimax, SearchKind::alpha_beta, SearchKind::sorted_alpha_beta}) {
            for (int depth = 1; depth <= 3; ++depth) {
                CAPTURE(Rules::to_text(small), static_cast<int>(kind), depth);
                const auto seen = watched(kind, small, depth, 1'000'000);
                const auto plain = plain::iterative_deepening(small, depth, plain::Kind::minimax, Unlimited());
                CHECK(seen.result.move == plain.move);
                CHECK(seen.result.value == plain.value);
                CHECK(replayed(seen.tree, 0, small, small.to_move, 0) == plain.value);
                CHECK(seen.tree.node_count == seen.tree.nodes.size() - 1);
            }
        }
    }
}

TEST_CASE("amazons: being watched changes nothing of what is looked at", "[amazons][lesson]") {
    const auto state = Rules::initial({.board = 6});
    for (const auto kind : {SearchKind::alpha_beta, SearchKind::sorted_alpha_beta}) {
        SearchControl watching(Budget{}), alone(Budget{});
        const auto seen = recorded_search(kind, state, 2, watching, 100);
        if (kind == SearchKind::alpha_beta)
            static_cast<void>(AlphaBeta(2).choose(state, alone, {}));
        else
            static_cast<void>(SortedAlphaBeta(2).choose(state, alone, {}));
        CHECK(watching.nodes() == alone.nodes());
        CHECK(seen.result.nodes == alone.nodes());
    }
}

TEST_CASE("amazons: of a long search no more is kept than there is room for", "[amazons][lesson]") {
    const auto state = Rules::initial({.board = 6});
    const auto whole = watched(SearchKind::minimax, state, 2, 1'000'000);
    const auto folded = watched(SearchKind::minimax, state, 2, 1000);
    CHECK(whole.tree.nodes.size() == whole.tree.node_count + 1);
    CHECK(folded.tree.nodes.size() < 1000 + Rules::move_count(state));
    CHECK(folded.tree.node_count == whole.tree.node_count);
    CHECK(folded.result.move == whole.result.move);
    CHECK(folded.tree.nodes.back().number > folded.tree.nodes.size());
    std::uint64_t answers = 0;
    folded.tree.for_each_child(0, [&](std::size_t child) { answers += folded.tree.nodes[child].answers; });
    CHECK(answers + Rules::move_count(state) == whole.tree.node_count);
    for (std::size_t step = 0; step < folded.steps(); step += 17)
        CHECK_FALSE(step_words(folded, step, Labels::standard).phrases.empty());
}

TEST_CASE("amazons: the tree folds what bettered nothing", "[amazons][lesson]") {
    const auto seen = watched(SearchKind::alpha_beta, state_of(known_position), 2);
    const auto step = step_at(66);
    const auto current = seen.node_at(step);
    const auto name = [&](const TreeRow& row) {
        return Rules::move_to_text(seen.state, seen.tree.nodes[row.node].move);
    };
    using Kind = TreeRow::Kind;
    const auto rows = rows_of(seen.tree, 0, current, {});
    REQUIRE(rows.size() == 7);
    CHECK(name(rows[0]) == "b1-c1/d1");
    CHECK(name(rows[1]) == "b1-c1/e1");
    CHECK(rows[2].kind == Kind::folded);
    CHECK(rows[2].count == 3);
    CHECK(rows[2].count_cut == 3);
    CHECK(name(rows[3]) == "b1-d1/b1");
    CHECK(name(rows[4]) == "b1-d1/e2");
    CHECK(name(rows[5]) == "b1-d1/f3");
    CHECK(rows[6].kind == Kind::to_come);
    CHECK(rows[6].count == 14);
    CHECK(seen.tree.nodes[rows[4].node].cut == 15);
    const auto replies = rows_of(seen.tree, rows[5].node, current, {});
    REQUIRE(replies.size() == 4);
    CHECK(name(replies[0]) == "b2-a2/b2");
    CHECK(replies[0].best == 4);
    CHECK(replies[1].best == 3);
    CHECK(name(replies[2]) == "b2-b1/c1");
    CHECK(replies[2].best == 1);
    CHECK(replies[3].kind == Kind::cut);
    CHECK(replies[3].count == 14);
    CHECK(rows_of(seen.tree, rows[5].node, current - 1, {}).back().kind == Kind::to_come);
    CHECK(rows_of(seen.tree, 0, current, {rows[2].node}).size() == 9);
}

TEST_CASE("amazons: each step says what is done, why and what came of it", "[amazons][lesson]") {
    const auto seen = watched(SearchKind::alpha_beta, state_of(known_position), 2);
    const auto words = step_words(seen, step_at(66), Labels::standard);
    CHECK(words.counter == "Move 66 of 99");
    CHECK(all_words(words) ==
          "Black plays b2-b1/c1: 6 − 5 = +1 for White. White already has +2 with b1-d1/b1: β +1 is not "
          "above α +2, so no other answer needs a look. 14 moves cut.");
    CHECK(all_words(step_words(seen, 0, Labels::matrix)) ==
          "White tries 5,1-5,2/5,3. What can Black answer? Nothing is known yet to compare with: every answer must be "
          "read. It looked less far ahead first, at 22 moves, and now at 99: 121 in all.");
    CHECK(
        all_words(step_words(seen, seen.steps() - 1, Labels::standard)) ==
        "All moves are looked at. White plays b1-d1/b1: +2, the first of the best. Against it Black has nothing better "
        "than b2-c3/b4.");
    CHECK(title_words(seen) == "Alpha-beta, two moves ahead · White to move");
    const auto every = watched(SearchKind::minimax, state_of(known_position), 1);
    CHECK(title_words(every) == "Minimax, one move ahead · White to move");
}

TEST_CASE("amazons: a lesson tells the nodes that the player counts", "[amazons][lesson]") {
    const auto [kind, depth] = GENERATE(
        table<SearchKind, int>({{SearchKind::minimax, 2}, {SearchKind::alpha_beta, 2}, {SearchKind::minimax, 3}}));
    const auto state = state_of(known_position);
    const auto seen = watched(kind, state, depth);
    SearchControl playing({}), counting({});
    const auto move = kind == SearchKind::minimax ? *Minimax(depth).choose(state, playing, {})
                                                  : *AlphaBeta(depth).choose(state, playing, {});
    CHECK(seen.tree.before + seen.tree.node_count == playing.nodes());
    CHECK(pass_figures(kind, state, depth, counting).nodes == playing.nodes());
    CHECK(seen.result.move == move);
}

TEST_CASE("amazons: the last step shows the line that is worth what it says, though the tree was not kept",
          "[amazons][lesson]") {
    const auto [board, depth] = GENERATE(table<int, int>({{8, 2}, {8, 3}, {6, 3}}));
    const auto state = Rules::initial({.board = board});
    const auto told = lesson_of(state, "alphabeta", depth);
    CAPTURE(board, depth, told->title());
    Theme theme;
    theme.measures.fill(10);
    testing::RecordingCanvas canvas(theme);
    told->place({44, 100, 1832, 742}, canvas);
    const auto last = told->steps() - 1;
    told->draw({.step = last}, canvas);
    std::vector<int> reached;
    for (const auto& text : canvas.texts) {
        if (text.ends_with(" step") || text.ends_with(" steps")) reached.push_back(std::atoi(text.c_str()));
    }
    REQUIRE(reached.size() == 2);
    const auto said = told->words(last, Labels::standard).phrases[1].words;
    CHECK(said.find(": " + value_words(reached[0] - reached[1]) + ", ") != std::string::npos);
}

TEST_CASE("amazons: the lesson arrives at the player's move", "[amazons][lesson]") {
    const auto state = state_of(known_position);
    for (const char* player : {"minimax", "alphabeta", "alphabeta-sorted"}) {
        for (int depth = 1; depth <= 3; ++depth) {
            const auto shown = lesson_of(state, player, depth);
            REQUIRE(shown);
            CHECK(shown->move() == Rules::move_to_text(state, *Minimax(depth).choose(state, Unlimited(), {})));
            CHECK(shown->words(shown->steps() - 1, Labels::standard).phrases[1].words.find(shown->move()) !=
                  std::string::npos);
        }
    }
    const Game entry = game();
    const OptionValues options(entry.options);
    CHECK_FALSE(lesson({.state = state, .before = {}, .player = "minimax", .options = options}, Within({}, stopped())));
}

TEST_CASE("amazons: a move that is clicked on opens, an answer is gone to, what is folded unfolds",
          "[amazons][lesson]") {
    const auto shown = lesson_of(state_of(known_position), "alphabeta", 2);
    BoardCanvas measure;
    shown->place({0, 0, 1832, 1000}, measure);
    const auto step = step_at(66);
    // The lines of the tree from above, each by the words in it.
    const auto words_of_lines = [&] {
        BoardCanvas canvas;
        shown->draw({.step = step}, canvas);
        std::vector<std::string> lines;
        for (const auto& part : shown->parts()) {
            if (!part.name.starts_with("line:")) continue;
            const auto line = static_cast<std::size_t>(std::atoi(part.name.c_str() + 5));
            lines.resize(std::max(lines.size(), line + 1));
            auto& words = lines[line];
            for (const auto& text : canvas.seen_texts) {
                if (part.rect.contains(text.area.centre())) words += text.words + "|";
            }
        }
        return lines;
    };
    const auto point = [&](PointerEvent::Kind kind, std::size_t line) {
        const auto parts = shown->parts();
        const auto part = std::ranges::find(parts, filled("line:{}", line), &ui::NamedRect::name);
        REQUIRE(part != parts.end());
        return shown->pointer({.kind = kind, .at = part->rect.centre(), .button = PointerEvent::Button::left}, step);
    };
    using Kind = PointerEvent::Kind;
    const auto lines = words_of_lines();
    REQUIRE(lines.size() == 11); // seven of White's moves, and four answers to the one that is looked at
    CHECK(lines[2] == "3 cut, none better|");
    CHECK(lines[4] == "α +2|b1-d1/e2|≤ +2|"); // what came of it stands beside it, where there is no answer
    CHECK(lines[8] == "β +1|b2-b1/c1|+1|");
    CHECK(lines[9] == "cut: 14 not looked at|");
    CHECK_FALSE(point(Kind::move, 8));
    CHECK(point(Kind::press, 8) == step);
    CHECK(point(Kind::press, 7) == step - 1);
    CHECK_FALSE(point(Kind::press, 2));
    CHECK(words_of_lines().size() == 13);
    CHECK_FALSE(point(Kind::press, 0)); // its answers in place of those of the present one
    CHECK(words_of_lines()[1].starts_with("β"));
}

TEST_CASE("amazons: a lesson looks as far ahead as the player's seat, whoever is to move", "[amazons][lesson]") {
    const Game entry = game();
    const auto seat = GENERATE(Side::first, Side::second);
    Workers workers;
    SessionConfig config;
    config.options = OptionValues(entry.options);
    config.position = known_position;
    config.players[seat] = "minimax";
    config.budgets[seat] = Budget{.depth = 1};
    const auto session = entry.start_session(config, workers);
    REQUIRE(session);
    auto making = (*session)->lesson(0, "minimax");
    workers.wait_until_idle();
    const auto shown = making.take().value_or(nullptr);
    REQUIRE(shown);
    CHECK(shown->title() == "Minimax, one move ahead · White to move");
}

TEST_CASE("amazons: what the algorithms find is written smaller before it is cut off", "[amazons][lesson]") {
    const auto shown = lesson_of(state_of("3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w"), "alphabeta", 1);
    BoardCanvas canvas;
    shown->place({20, 30, 1832, 743}, canvas);
    shown->draw({.step = 0, .labels = Labels::matrix}, canvas);
    const auto found = std::ranges::count_if(canvas.seen_texts, [](const auto& text) {
        return text.words == "9,3-3,3/3,8" && text.size == lesson_board_text;
    });
    CHECK(found == 2); // minimax and alpha-beta
}

TEST_CASE("amazons: a lesson lies within its place, and no words over others", "[amazons][lesson][slow]") {
    struct Screen {
        float width, height, scale;
    };
    const auto screen = GENERATE(Screen{1832, 743, 1}, Screen{1221, 495, 0.667F}, Screen{961, 528, 0.711F});
    const auto position = GENERATE(as<std::string>{}, known_position, "Qq w", "3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w",
                                   "Q15/16/16/16/16/16/16/16/16/16/16/16/16/16/16/15q b");
    const auto player = GENERATE(as<std::string>{}, "minimax", "alphabeta-sorted");
    const auto labels = GENERATE(Labels::standard, Labels::matrix);
    const auto state = state_of(position);
    if (Rules::outcome(state)) return;
    CAPTURE(screen.width, position, player);
    const auto shown = lesson_of(state, player, position == known_position ? 3 : 2);
    BoardCanvas measure(screen.scale);
    const Rect area{20, 30, screen.width, screen.height};
    shown->place(area, measure);
    for (std::size_t part = 0; part <= 12; ++part) {
        const auto step = (shown->steps() - 1) * part / 12;
        BoardCanvas canvas(screen.scale);
        shown->draw({.step = step, .labels = labels}, canvas);
        CAPTURE(step);
        CHECK(area.inset(-1).contains(canvas.extent()));
        const auto& texts = canvas.seen_texts;
        for (std::size_t index = 0; index < texts.size(); ++index) {
            for (std::size_t second = index + 1; second < texts.size(); ++second) {
                INFO(texts[index].words << " over " << texts[second].words);
                const Rect a = texts[index].area.inset(texts[index].size * 0.15F);
                CHECK_FALSE(a.overlaps(texts[second].area.inset(texts[second].size * 0.15F)));
            }
        }
    }
}

} // namespace zugzwang::amazons
