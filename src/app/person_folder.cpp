#include "app/person_folder.hpp"

#include <memory>

#include <SDL.h>

#include "canvas/sdl_handles.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::app {

std::filesystem::path person_folder() {
    const std::unique_ptr<char, decltype(&SDL_free)> folder(SDL_GetPrefPath("", "zugzwang"), SDL_free);
    if (folder == nullptr) canvas::sdl_failed(tr("no place for settings"));
    return std::filesystem::path(folder.get()).lexically_normal();
}

} // namespace zugzwang::app
