#include "fuzz/targets.hpp"

#include <algorithm>
#include <sstream>

#include "ugi/engine.hpp"
#include "zugzwang/base/text.hpp"

namespace zugzwang::fuzz {
namespace {

/// A line that would only cost memory and time: a large table, many threads, a long row.
bool costs_much(const std::vector<std::string_view>& words) {
    constexpr std::int64_t small = 64;
    if (words.empty() || words.front() != "setoption" || words.size() < 3) return false;
    if (ugi::is_same_name(words[2], "PlayerSeed") || ugi::is_same_name(words[2], "Seed")) return false;
    return std::ranges::any_of(words, [](std::string_view word) { return whole_number(word).value_or(0) > small; });
}

} // namespace

void take_ugi(std::string_view text) {
    const auto lines = split(text, '\n');
    const auto* const game = find_game(lines[0].text);
    if (game == nullptr) return;
    std::string said;
    std::size_t questions = 0;
    bool goes_on = true;
    for (std::size_t line = 1; line < lines.size(); ++line) {
        const auto words = ugi::words_of(lines[line].text);
        if (costs_much(words)) continue;
        said.append(lines[line].text).append("\n");
        goes_on = goes_on && !(words.size() == 1 && words[0] == "quit");
        if (goes_on && !words.empty() && words[0] == "go") ++questions;
    }
    std::istringstream in(said);
    std::ostringstream out;
    ugi::serve(*game, {.player = game->players.front().id, .options = small_options(*game), .hash_mb = 1}, in, out);
    std::size_t answers = 0;
    const auto output = out.str();
    for (const auto& [line, place] : split(output, '\n')) {
        if (line.starts_with("bestmove ")) ++answers;
        if (!line.empty() && !line.starts_with("response ") && !line.starts_with("option "))
            require_line(std::string(line.substr(0, line.starts_with("info depth") ? 500 : line.size())));
    }
    require(output.empty() || output.ends_with('\n'), "the last line has no end");
    require(answers == questions, "a go without its bestmove, or one too many");
}

} // namespace zugzwang::fuzz
