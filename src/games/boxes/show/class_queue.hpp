// The queue of a lesson on the three classes: the lines that give boxes away, by their keys.
#pragma once

#include <optional>
#include <vector>

#include "games/boxes/show/class_board.hpp"
#include "zugzwang/gfx/canvas.hpp"
#include "zugzwang/gfx/input.hpp"

namespace zugzwang::boxes {

class ClassQueue {
  public:
    void place(Rect area, const Rules::State& state, const Canvas& canvas);
    /// The line whose name lies there.
    [[nodiscard]] std::optional<int> edge_at(Vec at, const LineClasses& classes) const;
    /// The wheel turns it where it is longer than its panel.
    void turn(const PointerEvent& event, const LineClasses& classes);
    [[nodiscard]] bool contains(Vec at) const { return panel_.contains(at); }
    /// Turns it back to its head.
    void rest() { turned_ = 0; }
    /// Turns it so far that the line's name is seen.
    void reveal(int edge, const LineClasses& classes);
    void draw(const ClassLook& look, Canvas& canvas) const;

  private:
    /// A name; every key begins a row.
    struct Name {
        int price = 0, edge = 0;
        int row = 0, column = 0;
        bool begins_key = false, ends_key = false;
    };
    [[nodiscard]] std::vector<Name> names(const LineClasses& classes) const;
    [[nodiscard]] int rows(const LineClasses& classes) const;
    /// The first row that is seen.
    [[nodiscard]] int top_row(const LineClasses& classes) const;
    [[nodiscard]] Rect area_of(const Name& name, int top_row) const;
    void draw_name(const Name& name, Rect area, const ClassLook& look, Canvas& canvas) const;
    void draw_note(const Name& name, Rect area, const ClassLook& look, Canvas& canvas) const;

    Rect panel_{}, list_{};
    float row_height_ = 1, name_width_ = 1, name_height_ = 1, key_width_ = 1, gap_ = 1;
    int columns_ = 1, seen_rows_ = 1;
    int turned_ = 0; ///< Rows.
};

} // namespace zugzwang::boxes
