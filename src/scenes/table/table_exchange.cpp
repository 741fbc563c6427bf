// What a game at the table takes from other programs and gives to them: positions and whole games, as text.
#include <utility>

#include "record/record.hpp"
#include "scenes/table/table_scene.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

void TableScene::copy(bool whole_game) {
    if (!context_.clipboard.set_text) return;
    context_.clipboard.set_text(whole_game ? to_json_line(session_->record()) : session_->position());
    refusal_.clear();
    notice_.tell(whole_game ? tr("The game is copied") : tr("The position is copied"));
    revision_ = 0;
}

/// It comes above the game that is shown, to which one goes back.
SceneChange TableScene::take_opened() {
    auto opened = opener_.take();
    if (!opened) return SceneChange::stay();
    auto scene = scene_of(context_, *std::move(opened));
    if (scene) return SceneChange::push(*std::move(scene));
    refusal_ = tr(scene.refusal());
    revision_ = 0;
    return SceneChange::stay();
}

} // namespace zugzwang
