#include <algorithm>
#include <cmath>
#include <utility>

#include "games/points/show/entry_parts.hpp"
#include "games/points/show/groups_lesson.hpp"
#include "games/points/show/theme.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang::points {

namespace {

using Reason = ZonesChoice::Reason;

constexpr float trials_height = 140; ///< Units of a 1080-line screen.

Role colour_of(const CountedZone& zone) {
    if (zone.counts == 0) return Role::undrawn;
    return zone.counts == undecided_counts ? Role::act : own::glow;
}

std::vector<LessonGroup> groups_of(const std::vector<CountedZone>& zones) {
    std::vector<LessonGroup> groups;
    for (const auto& zone : zones) {
        const auto tally = zone.tally();
        const auto size = tr_n("{n} point", "{n} points", zone.point_count());
        groups.push_back({.points = zone.points,
                          .segments = zone.segments,
                          .colour = colour_of(zone),
                          .words = zone.counts == 0 ? size : counts_words(zone.counts),
                          .size = size,
                          .value = zone.counts == 0 ? tr("larger") : counts_words(zone.counts),
                          .note = tally.open > 0        ? tr("not counted")
                                  : tally.undecided > 0 ? tr("undecided group")
                                                        : tr_n("{n} sure move", "{n} sure moves", tally.sure_moves)});
    }
    return groups;
}

/// The free points, each zone, the case, each line tried, the move.
class ZonesLesson final : public GroupsLesson {
  public:
    ZonesLesson(const Rules::State& state, ZonesWork work)
        : GroupsLesson(state, groups_of(work.zones), work.crossings, work.choice.move), work_(std::move(work)) {
        for (const auto& trial : work_.tried)
            left_.push_back(groups_of(trial.left));
        // The player did not look at what such a line leaves.
        const auto& board = *state.board;
        const int move = board.segment_index(work_.choice.move);
        const auto played =
            std::ranges::find_if(work_.zones, [&](const CountedZone& zone) { return zone.segments.contains(move); });
        left_by_move_ = groups_of(counted_zones(board, played->segments - board.conflicts(move)));
    }

    [[nodiscard]] std::string title() const override {
        return tr("Zones · {side} to move", {{"side", side_word(state().to_move)}});
    }
    [[nodiscard]] std::size_t steps() const override { return work_.zones.size() + work_.tried.size() + 3; }
    [[nodiscard]] std::string move() const override { return Rules::move_to_text(state(), work_.choice.move); }

  protected:
    [[nodiscard]] Phrases phrases(std::size_t step) const override;
    [[nodiscard]] ui::Node page(const LessonFrame& frame) override;

  private:
    enum class Kind : std::uint8_t { points, zone, rule, trial, move };
    struct Step {
        Kind kind = Kind::points;
        std::size_t index = 0; ///< Of the zone or the trial.
    };
    [[nodiscard]] Step step(std::size_t number) const {
        const auto zones = work_.zones.size();
        if (number == 0) return {};
        if (number <= zones) return {Kind::zone, number - 1};
        if (number == zones + 1) return {Kind::rule};
        return number + 1 < steps() ? Step{Kind::trial, number - zones - 2} : Step{Kind::move};
    }
    /// Lines that were tried until then.
    [[nodiscard]] std::size_t tried(Step at) const {
        return at.kind == Kind::move ? work_.tried.size() : at.kind == Kind::trial ? at.index + 1 : 0;
    }
    [[nodiscard]] std::optional<LessonBoard::Line> line(Step at) const;
    [[nodiscard]] ui::Node figures(std::size_t known) const;
    [[nodiscard]] ui::Node rules(Step at) const;
    [[nodiscard]] ui::Node below(Step at);
    [[nodiscard]] ui::Node trials(std::size_t count);
    [[nodiscard]] ui::Node trial(std::size_t index, bool now);

    ZonesWork work_;
    std::vector<std::vector<LessonGroup>> left_; ///< By each line that was tried.
    std::vector<LessonGroup> left_by_move_;
    Pointed pointed_trial_;
};

Phrases ZonesLesson::phrases(std::size_t number) const {
    const ZonesWords words(state(), work_);
    const auto [kind, index] = step(number);
    return kind == Kind::points  ? words.points()
           : kind == Kind::zone  ? words.zone(index)
           : kind == Kind::rule  ? words.rule()
           : kind == Kind::trial ? words.trial(index)
                                 : words.move();
}

/// The line that is pointed at, else the one of the step.
std::optional<LessonBoard::Line> ZonesLesson::line(Step at) const {
    Pointed trial;
    if (at.kind == Kind::trial) trial = at.index;
    if (pointed_trial_ && *pointed_trial_ < tried(at)) trial = pointed_trial_;
    const bool last = trial && *trial + 1 == work_.tried.size();
    if (trial) return LessonBoard::Line{work_.tried[*trial].segment, &left_[*trial], last && work_.ended_by_trial()};
    if (at.kind != Kind::move) return std::nullopt;
    return LessonBoard::Line{work_.choice.move, &left_by_move_, true};
}

ui::Node ZonesLesson::page(const LessonFrame& frame) {
    const auto at = step(frame.step);
    LessonBoard::Look look{.groups = known(frame.step),
                           .line = line(at),
                           .crossings = at.kind >= Kind::rule,
                           .whole_lines = at.kind == Kind::points,
                           .progress = frame.progress};
    if (at.kind == Kind::zone) look.now = at.index;
    const auto zone = at.kind == Kind::trial ? work_.tried[at.index].zone : look.now.value_or(0);
    return about(look, table(tr("Zones"), look, zone), figures(look.groups), rules(at), below(at));
}

ui::Node ZonesLesson::figures(std::size_t known) const {
    Tally sum;
    for (std::size_t zone = 0; zone < known; ++zone)
        sum += work_.zones[zone].tally();
    return lesson_panel(
        tr("Known so far"), false,
        lesson_figure(std::to_string(sum.undecided),
                      sum.undecided == 1 ? tr("undecided group") : tr("undecided groups")),
        lesson_figure(std::to_string(sum.sure_moves), sum.sure_moves == 1 ? tr("sure move") : tr("sure moves")));
}

ui::Node ZonesLesson::rules(Step at) const {
    auto lines =
        lesson_rules({{tr("more than 12"), tr("draw its longest line")},
                      {tr("6 to 12"), tr("look for a line that leaves both numbers even")},
                      {tr("5 or fewer"), tr("Proposition 1 says who wins: play for it")}},
                     at.kind > Kind::zone ? std::optional(static_cast<std::size_t>(work_.choice.which)) : std::nullopt);
    return lesson_panel(at.kind == Kind::points
                            ? tr("By the points of the largest zone")
                            : tr_n("The largest zone has {n} point", "The largest zone has {n} points",
                                   work_.zones.front().point_count()),
                        false, std::move(lines))
        .titled(tr("Rules"));
}

ui::Node ZonesLesson::below(Step at) {
    const auto& choice = work_.choice;
    if (at.kind == Kind::move && choice.reason == Reason::longest) {
        const auto& board = *state().board;
        const auto squared = board.squared_length(board.segment_index(choice.move));
        const auto length = std::llround(std::sqrt(static_cast<double>(squared)));
        return lesson_result({.heading = tr("The longest line of zone 1"),
                              .large = move(),
                              .small = tr("{length} long", {{"length", length}}),
                              .lit = true});
    }
    if (at.kind == Kind::move && choice.reason != Reason::both_even) {
        const auto why = choice.reason == Reason::already_even ? tr("any line: it is lost")
                         : choice.reason == Reason::stopped    ? tr("any line: the time is over")
                                                               : tr("any line: none leaves both even");
        return lesson_result({.heading = tr("The move"), .large = move(), .small = why, .chance = true, .lit = true});
    }
    if (const auto count = tried(at); count > 0) return trials(count);
    return lesson_result(
        {.heading = tr("Proposition 1, when every zone is known"),
         .small = tr("Both numbers even: whoever must move loses against best play. Otherwise whoever must move can "
                     "win."),
         .lit = at.kind == Kind::rule && choice.which == ZonesCase::count});
}

/// The lines that were tried, the last one in view.
ui::Node ZonesLesson::trials(std::size_t count) {
    const auto last = ZonesWords(state(), work_).card(count - 1);
    auto rows = ui::list({.count = count,
                          .row = [this, count](std::size_t index) { return trial(index, index + 1 == count); },
                          .chosen = count - 1});
    return lesson_panel(last.heading, last.good, std::move(rows).named("trials").at_least(0, trials_height))
        .titled(tr("Tried lines"));
}

ui::Node ZonesLesson::trial(std::size_t index, bool now) {
    const auto [line, leaves, verdict, heading, good] = ZonesWords(state(), work_).card(index);
    const Role role = good ? Role::act : Role::ink;
    const Weight weight = good || now ? Weight::bold : Weight::regular;
    auto node = ui::row(lesson_line(line, role, weight).wide(), lesson_line(leaves, role, weight).wide(),
                        lesson_line(verdict, good ? role : Role::soft, weight).wide())
                    .padded(Measure::hair)
                    .named(filled("trial:{}", index + 1));
    if (now || pointed_trial_ == index) node.ground = ui::Ground::selected;
    return pointing(std::move(node), pointed_trial_, index, work_.zones.size() + 2 + index);
}

} // namespace

std::unique_ptr<Lesson> zones_lesson(const LessonRequest<Rules::State>& request, SearchControl& control) {
    auto work = zones_work(request.state, request.seed, control);
    if (control.stopped()) return nullptr;
    return std::make_unique<ZonesLesson>(request.state, std::move(work));
}

} // namespace zugzwang::points
