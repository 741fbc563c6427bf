#include "zugzwang/ui/text_line.hpp"

#include "zugzwang/base/utf8.hpp"

namespace zugzwang::ui {

namespace {

bool is_control(char byte) { return static_cast<unsigned char>(byte) < ' ' || byte == '\x7F'; }

} // namespace

void TextLine::insert(std::string_view typed) {
    while (!typed.empty() && is_control(typed.front()))
        typed.remove_prefix(1);
    while (!typed.empty() && is_control(typed.back()))
        typed.remove_suffix(1);
    if (text_.size() + typed.size() > most_) return;
    std::string line(typed);
    for (char& byte : line) {
        if (is_control(byte)) byte = ' ';
    }
    text_.insert(caret_, line);
    caret_ += line.size();
}

bool TextLine::handle(const InputEvent& event) {
    if (const auto* typed = std::get_if<TextEvent>(&event)) return insert(typed->text), true;
    const auto* pressed = std::get_if<KeyEvent>(&event);
    if (pressed == nullptr) return false;
    switch (pressed->key) {
    case Key::left:
        caret_ = place_before(text_, caret_);
        return true;
    case Key::right:
        caret_ = place_after(text_, caret_);
        return true;
    case Key::home:
        caret_ = 0;
        return true;
    case Key::end:
        caret_ = text_.size();
        return true;
    case Key::backspace: {
        const std::size_t from = pressed->control ? 0 : place_before(text_, caret_);
        text_.erase(from, caret_ - from);
        caret_ = from;
        return true;
    }
    case Key::erase:
        text_.erase(caret_, place_after(text_, caret_) - caret_);
        return true;
    case Key::space:
    case Key::character: // their text comes by itself
        return true;
    default:
        return false;
    }
}

} // namespace zugzwang::ui
