// One line of text that a person types: what is written, and where the caret stands.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "zugzwang/gfx/input.hpp"

namespace zugzwang::ui {

class TextLine {
  public:
    TextLine() = default;
    /// `most`: the longest that it becomes, in bytes.
    explicit TextLine(std::string text, std::size_t most = max_bytes)
        : text_(std::move(text)), caret_(text_.size()), most_(most) {}

    [[nodiscard]] const std::string& text() const { return text_; }
    /// Bytes before the caret; always between two whole characters.
    [[nodiscard]] std::size_t caret() const { return caret_; }

    /// Typed or pasted, UTF-8: put in at the caret. Line breaks and other control characters become spaces, those at
    /// the ends are left out; what would make the line too long is not taken.
    void insert(std::string_view typed);
    /// A key or a text; false for what means nothing to a line of text.
    bool handle(const InputEvent& event);

    static constexpr std::size_t max_bytes = 1000;

  private:
    std::string text_;
    std::size_t caret_ = 0;
    std::size_t most_ = max_bytes;
};

} // namespace zugzwang::ui
