#include <cmath>

#include "scenes/frame/top_bar.hpp"
#include "scenes/setup/setup.hpp"
#include "scenes/widgets/paint.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang {

namespace {
constexpr float min_picture = 150; ///< Units of height that the start's picture needs.
constexpr float two_lines = 60;    ///< A label so high is wrapped.
} // namespace

void SetupScene::draw(Canvas& canvas) const {
    paint_top_bar(layout_.stage,
                  {.title = tr(game_.title),
                   .status = !refusal_.empty() ? refusal_
                             : known_.empty()  ? tr("Set up a game")
                                               : known_,
                   .status_role = refusal_.empty() ? Role::ink : Role::bad,
                   .icons = 2,
                   .reserved = offers_classic_look() && !layout_.is_upright() ? layout_.look_reserved : 0},
                  canvas);
    paint_panel(layout_.seats, {}, canvas);
    if (!layout_.is_upright()) paint_panel(layout_.options, {}, canvas);
    if (shows(SetupPart::first_seat)) draw_seat(Side::first, canvas);
    if (shows(SetupPart::second_seat)) draw_seat(Side::second, canvas);
    if (shows(SetupPart::options)) draw_rows(canvas);
    if (const auto help = help_words(); !help.empty()) {
        TextStyle style{.size = canvas.px(Measure::caption),
                        .paint = {Role::soft},
                        .align_y = AlignY::top,
                        .wrap_width = layout_.help.width};
        const float height = canvas.measured(help, style).height;
        canvas.text(help, {layout_.help.x, std::round(layout_.help.centre().y - height / 2)}, style);
    }
    controls_.draw(canvas);
    if (layout_.is_upright()) return;
    paint_key_hints({{{tr("Tab")}, tr("next")}, {{"←", "→"}, tr("change")}, {{tr("Enter")}, tr("play")}},
                    layout_.hints.centre(), layout_.hints.width, canvas);
}

void SetupScene::draw_rows(Canvas& canvas) const {
    for (std::size_t index = 0; index < rows_.size(); ++index) {
        const Rect label = layout_.option_label(index, rows_.size());
        TextStyle style{.size = canvas.px(Measure::body), .paint = {rows_[index].label_role}};
        if (label.height > canvas.px(two_lines)) {
            style.size = canvas.px(Measure::smallest);
            style.wrap_width = label.width;
        } else {
            style.size = fitting_size(rows_[index].label, style, label.width, canvas.px(Measure::smallest), canvas);
            style.max_width = label.width;
        }
        canvas.text(rows_[index].label, {label.x, label.centre().y}, style);
    }
    if (!start_) return;
    const Rect room = layout_.options_rest(rows_.size());
    if (room.height < canvas.px(min_picture)) return;
    start_->place(room);
    start_->draw(canvas);
}

void SetupScene::draw_seat(Side side, Canvas& canvas) const {
    const Rect header = layout_.seat_header(side, card_count());
    const float mark = canvas.px(42.0F);
    paint_mark(side, {header.x + mark / 2, header.centre().y}, mark, canvas);
    const auto name = side_name(game_.side_names, side);
    const bool moves_first = first_to_move_ == side;
    const Rect sign = layout_.clock_sign(side, card_count());
    canvas.sprite("icon/clock", sign);
    const auto words = moves_first ? tr("{player}, moves first", {{"player", name}}) : name;
    const float left = header.x + mark * 1.35F, end = layout_.is_upright() ? header.right() : sign.x - canvas.px(16.0F),
                room = end - left;
    TextStyle style{.size = canvas.px(32.0F), .paint = {Role::ink}, .weight = Weight::bold};
    style.size = fitting_size(words, style, room, canvas.px(Measure::smallest), canvas);
    style.max_width = room;
    canvas.text(words, {left, header.centre().y}, style);
}

} // namespace zugzwang
