#include "app/theme_file.hpp"

#include <algorithm>
#include <filesystem>
#include <stdexcept>

#include <toml++/toml.h>

#include "zugzwang/gfx/theme_text.hpp"
#include "zugzwang/rules/words.hpp"

namespace zugzwang::app {

namespace {

constexpr int max_units = 4000;
constexpr int max_milliseconds = 60000;

[[noreturn]] void refuse(const std::string& file, const std::string& words) {
    throw std::runtime_error(file + ": " + words);
}

Colour read_colour(const toml::node& node, const std::string& file, const std::string& key) {
    const auto text = node.value<std::string>();
    const auto colour = text ? colour_from_text(*text) : std::nullopt;
    if (!colour) refuse(file, tr("`{}` is not a colour: a # and 6 or 8 hexadecimal digits", key));
    return *colour;
}

double read_number(const toml::node& node, int max, const std::string& file, const std::string& key) {
    const auto number = node.value<double>();
    if (!number || !(*number >= 0 && *number <= max)) refuse(file, tr("`{}` is not a number from 0 to {}", key, max));
    return *number;
}

/// Hands every role of a section to `store(index, node, key)`; refuses unknown and missing ones.
template <class Names, class Store>
void read_section(const toml::table& whole, std::string_view section, const Names& names, const std::string& file,
                  Store store) {
    const auto* table = whole[section].as_table();
    if (table == nullptr) refuse(file, tr("section [{}] is missing", section));
    for (const auto& [key, node] : *table) {
        const auto known = std::ranges::find(names, key.str(), &file_name_of);
        const std::string place = std::string(section) + "." + std::string(key.str());
        if (known == names.end()) refuse(file, tr("unknown role `{}`", place));
        store(static_cast<std::size_t>(known - names.begin()), node, place);
    }
    for (const auto name : names) {
        if (!table->contains(file_name_of(name)))
            refuse(file, tr("role `{}.{}` is missing", section, file_name_of(name)));
    }
}

} // namespace

Theme theme_from_text(std::string_view text, const std::string& file) {
    toml::table whole;
    try {
        whole = toml::parse(text);
    } catch (const toml::parse_error& error) {
        refuse(file, tr("line {}: {}", error.source().begin.line, error.description()));
    }
    Theme theme;
    for (const auto& [key, node] : whole) {
        const auto section = key.str();
        if (section != "name" && section != "colours" && section != "measures" && section != "motions")
            refuse(file, tr("unknown section `{}`", section));
    }
    theme.name = whole["name"].value_or(std::string());
    if (theme.name.empty()) refuse(file, tr("`name` is missing"));
    read_section(whole, "colours", role_names, file, [&](std::size_t role, const toml::node& node, const auto& key) {
        theme.colours[role] = read_colour(node, file, key);
    });
    read_section(whole, "measures", measure_names, file, [&](std::size_t role, const auto& node, const auto& key) {
        theme.measures[role] = static_cast<float>(read_number(node, max_units, file, key));
    });
    read_section(whole, "motions", motion_names, file, [&](std::size_t role, const auto& node, const auto& key) {
        theme.motions[role] = Seconds(read_number(node, max_milliseconds, file, key) / 1000);
    });
    return theme;
}

Theme load_theme(const Assets& assets, std::string_view name) {
    const std::string file = "themes/" + std::string(name) + ".toml";
    return theme_from_text(assets.text(file), (assets.root() / file).string());
}

std::vector<std::string> theme_names(const Assets& assets) {
    std::vector<std::string> names;
    for (const auto& file : assets.names("themes", ".toml"))
        names.push_back(std::filesystem::path(file).stem());
    return names;
}

} // namespace zugzwang::app
