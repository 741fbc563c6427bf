#include "scenes/table/broadcast.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "zugzwang/base/number_words.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/side_words.hpp"
#include "zugzwang/play/value_curve.hpp"
#include "zugzwang/ui/paint.hpp"

namespace zugzwang {

namespace {

constexpr Seconds caption_goes_after{8};
constexpr Seconds thinks_at_most{0.15}; ///< For a move while the players run ahead.

/// By what they are, or by their side where that is the same.
BySide<std::string> names_of(const Game& game, const SessionNews& news) {
    BySide<std::string> names{news.seats[Side::first].name, news.seats[Side::second].name};
    if (names[Side::first] == names[Side::second]) {
        for (const Side side : both_sides)
            names[side] = side_name(game.side_names, side);
    }
    return names;
}

constexpr std::size_t fewest_moves = 24; ///< The curve has room for so many, at first.

/// The plot has room for what comes next.
std::vector<std::optional<double>> with_room(std::vector<std::optional<double>> shares) {
    std::size_t room = fewest_moves;
    while (room < shares.size())
        room += room / 2;
    shares.resize(room + 1);
    return shares;
}

} // namespace

Sight Broadcast::sight(const SessionNews& news) const {
    Sight sight{.moves = news.moves.size()};
    // What is thought of still wavers.
    const bool settled = !news.thinking || !news.thinking->running || values_.is_proven();
    if (settled && !values_.shares().empty()) sight.first_share = values_.shares().back();
    sight.proven = values_.is_proven();
    if (!news.moves.empty()) {
        sight.remark = news.moves.back().remark;
        sight.mover = news.moves.back().side;
    }
    sight.outcome = news.outcome;
    sight.outcome_words = news.outcome_words;
    return sight;
}

/// Of a position of which nobody at the table tells anything, as simple players do.
void Broadcast::ask_value(Session& session) {
    const auto& news = session.news();
    const auto ply = news.moves.size();
    if (news.outcome || asked_ == ply || values_.shares().back()) return;
    asked_ = ply;
    session.ask_value(ply, quick_look(session));
}

Budget quick_look(const Session& session) {
    const auto nodes = session.config().budget.nodes;
    return nodes != 0 ? Budget{.nodes = nodes} : Budget{.time = std::chrono::milliseconds(60)};
}

void Broadcast::follow(Session& session, Seconds step, bool is_shown) {
    const auto& news = session.news();
    if (!std::exchange(begun_, true)) commentator_ = Commentator(names_of(game_, news));
    values_.see(news);
    ask_value(session);
    has_expectation_ |= (news.thinking && !news.thinking->expected.empty()) || !Expectation::best_line(news).empty();
    if (const auto caption = commentator_.see(sight(news))) tell(*caption, session);
    if (session.news().switches.paused) was_paused_.reset(); // there is nothing more to play
    if (is_running_ahead()) hurry(session);
    follow_caption(step, session.news().switches.paused);
    if (is_shown) expectation_.follow(session, step);
}

void Broadcast::tell(const Caption& caption, Session& session) {
    const bool at_once = is_running_ahead() || !caption_ || shown_for_ >= read_in;
    stop_running(session);
    if (at_once) {
        caption_ = caption;
        waiting_.reset();
        shown_for_ = Seconds{0};
    } else if (!waiting_ || caption.kind >= waiting_->kind) {
        waiting_ = caption;
    }
}

void Broadcast::follow_caption(Seconds step, bool paused) {
    if (!caption_ || paused) return;
    shown_for_ += step;
    if (waiting_ && shown_for_ >= read_in) {
        caption_ = std::exchange(waiting_, std::nullopt);
        shown_for_ = Seconds{0};
    }
    if (caption_->kind != Caption::Kind::over && shown_for_ >= caption_goes_after) caption_.reset();
}

void Broadcast::run_ahead(Session& session) {
    auto switches = session.news().switches;
    if (is_running_ahead()) return;
    if (waiting_) { // the game is there already
        caption_ = std::exchange(waiting_, std::nullopt);
        shown_for_ = Seconds{0};
        return;
    }
    if (session.news().outcome) return;
    was_paused_ = std::exchange(switches.paused, false);
    session.set(switches);
    hurry(session);
}

void Broadcast::stop_running(Session& session) {
    const auto was_paused = std::exchange(was_paused_, std::nullopt);
    if (!was_paused) return;
    auto switches = session.news().switches;
    switches.paused = *was_paused;
    session.set(switches);
}

void Broadcast::hurry(Session& session) const {
    const auto& news = session.news();
    if (news.thinking && news.thinking->running && news.thinking->time >= thinks_at_most) session.act(Act::move_now);
    if (news.is_animating) session.act(Act::skip_animation);
}

void Broadcast::suspend() { expectation_.suspend(); }

void Broadcast::forget() {
    expectation_.forget();
    values_.forget();
    caption_.reset();
    waiting_.reset();
    was_paused_.reset();
    begun_ = has_expectation_ = false;
    asked_.reset();
}

ui::Node Broadcast::plot() const {
    ValueCurve curve{.shares = with_room(values_.shares())};
    if (caption_ && caption_->ply < values_.shares().size()) curve.cursor = caption_->ply;
    return ui::picture(
        [curve = std::move(curve)](Rect area, Canvas& canvas) { paint_value_curve(area, curve, canvas); });
}

ui::Node Broadcast::narrow_curve_panel(const SessionNews& news) const {
    return ui::panel(score(), caption_line(), player(Side::first, news), plot().at_least(0, 40).fills(),
                     player(Side::second, news))
        .gaps(Measure::tight)
        .padded(Measure::near)
        .named("curve");
}

ui::Node Broadcast::curve_panel(const SessionNews& news) const {
    auto players = ui::column(player(Side::first, news), ui::space().tall(), player(Side::second, news));
    return ui::panel(ui::row(score(), caption_line().wide(2)).gaps(Measure::apart),
                     ui::row(std::move(players).wide().tall(), plot().wide(2).tall()).gaps(Measure::near).tall())
        .gaps(Measure::hair)
        .padded(Measure::near)
        .at_least(0, 172)
        .named("curve");
}

ui::Node Broadcast::caption_line() const {
    const bool is_told = context_.settings.captions != CaptionMode::off; // at the foot of the page
    if (caption_ && !is_running_ahead() && !is_told) {
        auto words = ui::words(caption_->words, {.weight = Weight::semibold}).wide();
        return ui::row(caption_->side ? ui::mark(*caption_->side) : ui::nothing(), std::move(words))
            .gaps(Measure::snug);
    }
    const bool known = std::ranges::any_of(values_.shares(), [](const auto& share) { return share.has_value(); });
    const bool told = values_.view(Side::first) || values_.view(Side::second);
    return ui::words(is_running_ahead() ? tr("On to the next turning point …")
                     : told             ? tr("What each of them thinks")
                     : known            ? tr("How it stands")
                                        : tr("No judgement yet"),
                     ui::caption_look);
}

/// What they won against one another, each number beside the mark of who won so often.
ui::Node Broadcast::score() const {
    std::vector<ui::Node> numbers;
    constexpr ui::Look won{.size = Measure::caption, .weight = Weight::bold};
    if (score_.games() > 0) {
        for (const Side side : both_sides)
            numbers.push_back(
                ui::row(ui::mark(side), ui::line(std::to_string(score_.wins[side]), won)).gaps(Measure::tight).hugs());
    }
    if (score_.draws > 0)
        numbers.push_back(
            ui::line(tr_n("{n} draw", "{n} draws", static_cast<std::int64_t>(score_.draws)), ui::caption_look)
                .gives_way());
    return ui::row(std::move(numbers)).gaps(Measure::apart).wide();
}

/// At its end of the curve: who it is, and what that one expects.
ui::Node Broadcast::player(Side side, const SessionNews& news) const {
    auto expects = ui::nothing();
    if (const auto view = values_.view(side))
        expects = ui::line(percent_words(side == Side::first ? *view : 1 - *view),
                           {.size = Measure::caption, .paint = {role_of(side)}, .weight = Weight::bold});
    auto name = ui::line(news.seats[side].name, {.size = Measure::smallest, .paint = {Role::soft}}).wide();
    return ui::row(ui::mark(side), std::move(name), std::move(expects)).gaps(Measure::tight);
}

ui::Node Broadcast::expected_panel(const SessionNews& news) {
    const auto& thinking = news.thinking;
    const bool told = !expectation_.is_empty() && expectation_.is_told() && thinking;
    const auto words = told                      ? tr("{player} expects", {{"player", news.seats[thinking->side].name}})
                       : expectation_.is_empty() ? tr("Nobody says yet what comes next")
                                                 : tr("Best play from here");
    auto board = ui::picture([this](Rect area, Canvas& canvas) {
                     paint_well(area, canvas);
                     expectation_.draw(canvas);
                 })
                     .named("expects-board")
                     .reacting({.place = [this](Rect area) { expectation_.place(area); }});
    return ui::column(
               ui::row(ui::mark(told ? thinking->side : Side::first).when(told),
                       ui::words(words, {.size = Measure::smallest, .paint = {Role::soft}, .weight = Weight::semibold})
                           .wide())
                   .gaps(Measure::snug),
               std::move(board).fills())
        .on(ui::Ground::panel)
        .padded(Measure::near)
        .gaps(Measure::tight)
        .named("expects");
}

} // namespace zugzwang
