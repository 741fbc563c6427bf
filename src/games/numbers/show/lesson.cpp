// See the players of Numbers at work: by the table, and on the row itself.
#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "games/numbers/show/table_board.hpp"
#include "games/numbers/show/tiles.hpp"
#include "games/numbers/show/view.hpp"
#include "games/numbers/think/players.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/lesson_parts.hpp"
#include "zugzwang/play/paged_lesson.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang::numbers {
namespace {

using Cell = Pyramid::Cell;
using Tone = LessonPhrase::Tone;

constexpr float side_width = 560, tiles_height = 80; ///< Units of a 1080-line screen.
constexpr std::size_t most_moves = 40;

struct SumsLook {
    std::string heading;
    std::array<std::int64_t, 2> sums{};  ///< Of the odd and the even places.
    std::optional<std::uint32_t> kept{}; ///< The class that is kept: 0 for the odd places, 1 for the even ones.
    std::array<bool, 2> known{true, true};
};
/// The sums of the odd and the even places as two bars, and what keeping to the richer ones makes sure of.
ui::Node sums_panel(const SumsLook& look) {
    const auto larger = static_cast<double>(std::max({look.sums[0], look.sums[1], std::int64_t{1}}));
    std::vector<ui::Node> cells;
    for (std::uint32_t kind = 0; kind < 2; ++kind) {
        const bool kept = look.kept == kind, known = look.known[kind];
        const Role role = kept ? Role::ink : Role::soft;
        auto mark = ui::picture([kind, role](Rect area, Canvas& canvas) {
            paint_place_mark(kind, area.centre(), area.width, role, canvas);
        });
        const double part = known ? static_cast<double>(look.sums[kind]) / larger : 0;
        cells.push_back(std::move(mark).sized(22, 22));
        cells.push_back(lesson_line(kind == 0 ? tr("odd places") : tr("even places"), role,
                                    kept ? Weight::semibold : Weight::regular));
        cells.push_back(ui::bar(part, kept ? Role::act : Role::button_rim).wide());
        cells.push_back(lesson_line(known ? std::to_string(look.sums[kind]) : std::string("–"), Role::ink, Weight::bold,
                                    AlignX::right));
    }
    std::string sure;
    if (look.kept)
        sure = *look.kept == 0 ? tr("Keeping to odd places: {sum} are sure.", {{"sum", look.sums[0]}})
                               : tr("Keeping to even places: {sum} are sure.", {{"sum", look.sums[1]}});
    return lesson_panel(look.heading, false, ui::grid(4, std::move(cells)).gaps(Measure::near),
                        lesson_words(std::move(sure)));
}

std::string part_words(const TableStory& story, Cell cell) {
    return tr("Opt({i}, {j})", {{"i", story.place(cell.first)}, {"j", story.place(cell.last)}});
}

/// "L  Opt(4, 10)  2 + 25 = 27": what taking that end brings.
ui::Node sum_node(End end, const TableStory& story, Cell at) {
    const auto cell = story.at(at);
    const bool left = end == End::left, best = cell.best == end;
    const auto sum = left ? cell.by_left : cell.by_right;
    const auto number = story.numbers()[left ? at.first : at.last];
    const auto terms = cell.own ? tr("{number} + {value} =", {{"number", number}, {"value", sum - number}}) : tr("=");
    const Role role = best ? Role::act : Role::soft;
    const ui::Look total{.size = Measure::title, .paint = {role}, .weight = Weight::bold};
    return ui::row(lesson_line(left ? tr("L") : tr("R"), role, Weight::bold),
                   lesson_line(part_words(story, at.after({end})), Role::soft).wide(),
                   lesson_line(terms, best ? Role::ink : Role::soft, Weight::medium),
                   ui::line(std::to_string(sum), total))
        .gaps(Measure::snug)
        .padded(Measure::tight)
        .on(best ? ui::Ground::selected : ui::Ground::well, best ? Role::act : Role::panel_rim);
}

/// "27 > 24   Opt = 27, Lep = L"
ui::Node verdict_node(const TableCell& cell) {
    const auto more = std::max(cell.by_left, cell.by_right), less = std::min(cell.by_left, cell.by_right);
    const auto comparison = more == less ? tr("both bring {sum}", {{"sum", more}})
                            : cell.own   ? tr("{more} > {less}", {{"more", more}, {"less", less}})
                                         : tr("{less} < {more}", {{"less", less}, {"more", more}});
    const auto result = !cell.own                ? tr("Opt = {points}", {{"points", cell.opt()}})
                        : cell.best == End::left ? tr("Opt = {points}, Lep = L", {{"points", cell.opt()}})
                                                 : tr("Opt = {points}, Lep = R", {{"points", cell.opt()}});
    return ui::prose({{.text = comparison + "   ", .weight = Weight::medium},
                      {.text = result, .role = Role::act, .weight = Weight::semibold}},
                     Measure::heading);
}

/// The moves from here on, each in the colour of its side.
ui::Node way_node(const TableStory& story, Cell cell) {
    const auto path = story.path_from(cell);
    std::vector<ui::Run> runs{{.text = tr("Play from here:") + " ", .role = Role::soft}};
    for (std::size_t move = 0; move + 1 < path.size() && move < most_moves; ++move)
        runs.push_back({.text = (story.at(path[move]).best == End::left ? tr("L") : tr("R")) + " ",
                        .role = role_of(story.mover(path[move])),
                        .weight = Weight::bold});
    if (path.size() > most_moves + 1) runs.push_back({.text = "…", .role = Role::soft});
    return ui::prose(std::move(runs), Measure::heading);
}

/// Beside the table: the part of the row that a cell stands for, what each of its ends brings, and how play goes on.
/// `known`: the cell is filled in.
ui::Node interval_panel(const TableStory& story, Cell at, bool known) {
    const auto mover = story.mover(at);
    const auto cell = story.at(at);
    auto part = story.state();
    part.begin += at.first;
    part.end = part.begin + at.length();
    auto tiles = ui::picture(
        [part = std::move(part)](Rect area, Canvas& canvas) { paint_row(area, part, {.only_ends = true}, canvas); });
    const ui::Look big{.size = Measure::title, .paint = {Role::act}, .weight = Weight::bold};
    std::vector<ui::Node> nodes;
    nodes.push_back(ui::row(
        ui::line(part_words(story, at), big).wide(),
        ui::row(ui::mark(mover, 24), lesson_line(tr("{side} to move", {{"side", side_word(mover)}}), Role::soft))
            .gaps(Measure::tight)));
    nodes.push_back(std::move(tiles).at_least(0, tiles_height).tall());
    if (!known) {
        nodes.push_back(lesson_words(tr("not filled in yet"), Role::soft));
    } else if (cell.length() > 1) {
        nodes.push_back(sum_node(End::left, story, at));
        nodes.push_back(sum_node(End::right, story, at));
        nodes.push_back(verdict_node(cell));
        nodes.push_back(way_node(story, at));
    } else {
        nodes.push_back(lesson_words(
            tr("the last number, to {side}: Opt = {points}", {{"side", side_word(mover)}, {"points", cell.opt()}})));
    }
    return ui::column(std::move(nodes))
        .on(ui::Ground::panel, Role::act)
        .padded(Measure::apart)
        .gaps(Measure::snug)
        .titled(tr("The cell"))
        .fills();
}

/// Optimal fills in the seed's table and then plays by it.
class TableLesson final : public PagedLesson {
  public:
    TableLesson(const Rules::State& state, Table table, Rules::Move move, std::optional<Parity::Decision> parity)
        : story_(state, std::move(table)), move_(move), parity_(std::move(parity)) {}

    [[nodiscard]] std::string title() const override {
        return tr_n("Optimal, the table · {n} number", "Optimal, the table · {n} numbers", story_.size());
    }
    [[nodiscard]] std::size_t steps() const override { return story_.steps(); }
    [[nodiscard]] LessonWords words(std::size_t step, Labels) const override { return story_.words(step); }
    [[nodiscard]] std::vector<LessonChapter> chapters() const override { return story_.chapters(); }
    /// So that there is room for values.
    [[nodiscard]] Size least_size() const override { return Lesson::least_size(); }
    [[nodiscard]] std::string move() const override { return Rules::move_to_text(story_.state(), move_); }

  protected:
    [[nodiscard]] ui::Node page(const LessonFrame& frame) override {
        const auto step = story_.step(frame.step);
        const auto shown = pointed_.value_or(step.cell);
        auto table = ui::picture([this, step, shown, progress = frame.progress](Rect, Canvas& canvas) {
                         board_.draw({.story = story_, .step = step, .shown = shown, .progress = progress}, canvas);
                     }).fills();
        table.reactions.place = [this](Rect area) { board_.place(area, story_, canvas()); };
        table = finding(
            std::move(table), pointed_, [this](Vec at) { return board_.at(at); },
            [this](Cell cell) { return story_.step_of(cell); });
        auto panel = ui::column(board_.legend(story_), std::move(table).named("table"))
                         .on(ui::Ground::panel)
                         .padded(Measure::near)
                         .gaps(Measure::snug)
                         .fills();
        auto side = interval_panel(story_, shown, story_.is_filled(shown, step));
        auto sums = parity_
                        ? sums_panel({.heading = tr("Without the table"), .sums = parity_->sums, .kept = parity_->kept})
                        : ui::nothing();
        return ui::columns(ui::nothing(), std::move(panel),
                           ui::column(std::move(side), std::move(sums)).gaps(Measure::near).at_most(side_width));
    }

  private:
    TableStory story_;
    Rules::Move move_;
    std::optional<Parity::Decision> parity_; ///< What can be had without the table; only of an even row.
    TableBoard board_;
    std::optional<Cell> pointed_;
};

/// Requires 1 … longest_table numbers left.
std::unique_ptr<Lesson> table_lesson(const Rules::State& state) {
    SearchControl control({});
    Table table(state.size());
    const auto move = *Optimal(&table).choose(state, control, {});
    Parity parity;
    static_cast<void>(parity.choose(state, control, {}));
    return std::make_unique<TableLesson>(state, std::move(table), move, parity.decision());
}

struct RowStep {
    std::vector<LessonPhrase> phrases;
    RowLook look{};
};

/// What a lesson about a row tells; made once from what the player found out.
struct RowStory {
    std::string title;
    Rules::Move move;
    std::vector<RowStep> steps;
    std::optional<Parity::Decision> parity{};
};

class RowLesson final : public PagedLesson {
  public:
    RowLesson(Rules::State state, RowStory story) : state_(std::move(state)), story_(std::move(story)) {}

    [[nodiscard]] std::string title() const override { return story_.title; }
    [[nodiscard]] std::size_t steps() const override { return story_.steps.size(); }
    [[nodiscard]] std::string move() const override { return Rules::move_to_text(state_, story_.move); }
    [[nodiscard]] LessonWords words(std::size_t step, Labels) const override {
        return {.phrases = story_.steps[step].phrases, .counter = step_counter(step, steps())};
    }

  protected:
    [[nodiscard]] ui::Node page(const LessonFrame& frame) override {
        auto row = ui::picture([this, step = frame.step](Rect area, Canvas& canvas) {
            paint_row(area, state_, story_.steps[step].look, canvas);
        });
        auto panel = ui::column(std::move(row).fills()).on(ui::Ground::panel).padded(Measure::gap).fills();
        if (!story_.parity) return panel;
        SumsLook look{.heading = tr("The two sums"), .sums = story_.parity->sums, .known = {true, frame.step >= 1}};
        if (frame.step >= 2) look.kept = story_.parity->kept;
        return ui::column(std::move(panel), sums_panel(look)).gaps(Measure::apart).fills();
    }

  private:
    Rules::State state_;
    RowStory story_;
};

std::string taking_words(const Rules::State& state, Rules::Move move) {
    const auto side = side_word(state.to_move);
    const auto number = number_taken(state, move);
    if (state.size() == 1)
        return tr("{side} takes the last number, the {number}.", {{"side", side}, {"number", number}});
    return move == take_left ? tr("{side} takes the {number} at the left end.", {{"side", side}, {"number", number}})
                             : tr("{side} takes the {number} at the right end.", {{"side", side}, {"number", number}});
}

/// What Parity made of the two sums, now or at the position where it chose.
std::string places_kept_words(const Parity::Decision& found, bool is_earlier) {
    const auto [odd, even] = found.sums;
    const bool keeps_odd = found.kept == 0;
    if (odd == even)
        return keeps_odd ? tr("Both are the same: the right end's places, the odd ones.")
                         : tr("Both are the same: the right end's places, the even ones.");
    if (is_earlier)
        return keeps_odd ? tr("{odd} > {even}: it keeps to the odd places for good.", {{"odd", odd}, {"even", even}})
                         : tr("{even} > {odd}: it keeps to the even places for good.", {{"even", even}, {"odd", odd}});
    return keeps_odd ? tr("{odd} > {even}: keep to the odd places.", {{"odd", odd}, {"even", even}})
                     : tr("{even} > {odd}: keep to the even places.", {{"even", even}, {"odd", odd}});
}

/// The places from left to right have one kind at each end, as long as their number is even.
std::vector<RowStep> parity_steps(const Rules::State& state, const Parity::Decision& found, Rules::Move move) {
    const auto [odd, even] = found.sums;
    const bool keeps_odd = found.kept == 0, is_earlier = found.at.size() != state.size();
    return {
        {{{Tone::doing, is_earlier ? tr("When it chose, the odd places summed to {sum}.", {{"sum", odd}})
                                   : tr("The odd places sum to {sum}.", {{"sum", odd}})},
          {Tone::why, tr("They are the first, the third and so on, counted from the left of the whole row.")}},
         {.kind = 0}},
        {{{Tone::doing, is_earlier ? tr("The even places summed to {sum}.", {{"sum", even}})
                                   : tr("The even places sum to {sum}.", {{"sum", even}})},
          {Tone::why, tr("With an even number of tiles left, one end is an odd place and one is an even place.")}},
         {.kind = 1}},
        {{{Tone::result, places_kept_words(found, is_earlier)},
          {Tone::why, tr("After each such move both ends are places of the other kind, and the next move brings one "
                         "of this kind to an end again.")}},
         {.kind = found.kept}},
        {{{Tone::doing, taking_words(state, move)},
          {Tone::result, keeps_odd ? tr("All odd places can be had like this: {sum} are sure.", {{"sum", odd}})
                                   : tr("All even places can be had like this: {sum} are sure.", {{"sum", even}})},
          {Tone::why, tr("More may come: it does not look at what the other side does.")}},
         {.kind = found.kept, .taken = move.taken}}};
}

/// The larger end, and why only that is looked at.
std::vector<RowStep> greedy_steps(const Rules::State& state, Rules::Move move, LessonPhrase why) {
    const auto left = state.numbers().front(), right = state.numbers().back();
    std::string looks;
    if (left == right && state.size() > 1)
        why = {Tone::why, tr("The Play module's greedy player, like the assignment's, then takes the right one.")};
    if (state.size() == 1)
        looks = tr("One number is left.");
    else if (left == right)
        looks = tr("Both ends are {number}: the left one is taken.", {{"number", left}});
    else
        looks = left > right ? tr("The left end is larger: {left} > {right}.", {{"left", left}, {"right", right}})
                             : tr("The right end is larger: {right} > {left}.", {{"right", right}, {"left", left}});
    return {{{{Tone::doing, std::move(looks)}, std::move(why)}, {.only_ends = true}},
            {{{Tone::result, taking_words(state, move)}}, {.only_ends = true, .taken = move.taken}}};
}

/// A row too long for the table.
std::vector<RowStep> worth_steps(const Rules::State& state, Rules::Move move) {
    const auto [left, right] = *Oracle().ends(state);
    return {{{{Tone::doing, tr("{count} numbers are too many for the table.", {{"count", state.size()}})},
              {Tone::why, tr("Three neighbours a, b, c with b the largest count as one number, a − b + c. When nothing "
                             "can be put together any more, the larger end is the best one.")}},
             {.only_ends = true}},
            {{{Tone::doing, tr("Put together, the left end is worth {left} and the right end {right}.",
                               {{"left", left}, {"right", right}})},
              {Tone::result, taking_words(state, move)}},
             {.only_ends = true, .taken = move.taken}}};
}

RowStory parity_story(const Rules::State& state, std::span<const Rules::State> before, SearchControl& control) {
    Parity parity;
    for (const auto& earlier : before)
        static_cast<void>(parity.choose(earlier, control, {}));
    const auto move = *parity.choose(state, control, {});
    RowStory story{.title =
                       tr_n("Parity · {n} number", "Parity · {n} numbers", static_cast<std::int64_t>(state.size())),
                   .move = move,
                   .steps = {},
                   .parity = parity.decision()};
    story.steps =
        story.parity ? parity_steps(state, *story.parity, move)
                     : greedy_steps(state, move,
                                    {Tone::why, tr("With an odd number of tiles both ends are places of the same kind: "
                                                   "Parity can only be greedy.")});
    return story;
}

RowStory greedy_story(const Rules::State& state, SearchControl& control) {
    const auto move = *Greedy().choose(state, control, {});
    return {.title = tr_n("Greedy · {n} number", "Greedy · {n} numbers", static_cast<std::int64_t>(state.size())),
            .move = move,
            .steps = greedy_steps(state, move, {Tone::why, tr("Greedy looks at nothing else.")})};
}

RowStory long_story(const Rules::State& state, SearchControl& control) {
    const auto move = *Optimal().choose(state, control, {});
    return {.title = tr_n("Optimal · {n} number", "Optimal · {n} numbers", static_cast<std::int64_t>(state.size())),
            .move = move,
            .steps = worth_steps(state, move)};
}

/// A player that looks at the row itself: Parity sums the places, Greedy compares the ends, and so does Optimal while
/// the row is too long for its table, by what they are worth in the end.
std::unique_ptr<Lesson> row_lesson(const LessonRequest<Rules::State>& request) {
    SearchControl control({});
    const auto& state = request.state;
    auto story = request.player == "parity"   ? parity_story(state, request.before, control)
                 : request.player == "greedy" ? greedy_story(state, control)
                                              : long_story(state, control);
    return std::make_unique<RowLesson>(state, std::move(story));
}

} // namespace

std::unique_ptr<Lesson> lesson(const LessonRequest<Rules::State>& request) {
    if (request.player == "optimal" && request.state.size() <= longest_table) return table_lesson(request.state);
    return row_lesson(request);
}

} // namespace zugzwang::numbers
