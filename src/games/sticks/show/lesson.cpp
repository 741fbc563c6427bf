#include "games/sticks/show/lesson.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "games/sticks/show/number_grid.hpp"
#include "games/sticks/show/view.hpp"
#include "games/sticks/think/derivation.hpp"
#include "games/sticks/think/players.hpp"
#include "zugzwang/gfx/look.hpp"
#include "zugzwang/play/side_words.hpp"
#include "zugzwang/rules/words.hpp"

namespace zugzwang::sticks {
namespace {

using Tone = LessonPhrase::Tone;

constexpr float rule_width = 620, gap = 30; ///< Units of a 1080-line screen.

/// "10 sticks, up to 3 in a move"
std::string table_words(const Rules::State& state) {
    return tr_n("{n} stick, up to {take} in a move", "{n} sticks, up to {take} in a move", state.left,
                {{"take", state.take}});
}

/// A card with a heading, a large line in the middle and a smaller one below.
struct Card {
    std::string heading, large, small;
    bool lit = false;
};

void paint_card(Rect area, const Card& card, Canvas& canvas) {
    paint_panel(area, {.rim = card.lit ? std::optional(Role::act) : std::nullopt, .lit = card.lit}, canvas);
    const float padding = canvas.px(Measure::panel_padding);
    const float width = area.width - 2 * padding;
    const float text = canvas.px(lesson_text);
    canvas.text(card.heading, {area.x + padding, area.y + padding},
                {.size = text, .paint = {Role::soft}, .align_y = AlignY::top, .wrap_width = width});
    canvas.text(card.large, area.centre(),
                {.size = canvas.px(50.0F),
                 .paint = {card.lit ? Role::act : Role::ink},
                 .weight = Weight::bold,
                 .align_x = AlignX::centre,
                 .max_width = width});
    const float height = canvas.measured(card.small, {.size = text, .wrap_width = width}).height;
    canvas.text(card.small, {area.x + padding, area.bottom() - padding - height},
                {.size = text, .paint = {Role::ink}, .align_y = AlignY::top, .wrap_width = width});
}

/// The numbers one after the other, then the move.
class OptimalLesson final : public Lesson {
  public:
    explicit OptimalLesson(const Rules::State& state, Rules::Move move)
        : state_(state), move_(move), verdicts_(derived(state)), grid_(state) {}

    [[nodiscard]] std::string title() const override {
        return tr("Optimal · {table}", {{"table", table_words(state_)}});
    }
    [[nodiscard]] std::size_t steps() const override { return verdicts_.size() + 1; }
    [[nodiscard]] std::string move() const override { return Rules::move_to_text(state_, move_); }

    [[nodiscard]] LessonWords words(std::size_t step, Labels) const override {
        LessonWords words;
        words.counter = tr("Step {step} of {steps}", {{"step", step + 1}, {"steps", steps()}});
        if (step == verdicts_.size())
            words.phrases = last_phrases();
        else if (step == 0)
            words.phrases = first_phrases();
        else
            words.phrases = phrases_of(static_cast<int>(step));
        return words;
    }

    void place(Rect area, const Canvas& canvas) override {
        const float right = std::round(rule_width * canvas.scale());
        const float between = std::round(gap * canvas.scale());
        grid_.place({area.x, area.y, area.width - right - between, area.height}, canvas);
        rule_ = {area.right() - right, area.y, right, std::round((area.height - between) / 2)};
        now_ = {rule_.x, rule_.bottom() + between, right, area.bottom() - rule_.bottom() - between};
    }

    [[nodiscard]] std::optional<std::size_t> pointer(const PointerEvent& event, std::size_t step) override {
        return grid_.pointer(event, static_cast<int>(std::min(step, verdicts_.size() - 1)));
    }
    [[nodiscard]] bool take_redraw() override { return grid_.take_redraw(); }

    void draw(const LessonFrame& frame, Canvas& canvas) const override {
        const bool done = frame.step == verdicts_.size();
        const int number = static_cast<int>(std::min(frame.step, verdicts_.size() - 1));
        grid_.draw({.verdicts = verdicts_, .number = number, .done = done, .progress = frame.progress}, canvas);
        paint_card(rule_, rule_card(done), canvas);
        paint_card(now_, now_card(number, done), canvas);
    }

  private:
    [[nodiscard]] int period() const { return state_.take + 1; }
    [[nodiscard]] int kept() const { return state_.misere ? 1 : 0; }

    [[nodiscard]] std::vector<LessonPhrase> first_phrases() const {
        if (state_.misere)
            return {{Tone::doing, tr("Nothing is left: the other side had to take the last stick.")},
                    {Tone::why, tr("Here that loses, so whoever is to move from 0 has won.")},
                    {Tone::result, tr("0 wins.")}};
        return {{Tone::doing, tr("Nothing is left: the other side took the last stick.")},
                {Tone::why, tr("So whoever is to move from 0 has lost. From here the numbers are gone through upwards.")},
                {Tone::result, tr("0 loses.")}};
    }

    [[nodiscard]] std::vector<LessonPhrase> phrases_of(int left) const {
        const auto& verdict = verdicts_[static_cast<std::size_t>(left)];
        if (verdict.lost)
            return {{Tone::doing, tr("From {left} every take leaves a number that wins for the other side.",
                                     {{"left", left}})},
                    {Tone::result, tr("{left} loses.", {{"left", left}})},
                    {Tone::why, tr("The other side then takes as many as make {period} together, and comes to {next}.",
                                   {{"period", period()}, {"next", std::max(left - period(), kept())}})}};
        return {{Tone::doing, tr("From {left}: take {take} and leave {rest}.",
                                 {{"left", left}, {"take", verdict.take}, {"rest", left - verdict.take}})},
                {Tone::why, tr("{rest} loses, and now the other side must move from it.",
                               {{"rest", left - verdict.take}})},
                {Tone::result, tr("{left} wins.", {{"left", left}})}};
    }

    [[nodiscard]] std::vector<LessonPhrase> last_phrases() const {
        const auto& verdict = verdicts_.back();
        if (verdict.lost)
            return {{Tone::doing, tr("{left} loses: no take leaves the other side a losing number.",
                                     {{"left", state_.left}})},
                    {Tone::result, tr("Optimal takes by chance: {take}.", {{"take", move_.count}})},
                    {Tone::why, tr("Now only a mistake of the other side helps.")}};
        return {{Tone::doing, tr("{formula}, so take {take}.", {{"formula", formula()}, {"take", verdict.take}})},
                {Tone::result, tr("{rest} sticks are left, a number that loses.", {{"rest", state_.left - verdict.take}})},
                {Tone::why, tr("Whatever the other side takes, Optimal fills it up to {period} again.",
                               {{"period", period()}})}};
    }

    /// "10 mod 4 = 2"
    [[nodiscard]] std::string formula() const {
        const int rest = (state_.left - kept()) % period();
        if (state_.misere)
            return tr("({left} − 1) mod {period} = {rest}",
                      {{"left", state_.left}, {"period", period()}, {"rest", rest}});
        return tr("{left} mod {period} = {rest}", {{"left", state_.left}, {"period", period()}, {"rest", rest}});
    }

    [[nodiscard]] Card rule_card(bool done) const {
        return {.heading = tr("The rule: take what N leaves divided by M + 1"),
                .large = done ? formula() : state_.misere ? tr("(N − 1) mod (M + 1)") : tr("N mod (M + 1)"),
                .small = tr("N: sticks left. M = {take}: the most in one move. When the rest is 0, the mover loses.",
                            {{"take", state_.take}}),
                .lit = done};
    }

    [[nodiscard]] Card now_card(int number, bool done) const {
        const auto& verdict = verdicts_[static_cast<std::size_t>(number)];
        if (done)
            return {.heading = tr("The move"),
                    .large = tr("take {number}", {{"number", move_.count}}),
                    .small = tr_n("{n} stick is left.", "{n} sticks are left.", state_.left - move_.count),
                    .lit = true};
        const bool nothing = number == 0;
        return {.heading = tr_n("With {n} stick left", "With {n} sticks left", number),
                .large = verdict.lost ? tr("the mover loses") : nothing ? tr("the mover has won") : tr("the mover wins"),
                .small = verdict.lost || nothing ? std::string()
                                                 : tr("by taking {take}: {rest} is left, and {rest} loses",
                                                      {{"take", verdict.take}, {"rest", number - verdict.take}})};
    }

    Rules::State state_;
    Rules::Move move_;
    std::vector<Verdict> verdicts_; ///< The player's own.
    NumberGrid grid_;
    Rect rule_{}, now_{};
};

/// One rule asked, then chance.
class NoviceLesson final : public Lesson {
  public:
    NoviceLesson(const Rules::State& state, Rules::Move move) : state_(state), move_(move) {}

    [[nodiscard]] std::string title() const override {
        return tr("Novice · {table}", {{"table", table_words(state_)}});
    }
    [[nodiscard]] std::size_t steps() const override { return 2; }
    [[nodiscard]] std::string move() const override { return Rules::move_to_text(state_, move_); }

    [[nodiscard]] LessonWords words(std::size_t step, Labels) const override {
        LessonWords words;
        words.counter = tr("Step {step} of {steps}", {{"step", step + 1}, {"steps", steps()}});
        if (step == 0) {
            words.phrases = {{Tone::doing, question()},
                             {Tone::result, wins_now() ? tr("Yes.") : tr("No.")},
                             {Tone::why, tr("This is the only rule that Novice has.")}};
        } else if (wins_now()) {
            words.phrases = {{Tone::doing, tr("Novice takes all {left} and wins.", {{"left", state_.left}})}};
        } else {
            words.phrases = {{Tone::doing, tr("So it takes any number from 1 to {max} by chance: {take}.",
                                              {{"max", max_to_take(state_)}, {"take", move_.count}})},
                             {Tone::why, tr("It does not ask what is left for the other side.")}};
        }
        return words;
    }

    void place(Rect area, const Canvas& canvas) override {
        const float between = std::round(gap * canvas.scale());
        const float height = std::min(area.height, std::round(420 * canvas.scale()));
        const float width = std::round((area.width - between) / 2);
        const float top = area.y + std::round((area.height - height) / 2);
        rule_ = {area.x, top, width, height};
        choice_ = {area.right() - width, top, width, height};
    }

    void draw(const LessonFrame& frame, Canvas& canvas) const override {
        const bool done = frame.step == 1;
        paint_card(rule_,
                   {.heading = tr("The rule: win at once if you can"),
                    .large = wins_now() ? tr("yes") : tr("no"),
                    .small = question(),
                    .lit = !done || wins_now()},
                   canvas);
        paint_card(choice_,
                   {.heading = tr("Otherwise: any number, by chance"),
                    .large = done ? tr("take {number}", {{"number", move_.count}}) : numbers_to_take(state_),
                    .small = done ? tr_n("{n} stick is left.", "{n} sticks are left.", state_.left - move_.count)
                                  : std::string(),
                    .lit = done && !wins_now()},
                   canvas);
    }

  private:
    [[nodiscard]] bool wins_now() const { return !state_.misere && state_.left <= state_.take; }
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
    return std::make_unique<OptimalLesson>(request.state, *Optimal(request.seed).choose(request.state, control, {}));
}

} // namespace zugzwang::sticks
