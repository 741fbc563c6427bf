#include "sheet/answer_line.hpp"

#include "zugzwang/base/shown.hpp"
#include "zugzwang/base/text.hpp"
#include "zugzwang/base/utf8.hpp"

namespace zugzwang::sheet {
namespace {

constexpr std::string_view line_mark = "zugzwang", no_answer = "-";

bool is_id(std::string_view text) {
    return text.size() == 8 && text.find_first_not_of("0123456789abcdef") == text.npos;
}

/// The words of a text, whatever blanks stand between them.
std::vector<std::string> words_in(std::string_view text) {
    std::vector<std::string> words;
    for (const auto& token : split(text, ' ')) {
        const auto word = trimmed(token.text);
        if (!word.empty()) words.emplace_back(word);
    }
    return words;
}

} // namespace

std::string name_for_line(std::string_view name) {
    std::string plain;
    for (std::size_t at = 0; at < name.size();) {
        const auto [value, bytes] = first_code_point(name.substr(at));
        const bool is_control = value < 0x20 || (value >= 0x7F && value < 0xA0);
        const bool is_broken = value == 0xFFFD && bytes == 1;
        plain += value == ':' || is_control ? " " : is_broken ? "?" : std::string(name.substr(at, bytes));
        at += bytes;
    }
    return std::string(trimmed(whole_prefix(joined(words_in(plain), " "), max_name_bytes)));
}

std::string text_of(const AnswerLine& line) {
    const auto or_none = [](const std::string& move) { return move.empty() ? std::string(no_answer) : move; };
    return filled("{} {} {}: {}", line_mark, line.id, line.name, joined(line.moves, " ", or_none));
}

Result<AnswerLine> read_answer_line(std::string_view text) {
    if (text.size() > max_line_bytes) return Refusal{"longer than {} bytes", max_line_bytes};
    const auto colon = text.find(':');
    if (colon == text.npos) return Refusal{"no answers: a colon after the name was wanted: {}", shown(text, 40)};
    const auto head = words_in(text.substr(0, colon));
    if (head.empty() || head[0] != line_mark)
        return Refusal{"no answers: they begin with `{}`: {}", line_mark, shown(text, 40)};
    if (head.size() < 2 || !is_id(head[1]))
        return Refusal{"the set's id was wanted, eight hexadecimal digits, not {}",
                       head.size() < 2 ? "nothing" : shown(head[1], 40)};
    AnswerLine line{.id = head[1],
                    .name = name_for_line(joined(std::vector(head.begin() + 2, head.end()), " ")),
                    .moves = words_in(text.substr(colon + 1))};
    if (line.name.empty()) return Refusal{"a name was wanted after {}", line.id};
    for (auto& move : line.moves) {
        if (move == no_answer) move.clear();
    }
    return line;
}

} // namespace zugzwang::sheet
