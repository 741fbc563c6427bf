#include <algorithm>

#include "scenes/table/table_scene.hpp"

namespace zugzwang {

namespace {
constexpr float demo_speeds[] = {1, 2, 4};
}

SceneChange TableScene::handle(const InputEvent& event) {
    if (const auto* moved = std::get_if<PointerEvent>(&event)) return pointer(*moved);
    if (const auto* pressed = std::get_if<KeyEvent>(&event)) return key(*pressed);
    if (const auto* released = std::get_if<KeyReleaseEvent>(&event)) controls_.key_release(*released);
    if (use_ == Use::table) static_cast<void>(opener_.handle(event, &game_));
    return SceneChange::stay();
}

SceneChange TableScene::pointer(const PointerEvent& event) {
    pointer_at_ = event.at;
    const auto answer = controls_.pointer(event);
    if (answer.picked) {
        controls_.drop_focus(); // the keys stay with the board
        return pick(*answer.picked);
    }
    if (event.kind == PointerEvent::Kind::press && answer.used) return SceneChange::stay();
    if (event.kind == PointerEvent::Kind::release && answer.used) controls_.drop_focus();
    const bool for_moves = layout_.moves && moves_.pointer(event);
    session_->show({.pointed = pointed_moves()});
    if (for_moves) return SceneChange::stay();
    const bool press = event.kind == PointerEvent::Kind::press;
    if (press) controls_.drop_focus();
    if (press && session_->news().is_animating) {
        session_->act(Act::skip_animation);
    } else {
        session_->pointer(event);
    }
    return SceneChange::stay();
}

SceneChange TableScene::key(const KeyEvent& event) {
    if (event.key == Key::escape) {
        if (session_->act(Act::cancel)) return SceneChange::stay();
        if (!controls_.focused().empty() && !result_shown()) {
            controls_.drop_focus();
            return SceneChange::stay();
        }
        return SceneChange::pop();
    }
    if (event.control && !event.alt && event.character == 'c') {
        copy(event.shift);
        return SceneChange::stay();
    }
    if (const auto picked = shortcut(event)) {
        const auto& controls = controls_.all();
        const auto found = std::ranges::find(controls, picked->id, &Control::id);
        return found != controls.end() && found->enabled ? pick(*picked) : SceneChange::stay();
    }
    const auto answer = controls_.key(event);
    if (answer.picked) return pick(*answer.picked);
    if (answer.used) {
        session_->show({.pointed = pointed_moves()});
        return SceneChange::stay();
    }
    if (session_->news().is_animating && (event.key == Key::enter || event.key == Key::space)) {
        session_->act(Act::skip_animation);
        return SceneChange::stay();
    }
    if (!session_->key(event)) static_cast<void>(moves_.key(event));
    return SceneChange::stay();
}

/// The button that a key stands for.
std::optional<Picked> TableScene::shortcut(const KeyEvent& event) const {
    if (event.key == Key::f1) return Picked{.id = "help"};
    if (event.key == Key::space && session_->news().is_demo && controls_.focused().empty())
        return Picked{.id = "pause"};
    if (session_->news().is_demo && controls_.focused().empty() && !event.control && !event.alt) {
        if (event.key == Key::left) return Picked{.id = "step-back"};
        if (event.key == Key::right) return Picked{.id = "step"};
        if (event.character == 'k') return Picked{.id = "skip"};
        if (event.character == 'x') return Picked{.id = "speed"};
        if (event.character == 'e') return Picked{.id = "expected"};
    }
    if (event.key != Key::character || event.alt) return std::nullopt;
    if (event.control && event.character == 'z') return Picked{.id = event.shift ? "redo" : "undo"};
    if (event.control && event.character == 'y') return Picked{.id = "redo"};
    if (event.control) return std::nullopt;
    if (event.character == 'h') return Picked{.id = "hint"};
    if (event.character == 'i') return Picked{.id = "insight"};
    if (event.character == 'a') return Picked{.id = "algorithm"};
    if (event.character == 'p') return Picked{.id = "move-now"};
    if (event.character == 'r' && result_shown()) return Picked{.id = "review"};
    if (event.character == 't') return Picked{.id = "figures"};
    if (event.character == 'n' && arrangement_.has_next_rung) return Picked{.id = "next-rung"};
    if (event.character == 'n') return Picked{.id = "analysis"};
    return std::nullopt;
}

SceneChange TableScene::pick(const Picked& picked) {
    refusal_.clear();
    const auto& id = picked.id;
    if (id == "back") return SceneChange::pop();
    if (id == "menu") return SceneChange::home();
    if (id == "help") return SceneChange::push(make_help(context_, game_, session_->position()));
    if (id == "undo") session_->act(Act::undo);
    if (id == "redo") session_->act(Act::redo);
    if (id == "hint") session_->act(Act::hint);
    if (id == "algorithm" || id == "analysis") count_help();
    if (id == "algorithm") return SceneChange::push(make_lesson(context_, game_, session_));
    if (id == "analysis")
        return SceneChange::push(make_analysis(context_, game_, session_->config().options, session_->position()));
    if (id == "figures") return SceneChange::push(make_figures(context_, game_, session_));
    if (id == "move-now") session_->act(Act::move_now);
    if (id == "resign" || id == "agree-draw") end_the_game(id);
    if (id == "insight") switch_over(&SessionSwitches::insight);
    if (id == "drawer") {
        auto& drawer = stage_.is_upright() ? moves_tab_ : drawer_;
        drawer = !drawer;
    }
    if (id == "expected") expected_ = !expected_;
    if (id == "tabs") moves_tab_ = picked.value == 1;
    if (id == "review" || id == "turn") return look_back();
    if (id == "next-rung") start_next_rung();
    if (id == "again" || id == "swap") start_again((id == "swap") != is_of_match());
    if (id == "hint" || id == "insight") kept_.save(*session_); // with who asked
    pick_demo(picked);
    revision_ = 0; // the line in the bar may be another one
    if (arrangement_now() != arrangement_) rebuild();
    return SceneChange::stay();
}

void TableScene::end_the_game(std::string_view how) {
    controls_.drop_focus();
    if (how == "resign")
        session_->act(Act::resign);
    else
        session_->act(Act::agree_draw);
}

MoveRange TableScene::pointed_moves() const {
    if (controls_.hovered() == "turn" || controls_.focused() == "turn") {
        if (const auto turn = went_.turn()) return {.begin = *turn, .count = 1};
    }
    return layout_.moves ? moves_.pointed() : MoveRange{};
}

/// Analysis and lesson tell what the insight tells: the session counts it as that.
void TableScene::count_help() {
    const auto switches = session_->news().switches;
    if (switches.insight) return;
    auto with_insight = switches;
    with_insight.insight = true;
    session_->set(with_insight);
    session_->set(switches);
    kept_.save(*session_);
}

void TableScene::switch_over(bool SessionSwitches::*one) {
    auto switches = session_->news().switches;
    switches.*one = !(switches.*one);
    session_->set(switches);
}

void TableScene::pick_demo(const Picked& picked) {
    if (broadcast_.is_running_ahead()) { // whatever is pressed, here is far enough
        broadcast_.stop_running(*session_);
        if (picked.id == "skip" || (picked.id == "pause" && session_->news().switches.paused)) return;
    }
    if (picked.id == "skip") broadcast_.run_ahead(*session_);
    if (picked.id == "pause") switch_over(&SessionSwitches::paused);
    if (picked.id == "step-back") session_->act(Act::undo);
    if (picked.id == "step") {
        if (!session_->news().switches.paused) switch_over(&SessionSwitches::paused);
        session_->act(Act::step);
    }
    if (picked.id == "speed") {
        const auto* now = std::ranges::find(demo_speeds, demo_speed_);
        demo_speed_ = now + 1 >= std::end(demo_speeds) ? demo_speeds[0] : now[1];
    }
}

} // namespace zugzwang
