// The text of the settings file.
#include "app/settings_file.hpp"

#include <algorithm>
#include <cctype>
#include <sstream>
#include <type_traits>

#include <toml++/toml.h>

#include "zugzwang/base/text.hpp"
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

/// A setting begins on a line of its own, and may go on.
bool begins_setting(const std::string& line) {
    const auto first = line.empty() ? '\0' : line.front();
    const bool is_name = std::isalnum(static_cast<unsigned char>(first)) != 0 || first == '_' || first == '"';
    return first == '[' || (is_name && line.find('=') != line.npos);
}

/// No setting is longer; each line less costs a reading of the rest.
constexpr std::size_t max_lines = 50;

std::optional<toml::table> parsed(const std::vector<std::string>& lines) {
    try {
        return toml::parse(joined(lines, "\n"));
    } catch (const toml::parse_error&) {
        return std::nullopt;
    }
}

/// What can be read of a file; what is wrong with the rest is told in a word.
template <class Complain>
toml::table table_of(const std::string& text, Complain complain) {
    try {
        return toml::parse(text);
    } catch (const toml::parse_error& error) {
        complain(tr("line {line}: {reason}",
                    {{"line", error.source().begin.line}, {"reason", printable(error.description())}}));
    }
    toml::table table;
    std::vector<std::vector<std::string>> settings(1);
    std::istringstream all(text);
    for (std::string line; std::getline(all, line);) {
        if (begins_setting(line)) settings.emplace_back();
        settings.back().push_back(std::move(line));
    }
    for (auto& lines : settings) {
        lines.resize(std::min(lines.size(), max_lines));
        auto setting = parsed(lines);
        for (; !setting && !lines.empty(); setting = parsed(lines))
            lines.pop_back(); // what follows it may be the beginning of another one, damaged
        for (auto&& [key, node] : *setting)
            table.insert(key, node);
    }
    return table;
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

std::string settings_to_text(const Settings& settings, const std::string& before) {
    auto table = table_of(before, [](const std::string&) {});
    for (const auto& setting : all_settings())
        if (*setting.key != '\0')
            std::visit([&](const auto& value) { table.insert_or_assign(setting.key, written(value)); },
                       setting.value(settings));
    std::ostringstream text;
    text << table << '\n';
    return text.str();
}

} // namespace zugzwang::app
