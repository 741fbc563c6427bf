#include "scenes/table/how_it_went.hpp"

#include <algorithm>
#include <cmath>

#include "desk/move_rows.hpp"
#include "scenes/widgets/paint.hpp"
#include "scenes/widgets/value_curve.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang {
namespace {

constexpr std::chrono::milliseconds quick{60};
constexpr float head_units = 36, below_head = 66, words_units = 96, axis_units = 40,
                beside_body = 12; ///< Of a 1080-line screen.

/// The row of the list in which a move stands.
std::size_t turn_of(const std::vector<MoveEntry>& moves, std::size_t move) {
    std::size_t turn = 0;
    for (const auto& row : move_rows(moves, Side::first, /*going_on=*/false)) {
        if (row.number != 0) turn = row.number;
        for (const auto& range : {row.first_moves, row.second_moves}) {
            if (range.begin <= move && move < range.begin + range.count) return turn;
        }
    }
    return turn;
}

} // namespace

void HowItWent::follow(const Session& session, bool shown) {
    const auto moves = session.news().moves.size();
    const Session* wanted = shown && moves > 0 ? &session : nullptr;
    if (wanted != of_ || moves != moves_) {
        reader_.reset();
        own_mistake_ = false;
        session_.reset();
        of_ = wanted;
        moves_ = moves;
        if (wanted != nullptr) look_at(session);
    }
    if (!reader_) return;
    session_->update(Seconds{0});
    reader_->update();
    own_mistake_ = is_own_mistake(session.news());
}

void HowItWent::look_at(const Session& session) {
    auto record = session.record();
    if (record.moves.size() != moves_) return;
    const auto points = points_of(game_, record.start);
    auto looked_at = session_to_look_at(context_, game_, std::move(record));
    if (!looked_at) return;
    session_ = *std::move(looked_at);
    const auto nodes = session.config().budget.nodes;
    reader_.emplace(session_, nodes != 0 ? Budget{.nodes = nodes} : Budget{.time = quick}, points);
}

void HowItWent::suspend() {
    if (session_) session_->act(Act::suspend);
}

std::string HowItWent::words() const {
    if (!reader_) return {};
    const auto& turn = reader_->review().turning_point;
    const auto& moves = session_->news().moves;
    if (!reader_->complete())
        return tr("Reading move {number} of {count}", {{"number", reader_->read() + 1}, {"count", reader_->moves()}});
    if (!turn) return tr("No mistake found");
    const auto number = turn_of(moves, *turn);
    const auto reason = session_->why(*turn, moves[*turn].text);
    if (reason.empty()) {
        return tr("Move {number} decided it: {move}.", {{"number", number}, {"move", moves[*turn].words}});
    }
    return tr("Move {number} decided it. {reason}", {{"number", number}, {"reason", reason}});
}

std::optional<std::size_t> HowItWent::turn() const {
    if (!reader_ || !reader_->complete()) return std::nullopt;
    return reader_->review().turning_point;
}

Rect HowItWent::body(Rect area, float scale) {
    const float edge = std::round(beside_body * scale), top = std::round((below_head + 1) * scale);
    return {area.x + edge, area.y + top, area.width - 2 * edge, area.height - top - edge};
}

bool HowItWent::is_own_mistake(const SessionNews& of) const {
    if (!of.outcome) return false;
    const auto decisive = turn();
    const auto winner = of.outcome->winner;
    if (!decisive || !winner) return false;
    const Side mover = session_->news().moves[*decisive].side;
    return mover != *winner && of.seats[mover].person && !of.seats[*winner].person;
}

void HowItWent::draw(Rect area, Canvas& canvas) const {
    paint_panel(area, {}, canvas);
    const float pad = canvas.px(Measure::panel_padding);
    const float right = area.right() - pad;
    const float head = canvas
                           .text(tr("How it went"), {area.x + pad, area.y + canvas.px(head_units)},
                                 {.size = canvas.px(24.0F), .paint = {Role::soft}, .weight = Weight::semibold})
                           .width;
    const auto side = side_name(game_.side_names, Side::first);
    const float room = right - area.x - pad - head - canvas.px(78.0F);
    canvas.text(tr("for {side}", {{"side", side}}),
                {area.x + pad + head + canvas.px(14.0F), area.y + canvas.px(head_units)},
                {.size = canvas.px(Measure::smallest), .paint = {Role::dim}, .max_width = std::max(room, 1.0F)});
    const float top = area.y + canvas.px(below_head);
    const float words_height = std::min(canvas.px(words_units), (area.bottom() - top) * 0.4F);
    const Rect plot = snapped({area.x + pad + canvas.px(axis_units), top, right - area.x - pad - canvas.px(axis_units),
                               area.bottom() - pad - words_height - top});
    if (plot.height < canvas.px(40.0F)) return;
    ValueCurve curve{.shares = {std::nullopt}};
    if (reader_) {
        curve.shares = reader_->shares();
        if (const auto decisive = turn()) {
            curve.cursor = *decisive + 1;
            curve.marks = {{.ply = *decisive + 1, .kind = reader_->review().moves[*decisive]->kind}};
        }
    }
    paint_value_curve(plot, curve, canvas);
    const float mark = canvas.px(22.0F), x = area.x + pad + mark / 2;
    paint_mark(Side::first, {x, plot.y + mark / 2}, mark, canvas);
    paint_mark(Side::second, {x, plot.bottom() - mark / 2}, mark, canvas);
    TextStyle style{.size = canvas.px(Measure::caption),
                    .paint = {Role::ink},
                    .align_y = AlignY::top,
                    .wrap_width = right - area.x - pad};
    if (own_mistake_) style.paint = {Role::bad};
    const auto sentence = words();
    while (style.size > canvas.px(Measure::smallest) && canvas.measured(sentence, style).height > words_height)
        style.size -= 1;
    canvas.clip({area.x, plot.bottom(), area.width, area.bottom() - plot.bottom()});
    canvas.text(sentence, {area.x + pad, plot.bottom() + canvas.px(14.0F)}, style);
    canvas.unclip();
}

} // namespace zugzwang
