#include "games/sticks/show/kit.hpp"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "games/sticks/show/optimal_lesson.hpp"
#include "games/sticks/show/view.hpp"
#include "games/sticks/think/players.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/lesson_parts.hpp"

namespace zugzwang::sticks {
namespace {

using Tone = LessonPhrase::Tone;

constexpr float card_height = 520, plate_side = 130; ///< Units of a 1080-line screen.
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
        return {.phrases = phrases(step), .counter = step_counter(step, steps())};
    }

  protected:
    [[nodiscard]] ui::Node page(const LessonFrame& frame) override {
        const bool asked = frame.step > 0, chosen = frame.step > 1, done = frame.step > 2;
        const bool by_chance = chosen && !wins_now();
        const auto left = tr_n("{n} stick is left.", "{n} sticks are left.", state_.left - move_.count);
        const auto answer = wins_now() ? tr("yes: take {number}", {{"number", move_.count}}) : tr("no");
        auto rule =
            lesson_panel(tr("The rule: win at once if you can"), !chosen || wins_now(),
                         card_word(asked ? answer : std::string(), !chosen || wins_now()), lesson_words(question()));
        auto otherwise = lesson_panel(tr("Otherwise: any number, by chance"), by_chance, numbers(by_chance),
                                      lesson_words(by_chance && done ? left : std::string()));
        return ui::column(ui::spread({std::move(rule).wide().tall(), std::move(otherwise).wide().tall()})
                              .gaps(Measure::apart)
                              .at_most(ui::Extent::unlimited, card_height)
                              .tall())
            .along_at(ui::Align::centre);
    }

  private:
    [[nodiscard]] std::vector<LessonPhrase> phrases(std::size_t step) const {
        if (step == 0)
            return {{Tone::doing, tr("Novice has one rule: win at once if you can.")},
                    {Tone::why, tr("Otherwise it takes any number, by chance.")}};
        if (step == 1) return {{Tone::doing, question()}, {Tone::result, wins_now() ? tr("Yes.") : tr("No.")}};
        if (step > 2) return end();
        if (wins_now()) return {{Tone::doing, tr("So it takes all {left}.", {{"left", state_.left}})}};
        return {{Tone::doing, tr("So it takes any number from 1 to {max} by chance: {take}.",
                                 {{"max", max_to_take(state_)}, {"take", move_.count}})}};
    }
    /// A plate for each number that may be taken, the chosen one lit; of many numbers the words.
    [[nodiscard]] ui::Node numbers(bool chosen) const {
        if (max_to_take(state_) > max_plates)
            return card_word(chosen ? tr("take {number}", {{"number", move_.count}}) : numbers_to_take(state_), chosen);
        std::vector<ui::Node> plates;
        for (int number = 1; number <= max_to_take(state_); ++number)
            plates.push_back(plate(number, chosen && number == move_.count));
        return ui::row(std::move(plates)).gaps(Measure::snug).along_at(ui::Align::centre).tall();
    }
    [[nodiscard]] ui::Node plate(int number, bool lit) const {
        auto picture = [number, lit, can = !wins_now()](Rect area, Canvas& canvas) {
            const Rect place = snapped(around(area.centre(), std::min(area.width, area.height)));
            paint_number(place, number, lit, can, canvas);
        };
        return ui::picture(std::move(picture)).wide().at_most(plate_side, plate_side).tall();
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
