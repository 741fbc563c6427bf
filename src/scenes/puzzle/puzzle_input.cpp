#include <algorithm>

#include "scenes/puzzle/puzzle_scene.hpp"

namespace zugzwang {

namespace {

constexpr std::string_view difficulty_prefix = "difficulty:";

std::size_t last_digit(const std::string& id) { return static_cast<std::size_t>(id.back() - '0'); }

} // namespace

SceneChange PuzzleScene::handle(const InputEvent& event) {
    if (const auto* moved = std::get_if<PointerEvent>(&event)) return pointer(*moved);
    if (const auto* pressed = std::get_if<KeyEvent>(&event)) return key(*pressed);
    if (const auto* released = std::get_if<KeyReleaseEvent>(&event)) controls_.key_release(*released);
    return SceneChange::stay();
}

SceneChange PuzzleScene::pointer(const PointerEvent& event) {
    const auto answer = controls_.pointer(event);
    if (answer.picked) {
        controls_.drop_focus(); // the keys stay with the board
        return pick(*answer.picked);
    }
    const bool press = event.kind == PointerEvent::Kind::press;
    if ((answer.used && press) || !board_ || over_) return SceneChange::stay();
    if (press) controls_.drop_focus();
    const bool left = press && event.button == PointerEvent::Button::left;
    if (face() == Face::solved) {
        if (left && layout_.board.contains(event.at) && !board_.session().news().is_animating)
            return pick({.id = "next"});
    }
    board_.pointer(event);
    return SceneChange::stay();
}

SceneChange PuzzleScene::key(const KeyEvent& event) {
    if (enters_initials() && controls_.focused().empty()) {
        if (initials_->key(event)) return SceneChange::stay();
        if (event.key == Key::enter || event.key == Key::space) return pick({.id = "keep"});
    }
    if (event.key == Key::escape) {
        if (board_ && !over_ && board_.cancel()) return SceneChange::stay();
        if (controls_.focused().empty()) return leave();
        controls_.drop_focus();
        return SceneChange::stay();
    }
    if (const auto picked = shortcut(event)) {
        const auto found = std::ranges::find(controls_.all(), picked->id, &Control::id);
        if (found != controls_.all().end()) return found->enabled ? pick(*picked) : SceneChange::stay();
    }
    const auto answer = controls_.key(event);
    if (answer.picked) return pick(*answer.picked);
    if (!answer.used && board_ && !over_) board_.key(event);
    return SceneChange::stay();
}

/// The button that a key stands for.
std::optional<Picked> PuzzleScene::shortcut(const KeyEvent& event) const {
    if (event.key == Key::f1) return Picked{.id = "help"};
    if (event.key == Key::enter && controls_.focused().empty()) {
        if (face() == Face::solved) return Picked{.id = "next"};
        if (face() == Face::over) return Picked{.id = "rush"};
    }
    if (event.key != Key::character || event.control || event.alt) return std::nullopt;
    switch (event.character) {
    case 'h':
        return Picked{.id = "hint"};
    case 's':
        return Picked{.id = "skip"};
    case 'r':
        return Picked{.id = "again"};
    case 'n':
        return Picked{.id = "next"};
    case 't':
        return Picked{.id = "day"};
    default:
        return std::nullopt;
    }
}

SceneChange PuzzleScene::pick(const Picked& picked) {
    if (picked.id == "back") return leave();
    if (picked.id == "help")
        return SceneChange::push(
            make_help(context_, round_.game(), board_ ? std::optional(board_.puzzle().position) : std::nullopt));
    if (picked.id == "hint")
        board_.hint();
    else if (picked.id == "again")
        board_.show_again();
    else if (picked.id == "try")
        board_.play_best_try();
    else if (enters_initials())
        pick_initials(picked.id);
    else
        pick_in_round(picked);
    rebuild();
    return SceneChange::stay();
}

void PuzzleScene::pick_in_round(const Picked& picked) {
    const auto& id = picked.id;
    if (id == "skip") round_.skip();
    if (id == "next") round_.next();
    if (id == "rush") round_.start_rush(context_.random.below(1'000'000'000));
    if (id == "practice") round_.end_rush();
    if (id == "day") round_.choose_day();
    if (id.starts_with(difficulty_prefix)) round_.choose_difficulty(static_cast<int>(last_digit(id)));
    if (id.starts_with(game_prefix)) {
        const auto found =
            std::ranges::find(context_.games, id.substr(std::string_view(game_prefix).size()), &Game::id);
        round_.choose_game(static_cast<std::size_t>(found - context_.games.begin()));
    }
    if (round_.rush() != nullptr && round_.rush()->over()) return end_rush();
    over_ = false;
    show_puzzle();
}

void PuzzleScene::pick_initials(const std::string& id) {
    if (id == "keep") return keep_score();
    const auto place = last_digit(id);
    if (id.starts_with("up:")) initials_->turn(place, 1);
    if (id.starts_with("down:")) initials_->turn(place, -1);
    initials_->choose(place);
}

} // namespace zugzwang
