#include "scenes/table/how_it_went.hpp"

#include "desk/game_words.hpp"
#include "desk/recorded_game.hpp"
#include "scenes/table/broadcast.hpp"
#include "zugzwang/base/number_words.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/side_words.hpp"
#include "zugzwang/play/value_curve.hpp"

namespace zugzwang {
namespace {

/// Which end of the curve is whose, and by how much it stood there at most.
ui::Node scale(std::optional<std::int64_t> margin) {
    const auto end = [margin](Side side) {
        const auto number = margin ? score_words(static_cast<double>(*margin)) : std::string();
        return ui::row(ui::mark(side, 22), ui::line(number, {.size = Measure::smallest, .paint = {role_of(side)}}))
            .gaps(Measure::hair);
    };
    return ui::column(end(Side::first), ui::space().gives_way(), end(Side::second));
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
    reader_.emplace(session_, quick_look(session), points);
}

void HowItWent::suspend() {
    if (session_) session_->act(Act::suspend);
}

std::string HowItWent::words() const {
    if (!reader_) return {};
    if (!reader_->complete())
        return tr("Reading move {number} of {count}", {{"number", reader_->read() + 1}, {"count", reader_->moves()}});
    const auto turned = reader_->turned();
    if (!turned) return tr("No mistake found");
    if (!own_mistake_) return turned->words();
    return tr("Your move {number} lost it. {reason}", {{"number", turned->number}, {"reason", turned->reason}});
}

std::optional<std::size_t> HowItWent::turn() const {
    if (!reader_ || !reader_->complete()) return std::nullopt;
    return reader_->review().turning_point;
}

bool HowItWent::is_own_mistake(const SessionNews& of) const {
    if (!of.outcome) return false;
    const auto decisive = turn();
    const auto winner = of.outcome->winner;
    if (!decisive || !winner) return false;
    const Side mover = session_->news().moves[*decisive].side;
    return mover != *winner && of.seats[mover].person && !of.seats[*winner].person;
}

ui::Node HowItWent::panel(ui::Node button, std::function<void()> look_back) const {
    ValueCurve curve{.shares = {std::nullopt}, .small = true};
    if (reader_) {
        curve.shares = reader_->largest_margin() ? reader_->margin_shares() : reader_->shares();
        if (const auto decisive = turn()) {
            curve.cursor = *decisive + 1;
            curve.cursor_words = std::to_string(turns_of(session_->news().moves)[*decisive]);
            curve.marks = {{.ply = *decisive + 1, .kind = reader_->review().moves[*decisive]->kind}};
        }
    }
    auto plot =
        ui::picture([curve = std::move(curve)](Rect area, Canvas& canvas) { paint_value_curve(area, curve, canvas); });
    auto sides = scale(reader_ ? reader_->largest_margin() : std::nullopt);
    auto body =
        ui::column(ui::row(std::move(sides).tall(), std::move(plot).fills()).gaps(Measure::near).fills(),
                   ui::words(words(), {.size = Measure::caption, .paint = {own_mistake_ ? Role::bad : Role::ink}}))
            .gaps(Measure::snug);
    if (turn() && look_back) body = ui::pressable("turn", std::move(body), std::move(look_back));
    const auto side = session_ ? session_->news().seats[Side::first].name : std::string();
    auto head = ui::row(
        ui::line(tr("How it went"), {.size = Measure::caption, .paint = {Role::soft}, .weight = Weight::semibold}),
        ui::line(tr("for {side}", {{"side", side}}), {.size = Measure::smallest, .paint = {Role::dim}})
            .wide()
            .gives_way(),
        std::move(button));
    return ui::panel(std::move(head).gaps(Measure::snug), std::move(body).fills()).named("went");
}

} // namespace zugzwang
