// What both lessons of Points are made of: a board on which groups of points are told apart by number, hull, hatching
// and a chip of words, a table of the groups, and panels beside it.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "games/points/show/brush.hpp"
#include "games/points/show/labels.hpp"
#include "games/points/think/zones.hpp"
#include "zugzwang/play/lesson_parts.hpp"
#include "zugzwang/play/paged_lesson.hpp"
#include "zugzwang/play/side_words.hpp"

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

using Phrases = std::vector<LessonPhrase>;
[[nodiscard]] inline LessonPhrase doing(std::string words) { return {LessonPhrase::Tone::doing, std::move(words)}; }
[[nodiscard]] inline LessonPhrase result(std::string words) { return {LessonPhrase::Tone::result, std::move(words)}; }
[[nodiscard]] inline LessonPhrase why(std::string words) { return {LessonPhrase::Tone::why, std::move(words)}; }

/// The step after the first is about the first group, and so on.
class GroupsLesson : public PagedLesson {
  public:
    [[nodiscard]] LessonWords words(std::size_t step, Labels) const final;

  protected:
    /// A line that is looked at, and the groups that it leaves.
    struct Line {
        Segment segment;
        const std::vector<LessonGroup>* left; ///< Not null.
        bool chosen = false;                  ///< It is the move.

        [[nodiscard]] Role colour() const { return chosen ? Role::act : Role::ink; }
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
    GroupsLesson(Rules::State state, std::vector<LessonGroup> groups, std::vector<ZoneCrossing> crossings, Segment move)
        : state_(std::move(state)), groups_(std::move(groups)), crossings_(std::move(crossings)), move_(move) {}

    [[nodiscard]] virtual Phrases phrases(std::size_t step) const = 0;

    /// Groups that are known at that step.
    [[nodiscard]] std::size_t known(std::size_t step) const { return std::min(step, groups_.size()); }
    /// `now` is the row that is kept in view.
    [[nodiscard]] ui::Node table(const std::string& title, const Look& look, std::size_t now);
    /// The board, and beside it two panels side by side over the others.
    [[nodiscard]] ui::Node about(const Look& look, ui::Node table, ui::Node figures, ui::Node rules, ui::Node below);

    [[nodiscard]] const Rules::State& state() const { return state_; }
    [[nodiscard]] std::string mover() const { return side_word(state_.to_move); }
    [[nodiscard]] std::string waiting() const { return side_word(other(state_.to_move)); }

  private:
    /// The known group under the pointer, else the one that the step is about.
    [[nodiscard]] Pointed lit(const Look& look) const;
    [[nodiscard]] ui::Node row(std::size_t index, const Look& look);

    // The board; see groups_board.cpp.
    void place_board(Rect area);
    /// The group whose points the place lies among, of so many; the smallest of several.
    [[nodiscard]] Pointed group_at(Vec at, std::size_t groups) const;
    void draw_board(const Look& look, Canvas& canvas) const;
    [[nodiscard]] Field field() const { return {area_, *state_.board}; }
    void draw_group(std::size_t index, const Look& look, const Brush& brush) const;
    void draw_left(const Line& line, float progress, const Brush& brush) const;
    void draw_chips(const Look& look, Canvas& canvas) const;
    /// Room for words beside the numbers of groups.
    [[nodiscard]] bool has_room() const;
    [[nodiscard]] ChipLook chip_of(std::size_t index) const;

    Rules::State state_;
    std::vector<LessonGroup> groups_;
    std::vector<ZoneCrossing> crossings_;
    Segment move_;
    Pointed pointed_; ///< A group.
    Rect area_{};     ///< Of the board.
    std::optional<PointNumbers> numbers_;
    std::vector<Rect> chips_;    ///< One for each group.
    std::vector<Rect> warnings_; ///< Where groups cross.
};

/// The four ways of hatching, one after the other, then the same again further apart.
void paint_hatched(Rect area, std::size_t number, Role colour, Canvas& canvas);

} // namespace zugzwang::points
