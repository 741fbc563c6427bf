#include "sound/recipe.hpp"

#include <algorithm>
#include <sstream>
#include <stdexcept>

#include <toml++/toml.h>

#include "zugzwang/base/text.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::sound {

namespace {

constexpr std::size_t max_tones = 12, max_rise = 24;

/// What a key may be, and where its value goes.
template <class Into>
struct NumberKey {
    std::string_view name;
    double Into::*value;
    double min, max;
};

constexpr NumberKey<Recipe> recipe_keys[] = {{"loudness", &Recipe::loudness, -60, -12},
                                             {"apart", &Recipe::apart, 0, 5000}};
constexpr NumberKey<Tone> tone_keys[] = {
    {"pitch", &Tone::pitch, 40, 6000}, {"to", &Tone::to, 40, 6000},         {"level", &Tone::level, -60, 0},
    {"start", &Tone::start, 0, 3000},  {"length", &Tone::length, 10, 4000}, {"attack", &Tone::attack, 1, 1000},
    {"half", &Tone::half, 0, 4000},
};

/// One file on its way into recipes.
class Reader {
  public:
    Reader(std::string_view text, const std::string& file) : file_(file) {
        try {
            whole_ = toml::parse(text);
        } catch (const toml::parse_error& error) {
            refuse(tr("line {line}: {reason}",
                      {{"line", error.source().begin.line}, {"reason", printable(error.description())}}));
        }
    }

    [[nodiscard]] Recipes recipes() const {
        Recipes recipes;
        for (const auto& [key, node] : whole_) {
            if (std::ranges::find(sound_names, key.str()) == sound_names.end())
                refuse(tr("unknown sound `{sound}`", {{"sound", key.str()}}));
        }
        for (std::size_t index = 0; index < sound_count; ++index) {
            const auto name = sound_names[index];
            const auto* node = whole_.get(name);
            if (node == nullptr) refuse(tr("sound `{sound}` is missing", {{"sound", name}}));
            if (!node->is_table()) refuse(tr("`{section}` is no section", {{"section", name}}));
            recipes[index] = recipe(*node->as_table(), std::string(name));
        }
        return recipes;
    }

  private:
    [[noreturn]] void refuse(const std::string& words) const { throw std::runtime_error(file_ + ": " + words); }

    [[nodiscard]] double number(const toml::node& node, double min, double max, const std::string& place) const {
        const auto value = node.value<double>();
        if (!value || !(*value >= min && *value <= max)) {
            refuse(tr("`{key}` is {value}, not a number from {min} to {max}", {{"key", place},
                                                                               {"value", written(node)},
                                                                               {"min", static_cast<int>(min)},
                                                                               {"max", static_cast<int>(max)}}));
        }
        return *value;
    }

    [[nodiscard]] static std::string written(const toml::node& node) {
        std::ostringstream text;
        node.visit([&](const auto& value) { text << value; });
        return text.str();
    }

    /// Stores a number where its key is one of these; false for other keys.
    template <class Into, std::size_t Count>
    bool take(const NumberKey<Into> (&keys)[Count], std::string_view key, const toml::node& node,
              const std::string& place, Into& into) const {
        const auto* known = std::ranges::find(keys, key, &NumberKey<Into>::name);
        if (known == std::end(keys)) return false;
        into.*known->value = number(node, known->min, known->max, place);
        return true;
    }

    [[nodiscard]] Recipe recipe(const toml::table& table, const std::string& name) const {
        Recipe recipe;
        for (const auto& [key, node] : table) {
            const auto place = name + "." + std::string(key.str());
            if (key == "tone")
                recipe.tones = tones(node, place);
            else if (key == "rise")
                recipe.rise = rise(node, place);
            else if (!take(recipe_keys, key.str(), node, place, recipe))
                refuse(tr("unknown key `{key}`", {{"key", place}}));
        }
        if (recipe.tones.empty()) refuse(tr("`{key}` is missing", {{"key", name + ".tone"}}));
        return recipe;
    }

    [[nodiscard]] const toml::array& list(const toml::node& node, std::size_t max, const std::string& place) const {
        const auto* array = node.as_array();
        if (array == nullptr || array->empty() || array->size() > max)
            refuse(tr("`{key}` is not a list of 1 to {max}", {{"key", place}, {"max", max}}));
        return *array;
    }

    [[nodiscard]] std::vector<double> rise(const toml::node& node, const std::string& place) const {
        std::vector<double> semitones;
        for (const auto& step : list(node, max_rise, place))
            semitones.push_back(number(step, 0, 36, place));
        return semitones;
    }

    [[nodiscard]] std::vector<Tone> tones(const toml::node& node, const std::string& place) const {
        std::vector<Tone> tones;
        for (const auto& each : list(node, max_tones, place)) {
            if (!each.is_table()) refuse(tr("`{section}` is no section", {{"section", place}}));
            tones.push_back(tone(*each.as_table(), place));
        }
        return tones;
    }

    [[nodiscard]] Tone tone(const toml::table& table, const std::string& name) const {
        Tone tone;
        for (const auto& [key, node] : table) {
            const auto place = name + "." + std::string(key.str());
            if (key == "wave")
                tone.wave = wave(node, place);
            else if (!take(tone_keys, key.str(), node, place, tone))
                refuse(tr("unknown key `{key}`", {{"key", place}}));
        }
        if (!table.contains("to")) tone.to = tone.pitch;
        return tone;
    }

    [[nodiscard]] Tone::Wave wave(const toml::node& node, const std::string& place) const {
        const auto* const known = std::ranges::find(wave_names, node.value_or(std::string_view()));
        if (known == wave_names.end()) {
            refuse(tr("`{key}` is {value}, not sine, triangle, bell or noise",
                      {{"key", place}, {"value", written(node)}}));
        }
        return static_cast<Tone::Wave>(known - wave_names.begin());
    }

    const std::string& file_;
    toml::table whole_;
};

} // namespace

Recipes recipes_from_text(std::string_view text, const std::string& file) { return Reader(text, file).recipes(); }

} // namespace zugzwang::sound
