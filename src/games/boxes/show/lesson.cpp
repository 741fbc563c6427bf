#include "games/boxes/show/entry_parts.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "games/boxes/show/class_board.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/lesson_parts.hpp"
#include "zugzwang/play/paged_lesson.hpp"
#include "zugzwang/play/side_words.hpp"
#include "zugzwang/ui/caps.hpp"

namespace zugzwang::boxes {
namespace {

constexpr float widest = 1400, between_names = 12, key_room = 90; ///< Units of a 1080-line screen.
constexpr float kind_width_in_rules = 86, kind_height_in_rules = 36, row_height = 50;
constexpr float one_line_resorted = 150, two_lines_resorted = 176;

using Tone = LessonPhrase::Tone;

using Phrases = std::vector<LessonPhrase>;

/// Of a line that completes a box, and what comes after it, unless that was the last one.
Phrases completing_phrases(const std::vector<TurnLine>& turn, std::size_t line, Labels labels) {
    const auto& now = turn[line];
    const auto& state = now.classes.state();
    const auto mover = side_word(state.to_move);
    const auto count = static_cast<std::int64_t>(now.classes.completing().size());
    const int closed = boxes_closed_by(state, now.edge);
    const LessonPhrase rule{Tone::doing, tr_n("Class 1: {line} completes a box, so it is drawn.",
                                              "Class 1: {n} lines complete a box. The first of them is drawn, {line}.",
                                              count, {{"line", line_words(state, now.edge, labels)}})};
    if (line + 1 == turn.size())
        return {rule,
                {Tone::result,
                 tr_n("{side} takes the last box.", "{side} takes the last {n} boxes.", closed, {{"side", mover}})}};
    const auto& next = turn[line + 1];
    const auto name = line_words(next.classes.state(), next.edge, labels);
    return {rule,
            {Tone::result, tr_n("{side} takes the box and moves again:", "{side} takes {n} boxes and moves again:",
                                closed, {{"side", mover}})},
            {Tone::why, next.set == LineClass::completing ? tr("{line} then completes the next one.", {{"line", name}})
                                                          : tr("then no line completes a box any more.")}};
}

/// Of that line of the turn.
Phrases line_phrases(const std::vector<TurnLine>& turn, std::size_t line, Labels labels) {
    const auto& now = turn[line];
    const auto& state = now.classes.state();
    const auto name = line_words(state, now.edge, labels), opponent = side_word(other(state.to_move));
    if (now.set == LineClass::completing) return completing_phrases(turn, line, labels);
    if (now.set == LineClass::neutral)
        return {
            {Tone::doing, tr_n("No line completes a box. Class 3: {n} line is neutral, {line}.",
                               "No line completes a box. Class 3: of {n} neutral lines one is drawn at random, {line}.",
                               static_cast<std::int64_t>(now.classes.neutral().size()), {{"line", name}})},
            {Tone::result, tr("It gives nothing away.")},
            {Tone::why, tr("The classes know no better one; now {side} moves.", {{"side", opponent}})}};
    const int price = now.classes.place_of(now.edge).price;
    return {
        {Tone::doing, tr("No box to complete, no neutral line left. Class 2: the head of the queue is drawn, {line}.",
                         {{"line", name}})},
        {Tone::result, tr_n("It gives {n} box away: the fewest.", "It gives {n} boxes away: the fewest.", price)},
        {Tone::why, tr_n("{side} can take it, but must then move again.",
                         "{side} can take them in a row, but must then move again.", price, {{"side", opponent}})}};
}

/// "Classes · Orange to move, 4 boxes to 6"
std::string class_title(const Rules::State& state) {
    const int own = boxes_owned(state, state.to_move);
    return tr_n("Classes · {side} to move, {n} box to {boxes}", "Classes · {side} to move, {n} boxes to {boxes}", own,
                {{"side", side_word(state.to_move)}, {"boxes", boxes_owned(state, other(state.to_move))}});
}

/// Of the sets before the turn.
Phrases sorting_phrases(const LineClasses& classes) {
    const auto lines = Rules::lines_left(classes.state());
    return {{Tone::doing, tr_n("{n} line can still be drawn. It is in one of three classes.",
                               "{n} lines can still be drawn. Each is in one of three classes.", lines)},
            {Tone::why, tr("Numbered as in the assignment, they are asked in the order 1, 3, 2: the first that has a "
                           "line gives the move.")}};
}

std::string chapter_words(LineClass set) {
    if (set == LineClass::completing) return tr("Boxes");
    return set == LineClass::neutral ? tr("A neutral line") : tr("The queue");
}

/// Names with the same key in one row of the queue, or in several.
struct QueueRow {
    int price = 0;
    std::vector<int> edges;
    bool ends_key = false;
};

std::vector<QueueRow> queue_of(const LineClasses& classes, std::size_t columns) {
    std::vector<QueueRow> rows;
    for (const auto& [price, edge] : classes.giving()) {
        const bool same_key = !rows.empty() && rows.back().price == price;
        if (!same_key && !rows.empty()) rows.back().ends_key = true;
        if (!same_key || rows.back().edges.size() == columns) rows.push_back({.price = price, .edges = {}});
        rows.back().edges.push_back(edge);
    }
    if (!rows.empty()) rows.back().ends_key = true;
    return rows;
}

ui::Node kind_node(const LinePlace& place, float width, float height) {
    return ui::picture([place](Rect area, Canvas& canvas) { paint_kind(place, area.centre(), canvas); })
        .sized(width, height);
}

std::string count_words(std::size_t count) {
    return count == 0 ? tr("none") : tr_n("{n} line", "{n} lines", static_cast<std::int64_t>(count));
}

ui::Node rule_node(int number, LineClass set, const ClassLook& look) {
    const auto& classes = look.line.classes;
    const bool fires = look.chooses && look.line.set == set;
    const Role role = fires ? Role::ink : Role::soft;
    const Weight weight = fires ? Weight::semibold : Weight::regular;
    const auto count = set == LineClass::completing ? classes.completing().size()
                       : set == LineClass::neutral  ? classes.neutral().size()
                                                    : classes.giving().size();
    const auto words = set == LineClass::completing ? tr("a line that completes a box")
                       : set == LineClass::neutral  ? tr("a neutral line, at random")
                                                    : tr("the head of the queue");
    auto die = ui::picture([](Rect area, Canvas& canvas) { paint_die(area, Role::act, canvas); });
    auto node = ui::row(lesson_line(std::to_string(number), fires ? Role::act : Role::ink, Weight::bold),
                        kind_node({.set = set}, kind_width_in_rules, kind_height_in_rules),
                        lesson_words(words, role, weight).wide(),
                        std::move(die).sized(40, 40).when(fires && set == LineClass::neutral),
                        lesson_line(count_words(count), role, Weight::regular, AlignX::right))
                    .gaps(Measure::near)
                    .padded(Measure::tight);
    return fires ? std::move(node).on(ui::Ground::selected, Role::act) : std::move(node);
}

/// "e3-e4  3 -> completes a box"
ui::Node resorted_node(const ClassChange& one, const ClassLook& look, bool with_words, const Canvas& canvas) {
    const auto name = line_words(look.state(), one.edge, look.labels);
    const bool completes = with_words && one.after.set == LineClass::completing;
    const auto kind = [&](const LinePlace& place) {
        return kind_node(place, std::ceil(kind_width(place, canvas) / canvas.scale()), 46);
    };
    auto node = ui::row(lesson_line(name, Role::ink, Weight::bold), kind(one.before), lesson_line("→", Role::soft),
                        kind(one.after),
                        lesson_words(completes ? tr("completes a box") : std::string(), Role::act, Weight::semibold))
                    .gaps(Measure::snug)
                    .hugs();
    return look.is_pointed(one.edge) ? std::move(node).on(ui::Ground::none, Role::ink) : std::move(node);
}

/// Step 0 shows the sets, step n the n-th line of the turn.
class ClassLesson final : public PagedLesson {
  public:
    explicit ClassLesson(std::vector<TurnLine> turn) : turn_(std::move(turn)) {}

    [[nodiscard]] std::string title() const override { return class_title(state()); }
    [[nodiscard]] std::size_t steps() const override { return turn_.size() + 1; }
    /// The first of the turn: the others are moves of later positions.
    [[nodiscard]] std::string move() const override { return Rules::move_to_text(state(), {turn_.front().edge}); }

    /// The sets, and where the turn goes on to another one.
    [[nodiscard]] std::vector<LessonChapter> chapters() const override {
        std::vector<LessonChapter> chapters{{0, tr("The three classes")}};
        for (std::size_t line = 0; line < turn_.size(); ++line)
            if (line == 0 || turn_[line].set != turn_[line - 1].set)
                chapters.push_back({line + 1, chapter_words(turn_[line].set)});
        return chapters;
    }

    [[nodiscard]] LessonWords words(std::size_t step, Labels labels) const override {
        if (step > 0)
            return {.phrases = line_phrases(turn_, step - 1, labels),
                    .counter = tr("Line {line} of {lines}", {{"line", step}, {"lines", turn_.size()}})};
        auto phrases = sorting_phrases(turn_.front().classes);
        const bool by_finger = ui::held().hand == ui::Hand::finger;
        if (!board_.has_numbers())
            phrases.push_back({Tone::why, by_finger ? tr("Touch a line to see what it gives away.")
                                                    : tr("Point at a line to see what it gives away.")});
        return {.phrases = std::move(phrases), .counter = tr("The three classes")};
    }

  protected:
    [[nodiscard]] ui::Node page(const LessonFrame& frame) override {
        const ClassLook look{.line = turn_[frame.step == 0 ? 0 : frame.step - 1],
                             .chooses = frame.step > 0,
                             .progress = frame.progress,
                             .labels = frame.labels,
                             .pointed = pointed_};
        auto beside = ui::column(rules(look), queue(look), resorted(look)).gaps(Measure::near);
        return ui::columns(ui::nothing(), board(look), std::move(beside).wide(1.2F).at_most(widest));
    }

  private:
    [[nodiscard]] ui::Node board(const ClassLook& look) {
        auto node = ui::picture([this, look](Rect, Canvas& canvas) { board_.draw(look, canvas); }).fills();
        node.reactions.place = [this](Rect area) { board_.place(area, state().grid, canvas()); };
        return finding(
            std::move(node).named("lesson-board"), pointed_, [this](Vec at) { return board_.edge_at(at); },
            [this](int edge) { return step_of(edge); });
    }

    [[nodiscard]] static ui::Node rules(const ClassLook& look) {
        auto in_their_order = ui::column(rule_node(1, LineClass::completing, look),
                                         rule_node(3, LineClass::neutral, look), rule_node(2, LineClass::giving, look));
        return lesson_panel(tr("The first class that has a line"), false, std::move(in_their_order))
            .titled(tr("Rules"));
    }

    /// The head first, or the row of what is pointed at on the board.
    [[nodiscard]] ui::Node queue(const ClassLook& look) {
        const bool asked = look.chooses && look.line.set == LineClass::giving;
        const auto& classes = look.line.classes;
        auto rows = queue_of(classes, columns_);
        const auto has_pointed = [&](const QueueRow& row) {
            return look.pointed && std::ranges::find(row.edges, *look.pointed) != row.edges.end();
        };
        const auto found = std::ranges::find_if(rows, has_pointed);
        std::optional<std::size_t> shown = found == rows.end() ? 0 : static_cast<std::size_t>(found - rows.begin());
        if (points_into("queue")) shown.reset(); // turned by hand
        const auto count = rows.size();
        auto list = ui::list({.count = count,
                              .height = row_height,
                              .row = [this, look, rows = std::move(rows)](
                                         std::size_t index) { return queue_row(rows, index, look); },
                              .chosen = shown})
                        .named("queue");
        list.reactions.place = [this](Rect area) {
            name_width_ = widest_name();
            room_ = area.width / canvas().scale() - key_room;
            columns_ = static_cast<std::size_t>(std::max(1.0F, std::floor(room_ / (name_width_ + between_names))));
        };
        auto none = lesson_words(tr("Empty: no line gives boxes away."), Role::soft);
        auto node =
            lesson_panel(tr("The queue: boxes given, then the lines") + " · " + count_words(classes.giving().size()),
                         asked, count == 0 ? std::move(none) : std::move(list));
        if (!asked) node.rim = Role::bad;
        return std::move(node).titled(tr("The queue")).fills();
    }

    [[nodiscard]] ui::Node queue_row(const std::vector<QueueRow>& rows, std::size_t index, const ClassLook& look) {
        const auto& [price, edges, ends_key] = rows[index];
        const bool begins_key = index == 0 || rows[index - 1].price != price;
        auto key = begins_key ? ui::picture([price = price](Rect area, Canvas& canvas) {
            paint_badge({.words = std::to_string(price), .height = area.height}, area.centre(), canvas);
        })
                              : ui::space();
        std::vector<ui::Node> nodes;
        nodes.push_back(std::move(key).sized(64, 46));
        for (const int edge : edges)
            nodes.push_back(name(edge, index == 0 && edge == edges.front(), look));
        const auto note = ends_key ? note_words(price, index == 0 || rows.front().price == price, look) : std::string();
        const float room = room_ - static_cast<float>(edges.size()) * (name_width_ + between_names);
        const TextStyle style{.size = canvas().px(Measure::heading)};
        if (canvas().measured(note, style).width + canvas().px(Measure::gap) < room * canvas().scale())
            nodes.push_back(lesson_line(note, Role::soft));
        return ui::row(std::move(nodes)).gaps(Measure::snug);
    }

    /// Of one width in either way of calling the lines, so that a name stays where it is.
    [[nodiscard]] float widest_name() const {
        float width = 0;
        for (const auto& move : Rules::legal_moves(state())) {
            for (const Labels labels : {Labels::standard, Labels::matrix}) {
                const TextStyle style{.size = canvas().px(Measure::heading), .weight = Weight::semibold};
                width = std::max(width, canvas().measured(line_words(state(), move.edge, labels), style).width);
            }
        }
        return std::ceil(width / canvas().scale()) + 2 * between_names;
    }

    [[nodiscard]] ui::Node name(int edge, bool head, const ClassLook& look) {
        const bool changes = look.chooses && std::ranges::count(look.line.changes, edge, &ClassChange::edge) > 0;
        const bool chosen = look.is_chosen(edge);
        auto words = lesson_line(line_words(look.state(), edge, look.labels),
                                 head || changes || chosen ? Role::ink : Role::soft, Weight::semibold, AlignX::centre);
        auto node = ui::row(std::move(words).wide()).sized(name_width_, 46).named(filled("name:{}", edge));
        node.ground = chosen ? ui::Ground::selected : ui::Ground::well;
        if (chosen || head || look.is_pointed(edge)) node.rim = chosen ? Role::act : Role::ink;
        if (chosen) node.raised = std::sin(look.progress * std::numbers::pi_v<float>);
        return pointing(std::move(node), pointed_, edge, step_of(edge));
    }

    /// After the last name of a key.
    [[nodiscard]] static std::string note_words(int price, bool first, const ClassLook& look) {
        const auto of_key = [price](const ClassChange& one) {
            return one.before == LinePlace{LineClass::giving, price};
        };
        const auto changed = look.chooses ? std::ranges::count_if(look.line.changes, of_key) : 0;
        if (changed > 0) return tr_n("{n} changes with this line", "{n} change with this line", changed);
        if (!first) return {};
        return look.chooses && look.line.set == LineClass::giving ? tr("the head is drawn")
                                                                  : tr("the head: drawn when nothing else is left");
    }

    [[nodiscard]] ui::Node resorted(const ClassLook& look) const {
        const auto& changes = look.line.changes;
        auto heading = tr("After each line");
        std::vector<ui::Node> entries;
        if (look.chooses) {
            const auto name = line_words(look.state(), look.line.edge, look.labels);
            heading = tr("Sorted again after {line}", {{"line", name}});
            for (const auto& one : changes)
                entries.push_back(resorted_node(one, look, changes.size() <= 2, canvas()));
        }
        auto words = look.chooses ? tr("No other line changes its class or its number.")
                                  : tr("Only the lines around it are sorted again.");
        auto body = entries.empty() ? lesson_words(std::move(words), Role::soft)
                                    : ui::wrap(std::move(entries)).gaps(Measure::apart).tall();
        constexpr std::size_t of_one_line = 3;
        const float height = look.chooses && changes.size() > of_one_line ? two_lines_resorted : one_line_resorted;
        return lesson_panel(heading, false, std::move(body))
            .titled(tr("After each line"))
            .at_least(0, height)
            .at_most(ui::Extent::unlimited, height);
    }

    [[nodiscard]] std::optional<std::size_t> step_of(int edge) const {
        const auto drawn = std::ranges::find(turn_, edge, &TurnLine::edge);
        if (drawn == turn_.end()) return std::nullopt;
        return static_cast<std::size_t>(drawn - turn_.begin()) + 1;
    }
    [[nodiscard]] const Rules::State& state() const { return turn_.front().classes.state(); }

    std::vector<TurnLine> turn_; ///< As the player reported it.
    ClassBoard board_;
    std::optional<int> pointed_;          ///< A line of the board.
    std::size_t columns_ = 5;             ///< For which the queue has room.
    float name_width_ = 136, room_ = 740; ///< Of a name, and of a row of them; units.
};

} // namespace

std::unique_ptr<Lesson> lesson(const LessonRequest<Rules::State>& request, SearchControl&) {
    return std::make_unique<ClassLesson>(turn_of_classes(request.state, request.seed));
}

} // namespace zugzwang::boxes
