// A small complete bot for a student to begin with, made from the files of assets/bots/.
#pragma once

#include <array>
#include <filesystem>
#include <optional>
#include <string_view>

#include "zugzwang/play/game.hpp"

namespace zugzwang::bots {

/// There is a folder of each in assets/bots/.
inline constexpr std::array<std::string_view, 6> languages{"python", "c++", "c", "java", "js", "pascal"};

/// Writes a bot for the game into a folder that is not there yet, or empty: the files of the language's folder in
/// `templates`, and those of its folder for the game, where it has one. In them @game@, @title@ and @start@ stand for
/// the game's id, its English title, and its usual start position. Refuses a folder that has something in it, or that
/// cannot be written; throws std::runtime_error where the templates are missing.
[[nodiscard]] std::optional<Refusal> write_new_bot(const std::filesystem::path& templates, std::string_view language,
                                                   const Game& game, const std::filesystem::path& folder);

} // namespace zugzwang::bots
