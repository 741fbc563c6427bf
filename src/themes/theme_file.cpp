#include "themes/theme_file.hpp"

#include <algorithm>
#include <stdexcept>

#include <toml++/toml.h>

#include "zugzwang/base/shown.hpp"
#include "zugzwang/base/text.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/theme_text.hpp"

namespace zugzwang {

namespace {

constexpr int max_units = 4000;
constexpr int max_milliseconds = 60000;

enum class Roles : std::uint8_t { some, all };

/// One file on its way into a theme.
class Reader {
  public:
    Reader(std::string_view text, const std::string& file, Theme& theme) : file_(file), theme_(theme) {
        try {
            whole_ = toml::parse(text);
        } catch (const toml::parse_error& error) {
            refuse(tr("line {line}: {reason}",
                      {{"line", error.source().begin.line}, {"reason", printable(error.description())}}));
        }
    }

    void read(std::span<const ThemeSection> sections, Roles wanted) {
        theme_.name = whole_["name"].value_or(std::string());
        if (theme_.name.empty()) refuse(tr("`name` is missing"));
        for (const auto& [key, node] : whole_) {
            const auto name = key.str();
            const auto own = std::ranges::find(sections, name, &ThemeSection::id);
            if (own != sections.end())
                read_own(table(name, node), *own);
            else if (name != "name" && name != "colours" && name != "measures" && name != "motions")
                refuse(tr("unknown section `{section}`", {{"section", shown(name)}}));
        }
        read_listed("colours", role_names, wanted, [&](std::size_t role, const toml::node& node, const auto& place) {
            theme_.colours[role] = colour(node, place);
        });
        read_listed("measures", measure_names, wanted, [&](std::size_t role, const auto& node, const auto& place) {
            theme_.measures[role] = static_cast<float>(number(node, max_units, place));
        });
        read_listed("motions", motion_names, wanted, [&](std::size_t role, const auto& node, const auto& place) {
            theme_.motions[role] = seconds(node, place);
        });
    }

  private:
    [[noreturn]] void refuse(const std::string& words) const { throw std::runtime_error(file_ + ": " + words); }

    [[nodiscard]] const toml::table& table(std::string_view name, const toml::node& node) const {
        if (!node.is_table()) refuse(tr("`{section}` is no section", {{"section", name}}));
        return *node.as_table();
    }

    [[nodiscard]] Colour colour(const toml::node& node, const std::string& place) const {
        const auto text = node.value<std::string>();
        const auto colour = text ? colour_from_text(*text) : std::nullopt;
        if (!colour) refuse(tr("`{role}` is not a colour: a # and 6 or 8 hexadecimal digits", {{"role", place}}));
        return *colour;
    }

    [[nodiscard]] double number(const toml::node& node, int max, const std::string& place) const {
        const auto number = node.value<double>();
        if (!number || !(*number >= 0 && *number <= max))
            refuse(tr("`{role}` is not a number from 0 to {max}", {{"role", place}, {"max", max}}));
        return *number;
    }

    [[nodiscard]] Seconds seconds(const toml::node& node, const std::string& place) const {
        return Seconds(number(node, max_milliseconds, place) / 1000);
    }

    /// Hands every role of everybody's section to `store(index, node, place)`.
    template <class Names, class Store>
    void read_listed(std::string_view section, const Names& names, Roles wanted, Store store) const {
        const toml::table none;
        const auto* node = whole_.get(section);
        const auto& found = node == nullptr ? none : table(section, *node);
        for (const auto& [key, value] : found) {
            const std::string place = std::string(section) + "." + shown(key.str());
            const auto known = std::ranges::find(names, key.str(), &file_name_of);
            if (known == names.end()) refuse(tr("unknown role `{role}`", {{"role", place}}));
            store(static_cast<std::size_t>(known - names.begin()), value, place);
        }
        if (wanted == Roles::some) return;
        for (const auto name : names) {
            if (!found.contains(file_name_of(name)))
                refuse(tr("role `{section}.{role}` is missing", {{"section", section}, {"role", file_name_of(name)}}));
        }
    }

    void read_own(const toml::table& table, const ThemeSection& section) const {
        for (const auto& [key, value] : table) {
            const auto name = key.str();
            const std::string place = std::string(section.id) + "." + shown(name);
            if (std::ranges::find(section.colours, name, &OwnColour::name) != section.colours.end())
                theme_.own_colours[own_role(section.id, name)] = colour(value, place);
            else if (std::ranges::find(section.motions, name, &OwnMotion::name) != section.motions.end())
                theme_.own_motions[own_motion(section.id, name)] = seconds(value, place);
            else
                refuse(tr("unknown role `{role}`", {{"role", place}}));
        }
    }

    const std::string& file_;
    Theme& theme_;
    toml::table whole_;
};

} // namespace

Theme theme_from_text(std::string_view text, const std::string& file, const Theme& base,
                      std::span<const ThemeSection> sections) {
    Theme theme = base;
    Reader(text, file, theme).read(sections, Roles::some);
    return theme;
}

Theme whole_theme_from_text(std::string_view text, const std::string& file, std::span<const ThemeSection> sections) {
    Theme theme;
    for (const auto& section : sections)
        add_section(theme, section);
    Reader(text, file, theme).read(sections, Roles::all);
    return theme;
}

} // namespace zugzwang
