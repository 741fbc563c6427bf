#include "scenes/setup/typed_names.hpp"

#include <utility>

#include "zugzwang/base/utf8.hpp"

namespace zugzwang {

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
