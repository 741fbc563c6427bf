#include <algorithm>
#include <cmath>

#include "scenes/frame/star.hpp"
#include "scenes/menu/menu.hpp"
#include "scenes/widgets/paint.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/easing.hpp"

namespace zugzwang {

namespace {

// Units of a 1080-line screen.
constexpr float title_size = 42;
constexpr float row_from_bottom = 32;
constexpr float beside_well = 16; ///< Upright, from the picture to the words.

/// Smaller where there is no room, at last cut.
void draw_wrapped(const std::string& words, Rect area, TextStyle style, Canvas& canvas) {
    style.wrap_width = area.width;
    if (canvas.measured(words, style).height > area.height) style.size = canvas.px(Measure::smallest);
    canvas.clip(area);
    canvas.text(words, {area.x, area.y}, style);
    canvas.unclip();
}

} // namespace

void MenuScene::draw(Canvas& canvas) const {
    draw_title(canvas);
    for (std::size_t index = 0; index < cards_.size(); ++index)
        draw_card(index, canvas);
    controls_.draw(canvas);
    draw_badge(canvas);
    if (trouble_) draw_trouble(canvas);
    if (layout_.upright) return; // nobody has keys there
    const Rect line = layout_.hints;
    paint_key_hints({{{"←", "→"}, tr("choose")},
                     {{tr("Enter")}, can_continue(chosen_) ? tr("continue") : tr("play")},
                     {{"L"}, tr("ladder")},
                     {{"P"}, tr("puzzle of the day")},
                     {{"G"}, tr("games")},
                     {{"D"}, tr("watch")},
                     {{"F1"}, tr("rules")},
                     {{tr("Esc")}, tr("leave")}},
                    line.centre(), line.width - canvas.px(Measure::edge), canvas);
}

void MenuScene::draw_title(Canvas& canvas) const {
    canvas.sprite("wordmark", layout_.wordmark);
    const auto words = tr("Five games of pure skill. No dice, no luck, nowhere to hide.");
    const float room = layout_.subtitle.width - canvas.px(Measure::edge);
    TextStyle style{.size = canvas.px(Measure::heading), .paint = {Role::soft}, .align_x = AlignX::centre};
    if (layout_.upright) style.size = fitting_size(words, style, room, canvas.px(Measure::smallest), canvas);
    style.max_width = room;
    canvas.text(words, layout_.subtitle.centre(), style);
}

/// On the button of the puzzles until the day's is solved.
void MenuScene::draw_badge(Canvas& canvas) const {
    const auto button = std::ranges::find(controls_.all(), "puzzles", &Control::id);
    if (button == controls_.all().end() || is_today_solved(context_)) return;
    const TextStyle style{.size = canvas.px(Measure::smallest),
                          .paint = {Role::primary_ink},
                          .weight = Weight::bold,
                          .align_x = AlignX::centre};
    const auto words = tr("today");
    const float width = canvas.measured(words, style).width + canvas.px(26.0F), height = canvas.px(34.0F);
    const Rect badge = snapped({button->area.right() - width * 0.86F, button->area.y - height * 0.55F, width, height});
    canvas.box(badge, {.top = Role::act, .bottom = Role::act, .radius = height / 2});
    canvas.text(words, badge.centre(), style);
}

void MenuScene::draw_trouble(Canvas& canvas) const {
    const Rect line = layout_.trouble;
    TextStyle style{.size = canvas.px(Measure::caption),
                    .paint = {Role::bad},
                    .weight = Weight::semibold,
                    .align_x = AlignX::centre};
    const float room = line.width - canvas.px(Measure::edge);
    style.size = fitting_size(*trouble_, style, room, canvas.px(Measure::smallest), canvas);
    style.max_width = room;
    canvas.text(*trouble_, line.centre(), style);
}

void MenuScene::draw_card(std::size_t index, Canvas& canvas) const {
    const Card& card = cards_[index];
    const auto& place = layout_.cards[index];
    const auto face = std::ranges::find(controls_.all(), "card:" + context_.games[index].id, &Control::id);
    const auto state = face == controls_.all().end() ? ControlState() : controls_.state(*face);
    const float rise = canvas.px(Measure::hover_lift) * (ease_out(state.hover) + ease_out(card.lift.level()));
    canvas.push_group({0, -std::round(rise)}, 1);
    paint_panel(place.area, {.lit = index == chosen_}, canvas);
    const float radius = canvas.px(Measure::panel_radius);
    if (index != chosen_ && state.hover > 0) {
        paint_ring(place.area, {.radius = radius, .width = canvas.px(Measure::rim), .paint = {Role::act, state.hover}},
                   canvas);
    }
    if (index == chosen_) paint_focus(place.area, radius, canvas);
    paint_well(place.well, canvas);
    canvas.clip(place.well);
    card.miniature.draw(canvas);
    canvas.unclip();
    draw_words(index, canvas);
    canvas.pop_group();
}

void MenuScene::draw_words(std::size_t index, Canvas& canvas) const {
    const Game& game = context_.games[index];
    const auto& place = layout_.cards[index];
    const bool upright = layout_.upright, waits = can_continue(index);
    const float left = upright ? place.well.right() + canvas.px(beside_well) : place.well.x + canvas.px(2.0F);
    const float end = upright && has_ladder(index) ? place.stars.x : place.area.right() - canvas.px(14.0F);
    const float width = end - left;
    float y = upright ? place.well.y + canvas.px(26.0F) : place.well.bottom() + canvas.px(42.0F);
    canvas.text(tr(game.title), {left, y},
                {.size = canvas.px(title_size), .paint = {Role::ink}, .weight = Weight::bold, .max_width = width});
    y += canvas.px(34.0F);
    const float row_top =
        upright ? place.well.bottom() : place.area.bottom() - canvas.px(row_from_bottom) - canvas.px(14.0F);
    TextStyle style{.size = canvas.px(Measure::caption), .paint = {Role::soft}, .align_y = AlignY::top};
    const std::string lines[] = {tr(game.tagline[0]), tr(game.tagline[1])};
    if (upright && waits) {
        // its room is that of the words on the game
    } else if (std::max(canvas.measured(lines[0], style).width, canvas.measured(lines[1], style).width) <= width) {
        canvas.text(lines[0], {left, y}, style);
        if (!waits) canvas.text(lines[1], {left, y + canvas.px(30.0F)}, style);
    } else {
        const float room = row_top - y - (waits ? canvas.px(30.0F) : 0);
        draw_wrapped(filled("{} {}", lines[0], lines[1]), {left, y, width, room}, style, canvas);
    }
    const float waiting = upright ? y + canvas.px(14.0F) : row_top - canvas.px(has_ladder(index) ? 16.0F : 0);
    if (waits) draw_waiting({left, waiting}, width, canvas);
    if (has_ladder(index)) draw_stars(index, canvas);
}

void MenuScene::draw_waiting(Vec at, float width, Canvas& canvas) const {
    const float icon = canvas.px(10.0F);
    canvas.diamond({at.x + icon, at.y}, icon, {Role::act});
    const auto words = tr("Your game waits");
    TextStyle waits{.size = canvas.px(Measure::caption), .paint = {Role::act}, .weight = Weight::semibold};
    waits.size = fitting_size(words, waits, width - 3 * icon, canvas.px(Measure::smallest), canvas);
    waits.max_width = width - 3 * icon;
    canvas.text(words, {at.x + 3 * icon, at.y}, waits);
}

/// A star for each rung that is climbed, and which one is to be climbed next.
void MenuScene::draw_stars(std::size_t index, Canvas& canvas) const {
    const auto& card = layout_.cards[index];
    const auto& climb = cards_[index].climb;
    const auto& game = context_.games[index];
    const auto id = "ladder:" + game.id;
    const auto control = std::ranges::find(controls_.all(), id, &Control::id);
    if (control != controls_.all().end()) {
        const auto state = controls_.state(*control);
        const float radius = canvas.px(Measure::button_radius);
        if (state.focused) paint_focus(card.stars, radius, canvas);
        if (state.hover > 0) {
            paint_ring(card.stars,
                       {.radius = radius, .width = canvas.px(Measure::rim), .paint = {Role::act, state.hover}}, canvas);
        }
    }
    const auto count = game.ladder.rungs.size();
    const bool all = climb.next == count;
    const Rect row = layout_.upright ? card.stars.inset(canvas.px(10.0F)) : card.well;
    const float left = row.x, right = row.right(), y = card.stars.centre().y;
    TextStyle style{.size = canvas.px(Measure::smallest),
                    .paint = {all ? Role::act : Role::soft},
                    .align_x = AlignX::right,
                    .max_width = (right - left) * 0.45F};
    // All cards are as wide, so they say it in the same way.
    const auto widest = tr("Rung {rung} of {rungs}", {{"rung", 8}, {"rungs", 8}});
    const bool in_short = canvas.measured(widest, {.size = style.size}).width > style.max_width;
    const auto next = climb.next + 1;
    const auto words = all        ? tr("All {n}", {{"n", count}})
                       : in_short ? tr("{rung} of {rungs}", {{"rung", next}, {"rungs", count}})
                                  : tr("Rung {rung} of {rungs}", {{"rung", next}, {"rungs", count}});
    const float taken = canvas.text(words, {right, y}, style).width;
    const float pitch =
        std::min(canvas.px(19.5F), (right - left - taken - canvas.px(10.0F)) / static_cast<float>(count));
    for (std::size_t rung = 0; rung < count; ++rung) {
        const bool climbed = rung_record(context_, game, rung).stars.is_climbed();
        paint_star(climbed, {left + (static_cast<float>(rung) + 0.5F) * pitch, y},
                   std::min(canvas.px(25.0F), pitch * 1.45F), canvas);
    }
}

} // namespace zugzwang
