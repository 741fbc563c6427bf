#include <algorithm>
#include <cmath>
#include <utility>

#include "games/points/show/entry_parts.hpp"
#include "games/points/show/groups_lesson.hpp"
#include "games/points/show/theme.hpp"
#include "games/points/show/zone_words.hpp"
#include "games/points/show/zones_script.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::points {

namespace {

using Kind = ZonesScript::Step::Kind;
using Reason = ZonesChoice::Reason;

constexpr float trials_height = 140; ///< Units of a 1080-line screen.

Role colour_of(const CountedZone& zone) {
    if (zone.counts == 0) return Role::undrawn;
    return zone.counts == undecided_counts ? Role::act : own::glow;
}

std::string points_words(const CountedZone& zone) { return tr_n("{n} point", "{n} points", zone.point_count()); }

LessonGroup group_of(const CountedZone& zone) {
    return {.points = zone.points,
            .segments = zone.segments,
            .colour = colour_of(zone),
            .words = zone.counts == 0 ? points_words(zone) : counts_words(zone.counts)};
}

std::vector<LessonGroup> groups_of(const std::vector<CountedZone>& zones) {
    std::vector<LessonGroup> groups;
    for (const auto& zone : zones)
        groups.push_back(group_of(zone));
    return groups;
}

std::vector<GroupRow> rows_of(const std::vector<CountedZone>& zones) {
    std::vector<GroupRow> rows;
    for (const auto& zone : zones) {
        const auto tally = zone.tally();
        rows.push_back({.colour = colour_of(zone),
                        .size = points_words(zone),
                        .value = zone.counts == 0 ? tr("larger") : counts_words(zone.counts),
                        .note = tally.open > 0        ? tr("not counted")
                                : tally.undecided > 0 ? tr("undecided group")
                                                      : tr_n("{n} sure move", "{n} sure moves", tally.sure_moves)});
    }
    return rows;
}

class ZonesLesson final : public GroupsLesson {
  public:
    explicit ZonesLesson(ZonesScript script)
        : GroupsLesson(script.state(), groups_of(script.work().zones), rows_of(script.work().zones),
                       script.work().crossings, script.work().choice.move),
          script_(std::move(script)) {
        for (const auto& trial : work().tried)
            left_.push_back(groups_of(trial.left));
        // The player did not look at what such a line leaves.
        const auto& board = *state().board;
        const int move = board.segment_index(work().choice.move);
        const auto played =
            std::ranges::find_if(work().zones, [&](const CountedZone& zone) { return zone.segments.contains(move); });
        left_by_move_ = groups_of(counted_zones(board, played->segments - board.conflicts(move)));
    }

    [[nodiscard]] std::string title() const override { return tr("Zones · {side} to move", {{"side", mover()}}); }
    [[nodiscard]] std::size_t steps() const override { return script_.steps(); }
    [[nodiscard]] std::string move() const override { return Rules::move_to_text(state(), work().choice.move); }

  protected:
    [[nodiscard]] std::vector<LessonPhrase> phrases(std::size_t step) const override { return script_.phrases(step); }
    [[nodiscard]] ui::Node page(const LessonFrame& frame) override;

  private:
    [[nodiscard]] const ZonesWork& work() const { return script_.work(); }
    /// Lines that were tried until then.
    [[nodiscard]] std::size_t tried(std::size_t step) const;
    [[nodiscard]] std::optional<LessonBoard::Line> line(std::size_t step) const;
    [[nodiscard]] ui::Node figures(std::size_t known) const;
    [[nodiscard]] ui::Node rules(std::size_t step) const;
    [[nodiscard]] ui::Node below(std::size_t step);
    [[nodiscard]] ui::Node trials(std::size_t count);
    [[nodiscard]] ui::Node trial(std::size_t index, bool now);

    ZonesScript script_;
    std::vector<std::vector<LessonGroup>> left_; ///< By each line that was tried.
    std::vector<LessonGroup> left_by_move_;
    Pointed pointed_trial_;
};

std::size_t ZonesLesson::tried(std::size_t step) const {
    const auto at = script_.step(step);
    return at.kind == Kind::move ? work().tried.size() : at.kind == Kind::trial ? at.index + 1 : 0;
}

/// The line that is pointed at, else the one of the step.
std::optional<LessonBoard::Line> ZonesLesson::line(std::size_t step) const {
    const auto at = script_.step(step);
    const auto count = tried(step);
    Pointed trial;
    if (at.kind == Kind::trial) trial = at.index;
    if (pointed_trial_ && *pointed_trial_ < count) trial = pointed_trial_;
    const bool last = trial && *trial + 1 == work().tried.size();
    if (trial) return LessonBoard::Line{work().tried[*trial].segment, &left_[*trial], last && work().ended_by_trial()};
    if (at.kind != Kind::move) return std::nullopt;
    return LessonBoard::Line{work().choice.move, &left_by_move_, true};
}

ui::Node ZonesLesson::page(const LessonFrame& frame) {
    const auto [kind, index] = script_.step(frame.step);
    LessonBoard::Look look{.groups = known(frame.step),
                           .line = line(frame.step),
                           .crossings = kind >= Kind::rule,
                           .whole_lines = kind == Kind::points,
                           .progress = frame.progress};
    if (kind == Kind::zone) look.now = index;
    const auto zone = kind == Kind::trial ? work().tried[index].zone : look.now.value_or(0);
    return about(look, table(tr("Zones"), look, zone), figures(look.groups), rules(frame.step), below(frame.step));
}

ui::Node ZonesLesson::figures(std::size_t known) const {
    Tally sum;
    for (std::size_t zone = 0; zone < known; ++zone)
        sum += work().zones[zone].tally();
    return lesson_panel(
        tr("Known so far"), false,
        lesson_figure(std::to_string(sum.undecided),
                      sum.undecided == 1 ? tr("undecided group") : tr("undecided groups")),
        lesson_figure(std::to_string(sum.sure_moves), sum.sure_moves == 1 ? tr("sure move") : tr("sure moves")));
}

ui::Node ZonesLesson::rules(std::size_t step) const {
    const bool decided = script_.step(step).kind > Kind::zone;
    auto lines = lesson_rules({{tr("more than 12"), tr("draw its longest line")},
                               {tr("6 to 12"), tr("look for a line that leaves both numbers even")},
                               {tr("5 or fewer"), tr("Proposition 1 says who wins: play for it")}},
                              decided ? std::optional(static_cast<std::size_t>(work().choice.which)) : std::nullopt);
    return lesson_panel(step == 0 ? tr("By the points of the largest zone")
                                  : tr_n("The largest zone has {n} point", "The largest zone has {n} points",
                                         work().zones.front().point_count()),
                        false, std::move(lines))
        .titled(tr("Rules"));
}

ui::Node ZonesLesson::below(std::size_t step) {
    const auto kind = script_.step(step).kind;
    const auto& choice = work().choice;
    const bool by_chance = choice.reason != Reason::longest && choice.reason != Reason::both_even;
    if (kind == Kind::move && by_chance) {
        const auto why = choice.reason == Reason::already_even ? tr("any line: it is lost")
                         : choice.reason == Reason::stopped    ? tr("any line: the time is over")
                                                               : tr("any line: none leaves both even");
        return lesson_result({.heading = tr("The move"), .large = move(), .small = why, .chance = true, .lit = true});
    }
    if (kind == Kind::move && choice.reason == Reason::longest) {
        const auto& board = *state().board;
        const auto squared = board.squared_length(board.segment_index(choice.move));
        const auto length = std::llround(std::sqrt(static_cast<double>(squared)));
        return lesson_result({.heading = tr("The longest line of zone 1"),
                              .large = move(),
                              .small = tr("{length} long", {{"length", length}}),
                              .lit = true});
    }
    if (const auto count = tried(step); count > 0) return trials(count);
    return lesson_result(
        {.heading = tr("Proposition 1, when every zone is known"),
         .small = tr("Both numbers even: whoever must move loses against best play. Otherwise whoever must move can "
                     "win."),
         .lit = kind == Kind::rule && choice.which == ZonesCase::count});
}

/// The lines that were tried, the last one in view.
ui::Node ZonesLesson::trials(std::size_t count) {
    const auto last = script_.card(count - 1);
    auto rows = ui::list({.count = count,
                          .row = [this, count](std::size_t index) { return trial(index, index + 1 == count); },
                          .chosen = count - 1});
    return lesson_panel(last.heading, last.good, std::move(rows).named("trials").at_least(0, trials_height))
        .titled(tr("Tried lines"));
}

ui::Node ZonesLesson::trial(std::size_t index, bool now) {
    const auto [line, leaves, verdict, heading, good] = script_.card(index);
    const Role role = good ? Role::act : Role::ink;
    const Weight weight = good || now ? Weight::bold : Weight::regular;
    auto node = ui::row(lesson_line(line, role, weight).wide(), lesson_line(leaves, role, weight).wide(),
                        lesson_line(verdict, good ? role : Role::soft, weight).wide())
                    .padded(Measure::hair)
                    .named(filled("trial:{}", index + 1));
    if (now || pointed_trial_ == index) node.ground = ui::Ground::selected;
    return pointing(std::move(node), pointed_trial_, index, script_.step_of_trial(index));
}

} // namespace

std::unique_ptr<Lesson> zones_lesson(const LessonRequest<Rules::State>& request, SearchControl& control) {
    auto work = zones_work(request.state, request.seed, control);
    if (control.stopped()) return nullptr;
    return std::make_unique<ZonesLesson>(ZonesScript(request.state, std::move(work)));
}

} // namespace zugzwang::points
