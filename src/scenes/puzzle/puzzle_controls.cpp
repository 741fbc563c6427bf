#include "scenes/frame/top_bar.hpp"
#include "scenes/puzzle/puzzle_scene.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

void PuzzleScene::rebuild() {
    auto controls = top_bar_controls(stage_, {{.id = "help", .icon = "icon/help"}});
    const auto add = [&](const char* id, Rect area, Button button, bool enabled = true) {
        controls.push_back({.id = id, .area = area, .kind = std::move(button), .enabled = enabled, .inside = "panel"});
    };
    const auto look = Button::Look::primary;
    switch (face()) {
    case Face::practice: {
        add_practice(controls);
        const auto places = panel_buttons(layout_, 3, stage_);
        add("hint", places[0], {.words = tr("Hint"), .icon = "icon/hint"}, board_.can_hint());
        add("skip", places[1], {.words = tr("Skip")});
        add("rush", places[2], {.look = look, .words = tr("Start a rush")});
        break;
    }
    case Face::rush: {
        const auto places = panel_buttons(layout_, 2, stage_);
        add("hint", places[0], {.words = tr("Hint"), .icon = "icon/hint"}, board_.can_hint());
        add("skip", places[1], {.words = tr("Skip")}, board_.state() == PuzzleBoard::State::open);
        break;
    }
    case Face::solved: {
        const auto places = panel_buttons(layout_, 2, stage_);
        controls.push_back({.id = "try", .area = solved_parts().best_try, .kind = Spot{}, .inside = "panel"});
        add("next", places[0], {.look = look, .words = tr("Next")});
        add("again", places[1], {.words = tr("Show it again")});
        break;
    }
    case Face::over:
        add_over(controls);
        break;
    case Face::empty:
        add_practice(controls);
        break;
    }
    controls_.set(std::move(controls));
}

void PuzzleScene::add_practice(std::vector<Control>& controls) const {
    std::vector<std::size_t> games;
    for (std::size_t index = 0; index < context_.games.size(); ++index) {
        if (!context_.puzzles.pack(context_.games[index].id).empty()) games.push_back(index);
    }
    const auto places = game_chips(layout_, games.size(), stage_);
    for (std::size_t index = 0; index < games.size(); ++index) {
        const auto& game = context_.games[games[index]];
        controls.push_back({.id = "game:" + game.id,
                            .area = places[index],
                            .kind = Chip{.words = tr(game.title), .chosen = games[index] == round_.game_index()},
                            .inside = "panel"});
    }
    if (games.empty()) return;
    const auto chips = difficulty_chips(layout_, games.size(), stage_);
    const bool day = round_.kind() == PuzzleRound::Kind::day;
    controls.push_back(
        {.id = "day", .area = chips[0], .kind = Chip{.words = tr("Today"), .chosen = day}, .inside = "panel"});
    for (int difficulty = puzzles::easiest; difficulty <= puzzles::hardest; ++difficulty) {
        const auto number = std::to_string(difficulty);
        controls.push_back({.id = "difficulty:" + number,
                            .area = chips[static_cast<std::size_t>(difficulty)],
                            .kind = Chip{.words = number, .chosen = !day && difficulty == round_.difficulty()},
                            .inside = "panel"});
    }
}

void PuzzleScene::add_over(std::vector<Control>& controls) const {
    const auto add = [&](std::string id, Rect area, Button button) {
        controls.push_back({.id = std::move(id), .area = area, .kind = std::move(button), .inside = "panel"});
    };
    const auto buttons = panel_buttons(layout_, enters_initials() ? 1 : 2, stage_);
    if (!enters_initials()) {
        add("rush", buttons[0], {.look = Button::Look::primary, .words = tr("Another rush")});
        add("practice", buttons[1], {.words = tr("Practice")});
        return;
    }
    const auto places = initials_places(layout_, stage_);
    for (std::size_t index = 0; index < places.size(); ++index) {
        add("up:" + std::to_string(index), places[index][0], {.look = Button::Look::icon, .icon = "icon/plus"});
        controls.push_back(
            {.id = "letter:" + std::to_string(index), .area = places[index][1], .kind = Spot{}, .inside = "panel"});
        add("down:" + std::to_string(index), places[index][2], {.look = Button::Look::icon, .icon = "icon/minus"});
    }
    add("keep", buttons[0], {.look = Button::Look::primary, .words = tr("Done")});
}

} // namespace zugzwang
