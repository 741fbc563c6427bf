// A sheet's pages: positions to be solved, and then their solutions. They are drawn on any canvas: as documents of SVG
// for paper, and on a screen as they will be printed.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "sheet/layout.hpp"
#include "sheet/questions.hpp"
#include "svg/svg_canvas.hpp"
#include "zugzwang/base/workers.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::sheet {

/// What the pages are drawn with; all of it outlives what is made of it. The theme is bright: nothing is drawn behind
/// the boards.
struct SheetLook {
    const Theme& theme;
    const SvgCanvas::SpriteSource& sprites;
    Paper paper = Paper::a4;
};

struct SheetContent {
    const Game* game = nullptr;           ///< Outlives what is made of it.
    std::vector<SheetQuestion> questions; ///< At least one.
    Asks asks = Asks::win;
    std::string foot; ///< On every page: how the sheet is made again, and its id.
};

/// In the language of the moment, the sides called as they are everywhere (side_words.hpp). One thread.
class SheetPages {
  public:
    /// The theme and the workers, which do nothing, outlive the pages.
    SheetPages(SheetContent content, const Theme& theme, Paper paper, Workers& workers);

    [[nodiscard]] const SheetContent& content() const { return content_; }
    [[nodiscard]] Paper paper() const { return paper_; }
    [[nodiscard]] std::size_t count() const { return questions_.size() + solutions_.size(); }
    /// Of a canvas for that page (Canvas::scale).
    [[nodiscard]] float scale(std::size_t page) const;
    /// Draws a page, from 0, whose upper left corner is 0 0, as large as its paper. Refuses a position that the rules
    /// do not know.
    [[nodiscard]] std::optional<Refusal> draw(std::size_t page, Canvas& canvas);

  private:
    [[nodiscard]] const PageLayout& layout(std::size_t page) const;
    [[nodiscard]] bool is_solved(std::size_t page) const { return page >= questions_.size(); }
    /// How many positions stand before that page, of those that are asked or of those that are solved.
    [[nodiscard]] std::size_t first_of(std::size_t page) const;
    /// A move of the usual game as it is written, which tells nothing of the questions.
    [[nodiscard]] std::string example() const;
    /// The first sentence of why the move is right; empty where there is nothing to say.
    [[nodiscard]] std::string reason_of(const SheetQuestion& question) const;

    void head(const PageLayout& layout, bool solved, Canvas& canvas) const;
    void foot(Rect place, std::size_t page, Canvas& canvas) const;
    [[nodiscard]] std::optional<Refusal> draw(const Cell& cell, std::size_t index, bool solved, Canvas& canvas);
    void question(const Cell& cell, std::size_t index, const SessionNews& news, Canvas& canvas) const;
    void solution(const Cell& cell, std::size_t index, const std::string& move, Canvas& canvas) const;

    SheetContent content_;
    const Theme& theme_;
    Paper paper_;
    Workers& workers_;
    std::vector<PageLayout> questions_, solutions_;
    std::unique_ptr<Table> table_;
    std::vector<std::unique_ptr<Session>> sessions_; ///< Made when they are first drawn.
};

/// What the layout of so many positions of a game follows from.
[[nodiscard]] SheetShape shape_of(const Game& game, std::size_t positions, Paper paper);

/// All pages as documents.
[[nodiscard]] Result<std::vector<std::string>> pages_of(SheetContent content, const SheetLook& look, Workers& workers);

} // namespace zugzwang::sheet
