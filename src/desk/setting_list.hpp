// Every setting, described once: what stands for it in the settings file, and how a person chooses it. The file and
// the rows of the scenes follow from it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "desk/settings.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

/// What stands for a setting in the file.
using SettingValue =
    std::variant<bool, std::int64_t, double, std::string, std::vector<std::int64_t>, std::vector<std::string>>;

struct SettingChoice {
    std::string words; ///< A message.
    SettingValue value;
};

/// How a person chooses it. All words are messages.
struct SettingRow {
    const char* id = "";                  ///< Of its control; empty: nobody chooses it, it is remembered.
    const char* label = "";               ///< Empty: it stands in another scene than the settings'.
    const char* help = "";                ///< One sentence.
    std::vector<SettingChoice> choices{}; ///< Empty: the themes there are.
};

struct Setting {
    const char* key; ///< In the file.
    std::function<SettingValue(const Settings&)> value;
    /// False when it cannot have this value, which is of the kind that `value` answers; then nothing changes.
    std::function<bool(Settings&, const SettingValue&)> set;
    SettingRow row{};
    const char* refusal; ///< Of values that it cannot have; a message.

    /// Translated.
    [[nodiscard]] std::vector<std::string> words(const std::vector<ThemeChoice>& themes) const;
    /// The index of the choice that comes nearest to the setting as it is.
    [[nodiscard]] std::size_t chosen(const Settings& settings, const std::vector<ThemeChoice>& themes) const;
    void choose(Settings& settings, std::size_t index, const std::vector<ThemeChoice>& themes) const;

  private:
    /// Their words are translated.
    [[nodiscard]] std::vector<SettingChoice> choices(const std::vector<ThemeChoice>& themes) const;
};

/// All of them; those of the settings' scene in the order of its rows.
[[nodiscard]] const std::vector<Setting>& all_settings();
/// Requires one whose row has that id.
[[nodiscard]] const Setting& setting(std::string_view id);

} // namespace zugzwang
