#include "architecture/messages.hpp"
#include "support/standard.hpp"

#include <regex>

namespace zugzwang::testing {
namespace {

/// Past a literal that begins at `at`; elsewhere past one character.
std::size_t next(const std::string& code, std::size_t at) {
    const char quote = code[at];
    const bool is_letter = quote == '\'' && at + 2 < code.size() && (code[at + 1] == '\\' || code[at + 2] == '\'');
    if (quote != '"' && !is_letter) return at + 1;
    for (++at; at < code.size() && code[at] != quote; ++at)
        at += code[at] == '\\' ? 1 : 0;
    return at + 1;
}

/// What stands between the bracket at `open` and its partner, cut at the commas of its own level.
std::vector<std::string> arguments_of(const std::string& code, std::size_t open) {
    std::vector<std::string> arguments;
    std::size_t begin = open + 1;
    int depth = 0;
    for (std::size_t at = open; at < code.size(); at = next(code, at)) {
        const char letter = code[at];
        if (letter == '(' || letter == '{' || letter == '[') ++depth;
        if (letter == ')' || letter == '}' || letter == ']') --depth;
        if (depth == 0 || (depth == 1 && letter == ',')) {
            arguments.push_back(code.substr(begin, at - begin));
            begin = at + 1;
        }
        if (depth == 0) break;
    }
    return arguments;
}

/// The adjacent literals of an argument as one; empty where it is anything else.
std::string literal(const std::string& argument) {
    static const std::regex only_literals(R"re(\s*("([^"\\]|\\.)*"\s*)+)re");
    static const std::regex one(R"re("(([^"\\]|\\.)*)")re");
    if (!std::regex_match(argument, only_literals)) return {};
    std::string text;
    for (const auto& piece : matches(argument, one))
        text += piece;
    static const std::regex quote(R"re(\\")re"), line(R"re(\\n)re");
    return std::regex_replace(std::regex_replace(text, quote, "\""), line, "\n");
}

std::set<std::string> names_in(const std::string& text, const std::regex& pattern) {
    const auto names = matches(text, pattern);
    return {names.begin(), names.end()};
}

} // namespace

std::set<std::string> places_of(const std::string& text) {
    static const std::regex place(R"re(\{([^{}]*)\})re");
    return names_in(text, place);
}

std::vector<FoundMessage> messages_of(const SourceFile& file) {
    static const std::regex call(R"re(\b(tr|tr_n|message|Refusal|refused)[({])re");
    static const std::regex value(R"re(\{\s*"(\w+)"\s*,)re");
    const auto code = without_comments(file.text);
    std::vector<FoundMessage> found;
    for (std::sregex_iterator at(code.begin(), code.end(), call), end; at != end; ++at) {
        const auto arguments = arguments_of(code, static_cast<std::size_t>(at->position() + at->length() - 1));
        FoundMessage one{.path = file.path, .call = (*at)[1], .text = literal(arguments.front()), .plural{}, .values{}};
        if (one.text.empty()) continue;
        if (one.call == "tr_n") {
            one.plural = literal(arguments.at(1));
            one.values.insert("n");
        }
        if (one.call.starts_with("tr")) one.values.merge(names_in(arguments.back(), value));
        found.push_back(one);
    }
    return found;
}

std::vector<FoundMessage> all_messages() {
    std::vector<FoundMessage> all;
    for (const auto& file : sources())
        std::ranges::move(messages_of(file), std::back_inserter(all));
    return all;
}

} // namespace zugzwang::testing
