#include "app/settings_file.hpp"

#include <fstream>
#include <iterator>
#include <sstream>
#include <stdexcept>
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

Settings settings_from_text(const std::string& text, Settings settings) {
    toml::table table;
    try {
        table = toml::parse(text);
    } catch (const toml::parse_error& error) {
        throw std::runtime_error(
            tr("line {line}: {reason}", {{"line", error.source().begin.line}, {"reason", error.description()}}));
    }
    for (const auto& setting : all_settings()) {
        const auto* node = table.get(setting.key);
        if (node == nullptr) continue;
        const auto value =
            std::visit([node](const auto& usual) { return read(*node, usual); }, setting.value(settings));
        if (!value || !setting.set(settings, *value))
            throw std::runtime_error(tr(setting.refusal, {{"setting", setting.key}}));
    }
    return settings;
}

std::string settings_to_text(const Settings& settings) {
    toml::table table;
    for (const auto& setting : all_settings())
        std::visit([&](const auto& value) { table.insert(setting.key, written(value)); }, setting.value(settings));
    std::ostringstream text;
    text << table << '\n';
    return text.str();
}

SettingsFile::Loaded SettingsFile::load() const {
    std::ifstream file(path_, std::ios::binary);
    if (!file) return {};
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    try {
        return {settings_from_text(text), {}};
    } catch (const std::exception& error) {
        auto aside = path_;
        aside += ".broken";
        std::error_code ignored;
        fs::rename(path_, aside, ignored);
        return {{},
                tr("{file}: {reason}; kept as `{kept}`, starting with defaults",
                   {{"file", path_.string()}, {"reason", error.what()}, {"kept", aside.string()}})};
    }
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
