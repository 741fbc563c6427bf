#include <algorithm>
#include <cmath>
#include <utility>

#include "games/points/show/group_table.hpp"
#include "games/points/show/lesson.hpp"
#include "games/points/show/lesson_board.hpp"
#include "games/points/show/lesson_cards.hpp"
#include "games/points/show/theme.hpp"
#include "games/points/show/trial_cards.hpp"
#include "games/points/show/zone_words.hpp"
#include "games/points/show/zones_script.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang::points {

namespace {

using Kind = ZonesScript::Step::Kind;
using Reason = ZonesChoice::Reason;

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

std::vector<TrialCard> cards_of(const ZonesScript& script) {
    std::vector<TrialCard> cards;
    for (std::size_t trial = 0; trial < script.work().tried.size(); ++trial)
        cards.push_back(script.card(trial));
    return cards;
}

std::vector<std::pair<Segment, Segment>> pairs_of(const std::vector<ZoneCrossing>& crossings) {
    std::vector<std::pair<Segment, Segment>> pairs;
    for (const auto& crossing : crossings)
        pairs.emplace_back(crossing.first, crossing.second);
    return pairs;
}

class ZonesLesson final : public Lesson {
  public:
    explicit ZonesLesson(ZonesScript script)
        : script_(std::move(script)),
          board_(script_.state(), groups_of(work().zones), pairs_of(work().crossings), work().choice.move),
          table_(rows_of(work().zones)), cards_(cards_of(script_)) {
        for (const auto& trial : work().tried)
            left_.push_back(groups_of(trial.left));
        // The player did not look at what such a line leaves.
        const auto& board = *script_.state().board;
        const int move = board.segment_index(work().choice.move);
        const auto played =
            std::ranges::find_if(work().zones, [&](const CountedZone& zone) { return zone.segments.contains(move); });
        left_by_move_ = groups_of(counted_zones(board, played->segments - board.conflicts(move)));
    }

    [[nodiscard]] std::string title() const override {
        return tr("Zones · {side} to move", {{"side", side_word(script_.state().to_move)}});
    }
    [[nodiscard]] std::size_t steps() const override { return script_.steps(); }
    [[nodiscard]] std::string move() const override { return Rules::move_to_text(script_.state(), work().choice.move); }
    [[nodiscard]] LessonWords words(std::size_t step, Labels) const override {
        return {.phrases = script_.phrases(step),
                .counter = tr("Step {step} of {steps}", {{"step", step + 1}, {"steps", steps()}})};
    }

    void place(Rect area, const Canvas& canvas) override {
        places_ = lesson_places(area, canvas);
        board_.place(places_.board, canvas);
        table_.place(places_.table, canvas);
        cards_.place(places_.below, canvas);
    }

    [[nodiscard]] std::optional<std::size_t> pointer(const PointerEvent& event, std::size_t step) override;
    void draw(const LessonFrame& frame, Canvas& canvas) const override;

  private:
    [[nodiscard]] const ZonesWork& work() const { return script_.work(); }
    /// Zones that were found until then.
    [[nodiscard]] std::size_t known(std::size_t step) const { return std::min(step, work().zones.size()); }
    [[nodiscard]] std::size_t zone_now(std::size_t step) const;
    /// Lines that were tried until then.
    [[nodiscard]] std::size_t tried(std::size_t step) const;
    [[nodiscard]] std::optional<LessonBoard::Line> line(std::size_t step) const;
    void draw_figures(std::size_t step, Canvas& canvas) const;
    void draw_rules(std::size_t step, Canvas& canvas) const;
    void draw_below(std::size_t step, Canvas& canvas) const;

    ZonesScript script_;
    LessonBoard board_;
    GroupTable table_;
    TrialCards cards_;
    std::vector<std::vector<LessonGroup>> left_; ///< By each line that was tried.
    std::vector<LessonGroup> left_by_move_;
    LessonPlaces places_;
    std::optional<std::size_t> pointed_zone_, pointed_trial_;
    std::size_t last_step_ = 0; ///< That the pointer was over.
};

std::size_t ZonesLesson::zone_now(std::size_t step) const {
    const auto at = script_.step(step);
    if (at.kind == Kind::zone) return at.index;
    return at.kind == Kind::trial ? work().tried[at.index].zone : 0;
}

std::size_t ZonesLesson::tried(std::size_t step) const {
    const auto at = script_.step(step);
    return at.kind == Kind::move ? work().tried.size() : at.kind == Kind::trial ? at.index + 1 : 0;
}

std::optional<std::size_t> ZonesLesson::pointer(const PointerEvent& event, std::size_t step) {
    using EventKind = PointerEvent::Kind;
    if (std::exchange(last_step_, step) != step) {
        table_.scroll_back();
        cards_.turn_back();
    }
    const auto now = zone_now(step);
    if (event.kind == EventKind::wheel && table_.contains(event.at)) table_.scroll_by(event.wheel > 0 ? -1 : 1, now);
    std::optional<std::size_t> zone;
    TrialCards::Hit hit;
    if (event.kind != EventKind::leave) {
        zone = table_.contains(event.at) ? table_.row_at(event.at, now) : board_.group_at(event.at, known(step));
        if (zone && *zone >= known(step)) zone.reset();
        if (tried(step) > 0) hit = cards_.hit(event.at, tried(step));
    }
    pointed_zone_ = zone;
    pointed_trial_ = hit.card;
    if (event.kind != EventKind::press || event.button != PointerEvent::Button::left) return std::nullopt;
    if (hit.turn != 0) cards_.turn_by(hit.turn, tried(step));
    if (hit.card) return script_.step_of_trial(*hit.card);
    if (zone && table_.contains(event.at)) return script_.step_of_zone(*zone);
    return std::nullopt;
}

/// The line that is pointed at, else the one of the step.
std::optional<LessonBoard::Line> ZonesLesson::line(std::size_t step) const {
    const auto at = script_.step(step);
    const auto count = tried(step);
    std::optional<std::size_t> trial;
    if (at.kind == Kind::trial) trial = at.index;
    if (pointed_trial_ && *pointed_trial_ < count) trial = pointed_trial_;
    const bool last = trial && *trial + 1 == work().tried.size();
    if (trial) return LessonBoard::Line{work().tried[*trial].segment, &left_[*trial], last && work().ended_by_trial()};
    if (at.kind != Kind::move) return std::nullopt;
    return LessonBoard::Line{work().choice.move, &left_by_move_, true};
}

void ZonesLesson::draw(const LessonFrame& frame, Canvas& canvas) const {
    const auto step = frame.step;
    const auto at = script_.step(step);
    const auto shown = known(step);
    const auto now = zone_now(step);
    const auto lit = pointed_zone_ && *pointed_zone_ < shown ? pointed_zone_ : std::nullopt;
    board_.draw({.groups = shown,
                 .now = at.kind == Kind::zone ? std::optional(at.index) : std::nullopt,
                 .lit = lit,
                 .line = line(step),
                 .crossings = at.kind == Kind::rule || at.kind == Kind::trial || at.kind == Kind::move,
                 .whole_lines = at.kind == Kind::points,
                 .progress = frame.progress},
                canvas);
    table_.draw({.known = shown,
                 .now = now,
                 .lit = lit                     ? lit
                        : at.kind == Kind::zone ? std::optional(at.index)
                                                : std::nullopt,
                 .progress = at.kind == Kind::zone ? frame.progress : 1},
                canvas);
    draw_figures(step, canvas);
    draw_rules(step, canvas);
    draw_below(step, canvas);
}

void ZonesLesson::draw_figures(std::size_t step, Canvas& canvas) const {
    Tally sum;
    for (std::size_t zone = 0; zone < known(step); ++zone)
        sum += work().zones[zone].tally();
    const std::array<LessonFigure, 2> figures{
        LessonFigure{std::to_string(sum.undecided),
                     sum.undecided == 1 ? tr("undecided group") : tr("undecided groups")},
        LessonFigure{std::to_string(sum.sure_moves), sum.sure_moves == 1 ? tr("sure move") : tr("sure moves")}};
    paint_figures(places_.figures, tr("Known so far"), figures, places_.narrow, canvas);
}

void ZonesLesson::draw_rules(std::size_t step, Canvas& canvas) const {
    const bool decided = script_.step(step).kind > Kind::zone;
    const std::array<LessonRule, 3> rules{
        LessonRule{tr("more than 12"), {tr("draw its longest line")}},
        LessonRule{
            tr("6 to 12"),
            {tr("look for a line that leaves both numbers even"), tr("leave both numbers even"), tr("both even")}},
        LessonRule{tr("5 or fewer"), {tr("Proposition 1 says who wins: play for it"), tr("play by Proposition 1")}}};
    paint_rules(places_.rules,
                step == 0 ? tr("By the points of the largest zone")
                          : tr_n("The largest zone has {n} point", "The largest zone has {n} points",
                                 work().zones.front().point_count()),
                rules, decided ? std::optional(static_cast<std::size_t>(work().choice.which)) : std::nullopt, canvas);
}

void ZonesLesson::draw_below(std::size_t step, Canvas& canvas) const {
    const auto kind = script_.step(step).kind;
    const auto& choice = work().choice;
    const auto text = Rules::move_to_text(script_.state(), choice.move);
    const bool by_chance = choice.reason != Reason::longest && choice.reason != Reason::both_even;
    if (kind == Kind::move && by_chance) {
        const auto why = choice.reason == Reason::already_even ? tr("any line: it is lost")
                         : choice.reason == Reason::stopped    ? tr("any line: the time is over")
                                                               : tr("any line: none leaves both even");
        paint_result(places_.below,
                     {.heading = tr("The move"), .large = text, .small = why, .chance = true, .lit = true}, canvas);
    } else if (kind == Kind::move && choice.reason == Reason::longest) {
        const auto& board = *script_.state().board;
        const auto squared = board.squared_length(board.segment_index(choice.move));
        paint_result(places_.below,
                     {.heading = tr("The longest line of zone 1"),
                      .large = text,
                      .small = tr("{length} long", {{"length", std::llround(std::sqrt(static_cast<double>(squared)))}}),
                      .lit = true},
                     canvas);
    } else if (const auto count = tried(step); count > 0) {
        cards_.draw(count, pointed_trial_, canvas);
    } else {
        paint_result(
            places_.below,
            {.heading = tr("Proposition 1, when every zone is known"),
             .small = tr("Both numbers even: whoever must move loses against best play. Otherwise whoever must "
                         "move can win."),
             .lit = kind == Kind::rule && choice.which == ZonesCase::count},
            canvas);
    }
}

} // namespace

std::unique_ptr<Lesson> zones_lesson(const LessonRequest<Rules::State>& request, SearchControl& control) {
    auto work = zones_work(request.state, request.seed, control);
    if (control.stopped()) return nullptr;
    return std::make_unique<ZonesLesson>(ZonesScript(request.state, std::move(work)));
}

} // namespace zugzwang::points
