#include "app/png_file.hpp"

#include <SDL_image.h>

#include "canvas/sdl_handles.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::app {

void save_png(SDL_Surface& picture, const std::filesystem::path& file) {
    if (IMG_SavePNG(&picture, file.c_str()) != 0)
        canvas::sdl_failed(tr("cannot write `{file}`", {{"file", file.string()}}));
}

} // namespace zugzwang::app
