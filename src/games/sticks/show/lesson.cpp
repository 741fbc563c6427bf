#include "games/sticks/show/entry_parts.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "games/sticks/show/number_grid.hpp"
#include "games/sticks/show/view.hpp"
#include "games/sticks/think/players.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/look.hpp"
#include "zugzwang/play/lesson_parts.hpp"
#include "zugzwang/play/paged_lesson.hpp"

namespace zugzwang::sticks {
namespace {

using Tone = LessonPhrase::Tone;
using Phrases = std::vector<LessonPhrase>;

// Units of a 1080-line screen.
constexpr float card_height = 520, large_height = 72, cards_width = 620, groups_height = 96, plate_side = 130;
constexpr int max_plates = 10, max_lines = 4, max_drawn = 60;
constexpr std::size_t max_chapters = 12;

/// "10 sticks, up to 3"
std::string table_words(const Rules::State& state) {
    if (state.misere)
        return tr_n("{n} stick, up to {take}, misère", "{n} sticks, up to {take}, misère", state.left,
                    {{"take", state.take}});
    return tr_n("{n} stick, up to {take}", "{n} sticks, up to {take}", state.left, {{"take", state.take}});
}
std::string take_words(int count) { return tr("take {number}", {{"number", count}}); }
std::string left_words(int count) { return tr_n("{n} stick is left.", "{n} sticks are left.", count); }

struct Card {
    std::string heading;
    std::vector<ui::Node> lines{}; ///< At most four.
    std::string large{};           ///< A word or two below them.
    ui::Node picture = ui::nothing();
    std::string small{};
    bool lit = false;
};
ui::Node card_node(Card card) {
    auto nodes = std::move(card.lines);
    nodes.push_back(ui::space());
    const bool has_large = !card.large.empty();
    nodes.push_back(ui::line(std::move(card.large), {.size = Measure::figure,
                                                     .paint = {card.lit ? Role::act : Role::ink},
                                                     .weight = Weight::bold,
                                                     .align = AlignX::centre})
                        .tall()
                        .at_most(ui::Extent::unlimited, large_height)
                        .gives_way()
                        .when(has_large));
    nodes.push_back(std::move(card.picture));
    nodes.push_back(ui::space());
    nodes.push_back(lesson_words(std::move(card.small)));
    return lesson_panel(card.heading, std::move(nodes), card.lit).fills();
}

/// A line of a card: what was tried and what comes of it.
ui::Node tried(std::string words, std::string value, bool chosen = false) {
    return ui::row(lesson_words(std::move(words), chosen ? Role::ink : Role::soft).wide(),
                   lesson_line(std::move(value), chosen ? Role::act : Role::soft,
                               chosen ? Weight::bold : Weight::medium, AlignX::right))
        .gaps(Measure::snug)
        .padded(Measure::hair)
        .on(ui::Ground::well, chosen ? std::optional(Role::act) : std::nullopt);
}

/// 1 to `last` in at most four lines: those that do not fit are told in one.
template <class LineOf, class Folded>
std::vector<ui::Node> folded(int last, LineOf line_of, Folded words_of) {
    std::vector<ui::Node> lines;
    const int alone = last <= max_lines ? last - 1 : max_lines - 2;
    for (int each = 1; each <= alone; ++each)
        lines.push_back(line_of(each));
    if (last > max_lines) lines.push_back(tried(words_of(alone + 1, last - 1), {}));
    if (last > 0) lines.push_back(line_of(last));
    return lines;
}

/// So many sticks in groups of M + 1, what is left over lit; in the misère game one stick stands apart first. Draws
/// nothing where they would be too thin to be counted.
void paint_groups(Rect area, int sticks, const Rules::State& state, Role lit, Canvas& canvas) {
    constexpr float slender = 1.0F / 12.0F, pitch_to_width = 1.7F, gap_to_width = 1.8F, thinnest = 3;
    const int apart = state.misere ? 1 : 0, together = period(state);
    if (sticks <= apart) return;
    const auto place = [&](int index) { // in widths of a stick
        const int groups = index < apart ? 0 : (index - apart) / together + apart;
        return static_cast<float>(index) * pitch_to_width + static_cast<float>(groups) * gap_to_width;
    };
    const float whole = place(sticks - 1) + 1;
    const float width = std::min(area.height * slender, area.width / whole);
    if (width < canvas.px(thinnest)) return;
    const float height = std::min(area.height, width / slender);
    const int over = (sticks - apart) % together;
    for (int index = 0; index < sticks; ++index) {
        const Rect match{area.centre().x + (place(index) - whole / 2) * width, area.centre().y - height / 2, width,
                         height};
        const bool is_over = index >= sticks - over;
        canvas.sprite("sticks/match", match, {.alpha = is_over || index < apart ? 1.0F : 0.6F});
        if (!is_over) continue;
        const float gap = width * 0.3F;
        paint_ring(snapped(match.inset(-gap)),
                   {.radius = width / 2 + gap, .width = std::max(1.0F, std::round(width * 0.25F)), .paint = {lit}},
                   canvas);
    }
}

class SticksLesson : public PagedLesson {
  public:
    SticksLesson(const Rules::State& state, Rules::Move move) : state_(state), move_(move) {}

    [[nodiscard]] std::string move() const final { return Rules::move_to_text(state_, move_); }
    [[nodiscard]] LessonWords words(std::size_t step, Labels) const final {
        const bool many = steps() > 999; // for which there is less room
        return {phrases(step),
                many ? tr("{step} of {steps}", {{"step", step + 1}, {"steps", steps()}}) : step_counter(step, steps())};
    }

  protected:
    [[nodiscard]] virtual Phrases phrases(std::size_t step) const = 0;
    /// What the move leaves.
    [[nodiscard]] int left() const { return state_.left - move_.count; }

    Rules::State state_;
    Rules::Move move_;
};

/// One rule asked, then chance.
class NoviceLesson final : public SticksLesson {
  public:
    using SticksLesson::SticksLesson;

    [[nodiscard]] std::string title() const override {
        return tr("Novice · {table}", {{"table", table_words(state_)}});
    }
    [[nodiscard]] std::size_t steps() const override { return 4; }

  protected:
    [[nodiscard]] Phrases phrases(std::size_t step) const override {
        if (step == 0)
            return {{Tone::doing, tr("Novice has one rule: win at once if you can.")},
                    {Tone::why, tr("Otherwise it takes any number, at random.")}};
        if (step == 1) return {{Tone::doing, question()}, {Tone::result, wins_now() ? tr("Yes.") : tr("No.")}};
        if (step == 2 && wins_now()) return {{Tone::doing, tr("So it takes all {left}.", {{"left", state_.left}})}};
        if (step == 2)
            return {{Tone::doing, tr("So it takes any number from 1 to {max} at random: {take}.",
                                     {{"max", max_to_take(state_)}, {"take", move_.count}})}};
        if (left() == 0 && !state_.misere)
            return {{Tone::result, tr("Novice takes {take} and has won.", {{"take", move_.count}})}};
        if (left() == 0)
            return {{Tone::result, tr("Novice takes {take}, the last, and has lost.", {{"take", move_.count}})}};
        return {{Tone::result, tr("Novice takes {take} and leaves {left}.", {{"take", move_.count}, {"left", left()}})},
                {Tone::why, tr("It does not ask whether {left} loses for the other side.", {{"left", left()}})}};
    }

    [[nodiscard]] ui::Node page(const LessonFrame& frame) override {
        const bool asked = frame.step > 0, chosen = frame.step > 1, done = frame.step > 2;
        const bool by_chance = chosen && !wins_now(), plates = max_to_take(state_) <= max_plates;
        Card rule{.heading = tr("The rule: win at once if you can"), .small = question(), .lit = !chosen || wins_now()};
        if (asked) rule.large = wins_now() ? tr("yes: take {number}", {{"number", move_.count}}) : tr("no");
        Card choice{.heading = tr("Otherwise: any number, at random"), .lit = by_chance};
        if (!plates) choice.large = by_chance ? take_words(move_.count) : numbers_to_take(state_);
        if (by_chance && done) choice.small = left_words(left());
        choice.picture = numbers(by_chance).when(plates);
        auto cards = ui::spread(card_node(std::move(rule)), card_node(std::move(choice)));
        return ui::column(std::move(cards).gaps(Measure::gap).fills().at_most(ui::Extent::unlimited, card_height))
            .along_at(ui::Align::centre)
            .fills();
    }

  private:
    /// A plate for each number that may be taken, the chosen one lit.
    [[nodiscard]] ui::Node numbers(bool chosen) const {
        std::vector<ui::Node> plates;
        for (int number = 1; number <= std::min(max_to_take(state_), max_plates); ++number) {
            auto plate = [number, lit = chosen && number == move_.count, can = !wins_now()](Rect area, Canvas& canvas) {
                paint_number(snapped(around(area.centre(), std::min(area.width, area.height))), number, lit, can,
                             canvas);
            };
            plates.push_back(ui::picture(std::move(plate)).fills().at_most(plate_side, plate_side));
        }
        return ui::row(std::move(plates)).gaps(Measure::near).along_at(ui::Align::centre).fills();
    }
    [[nodiscard]] bool wins_now() const { return !state_.misere && state_.left <= state_.take; }
    [[nodiscard]] std::string question() const {
        if (state_.misere) return tr("Can all sticks be taken to win? No: whoever takes the last one loses.");
        return tr("Can all {left} be taken at once? {take} is the most in one move.",
                  {{"left", state_.left}, {"take", state_.take}});
    }
};

/// The losing numbers one after the other from the end, then what they make the move.
class OptimalLesson final : public SticksLesson {
  public:
    /// `verdicts` are the player's own; `move` is what it came to.
    OptimalLesson(const Rules::State& state, Rules::Move move, std::vector<Verdict> verdicts)
        : SticksLesson(state, move), verdicts_(std::move(verdicts)), grid_(state) {}

    [[nodiscard]] std::string title() const override {
        return tr("Optimal · {table}", {{"table", table_words(state_)}});
    }
    [[nodiscard]] std::size_t steps() const override { return verdicts_.size() + 1; }
    /// The first numbers that lose, and the move.
    [[nodiscard]] std::vector<LessonChapter> chapters() const override {
        std::vector<LessonChapter> chapters{{0, tr("The end")}};
        for (std::size_t number = 1; number < verdicts_.size() && chapters.size() < max_chapters; ++number)
            if (verdicts_[number].lost) chapters.push_back({number, tr("{left} loses", {{"left", number}})});
        chapters.push_back({verdicts_.size(), tr("The move")});
        return chapters;
    }

  protected:
    [[nodiscard]] Phrases phrases(std::size_t step) const override {
        if (step == verdicts_.size()) return last_phrases();
        if (step > 0) return phrases_of(static_cast<int>(step));
        if (state_.misere)
            return {{Tone::doing, tr("Nothing is left: the other side had to take the last stick.")},
                    {Tone::why, tr("Here that loses, so whoever is to move from 0 has won.")},
                    {Tone::result, tr("0 wins.")}};
        return {
            {Tone::doing, tr("Nothing is left: the other side took the last stick.")},
            {Tone::why, tr("So whoever is to move from 0 has lost. From here the numbers are gone through upwards.")},
            {Tone::result, tr("0 loses.")}};
    }

    [[nodiscard]] ui::Node page(const LessonFrame& frame) override {
        const bool done = frame.step == verdicts_.size();
        const int number = static_cast<int>(std::min(frame.step, verdicts_.size() - 1));
        auto grid = ui::picture([this, number, done, progress = frame.progress](Rect, Canvas& canvas) {
                        grid_.draw({verdicts_, number, pointed_, done, progress}, canvas);
                    }).fills();
        grid.reactions.place = [this](Rect area) { grid_.place(area, canvas()); };
        grid = finding(
            std::move(grid), pointed_, [this, number](Vec at) { return grid_.number_at(at, number); },
            [](int pressed) { return static_cast<std::size_t>(pressed); });
        auto cards = ui::column(card_node(rule_card(number, done)).titled(tr("The rule")),
                                card_node(done ? move_card() : number_card(number)).titled(tr("The number")));
        return ui::columns(ui::nothing(), std::move(grid),
                           std::move(cards).gaps(Measure::near).at_least(cards_width).at_most(cards_width));
    }

  private:
    [[nodiscard]] const Verdict& verdict_of(int number) const { return verdicts_[static_cast<std::size_t>(number)]; }

    [[nodiscard]] Phrases phrases_of(int number) const {
        const auto& verdict = verdict_of(number);
        const int rest = number - verdict.take;
        if (!verdict.lost)
            return {{Tone::doing, tr("From {left}: take {take} and leave {rest}.",
                                     {{"left", number}, {"take", verdict.take}, {"rest", rest}})},
                    {Tone::why, tr("{rest} loses, and now the other side must move from it.", {{"rest", rest}})},
                    {Tone::result, tr("{left} wins.", {{"left", number}})}};
        if (number == 1) // of the misère game
            return {{Tone::doing, tr("From 1 the last stick must be taken.")},
                    {Tone::result, tr("1 loses.")},
                    {Tone::why, tr("Whoever takes it loses this game.")}};
        return {
            {Tone::doing,
             tr("From {left} every take leaves a number that wins for the other side.", {{"left", number}})},
            {Tone::result, tr("{left} loses.", {{"left", number}})},
            {Tone::why, tr("The other side then takes enough that both moves add up to {period}, and comes to {next}.",
                           {{"period", period(state_)}, {"next", number - period(state_)}})}};
    }

    [[nodiscard]] Phrases last_phrases() const {
        const auto formula = formula_in_numbers(state_);
        if (verdicts_.back().lost)
            return {{Tone::doing,
                     tr("{formula}: {left} loses, whatever is taken.", {{"formula", formula}, {"left", state_.left}})},
                    {Tone::result, tr("Optimal takes at random: {take}.", {{"take", move_.count}})},
                    {Tone::why, tr("Now only a mistake of the other side helps.")}};
        const LessonPhrase doing{Tone::doing,
                                 tr("{formula}, so take {take}.", {{"formula", formula}, {"take", move_.count}})};
        if (left() == 0) return {doing, {Tone::result, tr("That was the last stick: Optimal has won.")}};
        if (left() == 1 && state_.misere)
            return {doing, {Tone::result, tr("1 is left, and the other side must take it.")}};
        return {doing,
                {Tone::result, tr("{rest} sticks are left, a number that loses.", {{"rest", left()}})},
                {Tone::why, tr("Whatever is taken then, Optimal takes enough that both moves add up to {period}.",
                               {{"period", period(state_)}})}};
    }

    [[nodiscard]] Card rule_card(int number, bool done) const {
        auto groups = ui::picture([this, number, done](Rect area, Canvas& canvas) {
            paint_groups(area, number, state_, done ? Role::act : Role::ink, canvas);
        });
        return {.heading = done ? formula_in_letters(state_) : tr("The rule: what is left over is the take"),
                .large = done ? formula_in_numbers(state_) : formula_in_letters(state_),
                .picture = std::move(groups).at_least(0, groups_height).when(state_.left <= max_drawn),
                .small = tr("N: sticks left. M = {take}: the most in one move. With nothing left over, the mover "
                            "loses.",
                            {{"take", state_.take}}),
                .lit = done};
    }

    [[nodiscard]] Card number_card(int number) const {
        const auto& verdict = verdict_of(number);
        const auto take = [&](int count) {
            const int left = number - count;
            const bool lost = verdict_of(left).lost;
            return tried(tr("take {take}: {left} left", {{"take", count}, {"left", left}}),
                         lost ? tr("{left} loses", {{"left", left}}) : tr("{left} wins", {{"left", left}}), lost);
        };
        const auto others = [](int from, int to) {
            return tr("{from} to {to}: each leaves one that wins", {{"from", from}, {"to", to}});
        };
        return {.heading = tr_n("With {n} stick left", "With {n} sticks left", number),
                .lines = folded(verdict.lost ? std::min(number, state_.take) : verdict.take, take, others),
                .large = verdict.lost  ? tr("the mover loses")
                         : number == 0 ? tr("the mover has won")
                                       : tr("the mover wins")};
    }

    [[nodiscard]] Card move_card() const {
        const int together = period(state_), next = left() - together;
        // With fewer left than M + 1, the answers below do not hold.
        if (verdicts_.back().lost || next < 0)
            return {
                .heading = tr("The move"), .large = take_words(move_.count), .small = left_words(left()), .lit = true};
        const auto answer = [&](int taken) {
            return tried(tr("they take {taken}, then {answer}", {{"taken", taken}, {"answer", together - taken}}),
                         tr("{left} loses", {{"left", next}}));
        };
        const auto others = [](int from, int to) {
            return tr("{from} to {to}: in the same way", {{"from", from}, {"to", to}});
        };
        return {.heading = tr("Leaves {left}. Every answer makes {period}:", {{"left", left()}, {"period", together}}),
                .lines = folded(state_.take, answer, others),
                .large = take_words(move_.count),
                .lit = true};
    }

    std::vector<Verdict> verdicts_;
    NumberGrid grid_;
    std::optional<int> pointed_; ///< A number of the grid.
};

} // namespace

std::unique_ptr<Lesson> lesson(const LessonRequest<Rules::State>& request, SearchControl& control) {
    if (request.player == "novice")
        return std::make_unique<NoviceLesson>(request.state, *Novice(request.seed).choose(request.state, control, {}));
    std::vector<Verdict> verdicts;
    const auto move = *Optimal(request.seed, &verdicts).choose(request.state, control, {});
    return std::make_unique<OptimalLesson>(request.state, move, std::move(verdicts));
}

} // namespace zugzwang::sticks
