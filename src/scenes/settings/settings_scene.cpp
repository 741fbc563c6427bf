// The few settings of the whole program; every change takes effect at once.
#include "scenes/frame/acts.hpp"
#include "scenes/frame/page_scene.hpp"
#include "scenes/frame/scenes.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {
namespace {

class SettingsScene final : public PageScene {
  public:
    using PageScene::PageScene;

    [[nodiscard]] std::string title() const override { return tr("Settings"); }

  protected:
    [[nodiscard]] ui::Page page() override {
        std::vector<ui::Node> rows;
        for (const auto& setting : all_settings()) {
            if (*setting.row.label != '\0') rows.push_back(row_of(setting));
        }
        std::vector<ui::Node> foot;
        foot.push_back(ui::button(act::leave));
        for (std::size_t index = 0; index < context_.host_acts.size(); ++index) {
            const auto& act = context_.host_acts[index];
            foot.push_back(ui::button(filled("host:{}", index), act.words, act.act));
        }
        ui::Page page{.title = tr("Settings")};
        page.body = ui::column(ui::panel(ui::scroll(std::move(rows)).gaps(Measure::snug)).fills().named("settings"),
                               ui::row(std::move(foot)).gaps(Measure::gap))
                        .gaps(Measure::gap)
                        .at_most(ui::page_width);
        page.deeds = {{act::leave, [this] { go(SceneChange::pop()); }}};
        page.focus = all_settings().front().row.id;
        page.hints = {&act::choose, &act::change, &ui::back_act};
        return page;
    }

  private:
    [[nodiscard]] ui::Node row_of(const Setting& setting) {
        auto label = ui::column(ui::line(tr(setting.row.label), ui::heading_look),
                                ui::words(tr(setting.row.help), ui::caption_look));
        const auto choose = [this, &setting](std::size_t index) {
            setting.choose(context_.settings, index, context_.themes);
            context_.settings_changed = true;
        };
        auto choices = ui::choice(setting.row.id, setting.words(context_.themes),
                                  setting.chosen(context_.settings, context_.themes), choose);
        return ui::row(std::move(label).wide().at_least(440), std::move(choices).wide().at_least(440))
            .gaps(Measure::gap);
    }
};

} // namespace

std::unique_ptr<Scene> make_settings(SceneContext& context) { return std::make_unique<SettingsScene>(context); }

} // namespace zugzwang
