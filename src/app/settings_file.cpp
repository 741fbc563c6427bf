#include "app/settings_file.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <sstream>
#include <type_traits>

#include <toml++/toml.h>

#include "app/app_options.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::app {

namespace fs = std::filesystem;

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

/// What can be read of a file: a line that means nothing is left out, with a word.
template <class Complain>
toml::table table_of(const std::string& text, Complain complain) {
    std::vector<std::string> lines;
    std::istringstream all(text);
    for (std::string line; std::getline(all, line);)
        lines.push_back(std::move(line));
    while (true) {
        std::string rest;
        for (const auto& line : lines)
            rest += line + '\n';
        try {
            return toml::parse(rest);
        } catch (const toml::parse_error& error) {
            const auto line = error.source().begin.line;
            complain(tr("line {line}: {reason}", {{"line", line}, {"reason", error.description()}}));
            if (lines.empty()) return {};
            lines.erase(lines.begin() + std::clamp<std::ptrdiff_t>(line - 1, 0, std::ssize(lines) - 1));
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

SettingsFile SettingsFile::of_person() { return SettingsFile(person_folder() / "settings.toml"); }

SettingsFile::Loaded settings_from_text(const std::string& text, Settings settings) {
    SettingsFile::Loaded loaded{.settings = std::move(settings), .complaint = {}};
    const auto complain = [&loaded](std::string words) {
        if (loaded.complaint.empty()) loaded.complaint = std::move(words);
    };
    const auto table = table_of(text, complain);
    for (const auto& setting : all_settings()) {
        const auto* node = table.get(setting.key);
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

SettingsFile::Loaded SettingsFile::load() const {
    std::ifstream file(path_, std::ios::binary);
    if (!file) return {};
    auto loaded = settings_from_text({std::istreambuf_iterator<char>(file), {}});
    if (loaded.complaint.empty()) return loaded;
    auto aside = path_;
    aside += ".broken";
    std::error_code ignored;
    fs::rename(path_, aside, ignored);
    static_cast<void>(save(loaded.settings)); // if the disk refuses, so it will when they are changed, and that is told
    loaded.complaint = tr("{file}: {reason}; kept as `{kept}`, all that could be read stays",
                          {{"file", path_.string()}, {"reason", loaded.complaint}, {"kept", aside.string()}});
    return loaded;
}

bool SettingsFile::save(const Settings& settings) const {
    auto fresh = path_;
    fresh += ".new";
    std::error_code failed;
    fs::create_directories(path_.parent_path(), failed);
    {
        std::ofstream file(fresh, std::ios::binary | std::ios::trunc);
        file << settings_to_text(settings);
        file.flush();
        if (!file) return false;
    }
    fs::rename(fresh, path_, failed);
    return !failed;
}

} // namespace zugzwang::app
