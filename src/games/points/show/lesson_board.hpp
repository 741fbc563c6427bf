// A Points board on which groups of points are told apart: by number, hull, hatching and a chip of words. For lessons.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "games/points/show/brush.hpp"
#include "games/points/show/labels.hpp"
#include "games/points/think/zones.hpp"

namespace zugzwang::points {

/// Points that belong together, as they are shown.
struct LessonGroup {
    PointSet points = 0;   ///< At least two.
    SegmentSet segments{}; ///< What can be drawn in it.
    Role colour = Role::soft;
    std::string words{};                 ///< On its chip, behind its number.
    std::string size{}, value{}, note{}; ///< In the table of groups.

    /// The colour of lines not drawn yet is too dark for letters.
    [[nodiscard]] Role colour_of_words() const { return colour == Role::undrawn ? Role::soft : colour; }
};

/// The four ways of hatching, one after the other, then the same again further apart.
void paint_hatched(Rect area, std::size_t number, Role colour, Canvas& canvas);

class LessonBoard {
  public:
    /// A line that is looked at, and the groups that it leaves.
    struct Line {
        Segment segment;
        const std::vector<LessonGroup>* left; ///< Not null.
        bool chosen = false;                  ///< It is the move.
    };
    struct Look {
        std::size_t groups = 0; ///< So many are shown, the first ones.
        std::optional<std::size_t> now{}, lit{};
        std::optional<Line> line{};
        bool crossings = false;
        bool whole_lines = false; ///< All that can be drawn, as threads.
        float progress = 1;       ///< Of the group that is shown now, and of the line.
    };

    /// `move` is the line that numbers keep clear of.
    LessonBoard(Rules::State state, std::vector<LessonGroup> groups, std::vector<ZoneCrossing> crossings, Segment move)
        : state_(std::move(state)), groups_(std::move(groups)), crossings_(std::move(crossings)), move_(move) {}

    void place(Rect area, const Canvas& canvas);
    /// The group whose points the place lies among, of so many; the smallest of several.
    [[nodiscard]] std::optional<std::size_t> group_at(Vec at, std::size_t groups) const;
    void draw(const Look& look, Canvas& canvas) const;

    [[nodiscard]] const Rules::State& state() const { return state_; }
    [[nodiscard]] const std::vector<LessonGroup>& groups() const { return groups_; }

  private:
    [[nodiscard]] Field field() const { return {area_, *state_.board}; }
    void draw_group(std::size_t index, const Look& look, const Brush& brush) const;
    void draw_left(const Line& line, float progress, const Brush& brush) const;
    void draw_chips(const Look& look, Canvas& canvas) const;
    /// Room for words beside the numbers of groups.
    [[nodiscard]] bool has_room(const Canvas& canvas) const;
    [[nodiscard]] ChipLook chip_of(std::size_t index, const Canvas& canvas) const;

    Rules::State state_;
    std::vector<LessonGroup> groups_;
    std::vector<ZoneCrossing> crossings_;
    Segment move_;
    Rect area_{};
    std::optional<PointNumbers> numbers_;
    std::vector<Rect> chips_;    ///< One for each group.
    std::vector<Rect> warnings_; ///< Where groups cross.
};

} // namespace zugzwang::points
