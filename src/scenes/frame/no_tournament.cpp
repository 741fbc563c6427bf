// A page has neither threads nor processes, which a tournament needs: it offers none.
#include "scenes/frame/scenes.hpp"

namespace zugzwang {

std::unique_ptr<Scene> make_tournament(SceneContext&, const Game&) { return nullptr; }

} // namespace zugzwang
