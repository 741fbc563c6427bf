#include "ugi/bot_words.hpp"

#include <algorithm>
#include <vector>

#include "zugzwang/base/text.hpp"

namespace zugzwang::ugi {
namespace {

constexpr std::size_t words_shown = 120, moves_shown = 16;
constexpr std::int64_t deepest = 100'000;

void read_word(const std::vector<Token>& words, std::size_t at, TextProgress& progress) {
    const auto number = at + 1 < words.size() ? whole_number(words[at + 1].text) : std::nullopt;
    if (!number) return;
    const auto word = words[at].text;
    if (word == "depth") progress.depth = static_cast<int>(std::clamp<std::int64_t>(*number, 0, deepest));
    if (word == "nodes") progress.nodes = static_cast<std::uint64_t>(std::max<std::int64_t>(*number, 0));
    if (word == "cp") progress.score = static_cast<double>(*number) / 100;
}

} // namespace

std::string go_line(const Budget& budget) {
    std::string line = "go";
    if (budget.time.count() > 0) line += " movetime " + std::to_string(budget.time.count());
    if (budget.nodes > 0) line += " nodes " + std::to_string(budget.nodes);
    if (budget.depth > 0) line += " depth " + std::to_string(budget.depth);
    return line == "go" ? "go movetime 1000" : line;
}

bool read_info(std::string_view line, TextProgress& progress) {
    constexpr std::string_view info = "info ", own_words = "info string ";
    if (!line.starts_with(info)) return false;
    if (line.starts_with(own_words)) {
        progress.words = printable(line.substr(own_words.size(), words_shown));
        return true;
    }
    const auto words = split(line, ' ');
    for (std::size_t at = 1; at < words.size(); ++at) {
        if (words[at].text != "pv") {
            read_word(words, at, progress);
            continue;
        }
        progress.line.clear();
        for (++at; at < words.size() && progress.line.size() < moves_shown; ++at)
            progress.line.emplace_back(words[at].text);
        break;
    }
    return true;
}

Refusal illegal_move(std::string_view move) { return Refusal{"illegal move `{}`", printable(move.substr(0, 40))}; }

} // namespace zugzwang::ugi
