// Tournaments are played by processes, and this host starts none: they are not offered.
#include "scenes/frame/scenes.hpp"

std::unique_ptr<zugzwang::Scene> zugzwang::make_tournament(SceneContext&, const Game&) { return nullptr; }
