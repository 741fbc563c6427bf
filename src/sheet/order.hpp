// A sheet that is wanted: what stands on its pages, its key, and how it is made again.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "sheet/class_set.hpp"
#include "sheet/pages.hpp"

namespace zugzwang::sheet {

struct SheetOrder {
    const Game* game = nullptr;           ///< Outlives what is made of it.
    Asks asks = Asks::win;                ///< Puzzles, else exercises.
    SheetWish wish{};                     ///< That the puzzles were drawn by.
    std::vector<SheetQuestion> questions; ///< At least one.
    Paper paper = Paper::a4;
    bool grey = false; ///< Without colours.
};

/// The face of the theme in use that it is printed in (face.hpp), and that face as a theme.
[[nodiscard]] std::string_view face_of(const SheetOrder& order);
[[nodiscard]] Theme theme_of(const SheetOrder& order, const Theme& in_use);
/// `file` is the name that the sheet gets, which its foot tells.
[[nodiscard]] SheetContent content_of(const SheetOrder& order, const std::string& file);
[[nodiscard]] std::size_t page_count(const SheetOrder& order);
[[nodiscard]] AnswerKey key_of(const SheetOrder& order);

} // namespace zugzwang::sheet
