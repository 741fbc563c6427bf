// The keys that a person may change, and those who did: what `Settings::changed_keys` says of them. Esc, Enter, Tab,
// the arrows and their like stay as they are.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "desk/settings.hpp"
#include "zugzwang/ui/act.hpp"

namespace zugzwang {

struct OwnKey {
    std::string_view id;                  ///< In the settings; its first act's words are its own.
    std::vector<const ui::Act*> acts;     ///< Done by it, each in scenes of its own.
    std::vector<std::string_view> scenes; ///< Their folders; empty: all.
};
struct OwnKeys {
    const char* title;                 ///< Where they are pressed; a message.
    std::vector<const ui::Act*> fixed; ///< Whose keys stay.
    std::vector<OwnKey> keys;
};
/// All keys there are, for the rules' list of them, too.
[[nodiscard]] const std::vector<OwnKeys>& own_keys();

/// Why it cannot have that key, translated: the key stays what it is, or does something else there. Empty: it can.
[[nodiscard]] std::string refusal_of(const OwnKey& key, const ui::KeyStroke& stroke);
/// From now on it has that key.
void give(const OwnKey& key, const ui::KeyStroke& stroke, Settings& settings);

/// The acts take the keys of the settings. What cannot be is taken out of these; answers why, one line each,
/// translated.
std::vector<std::string> use_keys(Settings& settings);

} // namespace zugzwang
