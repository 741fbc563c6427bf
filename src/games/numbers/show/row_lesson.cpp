#include "games/numbers/show/row_lesson.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "games/numbers/show/sums_panel.hpp"
#include "games/numbers/show/tiles.hpp"
#include "games/numbers/think/players.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/lesson_parts.hpp"
#include "zugzwang/play/paged_lesson.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang::numbers {
namespace {

using Tone = LessonPhrase::Tone;

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

/// The places from left to right have one kind at each end, as long as their number is even.
std::vector<RowStep> parity_steps(const Rules::State& state, const Parity::Decision& found, Rules::Move move) {
    const auto [odd, even] = found.sums;
    const bool keeps_odd = found.kept == 0;
    std::string choice;
    if (odd == even)
        choice = keeps_odd ? tr("Both are the same: the right end's places, the odd ones.")
                           : tr("Both are the same: the right end's places, the even ones.");
    else
        choice = keeps_odd ? tr("{odd} > {even}: keep to the odd places.", {{"odd", odd}, {"even", even}})
                           : tr("{even} > {odd}: keep to the even places.", {{"even", even}, {"odd", odd}});
    return {
        {{{Tone::doing, tr("The odd places sum to {sum}.", {{"sum", odd}})},
          {Tone::why, tr("They are the first, the third and so on, counted from the left of the whole row.")}},
         {.kind = 0}},
        {{{Tone::doing, tr("The even places sum to {sum}.", {{"sum", even}})},
          {Tone::why, tr("With an even number of tiles left, one end is an odd place and one is an even place.")}},
         {.kind = 1}},
        {{{Tone::result, choice},
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

RowStory parity_story(const Rules::State& state, SearchControl& control) {
    Parity parity;
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

} // namespace

std::unique_ptr<Lesson> row_lesson(std::string_view player, const Rules::State& state) {
    SearchControl control({});
    auto story = player == "parity"   ? parity_story(state, control)
                 : player == "greedy" ? greedy_story(state, control)
                                      : long_story(state, control);
    return std::make_unique<RowLesson>(state, std::move(story));
}

} // namespace zugzwang::numbers
