#include <algorithm>
#include <bit>
#include <cmath>
#include <span>
#include <utility>

#include "games/points/show/entry_parts.hpp"
#include "games/points/show/groups_lesson.hpp"
#include "games/points/show/theme.hpp"
#include "games/points/show/value_words.hpp"
#include "games/points/think/zones_work.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::points {

namespace {

using Reason = ZonesChoice::Reason;

constexpr std::size_t most_trials = 5; ///< That are shown at once.

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

/// "2 undecided groups and 4 sure moves"
std::string tally_words(const Tally& sum) {
    const auto groups = tr_n("{n} undecided group", "{n} undecided groups", sum.undecided);
    const auto moves = tr_n("{n} sure move", "{n} sure moves", sum.sure_moves);
    return tr("{groups} and {moves}", {{"groups", groups}, {"moves", moves}});
}

std::string parity_words(const Tally& sum) {
    const bool undecided = sum.undecided % 2 != 0, sure = sum.sure_moves % 2 != 0;
    if (undecided && sure) return tr("both odd");
    if (undecided) return tr("odd, even");
    return sure ? tr("even, odd") : tr("both even");
}

/// The free points, each zone, the case, the proof where Proposition 1 decides it, each line tried, the move.
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

    [[nodiscard]] std::string title() const override { return tr("Zones · {side} to move", {{"side", mover()}}); }
    [[nodiscard]] std::size_t steps() const override { return before_trials() + work_.tried.size() + 1; }
    [[nodiscard]] std::string move() const override { return Rules::move_to_text(state(), work_.choice.move); }
    [[nodiscard]] std::vector<LessonChapter> chapters() const override {
        const auto zones = work_.zones.size();
        std::vector<LessonChapter> chapters{{0, tr("The zones")}, {zones + 1, tr("The rule")}};
        if (proof() > 0) chapters.push_back({zones + 2, tr("Why Proposition 1 holds")});
        if (!work_.tried.empty()) chapters.push_back({before_trials(), tr("Tried lines")});
        chapters.push_back({steps() - 1, tr("The move")});
        return chapters;
    }

  protected:
    [[nodiscard]] Phrases phrases(std::size_t number) const override {
        const auto [kind, index] = step(number);
        return kind == Kind::points  ? point_phrases()
               : kind == Kind::zone  ? zone_phrases(index)
               : kind == Kind::rule  ? rule_phrases()
               : kind == Kind::proof ? proof_phrases(index)
               : kind == Kind::trial ? trial_phrases(index)
                                     : move_phrases();
    }

    [[nodiscard]] ui::Node page(const LessonFrame& frame) override {
        const auto at = step(frame.step);
        Look look{.groups = known(frame.step),
                  .line = line(at),
                  .crossings = at.kind >= Kind::rule,
                  .whole_lines = at.kind == Kind::points,
                  .progress = frame.progress};
        if (at.kind == Kind::zone) look.now = at.index;
        if (at.kind == Kind::proof && at.index == 1) look.now = undecided();
        const auto zone = at.kind == Kind::trial ? work_.tried[at.index].zone : look.now.value_or(0);
        return about(look, table(tr("Zones"), look, zone), figures(look.groups), rules(at), below(at));
    }

  private:
    enum class Kind : std::uint8_t { points, zone, rule, proof, trial, move };
    struct Step {
        Kind kind = Kind::points;
        std::size_t index = 0; ///< Of the zone or the trial.
    };
    [[nodiscard]] Step step(std::size_t number) const {
        const auto zones = work_.zones.size();
        if (number == 0) return {};
        if (number <= zones) return {Kind::zone, number - 1};
        if (number == zones + 1) return {Kind::rule};
        if (number < before_trials()) return {Kind::proof, number - zones - 2};
        return number + 1 < steps() ? Step{Kind::trial, number - before_trials()} : Step{Kind::move};
    }
    /// Steps of the proof.
    [[nodiscard]] std::size_t proof() const { return work_.choice.which == ZonesCase::count ? 4 : 0; }
    [[nodiscard]] std::size_t before_trials() const { return work_.zones.size() + 2 + proof(); }
    /// Lines that were tried until then.
    [[nodiscard]] std::size_t tried(Step at) const {
        return at.kind == Kind::move ? work_.tried.size() : at.kind == Kind::trial ? at.index + 1 : 0;
    }

    /// The line that is pointed at, else the one of the step.
    [[nodiscard]] std::optional<Line> line(Step at) const {
        Pointed trial;
        if (at.kind == Kind::trial) trial = at.index;
        if (pointed_trial_ && *pointed_trial_ < tried(at)) trial = pointed_trial_;
        const bool last = trial && *trial + 1 == work_.tried.size();
        if (trial) return Line{work_.tried[*trial].segment, &left_[*trial], last && work_.ended_by_trial()};
        if (at.kind != Kind::move) return std::nullopt;
        return Line{work_.choice.move, &left_by_move_, true};
    }

    [[nodiscard]] ui::Node figures(std::size_t known) const {
        Tally sum;
        for (std::size_t zone = 0; zone < known; ++zone)
            sum += work_.zones[zone].tally();
        return lesson_panel(
            tr("Known so far"), false,
            lesson_figure(std::to_string(sum.undecided),
                          sum.undecided == 1 ? tr("undecided group") : tr("undecided groups")),
            lesson_figure(std::to_string(sum.sure_moves), sum.sure_moves == 1 ? tr("sure move") : tr("sure moves")));
    }

    [[nodiscard]] ui::Node rules(Step at) const {
        auto lines = lesson_rules({{tr("more than 12"), tr("draw its longest line")},
                                   {tr("6 to 12"), tr("look for a line that leaves both numbers even")},
                                   {tr("5 or fewer"), tr("Proposition 1 says who wins: play for it")}},
                                  at.kind > Kind::zone ? std::optional(static_cast<std::size_t>(work_.choice.which))
                                                       : std::nullopt);
        return lesson_panel(at.kind == Kind::points
                                ? tr("By the points of the largest zone")
                                : tr_n("The largest zone has {n} point", "The largest zone has {n} points",
                                       work_.zones.front().point_count()),
                            false, std::move(lines))
            .titled(tr("Rules"));
    }

    [[nodiscard]] ui::Node below(Step at) {
        const auto& choice = work_.choice;
        if (at.kind == Kind::move && choice.reason == Reason::longest) {
            return lesson_result({.heading = tr("The longest line of zone 1"),
                                  .large = move(),
                                  .small = tr("{length} long", {{"length", longest()}}),
                                  .lit = true});
        }
        if (at.kind == Kind::move && choice.reason != Reason::both_even) {
            const auto why = choice.reason == Reason::already_even ? tr("any line: it is lost")
                             : choice.reason == Reason::stopped    ? tr("any line: the time is over")
                                                                   : tr("any line: none leaves both even");
            return lesson_result(
                {.heading = tr("The move"), .large = move(), .small = why, .chance = true, .lit = true});
        }
        if (const auto count = tried(at); count > 0) return trials(count);
        return lesson_result(
            {.heading = tr("Proposition 1, when every zone is known"),
             .small =
                 tr("Both numbers even: whoever must move loses against best play. Otherwise whoever must move can "
                    "win."),
             .lit = (at.kind == Kind::rule || at.kind == Kind::proof) && choice.which == ZonesCase::count});
    }

    /// The last lines that were tried.
    [[nodiscard]] ui::Node trials(std::size_t count) {
        const auto& last = work_.tried[count - 1];
        const auto in_zone = std::ranges::count(std::span(work_.tried).first(count), last.zone, &ZonesTrial::zone);
        const auto heading =
            tr("Tried in zone {zone}: undecided groups and sure moves left", {{"zone", last.zone + 1}}) + " · " +
            tr("{number} of {all}", {{"number", in_zone}, {"all", work_.zones[last.zone].segments.size()}});
        std::vector<ui::Node> cards;
        for (std::size_t index = count - std::min(count, most_trials); index < count; ++index)
            cards.push_back(trial(index, index + 1 == count));
        for (auto missing = cards.size(); missing < most_trials; ++missing)
            cards.push_back(ui::space()); // all are as broad from the first one on
        return lesson_panel(heading, last.sum.both_even(),
                            ui::spread(std::move(cards)).gaps(Measure::snug).named("trials"))
            .titled(tr("Tried lines"));
    }

    [[nodiscard]] ui::Node trial(std::size_t index, bool now) {
        const auto& tried = work_.tried[index];
        const auto& sum = tried.sum;
        const bool good = sum.both_even();
        const auto leaves = tr("{groups} and {moves}", {{"groups", sum.undecided}, {"moves", sum.sure_moves}});
        const Role role = good ? Role::act : Role::ink;
        const Weight weight = good || now ? Weight::bold : Weight::regular;
        const auto line = [](std::string words, Role its_role, Weight its_weight) {
            return lesson_line(std::move(words), its_role, its_weight, AlignX::centre);
        };
        auto node = ui::column(line(Rules::move_to_text(state(), tried.segment), role, Weight::bold),
                               line(leaves, role, weight),
                               ui::words(parity_words(sum), {.size = Measure::body,
                                                             .paint = {good ? role : Role::soft},
                                                             .weight = weight,
                                                             .align = AlignX::centre}))
                        .padded(Measure::tight)
                        .wide()
                        .on(now || pointed_trial_ == index ? ui::Ground::selected : ui::Ground::well,
                            good ? Role::act : Role::panel_rim)
                        .named(filled("trial:{}", index + 1));
        return pointing(std::move(node), pointed_trial_, index, before_trials() + index);
    }

    [[nodiscard]] Phrases point_phrases() const {
        return {doing(tr_n("{n} point is free: it can still be joined.",
                           "{n} points are free: they can still be joined.", std::popcount(point_kinds(state()).free))),
                why(tr("Free points that can reach each other by lines are a zone. Zones takes the largest first."))};
    }

    [[nodiscard]] Phrases zone_phrases(std::size_t index) const {
        const auto& zone = work_.zones[index];
        constexpr int max_named = 8;
        std::string named;
        for (auto points = zone.points; points != 0; points &= points - 1)
            add_number(named, std::countr_zero(points) + 1);
        const auto reach =
            doing(zone.point_count() <= max_named ? tr("Zone {zone}: the points {points} can still reach each other.",
                                                       {{"zone", index + 1}, {"points", named}})
                                                  : tr("Zone {zone}: {points} points can still reach each other.",
                                                       {{"zone", index + 1}, {"points", zone.point_count()}}));
        if (zone.counts == 0) return {reach, why(tr("It has more than 5 points: too many to count its moves."))};
        if (zone.counts == undecided_counts)
            return {reach, result(tr("One line fits into it or two: an undecided group.")),
                    why(tr("Whoever plays there first chooses."))};
        const auto moves = std::countr_zero(zone.counts);
        return {reach,
                result(tr_n("{n} line fits into it, however it is played: a small zone.",
                            "{n} lines fit into it, however it is played: a small zone.", moves)),
                why(tr_n("That is {n} sure move.", "These are {n} sure moves.", moves))};
    }

    [[nodiscard]] Phrases rule_phrases() const {
        const auto largest = work_.zones.front().point_count();
        const auto sum = tally_words(work_.sum);
        Phrases phrases;
        if (work_.choice.which == ZonesCase::split) {
            phrases = {doing(tr("The largest zone has {points} points, more than 12.", {{"points", largest}})),
                       result(tr("So its longest line is drawn.")),
                       why(tr("That splits it into smaller zones, which can be counted later."))};
        } else if (work_.choice.which == ZonesCase::look_ahead) {
            phrases = {doing(tr("The largest zone has {points} points: 6 to 12.", {{"points", largest}})),
                       result(tr("So the lines in zones of that size are tried.")),
                       why(tr("One is wanted that leaves an even number of undecided groups and of sure moves."))};
        } else if (work_.sum.both_even()) {
            phrases = {doing(tr("Every zone is known: {tally}. Both are even.", {{"tally", sum}})),
                       result(tr("By Proposition 1, {side}, who is to move, loses.", {{"side", mover()}})),
                       why(tr("Whatever is drawn, {side} can make both even again.", {{"side", waiting()}}))};
        } else {
            phrases = {doing(tr("Every zone is known: {tally}. They are not both even.", {{"tally", sum}})),
                       result(tr("By Proposition 1, {side}, who is to move, can win.", {{"side", mover()}})),
                       why(tr("A line is wanted that leaves both even."))};
        }
        if (!work_.crossings.empty()) {
            const auto& crossing = work_.crossings.front();
            phrases.back() = why(tr("Zones {first} and {second} cross: the algorithm does not see it.",
                                    {{"first", crossing.first_zone + 1}, {"second", crossing.second_zone + 1}}));
        }
        return phrases;
    }

    /// The first undecided group, if there is one.
    [[nodiscard]] Pointed undecided() const {
        const auto found = std::ranges::find(work_.zones, undecided_counts, &CountedZone::counts);
        return found == work_.zones.end() ? Pointed() : Pointed(found - work_.zones.begin());
    }

    /// The induction of the assignment, over the number of undecided groups.
    [[nodiscard]] Phrases proof_phrases(std::size_t index) const {
        if (index == 0)
            return {doing(tr("Without undecided groups all is settled: every line takes one from the sure moves.")),
                    result(tr("An even number of them: whoever must move is the first to find no line.")),
                    why(tr("With an odd number it is the other side."))};
        if (index == 1)
            return {doing(tr("With an odd number of undecided groups, whoever must move draws in one of them.")),
                    why(tr("Its first line can end the group or leave one sure move: one of the two makes the sure "
                           "moves even.")),
                    result(tr("Then both numbers are even for the other side: whoever moved wins."))};
        if (index == 2)
            return {doing(tr("With an even number of undecided groups nobody wants to draw in one first.")),
                    why(tr("That would leave an odd number of them, which wins for the other side.")),
                    result(tr("So both draw in the small zones, and each line takes one sure move."))};
        return {doing(tr("When the sure moves are used up, whoever must move has to draw in a group, or has no line.")),
                result(tr("An even number of sure moves: it is the side that must move now. Both even loses.")),
                why(tr("Here it is {tally}.", {{"tally", tally_words(work_.sum)}}))};
    }

    [[nodiscard]] Phrases trial_phrases(std::size_t index) const {
        const auto& trial = work_.tried[index];
        const auto line = Rules::move_to_text(state(), trial.segment), left = tally_words(trial.sum);
        const bool found = index + 1 == work_.tried.size() && work_.ended_by_trial();
        const bool undecided = trial.sum.undecided % 2 != 0, sure = trial.sum.sure_moves % 2 != 0;
        Phrases phrases{doing(trial.left.size() > 1 ? tr("The line {line} splits zone {zone}: {tally} are left.",
                                                         {{"line", line}, {"zone", trial.zone + 1}, {"tally", left}})
                              : trial.left.empty()  ? tr("The line {line} ends zone {zone}: {tally} are left.",
                                                         {{"line", line}, {"zone", trial.zone + 1}, {"tally", left}})
                                                    : tr("The line {line} makes zone {zone} smaller: {tally} are left.",
                                                         {{"line", line}, {"zone", trial.zone + 1}, {"tally", left}})),
                        found               ? result(tr("Both are even, so it is drawn."))
                        : undecided && sure ? why(tr("Both are odd: on to the next line."))
                        : undecided         ? why(tr("The first number is odd: on to the next line."))
                                            : why(tr("The second number is odd: on to the next line."))};
        const auto& taken = state().board->conflicts(state().board->segment_index(trial.segment));
        for (std::size_t zone = 0; zone < work_.zones.size(); ++zone) {
            if (zone == trial.zone || !work_.zones[zone].segments.intersects(taken)) continue;
            phrases.push_back(
                why(tr("It also crosses lines of zone {zone}: the algorithm does not see it.", {{"zone", zone + 1}})));
            return phrases;
        }
        if (found && trial.sum.open > 0)
            phrases.push_back(why(tr("The larger zones that stay are not counted.")));
        else if (found && work_.crossings.empty())
            phrases.push_back(why(tr("By Proposition 1, {side}, who moves next, now loses.", {{"side", waiting()}})));
        else if (found)
            phrases.push_back(why(tr("By Proposition 1, {side} now loses; but zones cross here, and it may be wrong.",
                                     {{"side", waiting()}})));
        return phrases;
    }

    [[nodiscard]] Phrases move_phrases() const {
        const auto line = move(), side = mover();
        switch (work_.choice.reason) {
        case Reason::longest: {
            return {doing(tr("{line} is the longest line of zone 1, {length} long.",
                             {{"line", line}, {"length", longest()}})),
                    result(tr("{side} draws it.", {{"side", side}})), why(tr("What it leaves is not looked at yet."))};
        }
        case Reason::both_even: {
            const auto& sum = work_.tried.back().sum;
            return {doing(tr("{side} draws {line}.", {{"side", side}, {"line", line}})),
                    result(tr("It leaves {tally}: both even.", {{"tally", tally_words(sum)}})),
                    why(sum.open > 0 ? tr("Larger zones are left too: when they are small enough it counts again.")
                        : work_.crossings.empty()
                            ? tr("Whatever {other} draws, {side} can make both even again, up to the last line.",
                                 {{"other", waiting()}, {"side", side}})
                            : tr("Zones cross here, so Proposition 1 may be wrong."))};
        }
        case Reason::none_even:
            return {doing(tr_n("{n} line was tried, and it does not leave both even.",
                               "{n} lines were tried, and none leaves both even.",
                               static_cast<std::int64_t>(work_.tried.size()))),
                    result(work_.choice.which == ZonesCase::look_ahead
                               ? tr("So {side} draws any line of the largest zone, at random: {line}.",
                                    {{"side", side}, {"line", line}})
                               : tr("So {side} draws any line, at random: {line}.", {{"side", side}, {"line", line}}))};
        case Reason::already_even:
            return {doing(tr("By Proposition 1 no line of {side} can help.", {{"side", side}})),
                    result(tr("Any line is drawn, at random: {line}.", {{"line", line}})),
                    why(tr("Only a mistake of {other} can change it.", {{"other", waiting()}}))};
        case Reason::stopped:
            return {doing(tr("The time is over.")),
                    result(tr("Any line is drawn, at random: {line}.", {{"line", line}}))};
        }
        return {};
    }

    /// Of the line that is drawn because none is longer.
    [[nodiscard]] std::int64_t longest() const {
        const auto& board = *state().board;
        return std::llround(
            std::sqrt(static_cast<double>(board.squared_length(board.segment_index(work_.choice.move)))));
    }

    ZonesWork work_;
    std::vector<std::vector<LessonGroup>> left_; ///< By each line that was tried.
    std::vector<LessonGroup> left_by_move_;
    Pointed pointed_trial_;
};

} // namespace

std::unique_ptr<Lesson> zones_lesson(const LessonRequest<Rules::State>& request, SearchControl& control) {
    auto work = zones_work(request.state, request.seed, control);
    if (control.stopped()) return nullptr;
    return std::make_unique<ZonesLesson>(request.state, std::move(work));
}

} // namespace zugzwang::points
