// A game that does what a test tells it to, in place of the real ones.
#pragma once

#include "support/standard.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::test {

/// What tests see of a session and do to it.
struct FakeState {
    std::vector<MoveEntry> moves{};
    std::optional<Outcome> outcome{};
    std::optional<Panel> insight_panel{}, pointer_panel{};
    std::optional<HintWords> hint_words{};
    std::optional<ThinkingInfo> thinking{};
    std::optional<SeatInfo::Clock> clock{}; ///< Of both seats.
    std::string name = "You";
    GameRecord record{}; ///< What it answers when it is asked for.
    bool animating = false, half_made = false, refusing = false, hint_pending = false;
    std::map<Act, int> acts{}; ///< How often each was done.
    int clicks = 0, keys = 0;
    Rect area{};
    SessionSwitches switches{};
    Shown shown{};
    std::vector<std::size_t> asked_values{}; ///< Of which positions, in their order.
    std::vector<std::optional<PositionValue>> values{};
    std::string lesson_asked{};       ///< The player and the ply.
    std::shared_ptr<Lesson> lesson{}; ///< Answered when it is there; else it never comes.
    std::vector<Cue> cues{};          ///< Not taken yet.
};

/// Ten steps that only say their number.
class FakeLesson : public Lesson {
  public:
    [[nodiscard]] std::string title() const override { return "Alpha-beta, two moves ahead"; }
    [[nodiscard]] std::size_t steps() const override { return 10; }
    [[nodiscard]] LessonWords words(std::size_t step, Labels) const override {
        return {.phrases = {{LessonPhrase::Tone::doing, "This reply brings the value down to +1."},
                            {LessonPhrase::Tone::why, "The first move already has +2, so no other reply is looked at."},
                            {LessonPhrase::Tone::result, "14 moves cut."}},
                .counter = filled("Step {} of {}", step + 1, steps())};
    }
    [[nodiscard]] std::string move() const override { return {}; }
    void place(Rect area, const Canvas&) override { area_ = area; }
    /// A click on its left half goes to the fourth step.
    [[nodiscard]] std::optional<std::size_t> pointer(const PointerEvent& event, std::size_t) override {
        const bool press = event.kind == PointerEvent::Kind::press;
        return press && area_.contains(event.at) && event.at.x < area_.centre().x ? std::optional<std::size_t>(3)
                                                                                  : std::nullopt;
    }
    void draw(const LessonFrame&, Canvas&) const override {}

  private:
    Rect area_{};
};

/// Its news are those of the state at any time, each time with a new revision.
class FakeSession final : public Session {
  public:
    FakeSession(SessionConfig config, std::shared_ptr<FakeState> state)
        : config_(std::move(config)), state_(std::move(state)) {}

    [[nodiscard]] const SessionNews& news() const override {
        auto& news = news_;
        ++news.revision;
        for (const Side side : both_sides) {
            news.seats[side] = {.name = person(side) ? state_->name : "Champion",
                                .note = "plays without a mistake once it sees the end",
                                .person = person(side),
                                .figure = {"18", "lines open"},
                                .used = Seconds{134},
                                .clock = state_->clock};
        }
        for (auto& move : state_->moves)
            move.words = move.text;
        news.moves = state_->moves;
        news.outcome = state_->outcome;
        news.to_move = state_->moves.size() % 2 == 0 ? Side::first : Side::second;
        news.waits_for_person = !news.outcome && person(news.to_move);
        news.is_demo = !person(Side::first) && !person(Side::second);
        news.is_animating = state_->animating;
        news.can_undo = !state_->moves.empty();
        news.can_redo = true;
        news.can_resign.reset();
        if (!news.outcome && !news.is_demo) news.can_resign = person(news.to_move) ? news.to_move : other(news.to_move);
        news.can_agree_draw = !news.outcome && person(Side::first) && person(Side::second);
        news.hint_pending = state_->hint_pending;
        news.hint_words = state_->hint_words;
        news.switches = state_->switches;
        news.status = "Your move: join two points";
        news.refusing = state_->refusing;
        news.cursor = Cursor::cross;
        news.thinking = state_->thinking;
        news.values = state_->values;
        news.pointer_panel = state_->pointer_panel;
        news.insight_panel = state_->insight_panel;
        news.outcome_words = "You win by 6 boxes";
        news.margin_words = "by 6 boxes";
        news.score_words = state_->outcome ? "21 to 15" : "";
        return news;
    }
    [[nodiscard]] const SessionConfig& config() const override { return config_; }
    [[nodiscard]] std::string position() const override { return {}; }
    [[nodiscard]] GameRecord record() const override { return state_->record; }
    [[nodiscard]] std::vector<Happening> take_happened() override {
        const auto before = std::exchange(seen_, std::pair(state_->moves.size(), state_->outcome));
        if (before == seen_ && state_->cues.empty()) return {};
        return {{.kind = Happening::Kind::moved, .ply = seen_.first, .cues = std::exchange(state_->cues, {})}};
    }

    void place(Rect area) override { state_->area = area; }
    void update(Seconds) override {}
    /// Every key but those that scroll means something to the board.
    bool input(const InputEvent& event) override {
        if (const auto* pointer = std::get_if<PointerEvent>(&event)) {
            state_->clicks += pointer->kind == PointerEvent::Kind::press ? 1 : 0;
            return true;
        }
        for (const Key scrolling : {Key::home, Key::end, Key::page_up, Key::page_down}) {
            if (std::get<KeyEvent>(event).key == scrolling) return false;
        }
        ++state_->keys;
        return true;
    }
    void draw(Canvas&) const override {}
    void set(const SessionSwitches& switches) override { state_->switches = switches; }
    bool act(Act act) override {
        if (act == Act::cancel && !std::exchange(state_->half_made, false)) return false;
        if (act == Act::skip_animation) state_->animating = false;
        ++state_->acts[act];
        return true;
    }
    void ask_value(std::size_t ply, Budget) override { state_->asked_values.push_back(ply); }
    [[nodiscard]] LineWords line_words(const LineRequest& request) const override {
        return {.moves = request.line.empty() ? std::string() : request.line.front(), .why = {}};
    }
    bool play(std::string_view move) override {
        state_->moves.push_back({.side = news().to_move, .text = std::string(move)});
        return true;
    }
    void show(const Shown& shown) override { state_->shown = shown; }
    [[nodiscard]] Pending<std::shared_ptr<Lesson>> lesson(std::size_t ply, std::string player) override {
        state_->lesson_asked = std::move(player) + " " + std::to_string(ply);
        auto made = std::make_shared<Latest<std::shared_ptr<Lesson>>>();
        if (state_->lesson) made->post(state_->lesson);
        return {std::move(made), std::stop_source()};
    }

  private:
    [[nodiscard]] bool person(Side side) const { return config_.players[side] == human; }

    SessionConfig config_;
    std::shared_ptr<FakeState> state_;
    std::pair<std::size_t, std::optional<Outcome>> seen_{}; ///< Moves and outcome when somebody asked what happened.
    mutable SessionNews news_;
};

/// What can be opened for text, of which scenes only ask whose turn it is.
class FakeTable final : public Table {
  public:
    [[nodiscard]] std::unique_ptr<Table> copy() const override { return std::make_unique<FakeTable>(); }
    [[nodiscard]] std::string position() const override { return {}; }
    [[nodiscard]] std::optional<Refusal> set_position(std::string_view) override { return std::nullopt; }
    void set_start_position() override {}
    [[nodiscard]] std::optional<Refusal> play(std::string_view) override { return std::nullopt; }
    bool undo() override { return false; }
    [[nodiscard]] Side to_move() const override { return Side::first; }
    [[nodiscard]] std::optional<Outcome> outcome() const override { return std::nullopt; }
    [[nodiscard]] std::vector<std::string> legal_moves() const override { return {}; }
    [[nodiscard]] std::uint64_t perft(int) const override { return 0; }
    [[nodiscard]] std::uint64_t key() const override { return 0; }
    [[nodiscard]] std::vector<KeyedMove> keyed_moves() const override { return {}; }
    [[nodiscard]] std::optional<Refusal> seat(const SeatRequest&) override { return std::nullopt; }
    [[nodiscard]] Result<std::string> choose(Budget, std::stop_token, const TextProgressSink&) override {
        return std::string();
    }
    void ponder(Budget, std::stop_token) override {}
    [[nodiscard]] std::uint64_t nodes() const override { return 0; }
    [[nodiscard]] SolveAnswer solve(const SolveRequest&, std::stop_token) override { return {}; }
    [[nodiscard]] PositionValue value(Budget, std::stop_token) override { return {}; }
    [[nodiscard]] Result<std::string> hint(Budget, std::stop_token) const override { return std::string(); }
    [[nodiscard]] std::shared_ptr<Lesson> lesson(const LessonWish&, std::stop_token) const override { return nullptr; }
    [[nodiscard]] std::vector<Fact> facts(std::string_view, const Comparison&) const override { return {}; }
};

/// The sessions that a test's games started, newest last.
using Started = std::vector<std::pair<SessionConfig, std::shared_ptr<FakeState>>>;

[[nodiscard]] inline Game fake_game(std::string id, TableStyle style, std::shared_ptr<Started> started) {
    Game game;
    game.title = filled("Game {}", id);
    game.id = std::move(id);
    game.tagline = {"Join two points. Cross nothing.", "The last to join wins."};
    for (int paragraph = 0; paragraph < 12; ++paragraph) {
        game.rules.push_back("Players take turns. In each turn a player joins two free points by a straight line that "
                             "may not touch any line already drawn, and whoever cannot do that loses the game.");
    }
    game.terms = {{"zone", "points that can still be joined with one another"}};
    game.side_names = {"White", "Black"};
    game.style = style;
    game.options = {
        {"size", "Size", "how large", IntegerOption{.accepted = {2, 1000}, .fallback = 10, .offered = {}, .step = 2}},
        {"start", "Start", "how it starts",
         ChoiceOption{.choices = {{"border", "Border drawn"}, {"empty", "Empty"}}, .fallback = "border"}},
        {"black-first", "Who moves first", "", FlagOption{.yes = "Black", .no = "White"}},
        {"seed", "Board number", "the same number, the same board",
         IntegerOption{.accepted = {1, 9999}, .fallback = 1, .offered = {}, .draws_board = true}},
        {"row", "", "", TextOption{}}};
    game.players = {{.id = "random", .name = "Dice", .thinks = "makes any move"},
                    {.id = "minimax", .name = "Minimax", .thinks = "looks at every branch", .shows_its_work = true},
                    {.id = "alphabeta",
                     .name = "Alpha-beta",
                     .thinks = "skips what cannot matter",
                     .takes_time = true,
                     .shows_its_work = true},
                    {.id = "champion", .name = "Champion", .thinks = "the strongest we have", .takes_time = true}};
    game.check = [](const OptionValues& values) -> std::optional<Refusal> {
        if (values.integer("size") == 4) return Refusal{"4 does not go"};
        return std::nullopt;
    };
    game.open_table = [](const OptionValues&) -> Result<std::unique_ptr<Table>> {
        return std::unique_ptr<Table>(std::make_unique<FakeTable>());
    };
    game.start_session = [started](const SessionConfig& config, Workers&) -> Result<std::unique_ptr<Session>> {
        auto state = std::make_shared<FakeState>();
        started->emplace_back(config, state);
        return std::unique_ptr<Session>(std::make_unique<FakeSession>(config, state));
    };
    return game;
}

/// One for each game of the catalog, arranged and labelled like it.
[[nodiscard]] inline std::vector<Game> fake_games(const std::shared_ptr<Started>& started) {
    std::vector<Game> games;
    for (const auto& real : catalog()) {
        games.push_back(fake_game(real.id, real.style, started));
        games.back().has_labels = real.has_labels;
        games.back().numbers_words = real.numbers_words;
    }
    return games;
}

} // namespace zugzwang::test
