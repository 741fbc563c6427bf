#include "scenes/analysis/answers_panel.hpp"

#include <algorithm>
#include <cmath>

#include "desk/analysis_words.hpp"
#include "scenes/widgets/paint.hpp"
#include "zugzwang/base/number_words.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {
namespace {

// Units of a 1080-line screen.
constexpr float pad = 28;
/// From the panel's top.
struct Downs {
    float name, value, badge, rule, foot;
};
constexpr Downs usual{42, 130, 186, 498, 522}, close_together{30, 74, 120, 412, 430};
constexpr float answer_value = 102, word_gap = 13, row_pitch = 31;

class AnswersPainter {
  public:
    AnswersPainter(const AnalysisLayout& layout, const AnswersLook& look, const Controls& controls, Canvas& canvas)
        : layout_(layout), look_(look), controls_(controls), canvas_(canvas),
          down_(layout.close ? close_together : usual) {}

    void paint() const {
        const bool proven = look_.analysis != nullptr && look_.analysis->known.value.exact;
        paint_panel(layout_.engine, {.rim = proven ? std::optional(Role::primary_foot) : std::nullopt}, canvas_);
        canvas_.text(look_.name, at(0, down_.name),
                     {.size = canvas_.px(26.0F),
                      .paint = {look_.analysis != nullptr ? Role::act : Role::soft},
                      .weight = Weight::semibold,
                      .max_width = layout_.engine_switch.x - layout_.engine.x - canvas_.px(2 * pad)});
        paint_switch();
        if (look_.analysis == nullptr) {
            canvas_.text(tr("E switches it on."), at(0, down_.value),
                         {.size = canvas_.px(Measure::body), .paint = {Role::soft}, .max_width = width()});
            return;
        }
        paint_value();
        for (std::size_t row = 0; row < layout_.answers.size(); ++row)
            paint_answer(row);
        paint_foot();
    }

  private:
    [[nodiscard]] float width() const { return layout_.engine.width - 2 * canvas_.px(pad); }
    /// So many units right of the text's left edge and below the panel's top.
    [[nodiscard]] Vec at(float right, float down) const {
        return {layout_.engine.x + canvas_.px(pad) + std::round(right * canvas_.scale()),
                layout_.engine.y + canvas_.px(down)};
    }
    [[nodiscard]] const AnalysisInfo& info() const { return *look_.analysis; }

    void paint_switch() const {
        const bool on = look_.analysis != nullptr;
        const Rect area = layout_.engine_switch;
        const float radius = area.height / 2;
        canvas_.box(area, {.top = on ? Role::act : Role::well,
                           .bottom = on ? Role::act : Role::well,
                           .radius = radius,
                           .rim = on ? Role::act : Role::button_rim,
                           .rim_width = canvas_.px(Measure::rim)});
        const float knob = radius - canvas_.px(6.0F);
        canvas_.disc({on ? area.right() - radius : area.x + radius, area.centre().y}, knob,
                     {on ? Role::well : Role::soft});
        canvas_.text(on ? tr("on") : tr("off"),
                     {on ? area.x + radius * 1.35F : area.right() - radius * 1.35F, area.centre().y},
                     {.size = canvas_.px(22.0F),
                      .paint = {on ? Role::primary_ink : Role::soft},
                      .weight = Weight::bold,
                      .align_x = AlignX::centre});
        paint_state("engine:switch", area, radius);
    }

    void paint_value() const {
        const auto& value = info().known.value;
        const bool even = !value.first_share || *value.first_share == 0.5;
        const Role role = even ? Role::ink : *value.first_share > 0.5 ? Role::first : Role::second;
        TextStyle style{.size = canvas_.px(42.0F), .paint = {role}, .weight = Weight::bold};
        const float value_room = layout_.close ? layout_.engine_switch.x - canvas_.px(pad) - at(0, 0).x : width();
        style.size = fitting_size(look_.value, style, value_room, canvas_.px(Measure::smallest), canvas_);
        style.max_width = value_room;
        canvas_.text(look_.value, at(0, down_.value), style);
        if (!value.exact) {
            if (!info().known.moves.empty())
                canvas_.text(tr("expected, not proven"), at(0, down_.badge),
                             {.size = canvas_.px(Measure::smallest), .paint = {Role::soft}, .max_width = width()});
            return;
        }
        const auto proven = tr("proven");
        TextStyle small{.size = canvas_.px(22.0F), .paint = {Role::act}, .weight = Weight::semibold};
        const float badge = canvas_.measured(proven, small).width + canvas_.px(26.0F);
        const Vec middle = at(0, down_.badge);
        const Rect box = snapped({middle.x, middle.y - canvas_.px(18.0F), badge, canvas_.px(36.0F)});
        paint_ring(box, {.radius = canvas_.px(9.0F), .width = canvas_.px(3.0F)}, canvas_);
        small.align_x = AlignX::centre;
        canvas_.text(proven, box.centre(), small);
        const float room = width() - badge - canvas_.px(16.0F);
        TextStyle right{.size = canvas_.px(Measure::smallest), .paint = {Role::soft}};
        const auto nim_value = info().known.nim_value;
        const auto words = nim_value ? tr("nim-value {n}", {{"n", *nim_value}}) : tr("both sides at their best");
        if (canvas_.measured(words, right).width > room) return;
        right.align_x = AlignX::right;
        canvas_.text(words, {middle.x + width(), middle.y}, right);
    }

    void paint_answer(std::size_t row) const {
        const Rect area = layout_.answers[row];
        const bool there = row < info().answers.size();
        if (!there && info().known.complete) return; // so few moves are there
        const bool keeps = there && info().known.value.exact && keeps_value(info().known, row, info().side);
        const float radius = canvas_.px(Measure::button_radius);
        canvas_.box(area, {.top = Role::well,
                           .bottom = Role::well,
                           .radius = radius,
                           .rim = keeps ? Role::primary_foot : Role::panel_rim,
                           .rim_width = canvas_.px(Measure::rim)});
        const Vec value{area.x + canvas_.px(14.0F), area.centre().y};
        if (!there) {
            canvas_.text(tr("…"), value, {.size = canvas_.px(Measure::heading), .paint = {Role::dim}});
            return;
        }
        const auto& move = info().known.moves[row];
        const auto words = answer_words(move, info().side);
        TextStyle style{.size = canvas_.px(34.0F), .paint = {keeps ? Role::act : Role::soft}, .weight = Weight::bold};
        const float room = canvas_.px(answer_value - 30);
        style.size = fitting_size(words, style, room, canvas_.px(Measure::smallest), canvas_);
        style.max_width = room;
        canvas_.text(words, value, style);
        paint_line(area, info().answers[row]);
        paint_state(answer_id(row), area, radius);
    }

    struct Word {
        const MoveEntry* move;
        Vec place; ///< From the left end of the first row.
    };

    [[nodiscard]] TextStyle style_of(const MoveEntry& move, bool first) const {
        return {.size = canvas_.px(first ? 24.0F : 21.0F),
                .paint = {role_of(move.side)},
                .weight = first ? Weight::bold : Weight::regular};
    }
    /// In two rows of that width at most; what goes beyond them is left out.
    [[nodiscard]] std::vector<Word> words_of(const std::vector<MoveEntry>& line, float width) const {
        std::vector<Word> words;
        Vec place{};
        for (const auto& move : line) {
            const float wide = canvas_.measured(move.words, style_of(move, words.empty())).width;
            if (place.x > 0 && place.x + wide > width) {
                if (place.y > 0) break;
                place = {0, canvas_.px(row_pitch)};
            }
            words.push_back({&move, place});
            place.x += wide + canvas_.px(word_gap);
        }
        return words;
    }
    /// The move itself in bold, how play goes on in the colours of the movers.
    void paint_line(Rect area, const std::vector<MoveEntry>& line) const {
        const float left = area.x + canvas_.px(answer_value), right = area.right() - canvas_.px(12.0F);
        const auto words = words_of(line, right - left);
        if (words.empty()) return;
        const Vec begin{left, area.centre().y - words.back().place.y / 2};
        for (const auto& word : words) {
            auto style = style_of(*word.move, &word == &words.front());
            const Vec at = begin + word.place;
            style.max_width = right - at.x;
            canvas_.text(word.move->words, at, style);
        }
    }

    void paint_foot() const {
        const Vec rule = at(0, down_.rule), middle = at(0, down_.foot);
        canvas_.line(rule, {rule.x + width(), rule.y}, {.paint = {Role::panel_rim}, .width = canvas_.px(2.0F)});
        const auto& known = info().known;
        TextStyle style{.size = canvas_.px(Measure::smallest), .paint = {Role::soft}};
        const auto words = progress_words(known);
        if (!words.empty()) canvas_.text(words, middle, style);
        const auto positions = tr("{count} positions", {{"count", count_words(known.nodes)}});
        const float room = width() - canvas_.measured(words, style).width - canvas_.px(16.0F);
        if (known.nodes == 0 || canvas_.measured(positions, style).width > room) return;
        style.align_x = AlignX::right;
        canvas_.text(positions, {middle.x + width(), middle.y}, style);
    }

    /// Hover and focus of a control that is painted here.
    void paint_state(const std::string& id, Rect area, float radius) const {
        const auto control = std::ranges::find(controls_.all(), id, &Control::id);
        if (control == controls_.all().end()) return;
        const auto state = controls_.state(*control);
        if (state.hover > 0)
            paint_ring(area, {.radius = radius, .width = canvas_.px(Measure::rim), .paint = {Role::act, state.hover}},
                       canvas_);
        if (state.focused) paint_focus(area, radius, canvas_);
    }

    const AnalysisLayout& layout_;
    const AnswersLook& look_;
    const Controls& controls_;
    Canvas& canvas_;
    const Downs& down_;
};

} // namespace

std::string answer_id(std::size_t row) { return "answer:" + std::to_string(row); }

void paint_answers(const AnalysisLayout& layout, const AnswersLook& look, const Controls& controls, Canvas& canvas) {
    AnswersPainter(layout, look, controls, canvas).paint();
}

} // namespace zugzwang
