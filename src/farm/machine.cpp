#include "farm/machine.hpp"

#include <algorithm>

#include "zugzwang/base/text.hpp"

namespace zugzwang::farm {
namespace {

constexpr std::string_view mark = "machine";

} // namespace

std::string to_text(const Machine& machine) { return filled("{} {} {}", mark, machine.name, machine.speed); }

std::optional<Machine> machine_from_text(std::string_view line) {
    const auto words = split(line, ' ');
    if (words.size() != 3 || words[0].text != mark || words[1].text.empty()) return std::nullopt;
    const auto speed = whole_number(words[2].text);
    if (!speed || *speed < 0) return std::nullopt;
    return Machine{.name = std::string(words[1].text), .speed = static_cast<std::uint64_t>(*speed)};
}

std::string name_from_system(const char* name) {
    auto word = name == nullptr ? std::string() : printable(name);
    std::ranges::replace(word, ' ', '_');
    return word.empty() ? "unnamed" : word;
}

} // namespace zugzwang::farm
