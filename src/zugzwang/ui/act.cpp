#include "zugzwang/ui/act.hpp"

#include <algorithm>
#include <cctype>

#include "zugzwang/base/words.hpp"

namespace zugzwang::ui {

namespace {

std::string plain_name(const KeyStroke& stroke) {
    switch (stroke.key) {
    case Key::none:
        return {};
    case Key::left:
        return "←";
    case Key::right:
        return "→";
    case Key::up:
        return "↑";
    case Key::down:
        return "↓";
    case Key::enter:
        return tr("Enter");
    case Key::space:
        return tr("Space");
    case Key::escape:
        return tr("Esc");
    case Key::tab:
        return tr("Tab");
    case Key::backspace:
        return tr("Backspace");
    case Key::erase:
        return tr("Del");
    case Key::page_up:
        return tr("Page up");
    case Key::page_down:
        return tr("Page down");
    case Key::home:
        return tr("Home");
    case Key::end:
        return tr("End");
    case Key::f1:
        return "F1";
    case Key::f11:
        return "F11";
    case Key::character:
        return std::string(1, static_cast<char>(std::toupper(static_cast<unsigned char>(stroke.character))));
    }
    return {};
}

} // namespace

bool matches(const KeyStroke& stroke, const KeyEvent& event) {
    if (stroke.key == Key::none || event.key != stroke.key || event.control != stroke.control || event.alt)
        return false;
    return stroke.key != Key::character || event.character == stroke.character;
}

std::string key_name(const KeyStroke& stroke) {
    const auto name = plain_name(stroke);
    return stroke.control ? tr("Ctrl {key}", {{"key", name}}) : name;
}

const Deed* deed_of(const std::vector<Deed>& deeds, const Act& act) {
    const auto deed = std::ranges::find_if(deeds, [&](const Deed& one) { return one.act == &act; });
    return deed == deeds.end() ? nullptr : &*deed;
}

const Deed* deed_of(const std::vector<Deed>& deeds, const KeyEvent& event) {
    const Deed* best = nullptr;
    for (const auto& deed : deeds) {
        if (!matches(deed.act->key, event) && !matches(deed.act->second_key, event)) continue;
        if (deed.enabled) return &deed;
        if (best == nullptr) best = &deed;
    }
    return best;
}

} // namespace zugzwang::ui
