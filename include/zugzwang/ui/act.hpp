// Something that can be done, declared once: buttons, key hints, the keyboard, the table of keys in the help and the
// names that tests use are derived from it.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "zugzwang/gfx/input.hpp"

namespace zugzwang::ui {

/// A key by itself, or with Ctrl.
struct KeyStroke {
    Key key = Key::none;
    char character = 0;
    bool control = false;

    friend bool operator==(const KeyStroke&, const KeyStroke&) = default;
};
[[nodiscard]] constexpr KeyStroke letter(char character) { return {.key = Key::character, .character = character}; }
[[nodiscard]] constexpr KeyStroke with_control(char character) {
    return {.key = Key::character, .character = character, .control = true};
}
[[nodiscard]] bool matches(const KeyStroke& stroke, const KeyEvent& event);
/// As it stands on a key cap: "Enter", "←", "Ctrl Z"; translated. Empty for none.
[[nodiscard]] std::string key_name(const KeyStroke& stroke);

/// As it stands in a file: "j", "ctrl+z", "f1"; of letters, signs and F1.
[[nodiscard]] std::string stroke_name(const KeyStroke& stroke);
/// The other way round; empty for what names none.
[[nodiscard]] std::optional<KeyStroke> stroke_named(std::string_view name);

struct Act {
    std::string_view id;        ///< What tests and programs that press things call it.
    std::string_view words;     ///< On its button and behind its key; a message.
    std::string_view icon{};    ///< A sprite, for bars of icons.
    std::string_view icon_on{}; ///< While what it switches is on.
    KeyStroke key{}, second_key{};
    std::string_view line{};  ///< What it does, in a tip, where its words do not say it; a message.
    std::string_view off{};   ///< Why it cannot be done where it cannot; a message.
    std::string_view field{}; ///< It opens a line to type in, which is for this; a message.
    Key pad =
        Key::none; ///< Its button on a game pad, beside the key that the pad's cross, A, B and shoulders stand for.
};

/// Keys in place of the acts' own: a person chose them. The app tells them at the start and whenever they change.
using ChangedKeys = std::map<const Act*, KeyStroke>;
void change_keys(ChangedKeys changed);
/// The act's key as it is now. Main thread only.
[[nodiscard]] KeyStroke key_of(const Act& act);
/// Whether that key does the act. A pad's buttons stand for the acts' own keys, whatever they were changed to.
[[nodiscard]] bool does(const Act& act, const KeyEvent& event);

/// What an act does on a page, now.
struct Deed {
    Deed(const Act& its_act, std::function<void()> performs, bool is_enabled = true)
        : act(&its_act), perform(std::move(performs)), enabled(is_enabled) {}

    const Act* act;
    std::function<void()> perform;
    bool enabled;
};

[[nodiscard]] const Deed* deed_of(const std::vector<Deed>& deeds, const Act& act);
/// The deed that the key stands for, an enabled one before others; null when there is none.
[[nodiscard]] const Deed* deed_of(const std::vector<Deed>& deeds, const KeyEvent& event);

} // namespace zugzwang::ui
