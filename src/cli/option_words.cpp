#include "cli/option_words.hpp"

#include "zugzwang/base/words.hpp"

namespace zugzwang::cli {

std::string values_words(const OptionSpec& spec) {
    if (const auto* integer = std::get_if<IntegerOption>(&spec.kind)) {
        return filled("{}..{}", integer->accepted.min, integer->accepted.max);
    }
    if (const auto* choice = std::get_if<ChoiceOption>(&spec.kind)) {
        std::string words;
        for (const auto& one : choice->choices)
            words += (words.empty() ? "" : "|") + one.id;
        return words;
    }
    return std::holds_alternative<TextOption>(spec.kind) ? "TEXT" : "";
}

std::string default_words(const OptionSpec& spec) {
    if (const auto* integer = std::get_if<IntegerOption>(&spec.kind)) return std::to_string(integer->fallback);
    if (const auto* choice = std::get_if<ChoiceOption>(&spec.kind)) return choice->fallback;
    return {};
}

} // namespace zugzwang::cli
