#include <algorithm>
#include <utility>

#include "games/points/show/entry_parts.hpp"
#include "games/points/show/groups_lesson.hpp"
#include "games/points/show/theme.hpp"
#include "games/points/show/value_words.hpp"
#include "games/points/think/champion_work.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::points {

namespace {

/// The zones of which the part is made.
std::vector<std::size_t> zones_in(const ValuedPart& part, const ChampionWork& work) {
    std::vector<std::size_t> within;
    for (std::size_t zone = 0; zone < work.zones.size(); ++zone) {
        if (work.zones[zone].segments.intersects(part.segments)) within.push_back(zone);
    }
    return within;
}

/// "2, 1, 3", folded where it is long.
std::string value_list(const std::vector<ValuedPart>& parts) {
    constexpr std::size_t most = 8;
    std::string words;
    for (std::size_t i = 0; i < std::min(most, parts.size()); ++i)
        add_number(words, parts[i].nim_value);
    return parts.size() > most ? words + " …" : words;
}

/// "zones 1, 3": those that the part is made of.
std::string zones_words(const ValuedPart& part, const ChampionWork& work) {
    const auto zones = zones_in(part, work);
    std::string words;
    for (const auto zone : zones)
        add_number(words, zone + 1);
    return zones.size() == 1 ? tr("zone {zone}", {{"zone", words}}) : tr("zones {zones}", {{"zones", words}});
}

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

    [[nodiscard]] std::string title() const override { return tr("Champion · {side} to move", {{"side", mover()}}); }
    [[nodiscard]] std::size_t steps() const override { return work_.solved() ? work_.parts.size() + 4 : 2; }
    [[nodiscard]] std::string move() const override { return Rules::move_to_text(state(), work_.move); }
    [[nodiscard]] std::vector<LessonChapter> chapters() const override {
        if (!work_.solved()) return {};
        const auto parts = work_.parts.size();
        return {{0, tr("Conflict graph")},
                {1, tr("Parts")},
                {parts + 1, tr("The nim-sum")},
                {parts + 2, tr("Parts and zones")},
                {parts + 3, tr("The move")}};
    }

  protected:
    [[nodiscard]] Phrases phrases(std::size_t step) const override {
        const auto at = kind(step);
        return at == Kind::graph   ? graph_phrases()
               : at == Kind::part  ? part_phrases(step - 1)
               : at == Kind::sum   ? sum_phrases()
               : at == Kind::zones ? zone_phrases()
                                   : move_phrases();
    }

    [[nodiscard]] ui::Node page(const LessonFrame& frame) override {
        const auto at = kind(frame.step);
        Look look{.groups = work_.solved() ? known(frame.step) : 0,
                  .crossings = at == Kind::zones,
                  .whole_lines = at == Kind::graph,
                  .progress = frame.progress};
        if (at == Kind::part) look.now = frame.step - 1;
        if (at == Kind::move) look.line = Line{work_.move, &left_, true};
        auto parts =
            work_.solved()
                ? table(tr("Parts"), look, look.now.value_or(0))
                : lesson_result({.heading = tr("Parts"), .small = tr("Too open: not solved in the time for a lesson.")})
                      .fills();
        return about(look, std::move(parts), figures(look.groups), rules(work_.solved() && at >= Kind::sum), below(at));
    }

  private:
    enum class Kind : std::uint8_t { graph, part, sum, zones, move };
    [[nodiscard]] Kind kind(std::size_t step) const {
        if (step == 0) return Kind::graph;
        if (step + 1 == steps()) return Kind::move;
        if (step <= work_.parts.size()) return Kind::part;
        return step == work_.parts.size() + 1 ? Kind::sum : Kind::zones;
    }

    [[nodiscard]] ui::Node figures(std::size_t known) const {
        const auto count = work_.parts.size();
        const auto sum =
            ChampionWork::nim_sum({work_.parts.begin(), work_.parts.begin() + static_cast<std::ptrdiff_t>(known)});
        const auto figure = [this](std::size_t number) { return work_.solved() ? std::to_string(number) : "?"; };
        return lesson_panel(tr("Conflict graph"), false,
                            lesson_figure(figure(count), count == 1 ? tr("part") : tr("parts")),
                            lesson_figure(figure(sum), tr("nim-sum so far")));
    }

    [[nodiscard]] ui::Node rules(bool decided) const {
        auto lines = lesson_rules({{"0", tr("whoever must move loses against best play")},
                                   {tr("any other number"), tr("whoever must move wins: with a line that leaves 0")}},
                                  decided ? std::optional<std::size_t>(work_.wins() ? 1 : 0) : std::nullopt);
        return lesson_panel(tr("The nim-sum of all parts"), false, std::move(lines)).titled(tr("Rules"));
    }

    [[nodiscard]] ui::Node below(Kind kind) const {
        if (kind == Kind::move)
            return lesson_result({.heading = tr("The move"),
                                  .large = move(),
                                  .small = !work_.solved() ? tr("it leaves the least to search")
                                           : work_.wins()  ? tr("leaves the nim-sum 0")
                                                           : tr("every line loses; this one is the hardest to answer"),
                                  .lit = true});
        return lesson_result(
            {.heading = tr("Parts and zones"),
             .small = tr("Two lines conflict where they share a point or cross. Lines of two parts never "
                         "do, lines of two zones can."),
             .lit = kind == Kind::zones});
    }

    [[nodiscard]] Phrases graph_phrases() const {
        return {
            doing(tr_n("{n} line can be drawn.", "{n} lines can be drawn.", state().legal.size())),
            doing(tr_n("{n} pair of them touch.", "{n} pairs of them touch.", work_.conflicts)),
            why(tr("Of two that touch only one can be drawn. Lines that touch, also through others, are one part."))};
    }

    [[nodiscard]] Phrases part_phrases(std::size_t number) const {
        const auto& part = work_.parts[number];
        return {doing(tr_n("Part {part} has {n} line.", "Part {part} has {n} lines.", part.segments.size(),
                           {{"part", number + 1}})),
                result(tr("Its nim-value is {value}.", {{"value", part.nim_value}})),
                why(zones_in(part, work_).size() > 1
                        ? tr("It is made of {zones}, whose lines cross: they are one game.",
                             {{"zones", zones_words(part, work_)}})
                    : part.nim_value == 0
                        ? tr("On its own it is lost for whoever must move in it.")
                        : tr("It plays like a heap of {value} in the game of Nim.", {{"value", part.nim_value}}))};
    }

    [[nodiscard]] Phrases sum_phrases() const {
        return {doing(tr("The nim-sum of {values} is {total}.",
                         {{"values", value_list(work_.parts)}, {"total", ChampionWork::nim_sum(work_.parts)}})),
                result(work_.wins()
                           ? tr("It is not 0: {side}, who is to move, wins.", {{"side", mover()}})
                           : tr("It is 0: {side}, who is to move, loses against best play.", {{"side", mover()}}))};
    }

    [[nodiscard]] Phrases zone_phrases() const {
        const auto said = work_.zones_say_win();
        Phrases phrases{doing(tr("No two zones cross here: each zone is a part, as Zones believes."))};
        if (!work_.crossings.empty()) {
            const auto& crossing = work_.crossings.front();
            phrases = {doing(tr("Zones {first} and {second} cross: a line in one takes lines from the other.",
                                {{"first", crossing.first_zone + 1}, {"second", crossing.second_zone + 1}}))};
        }
        if (!said)
            phrases.push_back(
                why(tr("A zone of more than 5 points is not counted by Zones; its nim-value decides all the same.")));
        else if (*said != work_.wins())
            phrases.push_back(result(
                *said ? tr("Proposition 1 would call it won for {side}, and is wrong here.", {{"side", mover()}})
                      : tr("Proposition 1 would call it lost for {side}, and is wrong here.", {{"side", mover()}})));
        else
            phrases.push_back(result(work_.crossings.empty()
                                         ? tr("Proposition 1 holds and says the same.")
                                         : tr("Proposition 1 says the same here, but that is luck.")));
        return phrases;
    }

    [[nodiscard]] Phrases move_phrases() const {
        const auto line = move(), side = mover();
        const auto draws = tr("{side} draws {line}.", {{"side", side}, {"line", line}});
        if (!work_.solved())
            return {doing(tr("Too open: its parts were not solved in the time for a lesson.")), result(draws),
                    why(tr("It leaves the least to search."))};
        if (!work_.wins())
            return {doing(draws), result(tr("Every line loses: none leaves the nim-sum 0.")),
                    why(tr("This one leaves few answers that win."))};
        if (work_.left.empty()) return {doing(draws), result(tr("No line is left: this wins."))};
        return {doing(draws),
                result(tr("It leaves parts whose nim-sum is 0: {values}.", {{"values", value_list(work_.left)}})),
                why(tr("Whatever {other} draws, {side} can make the nim-sum 0 again.",
                       {{"other", waiting()}, {"side", side}}))};
    }

    ChampionWork work_;
    std::vector<LessonGroup> left_; ///< The parts that the move makes.
};

} // namespace

std::unique_ptr<Lesson> champion_lesson(const LessonRequest<Rules::State>& request, SearchControl& control) {
    auto work = champion_work(request.state, request.before, control);
    if (control.stopped()) return nullptr;
    return std::make_unique<ChampionLesson>(request.state, std::move(work));
}

} // namespace zugzwang::points
