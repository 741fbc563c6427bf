// The few settings of the whole program; every change takes effect at once.
#pragma once

#include "scenes/frame/page_scene.hpp"

namespace zugzwang {

struct Setting;

class SettingsScene final : public PageScene {
  public:
    using PageScene::PageScene;

    [[nodiscard]] std::string title() const override;

  protected:
    [[nodiscard]] ui::Page page() override;

  private:
    [[nodiscard]] ui::Node row_of(const Setting& setting);
};

} // namespace zugzwang
