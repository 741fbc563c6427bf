#include <algorithm>
#include <array>
#include <utility>

#include "games/points/show/group_table.hpp"
#include "games/points/show/lesson.hpp"
#include "games/points/show/lesson_board.hpp"
#include "games/points/show/lesson_cards.hpp"
#include "games/points/show/theme.hpp"
#include "games/points/think/champion_work.hpp"
#include "zugzwang/play/side_words.hpp"
#include "zugzwang/rules/words.hpp"

namespace zugzwang::points {

namespace {

using Tone = LessonPhrase::Tone;

std::string value_words(std::uint32_t value) { return tr("nim-value {value}", {{"value", value}}); }

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

/// The zones of which the part is made.
std::vector<std::size_t> zones_in(const ValuedPart& part, const std::vector<CountedZone>& zones) {
    std::vector<std::size_t> within;
    for (std::size_t zone = 0; zone < zones.size(); ++zone) {
        if (zones[zone].segments.intersects(part.segments)) within.push_back(zone);
    }
    return within;
}

std::string zone_list(const std::vector<std::size_t>& zones) {
    std::string list;
    for (const auto zone : zones)
        list += (list.empty() ? "" : ", ") + std::to_string(zone + 1);
    return zones.size() == 1 ? tr("zone {zone}", {{"zone", list}}) : tr("zones {zones}", {{"zones", list}});
}

std::vector<GroupRow> rows_of(const ChampionWork& work) {
    std::vector<GroupRow> rows;
    for (const auto& part : work.parts) {
        rows.push_back({.colour = part.nim_value == 0 ? Role::undrawn : own::glow,
                        .size = tr_n("{n} line", "{n} lines", part.segments.size()),
                        .value = value_words(part.nim_value),
                        .note = zone_list(zones_in(part, work.zones))});
    }
    return rows;
}

/// "2, 1, 3", folded where it is long.
std::string value_list(const std::vector<ValuedPart>& parts) {
    constexpr std::size_t most = 8;
    std::string words;
    for (std::size_t i = 0; i < std::min(most, parts.size()); ++i)
        words += (i == 0 ? "" : ", ") + std::to_string(parts[i].nim_value);
    return parts.size() > most ? words + " …" : words;
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
    [[nodiscard]] bool take_redraw() override { return std::exchange(redraw_, false); }
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
    [[nodiscard]] bool wins() const { return ChampionWork::nim_sum(work_.parts) != 0; }
    [[nodiscard]] std::string mover() const { return side_word(state_.to_move); }

    [[nodiscard]] std::vector<LessonPhrase> phrases(std::size_t step) const;
    [[nodiscard]] std::vector<LessonPhrase> part_phrases(const ValuedPart& part, std::size_t number) const;
    [[nodiscard]] std::vector<LessonPhrase> zones_phrases() const;
    [[nodiscard]] std::vector<LessonPhrase> move_phrases() const;
    void draw_cards(std::size_t step, Canvas& canvas) const;

    Rules::State state_;
    ChampionWork work_;
    LessonBoard board_;
    GroupTable table_;
    std::vector<LessonGroup> left_; ///< The parts that the move makes.
    LessonPlaces places_;
    std::optional<std::size_t> pointed_;
    std::size_t last_step_ = 0; ///< That the pointer was over.
    bool redraw_ = false;
};

std::vector<LessonPhrase> ChampionLesson::phrases(std::size_t step) const {
    switch (kind(step)) {
    case Kind::graph:
        return {
            {Tone::doing, tr_n("{n} line can be drawn.", "{n} lines can be drawn.", state_.legal.size())},
            {Tone::doing, tr_n("{n} pair of them touch.", "{n} pairs of them touch.", work_.conflicts)},
            {Tone::why, tr("Of two that touch only one can be drawn. Lines that touch, also through others, are one "
                           "part.")}};
    case Kind::part:
        return part_phrases(work_.parts[step - 1], step);
    case Kind::sum:
        return {{Tone::doing, tr("The nim-sum of {values} is {total}.",
                                 {{"values", value_list(work_.parts)}, {"total", ChampionWork::nim_sum(work_.parts)}})},
                {Tone::result,
                 wins() ? tr("It is not 0: {side}, who is to move, wins.", {{"side", mover()}})
                        : tr("It is 0: {side}, who is to move, loses against best play.", {{"side", mover()}})}};
    case Kind::zones:
        return zones_phrases();
    case Kind::move:
        return move_phrases();
    }
    return {};
}

std::vector<LessonPhrase> ChampionLesson::part_phrases(const ValuedPart& part, std::size_t number) const {
    const auto within = zones_in(part, work_.zones);
    std::vector<LessonPhrase> phrases{{Tone::doing, tr_n("Part {part} has {n} line.", "Part {part} has {n} lines.",
                                                         part.segments.size(), {{"part", number}})},
                                      {Tone::result, tr("Its nim-value is {value}.", {{"value", part.nim_value}})}};
    if (within.size() > 1)
        phrases.push_back({Tone::why, tr("It is made of {zones}, whose lines cross: they are one game.",
                                         {{"zones", zone_list(within)}})});
    else if (part.nim_value == 0)
        phrases.push_back({Tone::why, tr("On its own it is lost for whoever must move in it.")});
    else
        phrases.push_back(
            {Tone::why, tr("It plays like a heap of {value} in the game of Nim.", {{"value", part.nim_value}})});
    return phrases;
}

std::vector<LessonPhrase> ChampionLesson::zones_phrases() const {
    const auto said = work_.zones_say_win();
    std::vector<LessonPhrase> phrases;
    if (work_.crossings.empty()) {
        phrases.push_back({Tone::doing, tr("No two zones cross here: each zone is a part, as Zones believes.")});
    } else {
        const auto& crossing = work_.crossings.front();
        phrases.push_back(
            {Tone::doing, tr("Zones {first} and {second} cross: a line in one takes lines from the other.",
                             {{"first", crossing.first_zone + 1}, {"second", crossing.second_zone + 1}})});
    }
    if (!said)
        phrases.push_back({Tone::why, tr("A zone of more than 5 points is not counted by Zones; its nim-value decides "
                                         "all the same.")});
    else if (*said != wins())
        phrases.push_back(
            {Tone::result,
             *said ? tr("Proposition 1 would call it won for {side}, and is wrong here.", {{"side", mover()}})
                   : tr("Proposition 1 would call it lost for {side}, and is wrong here.", {{"side", mover()}})});
    else
        phrases.push_back({Tone::result, work_.crossings.empty()
                                             ? tr("Proposition 1 holds and says the same.")
                                             : tr("Proposition 1 says the same here, but that is luck.")});
    return phrases;
}

std::vector<LessonPhrase> ChampionLesson::move_phrases() const {
    const auto line = Rules::move_to_text(state_, work_.move), side = mover();
    if (!work_.solved())
        return {{Tone::doing, tr("Too open: its parts were not solved in the time for a lesson.")},
                {Tone::result, tr("{side} draws {line}.", {{"side", side}, {"line", line}})},
                {Tone::why, tr("It leaves the least to search.")}};
    if (!wins())
        return {{Tone::doing, tr("{side} draws {line}.", {{"side", side}, {"line", line}})},
                {Tone::result, tr("Every line loses: none leaves the nim-sum 0.")},
                {Tone::why, tr("This one leaves few answers that win.")}};
    if (work_.left.empty())
        return {{Tone::doing, tr("{side} draws {line}.", {{"side", side}, {"line", line}})},
                {Tone::result, tr("No line is left: this wins.")}};
    return {{Tone::doing, tr("{side} draws {line}.", {{"side", side}, {"line", line}})},
            {Tone::result, tr("It leaves parts whose nim-sum is 0: {values}.", {{"values", value_list(work_.left)}})},
            {Tone::why, tr("Whatever {other} draws, {side} can make the nim-sum 0 again.",
                           {{"other", side_word(other(state_.to_move))}, {"side", side}})}};
}

std::optional<std::size_t> ChampionLesson::pointer(const PointerEvent& event, std::size_t step) {
    using EventKind = PointerEvent::Kind;
    if (std::exchange(last_step_, step) != step) table_.scroll_back();
    const auto now = part_now(step);
    const bool over_table = work_.solved() && table_.contains(event.at);
    if (event.kind == EventKind::wheel && over_table) {
        table_.scroll_by(event.wheel > 0 ? -1 : 1, now);
        redraw_ = true;
    }
    std::optional<std::size_t> part;
    if (event.kind != EventKind::leave)
        part = over_table ? table_.row_at(event.at, now) : board_.group_at(event.at, known(step));
    if (part && *part >= known(step)) part.reset();
    redraw_ |= std::exchange(pointed_, part) != part;
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
                decided ? std::optional<std::size_t>(wins() ? 1 : 0) : std::nullopt, canvas);

    if (kind(step) == Kind::move) {
        paint_result(places_.below,
                     {.heading = tr("The move"),
                      .large = Rules::move_to_text(state_, work_.move),
                      .small = !known_sum ? tr("it leaves the least to search")
                               : wins()   ? tr("leaves the nim-sum 0")
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
