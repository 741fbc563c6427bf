// The rules of a game in a few paragraphs, and the words that its insight uses.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "scenes/frame/page_scene.hpp"

namespace zugzwang {

class HelpScene final : public PageScene {
  public:
    HelpScene(SceneContext& context, const Game& game, const std::optional<std::string>& position);

    [[nodiscard]] std::string title() const override;

  protected:
    [[nodiscard]] ui::Page page() override;

  private:
    const Game& game_;
    std::vector<std::string> rules_; ///< Translated, as it is played from that position.
};

} // namespace zugzwang
