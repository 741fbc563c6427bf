#include "scenes/figures/figures.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "scenes/frame/parts.hpp"
#include "scenes/frame/top_bar.hpp"
#include "scenes/widgets/paint.hpp"
#include "zugzwang/base/number_words.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {
namespace {

// Units of a 1080-line screen.
constexpr float widest = 1400, panel_top = 124, panel_bottom = 40, inner = 40;
constexpr float line_height = 46, mark_room = 84;

/// Where the columns end, in parts of the width; the first, the move's name, begins after its number.
constexpr std::array<float, 6> ends{0.36F, 0.5F, 0.68F, 0.77F, 0.87F, 1.0F};
/// On an upright screen in two lines: the name and the time, below them the rest.
constexpr std::array<float, 6> upright_ends{0.68F, 1.0F, 0.38F, 0.54F, 0.72F, 1.0F};
constexpr float upright_line_height = 88, upright_apart = 19, upright_inner = 18;
constexpr std::size_t in_first_line = 2;

} // namespace

Figures::Figures(SceneContext& context, const Game& game, std::shared_ptr<Session> session)
    : context_(context), game_(game), session_(std::move(session)) {
    const auto& news = session_->news();
    for (std::size_t index = 0; index < news.moves.size(); ++index) {
        const auto& move = news.moves[index];
        if (!move.thought) continue;
        const auto& thought = *move.thought;
        moves_.push_back({.side = move.side,
                          .number = std::to_string(index + 1),
                          .name = move.words.empty() ? move.text : move.words,
                          .time = exact_seconds_words(thought.time),
                          .nodes = exact_count_words(thought.nodes),
                          .depth = thought.depth > 0 ? std::to_string(thought.depth) : "–",
                          .score = thought.score ? score_words(*thought.score) : "–",
                          .cut = thought.cut ? exact_count_words(*thought.cut) : "–"});
    }
    for (const Side side : both_sides) {
        if (!news.seats[side].person) sums_.push_back(sum_of(side));
    }
}

Figures::Line Figures::sum_of(Side side) const {
    const auto& news = session_->news();
    MoveThought sum;
    std::int64_t moves = 0;
    for (const auto& move : news.moves) {
        if (move.side != side || !move.thought) continue;
        ++moves;
        sum.time += move.thought->time;
        sum.nodes += move.thought->nodes;
        if (move.thought->cut) sum.cut = sum.cut.value_or(0) + *move.thought->cut;
    }
    return {.side = side,
            .number = {},
            .name = tr_n("{player}, {n} move", "{player}, {n} moves", moves, {{"player", news.seats[side].name}}),
            .time = exact_seconds_words(sum.time),
            .nodes = exact_count_words(sum.nodes),
            .depth = {},
            .score = {},
            .cut = sum.cut ? exact_count_words(*sum.cut) : "–"};
}

void Figures::layout(Rect screen, const Canvas& canvas) {
    stage_ = Stage(screen, canvas);
    controls_.set(top_bar_controls(stage_, {}));
    const bool upright = stage_.is_upright();
    line_units_ = upright ? upright_line_height : line_height;
    const float usual_width = std::min(widest, stage_.width() - 2 * stage_[Measure::edge]);
    const Rect panel = upright ? upright_room(stage_)
                               : Rect{(stage_.width() - usual_width) / 2, panel_top, usual_width,
                                      stage_.height() - panel_top - panel_bottom};
    panel_ = stage_.pixels(panel);
    const float below = line_units_ * (static_cast<float>(sums_.size()) + 0.6F), side = upright ? upright_inner : inner;
    list_ = stage_.pixels({panel.x + side, panel.y + inner * 0.6F + line_units_, panel.width - 2 * side,
                           panel.height - inner * 1.2F - line_units_ - below});
    const float line = canvas.px(line_units_);
    scroll_.measure(screen, list_.height, line * static_cast<float>(moves_.size()), line);
    scroll_.to(scroll_.farthest());
}

SceneChange Figures::handle(const InputEvent& event) {
    if (const auto* pressed = std::get_if<KeyEvent>(&event)) return key(*pressed);
    if (const auto* moved = std::get_if<PointerEvent>(&event)) {
        const auto answer = controls_.pointer(*moved);
        if (answer.picked) return SceneChange::pop();
        if (!answer.used) static_cast<void>(scroll_.pointer(*moved));
    }
    return SceneChange::stay();
}

SceneChange Figures::key(const KeyEvent& event) {
    const bool again = event.key == Key::character && event.character == 't';
    if (event.key == Key::escape || event.key == Key::backspace || again) return SceneChange::pop();
    if (event.key == Key::up) scroll_.by(-line_units_ * stage_.scale());
    if (event.key == Key::down) scroll_.by(line_units_ * stage_.scale());
    if (!scroll_.key(event.key, list_.height * 0.9F) && controls_.key(event).picked) return SceneChange::pop();
    return SceneChange::stay();
}

SceneChange Figures::update(Seconds step) {
    static_cast<void>(controls_.advance(step, context_.theme));
    return SceneChange::stay();
}

bool Figures::take_redraw() {
    const bool controls = controls_.take_redraw();
    return scroll_.take_redraw() || controls;
}

std::string Figures::title() const { return tr("{game}: what each move took", {{"game", tr(game_.title)}}); }

std::vector<NamedRect> Figures::widgets() const { return with_controls({{"figures", panel_, {}}}, controls_); }

void Figures::draw_cell(const std::string& words, std::size_t column, float y, Paint paint, Weight weight,
                        Canvas& canvas) const {
    const float gap = canvas.px(16.0F);
    const bool upright = stage_.is_upright();
    const auto& all = upright ? upright_ends : ends;
    const bool begins = upright && column == in_first_line;
    const float begin = column == 0 ? canvas.px(mark_room) : begins ? 0 : list_.width * all[column - 1] + gap;
    const float end = list_.width * all[column];
    if (upright) y += canvas.px(upright_apart) * (column < in_first_line ? -1.0F : 1.0F);
    TextStyle style{.size = canvas.px(26.0F), .paint = paint, .weight = weight};
    if (column > 0) style.align_x = AlignX::right;
    style.size = fitting_size(words, style, end - begin, canvas.px(Measure::smallest), canvas);
    style.max_width = end - begin;
    canvas.text(words, {list_.x + (column > 0 ? end : begin), y}, style);
}

void Figures::draw_line(const Line& line, float y, Weight weight, Canvas& canvas) const {
    const float mark = canvas.px(26.0F), head = stage_.is_upright() ? y - canvas.px(upright_apart) : y;
    canvas.text(line.number, {list_.x + canvas.px(42.0F), head},
                {.size = canvas.px(22.0F), .paint = {Role::dim}, .align_x = AlignX::right});
    paint_mark(line.side, {list_.x + canvas.px(62.0F), head}, mark, canvas);
    const std::array cells{&line.name, &line.time, &line.nodes, &line.depth, &line.score, &line.cut};
    for (std::size_t column = 0; column < cells.size(); ++column)
        draw_cell(*cells[column], column, y, {Role::ink}, weight, canvas);
}

void Figures::draw(Canvas& canvas) const {
    paint_top_bar(stage_, {.title = tr(game_.title), .status = tr("What each move took")}, canvas);
    paint_panel(panel_, {}, canvas);
    const float line = canvas.px(line_units_);
    const std::array heads{tr("Move"), tr("Time"), tr("Positions"), tr("Depth"), tr("Score"), tr("Cut")};
    for (std::size_t column = 0; column < heads.size(); ++column)
        draw_cell(heads[column], column, list_.y - line / 2, {Role::soft}, Weight::regular, canvas);
    canvas.clip(list_);
    for (std::size_t index = 0; index < moves_.size(); ++index) {
        const float y = list_.y + line * (static_cast<float>(index) + 0.5F) - std::round(scroll_.offset());
        if (y + line / 2 < list_.y || y - line / 2 > list_.bottom()) continue;
        draw_line(moves_[index], y, Weight::regular, canvas);
    }
    canvas.unclip();
    scroll_.draw_bar(list_, panel_,
                     {.right = canvas.px(18.0F), .width = canvas.px(6.0F), .min_length = canvas.px(40.0F)}, canvas);
    float y = list_.bottom() + line * 0.3F;
    canvas.line({list_.x, y}, {list_.right(), y}, {.paint = {Role::panel_rim}, .width = canvas.px(2.0F)});
    y += line * 0.7F;
    for (const auto& sum : sums_) {
        draw_line(sum, y, Weight::bold, canvas);
        y += line;
    }
    controls_.draw(canvas);
}

std::unique_ptr<Scene> make_figures(SceneContext& context, const Game& game, std::shared_ptr<Session> session) {
    return std::make_unique<Figures>(context, game, std::move(session));
}

} // namespace zugzwang
