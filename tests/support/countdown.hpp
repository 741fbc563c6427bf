// A game of a few lines, to test what is written once for all games: from a number, a move takes 1 or 2; who reaches 0
// wins. Its players do as the tests need: think until told to stop, break the rules, fail.
#pragma once

#include <thread>

#include "support/standard.hpp"
#include "zugzwang/base/text.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/game_kit.hpp"
#include "zugzwang/rules/match.hpp"

namespace zugzwang::testing {

struct Countdown {
    struct Setup {
        int start = 10;
        friend bool operator==(const Setup&, const Setup&) = default;
    };
    struct State {
        int left = 10;
        Side to_move = Side::first;
        friend bool operator==(const State&, const State&) = default;
    };
    struct Move {
        int take = 1;
        friend bool operator==(const Move&, const Move&) = default;
    };

    static State initial(const Setup& setup) { return {.left = setup.start}; }
    static Side to_move(const State& state) { return state.to_move; }
    static bool is_legal(const State& state, const Move& move) {
        return move.take >= 1 && move.take <= 2 && move.take <= state.left;
    }
    static std::vector<Move> legal_moves(const State& state) {
        std::vector<Move> moves;
        for (const int take : {1, 2}) {
            if (is_legal(state, {take})) moves.push_back({take});
        }
        return moves;
    }
    static State after(const State& state, const Move& move) { return {state.left - move.take, other(state.to_move)}; }
    static std::optional<Outcome> outcome(const State& state) {
        if (state.left > 0) return std::nullopt;
        return Outcome{.winner = other(state.to_move), .margin = 3};
    }
    static std::string to_text(const State& state) {
        return filled("{} {}", state.left, state.to_move == Side::first ? 1 : 2);
    }
    static Result<State> state_from_text(std::string_view text) {
        const auto fields = split(text, ' ');
        if (fields.size() != 2) return refused("a number and a side", {text});
        const auto left = whole_number(fields[0].text);
        if (!left || *left < 0 || *left > 1000) return refused("0 to 1000", fields[0]);
        const auto side = side_from(fields[1]);
        if (!side) return side.refusal();
        return State{static_cast<int>(*left), *side};
    }
    static std::string move_to_text(const State&, const Move& move) { return std::to_string(move.take); }
    static Result<Move> move_from_text(const State& state, std::string_view text) {
        const auto take = whole_number(text);
        if (!take || !is_legal(state, {static_cast<int>(*take)})) return refused("1 or 2", {text});
        return Move{static_cast<int>(*take)};
    }
};

/// Does for each move what it was made with.
class Scripted final : public Player<Countdown> {
  public:
    using Act =
        std::function<Result<Countdown::Move>(const Countdown::State&, SearchControl&, const ProgressSink<Countdown>&)>;

    explicit Scripted(Act act) : act_(std::move(act)) {}
    Result<Countdown::Move> choose(const Countdown::State& state, SearchControl& control,
                                   const ProgressSink<Countdown>& report) override {
        return act_(state, control, report);
    }

  private:
    Act act_;
};

/// Takes always the same number, 1 when that is not possible.
inline Scripted::Act takes(int take, double score = 0.5) {
    return [=](const Countdown::State& state, SearchControl& control, const ProgressSink<Countdown>& report) {
        static_cast<void>(control.visit());
        const Countdown::Move move{std::min(take, state.left)};
        if (report)
            report({.depth = 1,
                    .nodes = 1,
                    .score = score,
                    .chance = 0.75,
                    .proven = {},
                    .line = {move, {1}},
                    .words = "easy"});
        return move;
    };
}

/// Thinks until it is told to stop.
inline Result<Countdown::Move> think(const Countdown::State&, SearchControl& control, const ProgressSink<Countdown>&) {
    while (control.visit()) {
    }
    return Countdown::Move{1};
}

/// Thinks until it is told to stop by its owner, however little time it was given.
inline Result<Countdown::Move> dawdle(const Countdown::State&, SearchControl& control, const ProgressSink<Countdown>&) {
    while (!control.stop_token().stop_requested())
        std::this_thread::yield();
    return Countdown::Move{1};
}

/// Says as its score how many milliseconds it was given, with those in reserve.
inline Result<Countdown::Move> account(const Countdown::State&, SearchControl& control,
                                       const ProgressSink<Countdown>& report) {
    const auto& [time, nodes, depth, reserve] = control.budget();
    report({.depth = 1, .score = static_cast<double>((time + reserve).count())});
    return Countdown::Move{1};
}

/// Thinks ahead, once or until it is told to stop, and says as its score what was left when it did so last; 0: never.
class Muser final : public Player<Countdown> {
  public:
    explicit Muser(bool never_ends) : never_ends_(never_ends) {}
    Result<Countdown::Move> choose(const Countdown::State&, SearchControl&,
                                   const ProgressSink<Countdown>& report) override {
        report({.depth = 1, .score = static_cast<double>(mused_on_)});
        return Countdown::Move{1};
    }
    void ponder(const Countdown::State& state, SearchControl& control) override {
        mused_on_ = state.left;
        while (never_ends_ && !control.must_stop())
            std::this_thread::yield();
    }

  private:
    bool never_ends_;
    int mused_on_ = 0;
};

/// How long a move takes, in the section that the game would add to a theme.
inline constexpr Motion step_motion = own_motion("countdown", "step");

struct CountdownInsight {
    int left = -1;
    friend bool operator==(const CountdownInsight&, const CountdownInsight&) = default;
};

/// Below x = 100 a press takes 1, below 200 it takes 2, beyond it is refused; the key s starts a half-made move.
class CountdownView : public ViewDefaults<Countdown, CountdownInsight> {
  public:
    using Rules = Countdown;
    using Insight = CountdownInsight;

    void place(Rect, const Countdown::State&) {}
    Reaction<Countdown> pointer(const PointerEvent& event, const Countdown::State&) {
        if (event.kind != PointerEvent::Kind::press) return {};
        if (event.at.x < 100) return Reaction<Countdown>::plays({1});
        if (event.at.x < 200) return Reaction<Countdown>::plays({2});
        return Reaction<Countdown>::refuses("out of reach");
    }
    Reaction<Countdown> key(const KeyEvent& event, const Countdown::State&) {
        if (event.character != 's') return {};
        half_made_ = true;
        return Reaction<Countdown>::chooses(0.25F);
    }
    bool cancel() { return std::exchange(half_made_, false); }
    void settle(const Countdown::State&, std::optional<Vec>) { half_made_ = false; }
    [[nodiscard]] Cursor cursor() const { return Cursor::hand; }
    [[nodiscard]] static Showing showing(const Played<Countdown>&, const Theme& theme) {
        return {.time = theme[step_motion], .cues = {{.kind = Cue::Kind::take}}};
    }
    /// One disc says all: the progress across, what is left down; the hint, when there is one, as its radius.
    void draw(const Frame<Countdown, Insight>& frame, Canvas& canvas) const {
        canvas.disc({frame.progress, static_cast<float>(frame.now.left)},
                    frame.hint ? static_cast<float>(frame.hint->take) : 0,
                    {frame.interactive ? Role::act : Role::dim, 1});
    }
    [[nodiscard]] std::string prompt(const Countdown::State&, Labels) const { return "take 1 or 2"; }
    static Figure figure(const Match<Countdown>& match, Side) { return {std::to_string(match.state().left), "left"}; }
    static MarginWords margin_words(std::int64_t margin, const std::string& side) {
        return {.by = filled("by {} points", margin),
                .you_win = filled("You win by {} points", margin),
                .side_wins = filled("{} wins by {} points", side, margin)};
    }
    static std::optional<Panel> insight_panel(const Insight& insight, const Countdown::State&, Labels) {
        Panel panel;
        panel.big = std::to_string(insight.left);
        return panel;
    }

  private:
    bool half_made_ = false;
};

struct CountdownKit : KitDefaults<Countdown, CountdownView, CountdownView::Insight> {
    static Result<Countdown::Setup> setup(const OptionValues& options) {
        const auto start = static_cast<int>(options.integer("start"));
        if (start == 13) return Refusal{"13 brings bad luck"};
        return Countdown::Setup{start};
    }
    static std::unique_ptr<Player<Countdown>> player(const PlayerRequest& request) {
        if (request.id == "muser") return std::make_unique<Muser>(false);
        if (request.id == "brooder") return std::make_unique<Muser>(true);
        const std::map<std::string, Scripted::Act> acts{
            {"one", takes(1)},
            {"two", takes(2)},
            {"scholar", takes(1, static_cast<double>(request.hash_mb))},
            {"thinker", think},
            {"dawdler", dawdle},
            {"accountant", account},
            {"cheat", [](auto&&...) { return Countdown::Move{3}; }}, // more than is allowed
            {"crashes", [](auto&&...) { return Refusal{"it crashed"}; }}};
        if (const auto act = acts.find(std::string(request.id)); act != acts.end())
            return std::make_unique<Scripted>(act->second);
        return nullptr;
    }
    static Solution<Countdown> solve(const Countdown::State& state, const SolveRequest&, SearchControl& control) {
        static_cast<void>(control.visit());
        return {.exact = false, .value = std::nullopt, .best = {{2}, {1}}, .nim_value = state.left};
    }
    static Insight insight(const Countdown::State& state, SearchControl&) { return {state.left}; }
    static std::vector<Fact> facts(const MoveQuestion<Countdown>& question) {
        const auto left = question.state.left - question.move.take;
        std::vector<Fact> facts{{.kind = "leaves", .numbers = {left}, .words = filled("leaves {}", left)}};
        if (question.rival_is_better) facts.push_back({.kind = "legal", .words = "is legal"});
        return facts;
    }
    static std::string remark(const Countdown::State&, const Countdown::Move& move) {
        return move.take == 2 ? "takes two" : "";
    }
    static Game entry() {
        Game game;
        game.id = "countdown";
        game.title = "Countdown";
        game.side_names = {"Blue", "Orange"};
        game.options = {
            {.id = "start", .label = "Start", .help = "the number", .kind = IntegerOption{{1, 100}, 10, {}}}};
        game.players = {{"thinker", "Thinker", "never ends"},
                        {"dawdler", "Dawdler", "takes its time"},
                        {"accountant", "Accountant", "counts its time"},
                        {.id = "muser", .name = "Muser", .thinks = "thinks ahead", .ponders = true},
                        {.id = "brooder", .name = "Brooder", .thinks = "thinks ahead for ever", .ponders = true},
                        {"cheat", "Cheat", "breaks the rules"},
                        {"crashes", "Wreck", "fails"},
                        {"scholar", "Scholar", "tells its memory as its score", false, true},
                        {"one", "One", "takes 1"},
                        {"two", "Two", "takes 2"}};
        return game;
    }
};

} // namespace zugzwang::testing
