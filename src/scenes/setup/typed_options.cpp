#include "scenes/setup/typed_options.hpp"

#include <algorithm>

namespace zugzwang {

TypedOptions::TypedOptions(const OptionValues& values) {
    for (const auto& option : values.specs()) {
        const auto* text = std::get_if<TextOption>(&option.kind);
        if (text != nullptr && text->typed) lines_.emplace(option.id, ui::TextLine(values.text(option.id), max_bytes));
    }
}

const ui::TextLine* TypedOptions::line(std::string_view id) const {
    const auto found = lines_.find(id);
    return found == lines_.end() ? nullptr : &found->second;
}

bool TypedOptions::handle(std::string_view id, const InputEvent& event, OptionValues& values) {
    const auto found = lines_.find(id);
    if (found == lines_.end()) return false;
    const auto before = found->second.text();
    const bool used = found->second.handle(event);
    if (found->second.text() != before) read(values);
    return used;
}

void TypedOptions::read(OptionValues& values) {
    refusal_.clear();
    for (const auto& option : values.specs()) {
        const auto* written = line(option.id);
        if (written == nullptr) continue;
        const auto value = std::get<TextOption>(option.kind).typed(written->text());
        const auto refusal = value ? values.set(option.id, *value) : value.refusal();
        if (refusal && refusal_.empty()) refusal_ = tr(*refusal);
    }
}

bool is_replaced(const OptionValues& values, std::string_view id) {
    return std::ranges::any_of(values.specs(), [&](const OptionSpec& option) {
        const auto* text = std::get_if<TextOption>(&option.kind);
        return text != nullptr && values.is_set(option.id) &&
               std::ranges::find(text->replaces, id) != text->replaces.end();
    });
}

} // namespace zugzwang
