#include "zugzwang/rules/words.hpp"

#include <atomic>

namespace zugzwang {
namespace {

std::atomic<Translator> installed{nullptr};

std::string translation(std::string_view message, std::string_view plural, std::int64_t count) {
    if (const auto translator = installed.load(std::memory_order_acquire)) return translator(message, plural, count);
    return std::string(plural.empty() || count == 1 ? message : plural);
}

} // namespace

void set_translator(Translator translator) noexcept { installed.store(translator, std::memory_order_release); }

std::string tr(std::string_view message) { return translation(message, {}, 1); }

std::string tr_count(std::string_view singular, std::string_view plural, std::int64_t count) {
    return filled(translation(singular, plural, count), count);
}

std::string detail::fill(std::string_view pattern, const std::string* arguments, std::size_t count) {
    std::string text;
    std::size_t next = 0;
    for (std::size_t at = 0; at < pattern.size(); ++at) {
        const auto close = pattern[at] == '{' ? pattern.find('}', at) : std::string_view::npos;
        if (close == std::string_view::npos) {
            text += pattern[at];
            continue;
        }
        std::size_t number = 0;
        for (const char digit : pattern.substr(at + 1, close - at - 1))
            number = number * 10 + (digit - '0');
        const std::size_t index = number == 0 ? next++ : number - 1;
        if (index < count) text += arguments[index];
        at = close;
    }
    return text;
}

} // namespace zugzwang
