#include "zugzwang/ui/act.hpp"

#include <algorithm>
#include <cctype>

#include "zugzwang/base/words.hpp"

namespace zugzwang::ui {

namespace {

/// What stands on the caps: signs, the same in every language,
constexpr std::pair<Key, std::string_view> signs[] = {
    {Key::none, ""}, {Key::left, "←"},  {Key::right, "→"}, {Key::up, "↑"},    {Key::down, "↓"},
    {Key::f1, "F1"}, {Key::f11, "F11"}, {Key::pad_x, "X"}, {Key::pad_y, "Y"},
};
/// and names.
constexpr std::pair<Key, std::string_view> names[] = {
    {Key::enter, message("Enter")},     {Key::space, message("Space")},         {Key::escape, message("Esc")},
    {Key::tab, message("Tab")},         {Key::backspace, message("Backspace")}, {Key::erase, message("Del")},
    {Key::page_up, message("Page up")}, {Key::page_down, message("Page down")}, {Key::home, message("Home")},
    {Key::end, message("End")},
};

std::string plain_name(const KeyStroke& stroke) {
    if (stroke.key == Key::character)
        return std::string(1, static_cast<char>(std::toupper(static_cast<unsigned char>(stroke.character))));
    const auto is_it = [&stroke](const auto& cap) { return cap.first == stroke.key; };
    if (const auto* sign = std::ranges::find_if(signs, is_it); sign != std::end(signs))
        return std::string(sign->second);
    return tr(std::ranges::find_if(names, is_it)->second);
}

ChangedKeys& changed_keys() {
    static ChangedKeys now;
    return now;
}

} // namespace

void change_keys(ChangedKeys changed) { changed_keys() = std::move(changed); }

KeyStroke key_of(const Act& act) {
    const auto changed = changed_keys().find(&act);
    return changed == changed_keys().end() ? act.key : changed->second;
}

bool does(const Act& act, const KeyEvent& event) {
    if (event.pad != 0 && act.pad != Key::none && event.key == act.pad) return true;
    return matches(event.pad != 0 ? act.key : key_of(act), event) || matches(act.second_key, event);
}

bool matches(const KeyStroke& stroke, const KeyEvent& event) {
    if (stroke.key == Key::none || event.key != stroke.key || event.control != stroke.control || event.alt)
        return false;
    return stroke.key != Key::character || event.character == stroke.character;
}

std::string key_name(const KeyStroke& stroke) {
    const auto name = plain_name(stroke);
    return stroke.control ? tr("Ctrl {key}", {{"key", name}}) : name;
}

std::string stroke_name(const KeyStroke& stroke) {
    if (stroke.key == Key::f1) return "f1";
    return (stroke.control ? "ctrl+" : "") + std::string(1, stroke.character);
}

std::optional<KeyStroke> stroke_named(std::string_view name) {
    if (name == "f1") return KeyStroke{.key = Key::f1};
    constexpr std::string_view control = "ctrl+";
    const bool with_control = name.starts_with(control);
    if (with_control) name.remove_prefix(control.size());
    if (name.size() != 1 || name.front() <= ' ' || name.front() >= 0x7F) return std::nullopt;
    return KeyStroke{.key = Key::character, .character = name.front(), .control = with_control};
}

const Deed* deed_of(const std::vector<Deed>& deeds, const Act& act) {
    const auto deed = std::ranges::find_if(deeds, [&](const Deed& one) { return one.act == &act; });
    return deed == deeds.end() ? nullptr : &*deed;
}

const Deed* deed_of(const std::vector<Deed>& deeds, const KeyEvent& event) {
    const Deed* best = nullptr;
    for (const auto& deed : deeds) {
        if (!does(*deed.act, event)) continue;
        if (deed.enabled) return &deed;
        if (best == nullptr) best = &deed;
    }
    return best;
}

} // namespace zugzwang::ui
