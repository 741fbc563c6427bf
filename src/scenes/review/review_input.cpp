#include <algorithm>
#include <utility>

#include "desk/setting_list.hpp"
#include "scenes/frame/film_strip.hpp"
#include "scenes/review/review.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

SceneChange ReviewScene::handle(const InputEvent& event) {
    if (open_list_.is_open()) {
        const auto index = open_list_.handle(event);
        return index ? play_on(opponents_[*index]) : SceneChange::stay();
    }
    if (const auto* moved = std::get_if<PointerEvent>(&event)) return pointer(*moved);
    if (const auto* pressed = std::get_if<KeyEvent>(&event)) return key(*pressed);
    return SceneChange::stay();
}

SceneChange ReviewScene::pointer(const PointerEvent& event) {
    pointer_at_ = event.at;
    if (dragging_ && point_at_curve(event)) return SceneChange::stay(); // over whatever the pointer comes
    const auto answer = controls_.pointer(event);
    if (answer.used && event.kind != PointerEvent::Kind::move) controls_.drop_focus(); // the keys stay with the moves
    if (answer.picked) return pick(*answer.picked);
    if (answer.used || point_at_curve(event)) return SceneChange::stay();
    const auto listed = shows(ReviewPart::moves) ? list_.pointer(event) : ReviewList::Answer();
    if (listed.picked) go_to(static_cast<std::int64_t>(*listed.picked));
    if (trial_) {
        redraw_ = true;
        trial_->session().pointer(event);
        return SceneChange::stay();
    }
    if (event.kind == PointerEvent::Kind::wheel && board_area().contains(event.at))
        step_key(event.wheel > 0 ? Key::left : Key::right);
    return SceneChange::stay();
}

/// Hovered, clicked, dragged or turned; the position after a move stands for that move.
bool ReviewScene::point_at_curve(const PointerEvent& event) {
    using Kind = PointerEvent::Kind;
    const Rect plot = curve_plot(layout_.curve, stage_.scale());
    const bool over = shows(ReviewPart::curve) && event.kind != Kind::leave && layout_.curve.contains(event.at) &&
                      event.at.x < curve_choices(layout_.curve, stage_.scale()).time.x;
    const auto ply = curve_ply(plot, count(), event.at.x);
    const auto now = over || dragging_ ? std::optional(ply) : std::nullopt;
    if (std::exchange(pointed_, now) != now) {
        redraw_ = true;
        show_preview();
    }
    if (event.kind == Kind::release) dragging_ = false;
    if (over && event.kind == Kind::press && event.button == PointerEvent::Button::left) dragging_ = true;
    if (over && event.kind == Kind::wheel) step_key(event.wheel > 0 ? Key::left : Key::right);
    if (dragging_) go_to(static_cast<std::int64_t>(ply) - 1);
    return over || dragging_;
}

SceneChange ReviewScene::key(const KeyEvent& event) {
    redraw_ = true;
    if (event.key == Key::escape) {
        if (trial_ && trial_->session().act(Act::cancel)) return SceneChange::stay();
        if (!controls_.focused().empty()) {
            controls_.drop_focus();
        } else if (trial_ || line_) {
            leave_aside();
        } else {
            return SceneChange::pop();
        }
        return SceneChange::stay();
    }
    if (const auto id = shortcut(event); !id.empty()) return pick({.id = id});
    const auto answer = controls_.key(event);
    if (answer.picked) return pick(*answer.picked);
    if (answer.used) return SceneChange::stay();
    if (trial_) {
        static_cast<void>(trial_->session().key(event));
        return SceneChange::stay();
    }
    if (event.key == Key::enter) return pick({.id = "play-on"});
    step_key(event.key);
    return SceneChange::stay();
}

std::string ReviewScene::shortcut(const KeyEvent& event) const {
    if (event.key == Key::f1) return "help";
    if (event.key != Key::character || event.control || event.alt) return {};
    if (event.character == 'n') return "next-mistake";
    if (event.character == 't') return "try-again";
    if (event.character == 'f') return "film";
    if (event.character == 'l' && !trial_) return "line";
    return {};
}

/// Through the game, or through the better line while that is shown.
void ReviewScene::step_key(Key key) {
    const auto last = static_cast<std::int64_t>(line_ ? line_->length() : count());
    auto at = static_cast<std::int64_t>(line_ ? line_->step() : chosen_);
    const auto was = at;
    if (key == Key::left || key == Key::up) --at;
    if (key == Key::right || key == Key::down) ++at;
    if (key == Key::page_up) at -= 10;
    if (key == Key::page_down) at += 10;
    if (key == Key::home) at = 0;
    if (key == Key::end) at = last;
    if (at == was) return;
    if (!line_) return go_to(at);
    line_->go_to(at);
    rebuild();
}

SceneChange ReviewScene::pick(const Picked& picked) {
    redraw_ = true;
    const auto& controls = controls_.all();
    const auto found = std::ranges::find(controls, picked.id, &Control::id);
    if (found == controls.end() || !found->enabled) return SceneChange::stay();
    const auto& id = picked.id;
    if (id == "back") return SceneChange::pop();
    if (id == "help") return SceneChange::push(make_help(context_, entry_, game_.session().position()));
    if (id == "to-start") step_key(Key::home);
    if (id == "step-back") step_key(Key::left);
    if (id == "step") step_key(Key::right);
    if (id == "to-end") step_key(Key::end);
    if (id == "try-again") start_trial();
    if (id == "line") line_ ? step_key(Key::right) : start_line();
    if (id == "next-mistake") go_to(static_cast<std::int64_t>(*next_mistake()));
    if (id == "play-on") ask_opponent();
    if (id == "parts") {
        part_ = static_cast<ReviewPart>(picked.value);
        place_parts();
    }
    if (id == "counted-in") {
        in_points_ = picked.value == 1;
        rebuild();
    }
    if (id == "reading-time") {
        setting(id).choose(context_.settings, static_cast<std::size_t>(picked.value), context_.themes);
        context_.settings_changed = true;
        game_.follow_reading_time();
        rebuild();
    }
    if (id == "film") save_film();
    static_cast<void>(pick_in_film_strip(picked, context_.film)); // its news come with the next step
    return SceneChange::stay();
}

void ReviewScene::ask_opponent() {
    const auto& record = game_.record();
    const Side person =
        person_to_go_on(record, at_end() ? game_.session().news().to_move : game_.moves()[chosen_].side);
    const auto& seat = record.seats[other(person)];
    opponents_ = opponents_of(entry_, seat);
    std::vector<std::string> words;
    for (const auto& opponent : opponents_)
        words.push_back(tr("Against {player}", {{"player", opponent.name}}));
    const auto played = std::ranges::find(opponents_, seat.player, &Opponent::player);
    open_list_.open({.words = std::move(words),
                     .chosen = played == opponents_.end() ? 0 : static_cast<std::size_t>(played - opponents_.begin()),
                     .anchor = layout_.play_on,
                     .screen = stage_.screen(),
                     .scale = stage_.scale()});
}

SceneChange ReviewScene::play_on(const Opponent& opponent) {
    const auto refused = [this](const Refusal& refusal) {
        notice_.tell(tr(refusal), Role::bad);
        redraw_ = true;
        return SceneChange::stay();
    };
    const auto at = game_.session_at(chosen_);
    if (!at) return SceneChange::stay();
    const Side person = person_to_go_on(game_.record(), at->news().to_move);
    auto config = to_play_on(entry_, game_.record(), at->position(), person, opponent.player);
    if (!config) return refused(config.refusal());
    auto session = start_game(context_, entry_, *std::move(config));
    if (!session) return refused(session.refusal());
    return SceneChange::push(make_table(context_, entry_, *std::move(session)));
}

} // namespace zugzwang
