#include "zugzwang/rules/options.hpp"

#include <algorithm>
#include <cassert>
#include <cctype>

#include "zugzwang/base/shown.hpp"
#include "zugzwang/base/text.hpp"

namespace zugzwang {
namespace {

std::string default_text(const OptionSpec& spec) {
    if (const auto* integer = std::get_if<IntegerOption>(&spec.kind)) return std::to_string(integer->fallback);
    if (const auto* choice = std::get_if<ChoiceOption>(&spec.kind)) return choice->fallback;
    if (std::holds_alternative<FlagOption>(spec.kind)) return "false";
    return {};
}

std::optional<Refusal> check(const IntegerOption& option, const std::string& id, std::string_view text) {
    const auto number = whole_number(text);
    if (!number) return Refusal{"{} is not a whole number: {}", id, shown(text)};
    if (*number < option.accepted.min || *number > option.accepted.max) {
        return Refusal{"{} must be from {} to {}, not {}", id, option.accepted.min, option.accepted.max, shown(text)};
    }
    return std::nullopt;
}

std::optional<Refusal> check(const ChoiceOption& option, const std::string& id, std::string_view text) {
    using Choice = ChoiceOption::Choice;
    if (std::ranges::find(option.choices, text, &Choice::id) != option.choices.end()) return std::nullopt;
    return Refusal{"{} must be one of {}, not {}", id, joined(option.choices, ", ", &Choice::id), shown(text)};
}

std::optional<Refusal> check(const FlagOption&, const std::string& id, std::string_view text) {
    if (text == "true" || text == "false") return std::nullopt;
    return Refusal{"{} must be true or false, not {}", id, shown(text)};
}

std::optional<Refusal> check(const TextOption&, const std::string&, std::string_view) { return std::nullopt; }

} // namespace

std::string ugi_name(std::string_view id) {
    std::string name;
    bool capital = true;
    for (const char letter : id) {
        if (letter == '-') {
            capital = true;
            continue;
        }
        name += capital ? static_cast<char>(std::toupper(static_cast<unsigned char>(letter))) : letter;
        capital = false;
    }
    return name;
}

const OptionSpec* board_seed(const std::vector<OptionSpec>& specs) {
    const auto found = std::ranges::find_if(specs, [](const OptionSpec& spec) {
        const auto* integer = std::get_if<IntegerOption>(&spec.kind);
        return integer != nullptr && integer->draws_board;
    });
    return found == specs.end() ? nullptr : &*found;
}

OptionValues::OptionValues(const std::vector<OptionSpec>& specs) : specs_(&specs) {}

const OptionSpec& OptionValues::spec(std::string_view id) const {
    assert(specs_);
    const auto found = std::ranges::find(*specs_, id, &OptionSpec::id);
    assert(found != specs_->end());
    return *found;
}

std::optional<Refusal> OptionValues::set(std::string_view id, std::string_view text) {
    if (!specs_ || std::ranges::find(*specs_, id, &OptionSpec::id) == specs_->end()) {
        return Refusal{"unknown option: {}", shown(id)};
    }
    auto refusal = std::visit([&](const auto& kind) { return check(kind, std::string(id), text); }, spec(id).kind);
    if (refusal) return refusal;
    const bool is_no_text = text.empty() && std::holds_alternative<TextOption>(spec(id).kind);
    if (is_no_text)
        values_.erase(std::string(id));
    else
        values_.insert_or_assign(std::string(id), std::string(text));
    return std::nullopt;
}

std::string OptionValues::text(std::string_view id) const {
    const auto found = values_.find(id);
    return found != values_.end() ? found->second : default_text(spec(id));
}

std::int64_t OptionValues::integer(std::string_view id) const { return *whole_number(text(id)); }
bool OptionValues::flag(std::string_view id) const { return text(id) == "true"; }
bool OptionValues::is_set(std::string_view id) const { return values_.find(id) != values_.end(); }

std::optional<std::uint64_t> OptionValues::chosen_board() const {
    const auto* seed = board_seed(*specs_);
    if (seed == nullptr || !is_set(seed->id)) return std::nullopt;
    return static_cast<std::uint64_t>(integer(seed->id));
}

IntegerRange OptionValues::offered(std::string_view id) const {
    const auto& option = std::get<IntegerOption>(spec(id).kind);
    return option.offered ? option.offered(*this) : option.accepted;
}

void OptionValues::clamp_to_offered() {
    for (const auto& option : *specs_) {
        if (!std::holds_alternative<IntegerOption>(option.kind)) continue;
        const auto range = offered(option.id);
        const auto value = integer(option.id);
        const auto clamped = std::clamp(value, range.min, range.max);
        if (clamped != value) values_.insert_or_assign(option.id, std::to_string(clamped));
    }
}

} // namespace zugzwang
