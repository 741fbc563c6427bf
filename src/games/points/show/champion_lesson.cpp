#include <algorithm>
#include <utility>

#include "games/points/show/entry_parts.hpp"
#include "games/points/show/groups_lesson.hpp"
#include "games/points/show/theme.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang::points {

namespace {

LessonGroup group_of(const ValuedPart& part, const ChampionWork& work, const Board& board) {
    return {.points = ends_of(board, part.segments),
            .segments = part.segments,
            .colour = part.nim_value == 0 ? Role::undrawn : own::glow,
            .words = nim_words(part.nim_value),
            .size = tr_n("{n} line", "{n} lines", part.segments.size()),
            .value = tr("nim-value {value}", {{"value", part.nim_value}}),
            .note = zones_words(part, work)};
}

std::vector<LessonGroup> groups_of(const ChampionWork& work, const Board& board) {
    std::vector<LessonGroup> groups;
    for (const auto& part : work.parts)
        groups.push_back(group_of(part, work, board));
    return groups;
}

/// The graph, its parts one by one, their sum, what the zones would say, the move; of a position that is not solved
/// the graph and the move alone.
class ChampionLesson final : public GroupsLesson {
  public:
    ChampionLesson(const Rules::State& state, ChampionWork work)
        : GroupsLesson(state, groups_of(work, *state.board), work.crossings, work.move), work_(std::move(work)) {
        for (const auto& part : work_.left) {
            const bool untouched = std::ranges::any_of(
                work_.parts, [&](const ValuedPart& before) { return before.segments == part.segments; });
            if (!untouched) left_.push_back(group_of(part, work_, *state.board));
        }
    }

    [[nodiscard]] std::string title() const override {
        return tr("Champion · {side} to move", {{"side", side_word(state().to_move)}});
    }
    [[nodiscard]] std::size_t steps() const override { return work_.solved() ? work_.parts.size() + 4 : 2; }
    [[nodiscard]] std::string move() const override { return Rules::move_to_text(state(), work_.move); }

  protected:
    [[nodiscard]] Phrases phrases(std::size_t step) const override;
    [[nodiscard]] ui::Node page(const LessonFrame& frame) override;

  private:
    enum class Kind : std::uint8_t { graph, part, sum, zones, move };
    [[nodiscard]] Kind kind(std::size_t step) const {
        if (step == 0) return Kind::graph;
        if (step + 1 == steps()) return Kind::move;
        if (step <= work_.parts.size()) return Kind::part;
        return step == work_.parts.size() + 1 ? Kind::sum : Kind::zones;
    }
    [[nodiscard]] ui::Node figures(std::size_t known) const;
    [[nodiscard]] ui::Node rules(bool decided) const;
    [[nodiscard]] ui::Node below(Kind kind) const;

    ChampionWork work_;
    std::vector<LessonGroup> left_; ///< The parts that the move makes.
};

Phrases ChampionLesson::phrases(std::size_t step) const {
    const ChampionWords words(state(), work_);
    const auto at = kind(step);
    return at == Kind::graph   ? words.graph()
           : at == Kind::part  ? words.part(step - 1)
           : at == Kind::sum   ? words.sum()
           : at == Kind::zones ? words.zones()
                               : words.move();
}

ui::Node ChampionLesson::page(const LessonFrame& frame) {
    const auto at = kind(frame.step);
    LessonBoard::Look look{.groups = work_.solved() ? known(frame.step) : 0,
                           .crossings = at == Kind::zones,
                           .whole_lines = at == Kind::graph,
                           .progress = frame.progress};
    if (at == Kind::part) look.now = frame.step - 1;
    if (at == Kind::move) look.line = LessonBoard::Line{work_.move, &left_, true};
    auto parts =
        work_.solved()
            ? table(tr("Parts"), look, look.now.value_or(0))
            : lesson_result({.heading = tr("Parts"), .small = tr("Too open: not solved in the time for a lesson.")})
                  .fills();
    return about(look, std::move(parts), figures(look.groups), rules(work_.solved() && at >= Kind::sum), below(at));
}

ui::Node ChampionLesson::figures(std::size_t known) const {
    const auto count = work_.parts.size();
    const auto sum =
        ChampionWork::nim_sum({work_.parts.begin(), work_.parts.begin() + static_cast<std::ptrdiff_t>(known)});
    const auto figure = [this](std::size_t number) { return work_.solved() ? std::to_string(number) : "?"; };
    return lesson_panel(tr("Conflict graph"), false,
                        lesson_figure(figure(count), count == 1 ? tr("part") : tr("parts")),
                        lesson_figure(figure(sum), tr("nim-sum so far")));
}

ui::Node ChampionLesson::rules(bool decided) const {
    auto lines = lesson_rules({{"0", tr("whoever must move loses against best play")},
                               {tr("another"), tr("whoever must move wins: with a line that leaves 0")}},
                              decided ? std::optional<std::size_t>(work_.wins() ? 1 : 0) : std::nullopt);
    return lesson_panel(tr("The nim-sum of all parts"), false, std::move(lines)).titled(tr("Rules"));
}

ui::Node ChampionLesson::below(Kind kind) const {
    if (kind == Kind::move)
        return lesson_result({.heading = tr("The move"),
                              .large = move(),
                              .small = !work_.solved() ? tr("it leaves the least to search")
                                       : work_.wins()  ? tr("leaves the nim-sum 0")
                                                       : tr("every line loses; this one is the hardest to answer"),
                              .lit = true});
    return lesson_result({.heading = tr("Parts and zones"),
                          .small = tr("Two lines conflict where they share a point or cross. Lines of two parts never "
                                      "do, lines of two zones can."),
                          .lit = kind == Kind::zones});
}

} // namespace

std::unique_ptr<Lesson> champion_lesson(const LessonRequest<Rules::State>& request, SearchControl& control) {
    auto work = champion_work(request.state, control);
    if (control.stopped()) return nullptr;
    return std::make_unique<ChampionLesson>(request.state, std::move(work));
}

} // namespace zugzwang::points
