#include "scenes/settings/settings_scene.hpp"

#include "desk/settings.hpp"
#include "scenes/frame/acts.hpp"
#include "scenes/frame/scenes.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

std::string SettingsScene::title() const { return tr("Settings"); }

ui::Node SettingsScene::row_of(const Setting& setting) {
    auto label = ui::column(ui::line(tr(setting.row.label), ui::heading_look),
                            ui::words(tr(setting.row.help), ui::caption_look));
    auto choices = ui::choice(setting.row.id, setting.words(context_.themes),
                              setting.chosen(context_.settings, context_.themes), [this, &setting](std::size_t index) {
                                  setting.choose(context_.settings, index, context_.themes);
                                  context_.settings_changed = true;
                              });
    return ui::row(std::move(label).wide().at_least(440), std::move(choices).wide().at_least(440)).gaps(Measure::gap);
}

ui::Page SettingsScene::page() {
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

std::unique_ptr<Scene> make_settings(SceneContext& context) { return std::make_unique<SettingsScene>(context); }

} // namespace zugzwang
