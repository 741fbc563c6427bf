#include "ugi/announced_option.hpp"

#include <algorithm>
#include <array>

#include "ugi/words.hpp"
#include "zugzwang/base/shown.hpp"
#include "zugzwang/base/text.hpp"

namespace zugzwang::ugi {
namespace {

constexpr std::array<std::string_view, 6> keys{"name", "type", "default", "min", "max", "var"};

void take(AnnouncedOption& option, std::string_view key, const std::string& value) {
    if (key == "name") option.name = value;
    if (key == "type") option.type = value;
    if (key == "min") option.min = whole_number(value);
    if (key == "max") option.max = whole_number(value);
    if (key == "var") option.choices.push_back(value);
}

} // namespace

std::optional<AnnouncedOption> announced_option(std::string_view line) {
    const auto words = words_of(line);
    if (words.size() < 2 || words[0] != "option" || words[1] != "name") return std::nullopt;
    AnnouncedOption option;
    for (std::size_t at = 1; at < words.size();) {
        const auto key = words[at];
        const auto is_key = [&](std::string_view word) { return std::ranges::find(keys, word) != keys.end(); };
        const auto end = std::find_if(words.begin() + static_cast<std::ptrdiff_t>(at) + 1, words.end(), is_key);
        const std::vector<std::string_view> value(words.begin() + static_cast<std::ptrdiff_t>(at) + 1, end);
        take(option, key, joined(value, " "));
        at = static_cast<std::size_t>(end - words.begin());
    }
    return option;
}

std::optional<Refusal> check_value(const AnnouncedOption& option, std::string_view value) {
    const auto& [its_name, type, min, max, choices] = option;
    const auto name = shown(its_name);
    if (type == "button") return Refusal{"option {} is a button and takes no value", name};
    if (type == "check" && value != "true" && value != "false")
        return Refusal{"option {} must be true or false, not {}", name, value};
    if (type == "combo" && std::ranges::find(choices, value) == choices.end())
        return Refusal{"option {} must be one of {}, not {}", name, shown(joined(choices, ", ")), value};
    if (type != "spin") return std::nullopt;
    const auto number = whole_number(value);
    if (!number) return Refusal{"option {} must be a whole number, not {}", name, value};
    if (number < min.value_or(*number) || number > max.value_or(*number))
        return Refusal{"option {} must be from {} to {}, not {}", name, min.value_or(*number), max.value_or(*number),
                       value};
    return std::nullopt;
}

} // namespace zugzwang::ugi
