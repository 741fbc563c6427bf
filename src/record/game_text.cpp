#include "record/game_text.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <utility>
#include <vector>

#include "record/date.hpp"
#include "record/record.hpp"
#include "zugzwang/base/shown.hpp"
#include "zugzwang/base/text.hpp"

namespace zugzwang {
namespace {

constexpr std::size_t columns = 80; // of a line of moves
constexpr std::array<std::string_view, 4> results{"1-0", "0-1", "1/2-1/2", "*"};

std::string_view result_text(const std::optional<GameResult>& result) {
    if (!result) return results[3];
    const auto& winner = result->outcome.winner;
    return !winner ? results[2] : results[*winner == Side::first ? 0 : 1];
}

/// Nothing for a text that says nothing.
std::string tag(std::string_view name, std::string_view text) {
    if (text.empty()) return {};
    std::string line = "[" + std::string(name) + " \"";
    for (const char letter : text) {
        if (letter == '"' || letter == '\\') line += '\\';
        line += static_cast<unsigned char>(letter) < ' ' ? ' ' : letter;
    }
    return line + "\"]\n";
}

std::string options_text(const GameRecord& record) {
    return joined(record.options, " ", [](const auto& option) { return option.first + "=" + option.second; });
}

bool is_tag(std::string_view line) {
    return line.size() > 1 && line[0] == '[' &&
           ((line[1] >= 'A' && line[1] <= 'Z') || (line[1] >= 'a' && line[1] <= 'z'));
}

using Tags = std::map<std::string, std::string, std::less<>>;

/// Adds what the line says; false for one that is no tag.
bool read_tag(std::string_view line, Tags& tags) {
    const auto begin = line.find(" \"");
    if (begin == line.npos || !line.ends_with("\"]")) return false;
    std::string text;
    const auto inside = line.substr(begin + 2, line.size() - begin - 4);
    for (std::size_t at = 0; at < inside.size(); ++at) {
        if (inside[at] == '"' || (inside[at] == '\\' && ++at == inside.size())) return false;
        text += inside[at];
    }
    tags.insert_or_assign(std::string(line.substr(1, begin - 1)), std::move(text));
    return true;
}

std::string text_of(const Tags& tags, std::string_view name, std::string_view otherwise = {}) {
    const auto found = tags.find(name);
    return found == tags.end() || found->second.empty() ? std::string(otherwise) : found->second;
}

/// The words of a line, set apart by blanks.
std::vector<std::string> words_of(std::string_view line) {
    std::vector<std::string> words;
    for (const auto& token : split(line, ' '))
        if (!token.text.empty()) words.emplace_back(token.text);
    return words;
}

/// All but the moves.
Result<GameRecord> record_from(const Tags& tags) {
    if (!tags.contains("Game")) return Refusal{"not a game record: {}", "no tag Game"};
    for (const auto* const name : {"Start", "Result"})
        if (!tags.contains(name)) return Refusal{"a game without the tag {}", name};
    GameRecord record{.game = text_of(tags, "Game"), .start = text_of(tags, "Start")};
    record.seats = {{RecordedSeat{.player = text_of(tags, "FirstPlayer", "human"), .name = text_of(tags, "First")},
                     RecordedSeat{.player = text_of(tags, "SecondPlayer", "human"), .name = text_of(tags, "Second")}}};
    for (const auto& option : words_of(text_of(tags, "Options"))) {
        const auto end = option.find('=');
        if (end == option.npos) return Refusal{"an option is NAME=VALUE, not {}", shown(option)};
        record.options.emplace(option.substr(0, end), option.substr(end + 1));
    }
    const auto result = text_of(tags, "Result");
    const auto found = std::ranges::find(results, result);
    if (found == results.end()) return Refusal{"a result is 1-0, 0-1, 1/2-1/2 or *, not {}", shown(result)};
    if (result != results[3]) {
        record.result.emplace();
        if (result != results[2]) record.result->outcome.winner = result == results[0] ? Side::first : Side::second;
        const auto margin = whole_number(text_of(tags, "Margin", "0"));
        if (!margin) return Refusal{"a margin is a whole number, not {}", shown(text_of(tags, "Margin"))};
        record.result->outcome.margin = *margin;
        if (tags.contains("Forfeit")) record.result->forfeit = Refusal(text_of(tags, "Forfeit"));
    }
    if (tags.contains("Date")) {
        record.date = date_from(text_of(tags, "Date"));
        if (!record.date) return Refusal{"not a date like 2024-05-31T18:30:00Z: {}", shown(text_of(tags, "Date"))};
    }
    return record;
}

/// The first line of a match's or tournament's file tells its plan and is no game.
bool is_plan(std::string_view line) { return line.starts_with("{\"match\"") || line.starts_with("{\"tournament\""); }

} // namespace

std::string to_game_text(const GameRecord& record) {
    const auto& [first, second] = record.seats.values;
    const auto margin = record.result ? record.result->outcome.margin : 0;
    std::string text = tag("Game", record.game) + tag("First", first.name) + tag("Second", second.name) +
                       tag("FirstPlayer", first.player) + tag("SecondPlayer", second.player) +
                       (record.date ? tag("Date", date_text(*record.date)) : "") +
                       tag("Options", options_text(record)) + tag("Start", record.start) +
                       tag("Result", result_text(record.result)) +
                       (margin != 0 ? tag("Margin", std::to_string(margin)) : "");
    if (record.result && record.result->forfeit) text += tag("Forfeit", record.result->forfeit->words);
    text += '\n';
    std::size_t width = 0;
    const auto add = [&](std::string_view word) {
        const bool fits = width + 1 + word.size() <= columns;
        if (width > 0) text += fits ? ' ' : '\n';
        width = width > 0 && fits ? width + 1 + word.size() : word.size();
        text += word;
    };
    for (const auto& move : record.moves)
        add(move.text);
    add(result_text(record.result));
    return text + '\n';
}

std::optional<Result<GameRecord>> GamesInText::next() {
    auto line = peek();
    while (is_plan(line)) {
        skip_line();
        line = peek();
    }
    if (line.empty()) return std::nullopt;
    line_ = next_line_;
    if (is_tag(line)) return tagged_game();
    skip_line();
    return record_from_json_line(line);
}

std::string_view GamesInText::peek() {
    for (; !rest_.empty(); skip_line()) {
        const auto line = trimmed(rest_.substr(0, rest_.find('\n')));
        if (!line.empty()) return line;
    }
    return {};
}

void GamesInText::skip_line() {
    const auto end = rest_.find('\n');
    rest_.remove_prefix(end == rest_.npos ? rest_.size() : end + 1);
    ++next_line_;
}

Result<GameRecord> GamesInText::tagged_game() {
    Tags tags;
    std::optional<Refusal> broken;
    for (; is_tag(peek()); skip_line()) {
        if (!read_tag(peek(), tags) && !broken) broken = Refusal{"a tag is [Name \"text\"], not {}", shown(peek())};
    }
    std::vector<RecordedMove> moves;
    for (auto line = peek(); !line.empty() && !is_tag(line) && !line.starts_with('{'); line = peek()) {
        for (auto& word : words_of(line))
            moves.push_back({.text = std::move(word)});
        skip_line();
    }
    if (broken) return *std::move(broken);
    auto record = record_from(tags);
    if (!record) return record;
    if (!moves.empty() && moves.back().text == text_of(tags, "Result")) moves.pop_back();
    record->moves = std::move(moves);
    return record;
}

} // namespace zugzwang
