#include "scenes/table/broadcast.hpp"

#include <utility>

#include "zugzwang/play/side_words.hpp"

namespace zugzwang {

namespace {

constexpr Seconds caption_goes_after{8};
constexpr Seconds thinks_at_most{0.15}; ///< For a move while the players run ahead.
constexpr std::chrono::milliseconds quick{60};

/// By what they are, or by their side where that is the same.
BySide<std::string> names_of(const Game& game, const SessionNews& news) {
    BySide<std::string> names{news.seats[Side::first].name, news.seats[Side::second].name};
    if (names[Side::first] == names[Side::second]) {
        for (const Side side : both_sides)
            names[side] = side_name(game.side_names, side);
    }
    return names;
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
    const auto nodes = session.config().budget.nodes;
    session.ask_value(ply, nodes != 0 ? Budget{.nodes = nodes} : Budget{.time = quick});
}

void Broadcast::follow(Session& session, Seconds step, bool is_shown) {
    const auto& news = session.news();
    if (!std::exchange(begun_, true)) commentator_ = Commentator(names_of(game_, news));
    values_.see(news);
    ask_value(session);
    has_expectation_ |= (news.thinking && !news.thinking->expected.empty()) || !Expectation::best_line(news).empty();
    if (const auto caption = commentator_.see(sight(news))) tell(*caption, session);
    if (session.news().switches.paused) resume_.reset(); // there is nothing more to play
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
    resume_ = Resume{.paused = std::exchange(switches.paused, false)};
    session.set(switches);
    hurry(session);
}

void Broadcast::stop_running(Session& session) {
    const auto resume = std::exchange(resume_, std::nullopt);
    if (!resume) return;
    auto switches = session.news().switches;
    switches.paused = resume->paused;
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
    resume_.reset();
    begun_ = has_expectation_ = false;
    asked_.reset();
}

} // namespace zugzwang
