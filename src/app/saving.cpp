#include "app/saving.hpp"

#include <memory>
#include <stdexcept>

#include "app/host.hpp"
#include "app/picture_sheet.hpp"

namespace zugzwang::app {

namespace {

constexpr int picture_side = 1080;
constexpr float margin = 40; ///< Pixels about the board.

/// The board is drawn at once, the file written later.
FileWriter painted(Session& session, const Theme& theme, const canvas::Assets& assets) {
    PictureSheet sheet(picture_side, picture_side, assets, theme);
    auto& canvas = sheet.canvas();
    session.place(canvas.screen().inset(margin));
    canvas.backdrop();
    session.draw(canvas);
    const std::shared_ptr<SDL_Surface> picture(SDL_DuplicateSurface(&sheet.surface()), SDL_FreeSurface);
    return [picture](const std::filesystem::path& file) -> std::optional<Refusal> {
        try {
            if (picture) save_png(*picture, file);
        } catch (const std::runtime_error& error) {
            return Refusal{error.what()};
        }
        return picture ? std::nullopt : std::optional(Refusal{"no memory for the picture"});
    };
}

} // namespace

Saving saving_into(const std::filesystem::path& own, const SceneContext& context, const canvas::Assets& assets) {
    auto folders = host::user_folders(own);
    return {.texts = std::move(folders.documents),
            .pictures = std::move(folders.pictures),
            .films = std::move(folders.films),
            .picture = [&context, &assets](Session& session) { return painted(session, context.theme, assets); }};
}

} // namespace zugzwang::app
