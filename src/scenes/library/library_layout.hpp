// Where things stand in the scene of the games that were played.
#pragma once

#include <string>
#include <vector>

#include "scenes/frame/stage.hpp"

namespace zugzwang {

/// All places in pixels.
struct LibraryLayout {
    LibraryLayout() = default;
    /// The words of the chips that filter by game and by result.
    LibraryLayout(Rect screen, const Canvas& canvas, const std::vector<std::string>& game_words,
                  const std::vector<std::string>& result_words);

    /// The line of that index with so much hidden above the list.
    [[nodiscard]] Rect row(std::size_t index, float hidden) const;

    Stage stage;
    std::vector<Rect> games, results; ///< Chips.
    Rect against, day;
    Rect list; ///< What is seen of the lines.
    float row_height = 1, pitch = 1;
    bool wide = true; ///< The lines have room for a column of their own for the number of moves.
    Rect detail;      ///< The panel of the chosen game, and in it:
    Rect heading, board, words, review, watch, save, remove, note;
    Rect strip; ///< Of a film in the making, over the list's end.
    Rect take_back;
    float take_back_reserved = 0; ///< Units of the top bar that it takes.
    Rect empty_words, empty_button;

  private:
    /// Chips from left to right, in more lines where one is not enough; answers where the last one ends, in units.
    float place_filters(const Canvas& canvas, const std::vector<std::string>& game_words,
                        const std::vector<std::string>& result_words);
    void place_detail(Rect units);
    /// The list over the chosen game: its board beside its buttons.
    void stack(const Canvas& canvas, const std::vector<std::string>& game_words,
               const std::vector<std::string>& result_words);
    void place_upright_detail(Rect units);
};

} // namespace zugzwang
