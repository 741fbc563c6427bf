// A list of words that opens over the scene beside what it belongs to; while it is open all input is for it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "zugzwang/ui/named_rect.hpp"
#include "zugzwang/ui/scroll.hpp"

namespace zugzwang::ui {

class DropList {
  public:
    struct Plan {
        std::vector<std::string> words; ///< Translated; at least one.
        std::size_t chosen = 0;
        Rect anchor{}; ///< Below it, or above it where there is more room.
        Rect screen{};
        float scale = 1; ///< Pixels of a unit.
    };

    void open(Plan plan);
    void close();
    [[nodiscard]] bool is_open() const { return !plan_.words.empty(); }

    /// The one that was picked. A click beside it, and Escape, only close it.
    [[nodiscard]] std::optional<std::size_t> handle(const InputEvent& event);
    [[nodiscard]] Cursor cursor() const { return pointed_ ? Cursor::hand : Cursor::arrow; }
    void draw(Canvas& canvas) const;
    /// Its frame, and in it the lines that are wholly in view: `entry:0` and so on.
    [[nodiscard]] std::vector<NamedRect> widgets() const;

  private:
    [[nodiscard]] std::optional<std::size_t> pointer(const PointerEvent& event);
    [[nodiscard]] std::optional<std::size_t> key(const KeyEvent& event);
    void choose(std::size_t index);
    [[nodiscard]] std::optional<std::size_t> line_at(Vec place) const;
    [[nodiscard]] Rect line(std::size_t index) const;
    [[nodiscard]] std::optional<std::size_t> picked(std::size_t index);

    Plan plan_{};
    Rect frame_{}, window_{};
    float height_ = 1; ///< Of a line, in pixels.
    Scroll scroll_;
    std::optional<std::size_t> pointed_;
};

} // namespace zugzwang::ui
