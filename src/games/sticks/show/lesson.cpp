#include "games/sticks/show/entry_parts.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "games/sticks/show/lesson_card.hpp"
#include "games/sticks/show/optimal_lesson.hpp"
#include "games/sticks/show/view.hpp"
#include "games/sticks/think/players.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/look.hpp"
#include "zugzwang/play/lesson_parts.hpp"

namespace zugzwang::sticks {
namespace {

using Tone = LessonPhrase::Tone;

constexpr float card_height = 520; ///< Units of a 1080-line screen.
constexpr int max_plates = 10;

/// One rule asked, then chance.
class NoviceLesson final : public PagedLesson {
  public:
    NoviceLesson(const Rules::State& state, Rules::Move move) : state_(state), move_(move) {}

    [[nodiscard]] std::string title() const override {
        return tr("Novice · {table}", {{"table", table_words(state_)}});
    }
    [[nodiscard]] std::size_t steps() const override { return 4; }
    [[nodiscard]] std::string move() const override { return Rules::move_to_text(state_, move_); }

    [[nodiscard]] LessonWords words(std::size_t step, Labels) const override {
        LessonWords words;
        words.counter = step_counter(step, steps());
        if (step == 0) {
            words.phrases = {{Tone::doing, tr("Novice has one rule: win at once if you can.")},
                             {Tone::why, tr("Otherwise it takes any number, by chance.")}};
        } else if (step == 1) {
            words.phrases = {{Tone::doing, question()}, {Tone::result, wins_now() ? tr("Yes.") : tr("No.")}};
        } else if (step == 2) {
            words.phrases = {{Tone::doing, wins_now() ? tr("So it takes all {left}.", {{"left", state_.left}})
                                                      : tr("So it takes any number from 1 to {max} by chance: {take}.",
                                                           {{"max", max_to_take(state_)}, {"take", move_.count}})}};
        } else {
            words.phrases = end();
        }
        return words;
    }

  protected:
    [[nodiscard]] ui::Node page(const LessonFrame& frame) override {
        const bool asked = frame.step > 0, chosen = frame.step > 1, done = frame.step > 2;
        const bool by_chance = chosen && !wins_now(), plates = max_to_take(state_) <= max_plates;
        const auto take = tr("take {number}", {{"number", move_.count}});
        LessonCard rule{
            .heading = tr("The rule: win at once if you can"), .small = question(), .lit = !chosen || wins_now()};
        if (asked) rule.large = wins_now() ? tr("yes: take {number}", {{"number", move_.count}}) : tr("no");
        LessonCard choice{.heading = tr("Otherwise: any number, by chance"), .lit = by_chance};
        if (!plates) choice.large = by_chance ? take : numbers_to_take(state_);
        if (by_chance && done)
            choice.small = tr_n("{n} stick is left.", "{n} sticks are left.", state_.left - move_.count);
        auto numbers =
            ui::picture([this, by_chance](Rect area, Canvas& canvas) { draw_plates(area, by_chance, canvas); });
        choice.picture = std::move(numbers).fills().when(plates);
        auto cards = ui::spread({card_node(std::move(rule)), card_node(std::move(choice))});
        return ui::column(std::move(cards).gaps(Measure::gap).fills().at_most(ui::Extent::unlimited, card_height))
            .along_at(ui::Align::centre)
            .fills();
    }

  private:
    /// One for each number that may be taken, the chosen one lit.
    void draw_plates(Rect area, bool chosen, Canvas& canvas) const {
        const int count = max_to_take(state_);
        const float between = canvas.px(14.0F);
        const float side =
            std::min(canvas.px(130.0F), std::floor((area.width + between) / static_cast<float>(count) - between));
        const float whole = static_cast<float>(count) * (side + between) - between;
        for (int number = 1; number <= count; ++number) {
            const bool lit = chosen && number == move_.count;
            const Rect place = snapped({area.centre().x - whole / 2 + static_cast<float>(number - 1) * (side + between),
                                        area.centre().y - side / 2, side, side});
            paint_plate(place, {.radius = canvas.px(14.0F), .lit = lit, .alpha = wins_now() ? 0.4F : 1.0F}, canvas);
            canvas.text(std::to_string(number), place.centre(),
                        {.size = std::max(canvas.px(lesson_board_text), side * 0.42F),
                         .paint = {lit ? Role::primary_ink : Role::ink, wins_now() ? 0.5F : 1.0F},
                         .weight = Weight::bold,
                         .align_x = AlignX::centre});
        }
    }

    [[nodiscard]] bool wins_now() const { return !state_.misere && state_.left <= state_.take; }
    [[nodiscard]] std::vector<LessonPhrase> end() const {
        const int left = state_.left - move_.count;
        if (left == 0 && !state_.misere)
            return {{Tone::result, tr("Novice takes {take} and has won.", {{"take", move_.count}})}};
        if (left == 0)
            return {{Tone::result, tr("Novice takes {take}, the last, and has lost.", {{"take", move_.count}})}};
        return {{Tone::result, tr("Novice takes {take} and leaves {left}.", {{"take", move_.count}, {"left", left}})},
                {Tone::why, tr("It does not ask whether {left} loses for the other side.", {{"left", left}})}};
    }
    [[nodiscard]] std::string question() const {
        if (state_.misere) return tr("Can all sticks be taken to win? No: who takes the last one loses.");
        return tr("Can all {left} be taken at once? {take} is the most in one move.",
                  {{"left", state_.left}, {"take", state_.take}});
    }

    Rules::State state_;
    Rules::Move move_;
};

} // namespace

std::unique_ptr<Lesson> lesson(const LessonRequest<Rules::State>& request) {
    SearchControl control({});
    if (request.player == "novice")
        return std::make_unique<NoviceLesson>(request.state, *Novice(request.seed).choose(request.state, control, {}));
    std::vector<Verdict> verdicts;
    const auto move = *Optimal(request.seed, &verdicts).choose(request.state, control, {});
    return std::make_unique<OptimalLesson>(request.state, move, std::move(verdicts));
}

} // namespace zugzwang::sticks
