#include "fuzz/targets.hpp"

#include <algorithm>

#include "zugzwang/base/text.hpp"

namespace zugzwang::fuzz {
namespace {

void check_integer(const OptionValues& values, const std::string& id) {
    const auto range = values.offered(id);
    require(range.min <= range.max, "nothing is offered: " + id);
    const auto value = values.integer(id);
    require(value >= range.min && value <= range.max, "a value that is not offered is left: " + id);
}

/// Boards that are drawn, and long rows, would only cost time.
bool is_small(const Game& game, const OptionValues& values) {
    constexpr std::int64_t small = 16;
    return std::ranges::none_of(game.options, [&](const OptionSpec& option) {
        const auto* const integer = std::get_if<IntegerOption>(&option.kind);
        return integer != nullptr && !integer->draws_board && values.integer(option.id) > small;
    });
}

/// Whatever is chosen can be said again, and what the setup makes of it is in the range that it offers.
void check_values(const Game& game, OptionValues values) {
    const auto* const seed = board_seed(game.options);
    require(values.chosen_board().has_value() == (seed != nullptr && values.is_set(seed->id)), "no board, or none");
    auto again = values;
    for (const auto& option : game.options)
        require(!again.set(option.id, values.text(option.id)), "a value that was taken is refused: " + option.id);
    values.clamp_to_offered();
    for (const auto& option : game.options) {
        if (std::holds_alternative<IntegerOption>(option.kind)) check_integer(values, option.id);
        if (std::holds_alternative<FlagOption>(option.kind))
            require(values.flag(option.id) == (values.text(option.id) == "true"), "neither yes nor no");
    }
}

/// As a person types or pastes it into the setup.
void check_typed(const OptionSpec& option, OptionValues& values, std::string_view text) {
    const auto* const kind = std::get_if<TextOption>(&option.kind);
    if (kind == nullptr || !kind->typed) return;
    const auto typed = kind->typed(text);
    if (!typed) return require_line(typed.refusal().words);
    require(!values.set(option.id, *typed), "what was typed is read and then refused");
}

void take_option(const Game& game, OptionValues& values, std::string_view id, std::string_view value) {
    const auto before = values;
    if (const auto refusal = values.set(id, value)) {
        require_line(refusal->words);
        require(values == before, "a refused value changes something");
    } else {
        require(values.text(id) == value, "a value is taken as another one");
    }
    check_values(game, values);
    for (const auto& option : game.options)
        if (option.id == id) check_typed(option, values, value);
}

} // namespace

void take_options(std::string_view text) {
    const auto lines = split(text, '\n');
    const auto* const game = find_game(lines[0].text);
    if (game == nullptr) return;
    OptionValues values(game->options);
    for (std::size_t line = 1; line < lines.size(); ++line) {
        const auto words = lines[line].text;
        const auto end = std::min(words.find('='), words.size());
        take_option(*game, values, words.substr(0, end), words.substr(std::min(end + 1, words.size())));
    }
    if (!is_small(*game, values)) return;
    if (const auto refusal = game->check(values)) require_line(refusal->words);
}

} // namespace zugzwang::fuzz
