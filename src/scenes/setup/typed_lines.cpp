#include "scenes/setup/typed_lines.hpp"

#include <algorithm>
#include <utility>

#include "zugzwang/base/utf8.hpp"

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

std::size_t TypedNames::person(Side side) const {
    const auto first = context_.settings.friends.first;
    return side == Side::first ? first : 1 - first;
}

void TypedNames::read() {
    for (const Side side : both_sides)
        lines_[side] = ui::TextLine(context_.settings.friends.names[person(side)]);
}

bool TypedNames::handle(Side side, const InputEvent& event) {
    auto line = lines_[side];
    const bool used = line.handle(event);
    if (code_point_count(line.text()) > max_name_length) return true; // it stays as it is
    lines_[side] = std::move(line);
    auto& name = context_.settings.friends.names[person(side)];
    changed_ |= std::exchange(name, person_name(lines_[side].text())) != name;
    return used;
}

void TypedNames::swap() {
    auto& match = context_.settings.friends;
    match.first = 1 - match.first;
    changed_ = true;
    read();
}

void TypedNames::keep() { context_.settings_changed |= std::exchange(changed_, false); }

} // namespace zugzwang
