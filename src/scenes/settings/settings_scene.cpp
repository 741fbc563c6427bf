// The settings of the whole program, in parts on one page; a tab goes to its part. Every change takes effect at once.
#include "scenes/frame/acts.hpp"
#include "scenes/frame/page_scene.hpp"
#include "scenes/frame/scenes.hpp"
#include "scenes/frame/shared_parts.hpp"
#include "voice/voice.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {
namespace {

struct Part {
    SettingPart part;
    std::string id, words, icon; ///< `words` is a message.
};

const std::vector<Part>& parts() {
    static const std::vector<Part> all{{SettingPart::screen, "screen", message("Screen"), "icon/screen"},
                                       {SettingPart::sound, "sounds", message("Sound"), "icon/music"},
                                       {SettingPart::play, "play", message("Playing"), "icon/play"},
                                       {SettingPart::language, "words", message("Language"), "icon/language"},
                                       {SettingPart::access, "access", message("Access"), "icon/access"}};
    return all;
}

std::vector<const Setting*> settings_of(SettingPart part) {
    std::vector<const Setting*> found;
    for (const auto& setting : all_settings()) {
        if (setting.row.part == part) found.push_back(&setting);
    }
    return found;
}

class SettingsScene final : public PageScene {
  public:
    using PageScene::PageScene;

    [[nodiscard]] std::string title() const override { return tr("Settings"); }

  protected:
    [[nodiscard]] ui::Page page() override {
        follow_focus();
        std::vector<ui::Node> tabs, groups;
        for (std::size_t index = 0; index < parts().size(); ++index) {
            tabs.push_back(tab(index));
            if (index > 0) groups.push_back(ui::divider());
            groups.push_back(group(parts()[index]));
        }
        ui::Page page{.title = tr("Settings")};
        std::vector<ui::Node> body;
        body.push_back(ui::panel(ui::turned(std::move(tabs)).gaps(Measure::tight)));
        body.push_back(ui::panel(ui::scroll(std::move(groups)).gaps(Measure::apart)).fills().named("settings"));
        page.body =
            ui::column(ui::spread(std::move(body)).gaps(Measure::gap).tall(), foot()).gaps(Measure::gap).at_most(1450);
        page.deeds = {{act::leave, [this] { go(SceneChange::pop()); }}, {act::usual_settings, [this] { exchange(); }}};
        page.focus = all_settings().front().row.id;
        page.hints = {&act::next_part, &act::choose, &act::change, &ui::back_act};
        return page;
    }

  private:
    /// The part in which the focus is.
    void follow_focus() {
        const auto& focused = last().focused();
        for (std::size_t index = 0; index < parts().size(); ++index) {
            for (const auto* setting : settings_of(parts()[index].part)) {
                if (setting->row.id == focused) chosen_ = index;
            }
        }
    }
    [[nodiscard]] ui::Node tab(std::size_t index) {
        const auto& part = parts()[index];
        const auto choose = [this, index] {
            chosen_ = index;
            last().focus(settings_of(parts()[index].part).front()->row.id);
        };
        return side_tab("to-" + part.id, part.icon, tr(part.words), index == chosen_, choose)
            .at_least(230 * canvas().text_scale());
    }
    [[nodiscard]] ui::Node group(const Part& part) {
        std::vector<ui::Node> rows;
        rows.push_back(ui::head(tr(part.words)));
        for (const auto* setting : settings_of(part.part))
            rows.push_back(row_of(*setting));
        return ui::column(std::move(rows)).gaps(Measure::gap);
    }
    [[nodiscard]] ui::Node row_of(const Setting& setting) {
        auto label = ui::column(ui::line(tr(setting.row.label), ui::heading_look),
                                ui::words(help_of(setting), ui::caption_look));
        const auto choose = [this, &setting](std::size_t index) {
            before_.reset();
            setting.choose(context_.settings, index, context_.themes);
            context_.settings_changed = true;
        };
        auto choices = ui::choice(setting.row.id, setting.words(context_.themes),
                                  setting.chosen(context_.settings, context_.themes), choose);
        const bool reads = setting.row.id != std::string_view("reading-voice") || reader(context_) != nullptr;
        return ui::row(std::move(label).wide().at_least(400),
                       std::move(choices).enabled_when(reads).wide().at_least(440))
            .gaps(Measure::gap);
    }
    /// Where captions are to be spoken and nobody can, why. Asked no earlier: it may start another program.
    [[nodiscard]] std::string help_of(const Setting& setting) const {
        auto* voice = setting.row.id == std::string_view("captions") ? reader(context_) : nullptr;
        const auto trouble = voice != nullptr ? voice->trouble() : std::string();
        return trouble.empty() ? tr(setting.row.help) : trouble;
    }
    [[nodiscard]] ui::Node foot() {
        std::vector<ui::Node> buttons;
        buttons.push_back(ui::button(act::leave));
        buttons.push_back(ui::button(act::usual_settings, tr(before_ ? message("Undo") : act::usual_settings.words)));
        for (std::size_t index = 0; index < context_.host_acts.size(); ++index) {
            const auto& act = context_.host_acts[index];
            buttons.push_back(ui::button(filled("host:{}", index), act.words, act.act));
        }
        return ui::row(std::move(buttons)).gaps(Measure::gap);
    }
    /// All that is chosen here becomes what it is at the first start, but for the language; and back again.
    void exchange() {
        const auto others = before_.value_or(Settings{});
        before_ = before_ ? std::nullopt : std::optional(context_.settings);
        for (const auto& setting : all_settings()) {
            if (setting.row.part == SettingPart::other || setting.row.part == SettingPart::language) continue;
            [[maybe_unused]] const bool is_set = setting.set(context_.settings, setting.value(others));
        }
        context_.settings_changed = true;
    }

    std::size_t chosen_ = 0;         ///< Of the parts.
    std::optional<Settings> before_; ///< The usual ones were taken.
};

} // namespace

std::unique_ptr<Scene> make_settings(SceneContext& context) { return std::make_unique<SettingsScene>(context); }

} // namespace zugzwang
