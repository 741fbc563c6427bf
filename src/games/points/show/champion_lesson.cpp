#include <algorithm>
#include <array>
#include <utility>

#include "games/points/show/champion_words.hpp"
#include "games/points/show/group_table.hpp"
#include "games/points/show/lesson.hpp"
#include "games/points/show/lesson_board.hpp"
#include "games/points/show/lesson_cards.hpp"
#include "games/points/show/theme.hpp"
#include "games/points/think/champion_work.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang::points {

namespace {

LessonGroup group_of(const ValuedPart& part, const Board& board) {
    return {.points = ends_of(board, part.segments),
            .segments = part.segments,
            .colour = part.nim_value == 0 ? Role::undrawn : own::glow,
            .words = part.nim_value == 0 ? std::string("0") : filled("∗{}", part.nim_value)};
}

std::vector<LessonGroup> groups_of(const std::vector<ValuedPart>& parts, const Board& board) {
    std::vector<LessonGroup> groups;
    for (const auto& part : parts)
        groups.push_back(group_of(part, board));
    return groups;
}

std::vector<GroupRow> rows_of(const ChampionWork& work) {
    std::vector<GroupRow> rows;
    for (const auto& part : work.parts) {
        rows.push_back({.colour = part.nim_value == 0 ? Role::undrawn : own::glow,
                        .size = tr_n("{n} line", "{n} lines", part.segments.size()),
                        .value = tr("nim-value {value}", {{"value", part.nim_value}}),
                        .note = zones_words(part, work)});
    }
    return rows;
}

std::vector<std::pair<Segment, Segment>> pairs_of(const std::vector<ZoneCrossing>& crossings) {
    std::vector<std::pair<Segment, Segment>> pairs;
    for (const auto& crossing : crossings)
        pairs.emplace_back(crossing.first, crossing.second);
    return pairs;
}

/// The graph, its parts one by one, their sum, what the zones would say, the move; of a position that is not solved
/// the graph and the move alone.
class ChampionLesson final : public Lesson {
  public:
    ChampionLesson(Rules::State state, ChampionWork work)
        : state_(std::move(state)), work_(std::move(work)),
          board_(state_, groups_of(work_.parts, *state_.board), pairs_of(work_.crossings), work_.move),
          table_(rows_of(work_)) {
        for (const auto& part : work_.left) {
            const bool untouched = std::ranges::any_of(
                work_.parts, [&](const ValuedPart& before) { return before.segments == part.segments; });
            if (!untouched) left_.push_back(group_of(part, *state_.board));
        }
    }

    [[nodiscard]] std::string title() const override {
        return tr("Champion · {side} to move", {{"side", side_word(state_.to_move)}});
    }
    [[nodiscard]] std::size_t steps() const override { return work_.solved() ? work_.parts.size() + 4 : 2; }
    [[nodiscard]] std::string move() const override { return Rules::move_to_text(state_, work_.move); }
    [[nodiscard]] LessonWords words(std::size_t step, Labels) const override {
        return {.phrases = phrases(step),
                .counter = tr("Step {step} of {steps}", {{"step", step + 1}, {"steps", steps()}})};
    }

    void place(Rect area, const Canvas& canvas) override {
        places_ = lesson_places(area, canvas);
        board_.place(places_.board, canvas);
        table_.place(places_.table, canvas);
    }

    [[nodiscard]] std::optional<std::size_t> pointer(const PointerEvent& event, std::size_t step) override;
    void draw(const LessonFrame& frame, Canvas& canvas) const override;

  private:
    enum class Kind : std::uint8_t { graph, part, sum, zones, move };
    [[nodiscard]] Kind kind(std::size_t step) const {
        if (step == 0) return Kind::graph;
        if (step + 1 == steps()) return Kind::move;
        if (step <= work_.parts.size()) return Kind::part;
        return step == work_.parts.size() + 1 ? Kind::sum : Kind::zones;
    }
    /// Parts that were valued until then.
    [[nodiscard]] std::size_t known(std::size_t step) const { return std::min(step, work_.parts.size()); }
    [[nodiscard]] std::size_t part_now(std::size_t step) const { return kind(step) == Kind::part ? step - 1 : 0; }

    [[nodiscard]] std::vector<LessonPhrase> phrases(std::size_t step) const;
    void draw_cards(std::size_t step, Canvas& canvas) const;

    Rules::State state_;
    ChampionWork work_;
    LessonBoard board_;
    GroupTable table_;
    std::vector<LessonGroup> left_; ///< The parts that the move makes.
    LessonPlaces places_;
    std::optional<std::size_t> pointed_;
    std::size_t last_step_ = 0; ///< That the pointer was over.
};

std::vector<LessonPhrase> ChampionLesson::phrases(std::size_t step) const {
    const ChampionWords words(state_, work_);
    switch (kind(step)) {
    case Kind::graph:
        return words.graph();
    case Kind::part:
        return words.part(step - 1);
    case Kind::sum:
        return words.sum();
    case Kind::zones:
        return words.zones();
    case Kind::move:
        return words.move();
    }
    return {};
}

std::optional<std::size_t> ChampionLesson::pointer(const PointerEvent& event, std::size_t step) {
    using EventKind = PointerEvent::Kind;
    if (std::exchange(last_step_, step) != step) table_.scroll_back();
    const auto now = part_now(step);
    const bool over_table = work_.solved() && table_.contains(event.at);
    if (event.kind == EventKind::wheel && over_table) table_.scroll_by(event.wheel > 0 ? -1 : 1, now);
    std::optional<std::size_t> part;
    if (event.kind != EventKind::leave)
        part = over_table ? table_.row_at(event.at, now) : board_.group_at(event.at, known(step));
    if (part && *part >= known(step)) part.reset();
    pointed_ = part;
    const bool click = event.kind == EventKind::press && event.button == PointerEvent::Button::left;
    return click && part && over_table ? std::optional(*part + 1) : std::nullopt;
}

void ChampionLesson::draw(const LessonFrame& frame, Canvas& canvas) const {
    const auto step = frame.step;
    const auto at = kind(step);
    const bool shows_part = at == Kind::part;
    auto lit = shows_part ? std::optional(part_now(step)) : std::nullopt;
    if (pointed_ && *pointed_ < known(step)) lit = pointed_;
    std::optional<LessonBoard::Line> line;
    if (at == Kind::move) line = LessonBoard::Line{work_.move, &left_, true};
    board_.draw({.groups = known(step),
                 .now = shows_part ? std::optional(part_now(step)) : std::nullopt,
                 .lit = lit,
                 .line = line,
                 .crossings = at == Kind::zones,
                 .whole_lines = at == Kind::graph,
                 .progress = frame.progress},
                canvas);
    if (work_.solved()) {
        table_.draw(
            {.known = known(step), .now = part_now(step), .lit = lit, .progress = shows_part ? frame.progress : 1},
            canvas);
    } else {
        paint_result(places_.table,
                     {.heading = tr("Parts"), .small = tr("Too open: not solved in the time for a lesson.")}, canvas);
    }
    draw_cards(step, canvas);
}

void ChampionLesson::draw_cards(std::size_t step, Canvas& canvas) const {
    std::uint32_t sum = 0;
    for (std::size_t part = 0; part < known(step); ++part)
        sum ^= work_.parts[part].nim_value;
    const bool known_sum = work_.solved();
    const std::array<LessonFigure, 2> figures{
        LessonFigure{known_sum ? std::to_string(work_.parts.size()) : std::string("?"),
                     work_.parts.size() == 1 ? tr("part") : tr("parts")},
        LessonFigure{known_sum ? std::to_string(sum) : std::string("?"), tr("nim-sum so far")}};
    paint_figures(places_.figures, tr("Conflict graph"), figures, places_.narrow, canvas);

    const std::array<LessonRule, 2> rules{
        LessonRule{"0", {tr("whoever must move loses against best play"), tr("whoever must move loses")}},
        LessonRule{tr("another"),
                   {tr("whoever must move wins: with a line that leaves 0"), tr("a line that leaves 0 wins")}}};
    const bool decided = known_sum && kind(step) >= Kind::sum;
    paint_rules(places_.rules, tr("The nim-sum of all parts"), rules,
                decided ? std::optional<std::size_t>(work_.wins() ? 1 : 0) : std::nullopt, canvas);

    if (kind(step) == Kind::move) {
        paint_result(places_.below,
                     {.heading = tr("The move"),
                      .large = Rules::move_to_text(state_, work_.move),
                      .small = !known_sum     ? tr("it leaves the least to search")
                               : work_.wins() ? tr("leaves the nim-sum 0")
                                              : tr("every line loses; this one is the hardest to answer"),
                      .lit = true},
                     canvas);
    } else {
        paint_result(places_.below,
                     {.heading = tr("Parts and zones"),
                      .small = tr("Two lines conflict where they share a point or cross. Lines of two parts never do, "
                                  "lines of two zones can."),
                      .lit = kind(step) == Kind::zones},
                     canvas);
    }
}

} // namespace

std::unique_ptr<Lesson> champion_lesson(const LessonRequest<Rules::State>& request, SearchControl& control) {
    auto work = champion_work(request.state, control);
    if (control.stopped()) return nullptr;
    return std::make_unique<ChampionLesson>(request.state, std::move(work));
}

} // namespace zugzwang::points
