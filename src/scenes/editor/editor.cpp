#include "scenes/editor/editor.hpp"

#include <utility>

#include "scenes/frame/acts.hpp"
#include "scenes/frame/board_node.hpp"
#include "scenes/frame/fact_panel.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

constexpr float widest_board = 960;

} // namespace

EditorScene::EditorScene(SceneContext& context, const Game& game)
    : PageScene(context), game_(game), choices_(choices_of(context, game)),
      start_(game.edit_start(choices_.options, choices_.position)) {}

ui::Page EditorScene::page() {
    const auto take = [this] {
        choices_.position = start_->position();
        go(SceneChange::pop());
    };
    ui::Page page{.title = tr(game_.edit_start_words),
                  .status = status(),
                  .status_role = start_->refusal().empty() ? Role::ink : Role::bad,
                  .icons = {ui::icon(act::undo), ui::icon(act::clear)},
                  .deeds = {{act::undo, [this] { start_->undo(); }, start_->can_undo()},
                            {act::clear, [this] { start_->clear(); }},
                            {act::done, take, start_->can_finish()}}};
    auto panel = facts(start_->panel());
    panel.children.push_back(ui::space());
    panel.children.push_back(ui::primary(act::done));
    page.body = ui::columns(ui::nothing(), board(start_).at_most(widest_board), std::move(panel).tall().named("panel"));
    return page;
}

std::string EditorScene::status() const {
    const auto refusal = start_->refusal();
    return refusal.empty() ? start_->prompt() : refusal;
}

std::string EditorScene::title() const {
    return tr("{game}: {status}", {{"game", tr(game_.title)}, {"status", status()}});
}

std::unique_ptr<Scene> make_editor(SceneContext& context, const Game& game) {
    return std::make_unique<EditorScene>(context, game);
}

} // namespace zugzwang
