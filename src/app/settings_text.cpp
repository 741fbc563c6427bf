// The text of the settings file.
#include "app/settings_file.hpp"

#include <algorithm>
#include <sstream>
#include <type_traits>

#include <toml++/toml.h>

#include "zugzwang/base/words.hpp"

namespace zugzwang::app {

namespace {

/// What stands there, of that kind; nothing when it is of another.
template <class Value>
std::optional<SettingValue> read(const toml::node& node, const Value&) {
    // A whole number is a number, but nothing else stands for something else.
    const auto value = std::is_same_v<Value, double> ? node.value<Value>() : node.value_exact<Value>();
    return value ? std::optional<SettingValue>(*value) : std::nullopt;
}

template <class Value>
std::optional<SettingValue> read(const toml::node& node, const std::vector<Value>&) {
    const auto* list = node.as_array();
    if (list == nullptr || !(list->empty() || list->is_homogeneous<Value>())) return std::nullopt;
    std::vector<Value> values;
    for (const auto& each : *list)
        values.push_back(*each.value_exact<Value>());
    return values;
}

/// So many lines that mean nothing are left out one by one, each of which costs a reading of the whole; at the next one
/// the text ends.
constexpr int most_broken_lines = 50;

/// What can be read of a file: a line that means nothing is left out, with a word.
template <class Complain>
toml::table table_of(const std::string& text, Complain complain) {
    std::vector<std::string> lines;
    std::istringstream all(text);
    for (std::string line; std::getline(all, line);)
        lines.push_back(std::move(line));
    for (int broken = 0;; ++broken) {
        std::string rest;
        for (const auto& line : lines)
            rest += line + '\n';
        try {
            return toml::parse(rest);
        } catch (const toml::parse_error& error) {
            const auto line = error.source().begin.line;
            complain(tr("line {line}: {reason}", {{"line", line}, {"reason", error.description()}}));
            if (lines.empty()) return {};
            const auto at = lines.begin() + std::clamp<std::ptrdiff_t>(line - 1, 0, std::ssize(lines) - 1);
            lines.erase(at, broken < most_broken_lines ? at + 1 : lines.end());
        }
    }
}

template <class Value>
const Value& written(const Value& value) {
    return value;
}

template <class Value>
toml::array written(const std::vector<Value>& values) {
    toml::array list;
    for (const auto& value : values)
        list.push_back(value);
    return list;
}

} // namespace

SettingsFile::Loaded settings_from_text(const std::string& text, Settings settings) {
    SettingsFile::Loaded loaded{.settings = std::move(settings), .complaint = {}};
    const auto complain = [&loaded](std::string words) {
        if (loaded.complaint.empty()) loaded.complaint = std::move(words);
    };
    const auto table = table_of(text, complain);
    for (const auto& setting : all_settings()) {
        const auto* node = *setting.key == '\0' ? nullptr : table.get(setting.key);
        if (node == nullptr) continue;
        const auto value =
            std::visit([node](const auto& usual) { return read(*node, usual); }, setting.value(loaded.settings));
        if (!value || !setting.set(loaded.settings, *value)) complain(tr(setting.refusal, {{"setting", setting.key}}));
    }
    return loaded;
}

std::string settings_to_text(const Settings& settings) {
    toml::table table;
    for (const auto& setting : all_settings())
        if (*setting.key != '\0')
            std::visit([&](const auto& value) { table.insert(setting.key, written(value)); }, setting.value(settings));
    std::ostringstream text;
    text << table << '\n';
    return text.str();
}

} // namespace zugzwang::app
