// The settings of the whole program, in parts on one page; a tab goes to its part. Every change takes effect at once.
#include <algorithm>
#include <map>
#include <string_view>
#include <utility>

#include "scenes/frame/acts.hpp"
#include "scenes/frame/own_keys.hpp"
#include "scenes/frame/page_scene.hpp"
#include "scenes/frame/scenes.hpp"
#include "scenes/frame/shared_parts.hpp"
#include "voice/voice.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/ui/caps.hpp"

namespace zugzwang {
namespace {

constexpr float least_rows = 700; ///< Narrower they go below their tabs.

struct Part {
    SettingPart part;
    std::string id, words, icon; ///< `words` is a message.
};

const std::vector<Part>& all_parts() {
    static const std::vector<Part> all{{SettingPart::screen, "screen", message("Screen"), "icon/screen"},
                                       {SettingPart::sound, "sounds", message("Sound"), "icon/music"},
                                       {SettingPart::play, "play", message("Playing"), "icon/play"},
                                       {SettingPart::keys, "keys", message("Keys and pad"), "icon/keys"},
                                       {SettingPart::language, "words", message("Language"), "icon/language"},
                                       {SettingPart::access, "access", message("Access"), "icon/access"},
                                       {SettingPart::bots, "bots", message("Bots"), "icon/algorithm"}};
    return all;
}

bool has_keys() { return ui::held().hand == ui::Hand::keys; }

class SettingsScene final : public PageScene {
  public:
    explicit SettingsScene(SceneContext& context) : PageScene(context) { type_anew(); }

    [[nodiscard]] std::string title() const override { return tr("Settings"); }
    [[nodiscard]] std::optional<Address> address() const override { return Address{.place = Address::Place::settings}; }
    /// While a key is waited for, none means anything else.
    [[nodiscard]] bool takes_text() const override { return waiting_ != nullptr || PageScene::takes_text(); }

    [[nodiscard]] SceneChange handle(const InputEvent& event) override {
        const auto* key = std::get_if<KeyEvent>(&event);
        const auto* pointer = std::get_if<PointerEvent>(&event);
        if (waiting_ != nullptr && key != nullptr) {
            if (!key->repeat) take_key(*key);
        } else if (key != nullptr && key->key == Key::tab) {
            go_on(key->shift);
        } else {
            if (pointer != nullptr && pointer->kind == PointerEvent::Kind::press) waiting_ = nullptr;
            return PageScene::handle(event);
        }
        return PageScene::handle(ResizeEvent{}); // which shows it anew
    }

  protected:
    [[nodiscard]] ui::Page page() override {
        follow_focus();
        std::vector<ui::Node> tabs, groups;
        for (const auto* part : parts()) {
            tabs.push_back(tab(*part));
            if (!groups.empty()) groups.push_back(ui::divider());
            groups.push_back(group(*part));
        }
        ui::Page page{.title = tr("Settings")};
        auto rows = ui::panel(ui::scroll(std::move(groups)).gaps(Measure::apart)).fills().at_least(least_rows);
        auto body = ui::spread(ui::panel(ui::turned(std::move(tabs)).gaps(Measure::tight)),
                               std::move(rows).gives_way().named("settings"));
        page.body = ui::column(std::move(body).gaps(Measure::gap).tall(), foot()).gaps(Measure::gap).at_most(1450);
        page.deeds = {{act::leave, [this] { go(SceneChange::pop()); }}, {act::usual_settings, [this] { exchange(); }}};
        page.focus = ids_of(SettingPart::screen).front();
        page.hints = {&act::next_part, &act::choose, &act::change, &ui::back_act};
        return page;
    }

  private:
    /// A finger has no keys, and on a page there are no bots.
    [[nodiscard]] std::vector<const Part*> parts() const {
        std::vector<const Part*> all;
        for (const auto& part : all_parts()) {
            const bool is_absent = (part.part == SettingPart::keys && ui::held().hand == ui::Hand::finger) ||
                                   (part.part == SettingPart::bots && !context_.outside);
            if (!is_absent) all.push_back(&part);
        }
        return all;
    }
    [[nodiscard]] std::string words_of(const Part& part) const {
        return part.part == SettingPart::keys && !has_keys() ? tr("Gamepad") : tr(part.words);
    }
    /// Where there is one monitor nobody chooses it, and where nothing can shake nobody lets it.
    [[nodiscard]] bool is_offered(const Setting& setting) const {
        const std::string_view id = setting.row.id;
        return (id != "monitor" || context_.monitors.size() > 1) && (id != "vibrate" || context_.shake);
    }
    [[nodiscard]] std::vector<const Setting*> settings_of(SettingPart part) const {
        std::vector<const Setting*> found;
        for (const auto& setting : all_settings()) {
            if (setting.row.part == part && *setting.row.id != '\0' && is_offered(setting)) found.push_back(&setting);
        }
        return found;
    }
    /// What can be chosen in the part, in its order.
    [[nodiscard]] std::vector<std::string> ids_of(SettingPart part) const {
        std::vector<std::string> ids;
        for (const auto* setting : settings_of(part))
            ids.emplace_back(setting->row.id);
        if (part != SettingPart::keys || !has_keys()) return ids;
        for (const auto& where : own_keys()) {
            for (const auto& key : where.keys)
                ids.push_back(id_of(key));
        }
        return ids;
    }
    [[nodiscard]] static std::string id_of(const OwnKey& key) { return "key:" + std::string(key.id); }

    /// The part in which the focus is.
    void follow_focus() {
        for (const auto* part : parts()) {
            const auto ids = ids_of(part->part);
            if (std::ranges::find(ids, last().focused()) != ids.end()) choose(part->part);
        }
    }
    void choose(SettingPart part) {
        if (std::exchange(chosen_, part) != part) before_.reset();
    }
    /// From part to part, and over the buttons below them.
    void go_on(bool back) {
        std::vector<std::string> stops;
        std::size_t now = 0;
        for (const auto* part : parts()) {
            if (part->part == chosen_) now = stops.size();
            stops.push_back(ids_of(part->part).front());
        }
        for (const auto* button : {&act::leave, &act::usual_settings}) {
            if (last().focused() == button->id) now = stops.size();
            stops.emplace_back(button->id);
        }
        last().focus(stops[(now + (back ? stops.size() - 1 : 1)) % stops.size()]);
    }

    [[nodiscard]] ui::Node tab(const Part& part) {
        const auto choose_it = [this, &part] {
            choose(part.part);
            last().focus(ids_of(part.part).front());
        };
        return side_tab("to-" + part.id, part.icon, words_of(part), part.part == chosen_, choose_it)
            .at_least(230)
            .of_words();
    }
    [[nodiscard]] ui::Node group(const Part& part) {
        std::vector<ui::Node> rows;
        rows.push_back(ui::head(words_of(part)));
        for (const auto* setting : settings_of(part.part))
            rows.push_back(row_of(*setting));
        if (part.part == SettingPart::keys && has_keys()) add_keys(rows);
        return ui::column(std::move(rows)).gaps(Measure::gap);
    }
    [[nodiscard]] ui::Node row_of(const Setting& setting) {
        auto help = ui::words(help_of(setting), ui::caption_look);
        if (!is_taken(setting))
            help = ui::words(tr(setting.refusal, {{"setting", tr(setting.row.label)}}),
                             {.size = Measure::caption, .paint = {Role::bad}});
        auto words = ui::column(ui::line(tr(setting.row.label), ui::heading_look), std::move(help));
        auto control = is_typed(setting) ? line_of(setting) : choices(setting);
        return ui::row(std::move(words).wide().at_least(400), std::move(control).wide().at_least(440))
            .gaps(Measure::gap);
    }
    /// The rows in which a person types, with what stands there as an example.
    [[nodiscard]] static const std::map<std::string_view, const char*>& typed_rows() {
        static const std::map<std::string_view, const char*> rows{
            {"bot-command", message("python3 my_bot.py")}, {"page-address", message("https://my.page/zugzwang/")}};
        return rows;
    }
    [[nodiscard]] static bool is_typed(const Setting& setting) { return typed_rows().contains(setting.row.id); }
    /// What stands in the line is what the setting is; what cannot be stays in its line alone.
    [[nodiscard]] bool is_taken(const Setting& setting) const {
        return !is_typed(setting) || setting.value(context_.settings) == SettingValue(lines_.at(setting.row.id).text());
    }
    void type_anew() {
        for (const auto& [id, example] : typed_rows())
            lines_[id] = ui::TextLine(std::get<std::string>(zugzwang::setting(id).value(context_.settings)));
    }
    [[nodiscard]] ui::Node choices(const Setting& setting) {
        const auto& named = setting.row.id == std::string_view("monitor") ? context_.monitors : context_.themes;
        const bool is_of_use = setting.row.id != std::string_view("reading-voice") || reader(context_) != nullptr;
        auto choice = ui::choice(setting.row.id, setting.words(named), setting.chosen(context_.settings, named),
                                 [this, &setting, &named](std::size_t index) {
                                     setting.choose(context_.settings, index, named);
                                     change();
                                 })
                          .enabled_when(is_of_use);
        return trouble_with(setting).empty() ? std::move(choice) : ui::without_last(std::move(choice));
    }
    [[nodiscard]] ui::Node line_of(const Setting& setting) {
        auto& line = lines_.at(setting.row.id);
        return ui::field(setting.row.id, line, tr(typed_rows().at(setting.row.id)),
                         [this, &setting, &line](const InputEvent& event) {
                             const bool used = line.handle(event);
                             const auto before = setting.value(context_.settings);
                             if (setting.set(context_.settings, line.text()) &&
                                 setting.value(context_.settings) != before)
                                 change();
                             return used;
                         });
    }
    void change() {
        before_.reset();
        context_.settings_changed = true;
    }

    void add_keys(std::vector<ui::Node>& rows) {
        rows.push_back(ui::words(tr("Press a row, then its new key. Esc, Enter, Tab, Space and the arrows stay."),
                                 ui::caption_look));
        for (const auto& where : own_keys()) {
            std::vector<ui::Node> lines;
            lines.push_back(ui::line(tr(where.title), ui::soft_look));
            for (const auto& key : where.keys)
                lines.push_back(row_of(key));
            rows.push_back(ui::column(std::move(lines)).gaps(Measure::tight));
        }
    }
    [[nodiscard]] ui::Node row_of(const OwnKey& key) {
        const bool waits = waiting_ == &key;
        const auto wait = [this, &key] {
            waiting_ = &key;
            refused_ = false;
            told_ = tr("Press the new key, or Esc to leave it.");
        };
        auto button = ui::button(id_of(key), waits ? "…" : ui::key_name(ui::key_of(*key.acts.front())), wait);
        const ui::Look look{.size = Measure::caption, .paint = {refused_ ? Role::bad : Role::act}};
        auto words = waits ? ui::words(told_, look).wide() : ui::line(tr(key.acts.front()->words)).wide().gives_way();
        return ui::row(std::move(words), std::move(button).at_least(180).at_most(180)).gaps(Measure::gap);
    }
    /// Refused, it is waited for another one.
    void take_key(const KeyEvent& event) {
        const ui::KeyStroke stroke{.key = event.key, .character = event.character, .control = event.control};
        if (event.key != Key::escape && event.pad == 0) {
            told_ = refusal_of(*waiting_, stroke);
            refused_ = !told_.empty();
            if (refused_) return;
            give(*waiting_, stroke, context_.settings);
            change();
        }
        waiting_ = nullptr;
    }

    /// Why captions cannot be spoken. Asked no earlier than that can be chosen: it may start another program.
    [[nodiscard]] std::string trouble_with(const Setting& setting) const {
        const bool is_it = setting.row.id == std::string_view("captions") && chosen_ == setting.row.part;
        return is_it && context_.voice != nullptr ? context_.voice->trouble() : std::string();
    }
    [[nodiscard]] std::string help_of(const Setting& setting) const {
        const auto trouble = trouble_with(setting);
        return trouble.empty() ? tr(setting.row.help) : trouble;
    }
    [[nodiscard]] ui::Node foot() {
        std::vector<ui::Node> buttons;
        for (std::size_t index = 0; index < context_.host_acts.size(); ++index) {
            const auto& act = context_.host_acts[index];
            buttons.push_back(ui::button(filled("host:{}", index), act.words, act.act));
        }
        auto usual = ui::button(act::usual_settings, tr(before_ ? message("Undo") : act::usual_settings.words));
        return ui::row(ui::button(act::leave), std::move(usual), std::move(buttons)).gaps(Measure::gap);
    }
    /// The part in view becomes what it is at the first start, but for the language; and back again.
    void exchange() {
        const auto others = before_.value_or(Settings{});
        before_ = before_ ? std::nullopt : std::optional(context_.settings);
        for (const auto& setting : all_settings()) {
            if (setting.row.part != chosen_ || chosen_ == SettingPart::language) continue;
            [[maybe_unused]] const bool is_set = setting.set(context_.settings, setting.value(others));
        }
        type_anew();
        use_keys(context_.settings);
        context_.settings_changed = true;
    }

    SettingPart chosen_ = SettingPart::screen;
    std::optional<Settings> before_;                 ///< The usual ones were taken.
    const OwnKey* waiting_ = nullptr;                ///< For its new key.
    std::string told_;                               ///< Of that, translated.
    bool refused_ = false;                           ///< The key before.
    std::map<std::string_view, ui::TextLine> lines_; ///< That are typed, by the ids of their rows.
};

} // namespace

std::unique_ptr<Scene> make_settings(SceneContext& context) { return std::make_unique<SettingsScene>(context); }

} // namespace zugzwang
