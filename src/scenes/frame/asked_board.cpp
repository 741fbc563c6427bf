#include "scenes/frame/asked_board.hpp"

#include <utility>

#include "scenes/frame/acts.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

bool AskedBoard::begin(const Game& game, const std::string& position) {
    auto started =
        start_game(context_, game, {.options = OptionValues(game.options), .position = position, .budget = {}});
    game_ = &game;
    session_ = started ? *std::move(started) : nullptr;
    cues_.forget();
    if (!session_) return false;
    session_->set({.pace = {.reduced_motion = context_.settings.reduced_motion},
                   .labels = context_.settings.labels,
                   .numbers = true}); // hints and answers call the places by them
    if (area_.width > 0) session_->place(area_);
    state_ = State::open;
    side_ = session_->news().to_move;
    hints_ = 0;
    told_.begin(game.side_names);
    return true;
}

bool AskedBoard::run(Seconds step) {
    static_cast<void>(session_->update(step));
    follow(*session_, step, context_, cues_, told_);
    return !session_->news().is_animating;
}

void AskedBoard::place(Rect area) {
    area_ = area;
    if (session_) session_->place(area);
}

ui::Node AskedBoard::still_node() {
    return ui::picture([this](Rect, Canvas& canvas) { session_->draw(canvas); })
        .named("board")
        .reacting({.place = [this](Rect area) { place(area); }});
}

ui::Node AskedBoard::node(std::function<void()> next) {
    auto node = still_node();
    node.reactions.pointer = [this, next = std::move(next)](const PointerEvent& event) {
        const bool press = event.kind == PointerEvent::Kind::press && event.button == PointerEvent::Button::left;
        if (press && state_ == State::solved && !session_->news().is_animating)
            next();
        else
            pointer(event);
        return true;
    };
    node.reactions.key = [this](const KeyEvent& event) { return key(event); };
    node.reactions.cursor = [this] { return state_ == State::open ? session_->news().cursor : Cursor::arrow; };
    return node;
}

void AskedBoard::add_deeds(std::vector<ui::Deed>& deeds) {
    if (state_ == State::refuting)
        deeds.push_back({act::undo, [this] { static_cast<void>(key({.key = Key::enter})); }});
}

void AskedBoard::pointer(const PointerEvent& event) {
    const bool press = event.kind == PointerEvent::Kind::press;
    if (press && session_->news().is_animating)
        session_->act(Act::skip_animation);
    else if (press && state_ == State::refuting)
        go_on();
    else if (can_move())
        static_cast<void>(session_->input(event));
}

bool AskedBoard::key(const KeyEvent& event) {
    const bool answers = event.key == Key::enter || event.key == Key::space;
    if (state_ == State::refuting && answers && !event.repeat) {
        const bool was_answered = is_answered();
        if (!session_->act(Act::skip_animation) || was_answered) go_on();
        return true;
    }
    return can_move() && session_->input(event);
}

void AskedBoard::hint() {
    if (!can_hint()) return;
    ++hints_;
    light_hint();
    told_.captions.tell_at_once({sentence(status()), side_});
}

void AskedBoard::light_solution() {
    session_->show({.light = reason().light, .pointed = {.begin = 0, .count = 1}, .pointed_solve = true});
}

void AskedBoard::light_nothing_pointed() {
    static_cast<void>(session_->input(PointerEvent{.kind = PointerEvent::Kind::leave}));
}

std::string AskedBoard::words_of(const std::string& move) const {
    return session_->line_words({.line = {&move, 1}}).moves;
}

std::string AskedBoard::hint_words(const std::string& move) const {
    const auto words = words_of(move), place = first_place(words);
    if (hints_ == hint_steps()) return tr("Hint: {move}", {{"move", words}});
    return place.empty() ? std::string() : tr("Hint: the move begins at {place}.", {{"place", place}});
}

LineWords AskedBoard::reason_beside(const std::string& move, const std::string& rival) const {
    auto beside = session_->line_words({.line = {&move, 1}, .comparison = {.rival = rival}});
    return beside.why.empty() ? session_->line_words({.line = {&move, 1}}) : beside;
}

std::string first_place(const std::string& move_words) {
    const auto end = move_words.find('-');
    return end == std::string::npos ? std::string() : move_words.substr(0, end);
}

} // namespace zugzwang
