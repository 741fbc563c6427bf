#include "scenes/review/review_panels.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "scenes/frame/top_bar.hpp"
#include "scenes/widgets/move_class.hpp"
#include "scenes/widgets/paint.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

// Units of a 1080-line screen.
constexpr float narrow_below = 400, padding = 26, narrow_padding = 18;
constexpr float sign_pitch = 46, narrow_sign_pitch = 38, signs_apart = 34, narrow_signs_apart = 29;
constexpr float seat_head = 43, narrow_seat_head = 32, seat_foot = 20, narrow_seat_foot = 12;
constexpr float figure_size = 58, narrow_figure = 46;
constexpr float better_height = 132, narrow_better_height = 164, better_row_height = 66, line_button_size = 48;

/// Under the board of an upright screen: the button is for fingers, the rest closer.
constexpr float broad_from = 560, broad_better_height = 142, broad_row_height = 88;

bool is_broad(Rect area, float scale) { return area.width > broad_from * scale; }

float padding_of(Rect area, const Canvas& canvas) {
    return canvas.px(area.width < canvas.px(narrow_below) ? narrow_padding : padding);
}

/// How many of each class, under their signs, from the right.
float paint_counts(const ReviewTotals& totals, Vec right, bool narrow, Canvas& canvas) {
    const std::array counts{
        std::pair{MoveClass::only, totals.only}, std::pair{MoveClass::inaccuracy, totals.inaccuracies},
        std::pair{MoveClass::mistake, totals.mistakes}, std::pair{MoveClass::blunder, totals.blunders}};
    const float pitch = canvas.px(narrow ? narrow_sign_pitch : sign_pitch);
    const float apart = canvas.px(narrow ? narrow_signs_apart : signs_apart);
    float x = right.x - pitch / 2;
    for (const auto& [kind, count] : counts) {
        canvas.text(class_sign(kind), {x, right.y - apart},
                    {.size = canvas.px(24.0F),
                     .paint = {count > 0 ? class_role(kind) : Role::dim},
                     .weight = Weight::extra_bold,
                     .align_x = AlignX::centre,
                     .align_y = AlignY::baseline});
        canvas.text(std::to_string(count), {x, right.y},
                    {.size = canvas.px(24.0F),
                     .paint = {count > 0 ? Role::ink : Role::dim},
                     .weight = Weight::semibold,
                     .align_x = AlignX::centre,
                     .align_y = AlignY::baseline});
        x -= pitch;
    }
    return x + pitch / 2;
}

/// The row of the better move, down to the sentence on it.
Rect better_row(Rect card, float scale) {
    const bool narrow = card.width < narrow_below * scale;
    const float pad = (narrow ? narrow_padding : padding) * scale;
    const bool broad = is_broad(card, scale);
    const float height = (broad ? broad_better_height : narrow ? narrow_better_height : better_height) * scale;
    return {card.x + pad, card.bottom() - height, card.width - 2 * pad,
            (broad ? broad_row_height : better_row_height) * scale};
}

/// Writes a card from the top down.
class CardWriter {
  public:
    CardWriter(Rect area, const MoveCard& card, Canvas& canvas)
        : area_(area), card_(card), canvas_(canvas), pad_(padding_of(area, canvas)), left_(area.x + pad_),
          right_(area.right() - pad_), y_(area.y + canvas.px(is_broad(area, canvas.scale()) ? 8.0F : 18.0F)) {}

    void write() {
        head();
        move();
        const bool has_better = !card_.better.empty();
        const float bottom = has_better ? better_row(area_, canvas_.scale()).y : area_.bottom();
        sentences(card_.words, bottom - canvas_.px(12.0F) - y_, Role::ink);
        if (has_better) better();
    }

  private:
    void head() {
        const float middle = y_ + canvas_.px(18.0F);
        float right = right_;
        if (card_.kind) right = chip(middle) - canvas_.px(12.0F);
        TextStyle style{.size = canvas_.px(Measure::caption), .paint = {Role::soft}, .weight = Weight::semibold};
        style.size = fitting_size(card_.title, style, right - left_, canvas_.px(Measure::smallest), canvas_);
        style.max_width = right - left_;
        canvas_.text(card_.title, {left_, middle}, style);
        y_ += canvas_.px(is_broad(area_, canvas_.scale()) ? 40.0F : 46.0F);
    }

    /// The class, in its colour; answers its left end.
    [[nodiscard]] float chip(float middle) const {
        const std::string sign(class_sign(*card_.kind));
        const auto words = sign.empty() ? class_words(*card_.kind) : sign + "  " + class_words(*card_.kind);
        const Role role = class_role(*card_.kind);
        const TextStyle style{
            .size = canvas_.px(Measure::smallest), .paint = {role}, .weight = Weight::bold, .align_x = AlignX::centre};
        const float width = canvas_.measured(words, style).width + canvas_.px(24.0F);
        const Rect face = snapped({right_ - width, middle - canvas_.px(17.0F), width, canvas_.px(34.0F)});
        paint_ring(face, {.radius = canvas_.px(10.0F), .width = canvas_.px(2.0F), .paint = {role}}, canvas_);
        canvas_.text(words, face.centre(), style);
        return face.x;
    }

    void move() {
        const auto worth = card_.before.empty() || card_.after.empty()
                               ? std::string()
                               : tr("{before} → {after}", {{"before", card_.before}, {"after", card_.after}});
        const float middle = y_ + canvas_.px(22.0F);
        float right = right_;
        if (!worth.empty()) {
            right -= canvas_
                         .text(worth, {right_, middle},
                               {.size = canvas_.px(28.0F),
                                .paint = {card_.kind ? class_role(*card_.kind) : Role::soft},
                                .weight = Weight::bold,
                                .align_x = AlignX::right})
                         .width +
                     canvas_.px(14.0F);
        }
        TextStyle style{.size = canvas_.px(34.0F), .paint = {Role::ink}, .weight = Weight::bold};
        style.size = fitting_size(card_.move, style, right - left_, canvas_.px(Measure::smallest), canvas_);
        style.max_width = right - left_;
        canvas_.text(card_.move, {left_, middle}, style);
        y_ += canvas_.px(52.0F);
    }

    /// As large as they fit into the height; what does not fit at the smallest size is cut.
    void sentences(const std::string& words, float height, Role role) {
        if (words.empty() || height < canvas_.px(Measure::smallest)) return;
        TextStyle style{.size = canvas_.px(Measure::caption),
                        .paint = {role},
                        .align_y = AlignY::top,
                        .wrap_width = right_ - left_};
        if (canvas_.measured(words, style).height > height) style.size = canvas_.px(Measure::smallest);
        canvas_.clip({left_, y_, right_ - left_, height});
        const float taken = canvas_.text(words, {left_, y_}, style).height;
        canvas_.unclip();
        y_ += std::min(height, taken);
    }

    void better() {
        const Rect row = better_row(area_, canvas_.scale());
        canvas_.line({left_, row.y}, {right_, row.y},
                     {.paint = {Role::panel_rim}, .width = canvas_.px(2.0F), .round = false});
        const float middle = row.centre().y, gap = canvas_.px(12.0F);
        float right = row.right() - row.height;
        const float begin =
            left_ + gap +
            canvas_
                .text(tr("Better"), {left_, middle},
                      {.size = canvas_.px(Measure::caption), .paint = {Role::act}, .weight = Weight::semibold})
                .width;
        // What it keeps is told above as well; the move is told here alone.
        const TextStyle smallest{.size = canvas_.px(Measure::smallest), .weight = Weight::bold};
        TextStyle keeps{.size = canvas_.px(Measure::caption),
                        .paint = {Role::act},
                        .weight = Weight::semibold,
                        .align_x = AlignX::right};
        const float for_keeps = gap + canvas_.measured(card_.keeps, keeps).width;
        if (begin + canvas_.measured(card_.better, smallest).width <= right - for_keeps) {
            canvas_.text(card_.keeps, {right, middle}, keeps);
            right -= for_keeps;
        }
        TextStyle style{.size = canvas_.px(28.0F), .paint = {Role::ink}, .weight = Weight::bold};
        style.size = fitting_size(card_.better, style, right - begin, canvas_.px(Measure::smallest), canvas_);
        style.max_width = right - begin;
        canvas_.text(card_.better, {begin, middle}, style);
        y_ = row.bottom();
        sentences(card_.better_words, area_.bottom() - canvas_.px(12.0F) - y_, Role::soft);
    }

    Rect area_;
    const MoveCard& card_;
    Canvas& canvas_;
    float pad_, left_, right_;
    float y_;
};

} // namespace

void paint_review_seat(Rect area, const ReviewSeatLook& look, Canvas& canvas) {
    paint_panel(area, look.moved ? PanelLook{.rim = role_of(look.side), .side_bar = 1} : PanelLook{}, canvas);
    const float pad = padding_of(area, canvas);
    const float left = area.x + pad, right = area.right() - pad;
    const float mark = canvas.px(36.0F);
    const bool narrow = area.width < canvas.px(narrow_below);
    const float head = area.y + canvas.px(narrow ? narrow_seat_head : seat_head);
    paint_mark(look.side, {left + mark / 2, head}, mark, canvas);
    const float words = left + mark * 1.4F;
    TextStyle name{.size = canvas.px(28.0F), .paint = {Role::ink}, .weight = Weight::bold};
    name.size = fitting_size(look.name, name, right - words, canvas.px(Measure::smallest), canvas);
    name.max_width = right - words;
    canvas.text(look.name, {words, head - canvas.px(14.0F)}, name);
    canvas.text(look.note, {words, head + canvas.px(17.0F)},
                {.size = canvas.px(Measure::smallest), .paint = {Role::soft}, .max_width = right - words});

    const float base = area.bottom() - canvas.px(narrow ? narrow_seat_foot : seat_foot);
    const float end = paint_counts(look.totals, {right + canvas.px(8.0F), base}, narrow, canvas) - canvas.px(8.0F);
    const auto& accuracy = look.totals.accuracy;
    const auto number = accuracy ? std::to_string(std::lround(*accuracy * 100)) : std::string("–");
    const float figure = canvas
                             .text(number, {left, base},
                                   {.size = canvas.px(narrow ? narrow_figure : figure_size),
                                    .paint = {role_of(look.side)},
                                    .weight = Weight::extra_bold,
                                    .align_y = AlignY::baseline})
                             .width;
    const float caption = left + figure + canvas.px(10.0F);
    TextStyle style{.size = canvas.px(Measure::smallest), .paint = {Role::soft}, .align_y = AlignY::baseline};
    const auto whole = tr("% accuracy");
    const bool fits = canvas.measured(whole, style).width <= end - caption;
    canvas.text(fits ? whole : tr("%"), {caption, base}, style);
}

Rect line_button(Rect card, float scale) {
    const Rect row = better_row(card, scale);
    const float size = (is_broad(card, scale) ? touch_side : line_button_size) * scale;
    return snapped({row.right() - size, row.centre().y - size / 2, size, size});
}

void paint_move_card(Rect area, const MoveCard& card, Canvas& canvas) {
    auto rim = card.rim;
    if (card.kind && !class_sign(*card.kind).empty()) rim = class_role(*card.kind);
    paint_panel(area, {.rim = rim}, canvas);
    CardWriter(area, card, canvas).write();
}

} // namespace zugzwang
