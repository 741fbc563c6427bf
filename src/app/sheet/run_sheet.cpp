#include "app/sheet/run_sheet.hpp"

#include <string>

#include "app/app_options.hpp"
#include "app/theme_shelf.hpp"
#include "canvas/assets.hpp"
#include "desk/day_words.hpp"
#include "keep/practice_book.hpp"
#include "puzzles/pack.hpp"
#include "zugzwang/gfx/face.hpp"
#include "zugzwang/gfx/sprite_text.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang::app {
namespace {

using Questions = Result<std::vector<sheet::SheetQuestion>>;

Questions puzzles_of(const cli::SheetRequest& request, const canvas::Assets& assets) {
    const auto pack = puzzles::read_pack(assets.text("puzzles/" + request.game + ".txt"));
    return pack ? sheet::questions_of(request.wish, *pack) : Questions(pack.refusal());
}

Questions exercises_of(const cli::SheetRequest& request) {
    const auto notes = read_practice(person_folder() / "practice.db");
    if (!notes) return notes.refusal();
    return sheet::exercises_of({.game = request.game,
                                .count = request.wish.count,
                                .due = request.due ? std::optional(day_of_place(time_now())) : std::nullopt,
                                .kind = request.kind},
                               *notes);
}

} // namespace

int run_sheet(const cli::SheetRequest& request, const cli::Streams& streams) {
    const auto assets = canvas::Assets::found();
    const auto theme = face_of(load_theme(assets, Settings{}.theme), request.grey ? grey_face : paper_face);
    const auto sprites = [&](std::string_view name) {
        const auto file = "sprites/" + std::string(name) + ".svg";
        return coloured(assets.text(file), theme, file);
    };
    return cli::write_sheet(
        request,
        {.questions = request.asks == sheet::Asks::win ? puzzles_of(request, assets) : exercises_of(request),
         .theme = theme,
         .sprites = sprites},
        streams);
}

} // namespace zugzwang::app
