#include "games/sticks/show/lesson.hpp"

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

namespace zugzwang::sticks {
namespace {

using Tone = LessonPhrase::Tone;

constexpr float card_height = 520, gap = 30; ///< Units of a 1080-line screen.
constexpr int max_plates = 10;

/// One rule asked, then chance.
class NoviceLesson final : public Lesson {
  public:
    NoviceLesson(const Rules::State& state, Rules::Move move) : state_(state), move_(move) {}

    [[nodiscard]] std::string title() const override {
        return tr("Novice · {table}", {{"table", table_words(state_)}});
    }
    [[nodiscard]] std::size_t steps() const override { return 4; }
    [[nodiscard]] std::string move() const override { return Rules::move_to_text(state_, move_); }

    [[nodiscard]] LessonWords words(std::size_t step, Labels) const override {
        LessonWords words;
        words.counter = tr("Step {step} of {steps}", {{"step", step + 1}, {"steps", steps()}});
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

    void place(Rect area, const Canvas& canvas) override {
        const float between = std::round(gap * canvas.scale());
        const float height = std::min(area.height, std::round(card_height * canvas.scale()));
        const float width = std::round((area.width - between) / 2);
        const float top = area.y + std::round((area.height - height) / 2);
        rule_ = {area.x, top, width, height};
        choice_ = {area.right() - width, top, width, height};
    }

    void draw(const LessonFrame& frame, Canvas& canvas) const override {
        const bool asked = frame.step > 0, chosen = frame.step > 1, done = frame.step > 2,
                   plates = max_to_take(state_) <= max_plates;
        paint_lesson_card(rule_,
                          {.heading = tr("The rule: win at once if you can"),
                           .large = !asked       ? std::string()
                                    : wins_now() ? tr("yes: take {number}", {{"number", move_.count}})
                                                 : tr("no"),
                           .lines = {},
                           .small = question(),
                           .lit = !chosen || wins_now()},
                          canvas);
        const bool by_chance = chosen && !wins_now();
        paint_lesson_card(choice_,
                          {.heading = tr("Otherwise: any number, by chance"),
                           .large = plates      ? std::string()
                                    : by_chance ? tr("take {number}", {{"number", move_.count}})
                                                : numbers_to_take(state_),
                           .lines = {},
                           .small = by_chance && done
                                        ? tr_n("{n} stick is left.", "{n} sticks are left.", state_.left - move_.count)
                                        : std::string(),
                           .lit = by_chance},
                          canvas);
        if (plates) draw_plates(by_chance, canvas);
    }

  private:
    /// One for each number that may be taken, the chosen one lit.
    void draw_plates(bool chosen, Canvas& canvas) const {
        const int count = max_to_take(state_);
        const float between = canvas.px(14.0F), room = choice_.width - 2 * canvas.px(Measure::panel_padding);
        const float side =
            std::min(canvas.px(130.0F), std::floor((room + between) / static_cast<float>(count) - between));
        const float whole = static_cast<float>(count) * (side + between) - between;
        for (int number = 1; number <= count; ++number) {
            const bool lit = chosen && number == move_.count;
            const Rect place =
                snapped({choice_.centre().x - whole / 2 + static_cast<float>(number - 1) * (side + between),
                         choice_.centre().y - side / 2, side, side});
            paint_plate(place, {.radius = canvas.px(14.0F), .lit = lit, .alpha = wins_now() ? 0.4F : 1.0F}, canvas);
            canvas.text(std::to_string(number), place.centre(),
                        {.size = std::max(canvas.px(lesson_text), side * 0.42F),
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
    Rect rule_{}, choice_{};
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
