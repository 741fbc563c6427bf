// What differs between hosts: Unix, Windows and a browser's page. Main thread only, but where it says otherwise.
#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <vector>

#include <SDL.h>

#include "desk/context.hpp"

namespace zugzwang::app::host {

/// First of all, where there is a command line.
void begin_program();
/// Before SDL's video part begins: only drivers that a person can see, unless another one was asked for.
void choose_video_driver();
/// Whether the window begins fullscreen when the person wishes it so.
[[nodiscard]] bool may_begin_fullscreen();
/// Keeps a person from making the window too small for its words.
void limit_size(SDL_Window& window);
[[nodiscard]] bool is_fullscreen(SDL_Window& window);
/// Without it the window has that size, where a window's size is ours to choose.
void set_fullscreen(SDL_Window& window, bool on, int width, int height);

/// What the host can do for a person besides.
[[nodiscard]] std::vector<HostAct> acts();
/// While there is a window.
[[nodiscard]] Clipboard clipboard();
/// As SceneContext::choose_file.
[[nodiscard]] std::function<void()> file_chooser();
/// As SceneContext::shake.
[[nodiscard]] std::function<void(std::chrono::milliseconds)> shaker();
/// Whether a finger that touches a line to type in has a keyboard of the place's own.
[[nodiscard]] bool has_keyboard();
/// From now on the scenes offer a person's own bot a seat, and films, where there can be other processes.
void seat_outside_programs(SceneContext& context);

/// A browser knows sound on a page's main thread alone; elsewhere it takes long, and a thread of its own does it. Any
/// thread.
[[nodiscard]] bool opens_sound_on_main_thread();

/// The folders in which a person keeps documents, pictures and films.
struct UserFolders {
    std::filesystem::path documents, pictures, films;
};
/// As the desktop names them: what the XDG user directories say (xdg-user-dirs: $XDG_CONFIG_HOME/user-dirs.dirs, else
/// ~/.config), as far as these folders are there; else ~/Documents, ~/Pictures and ~/Videos, else the person's home
/// itself, and `otherwise` where there is none.
[[nodiscard]] UserFolders user_folders(const std::filesystem::path& otherwise);
/// As RFC 8089 writes a place on the disk; of the desktop alone.
[[nodiscard]] std::string file_url(const std::filesystem::path& file);
/// As Saving::pdf.
[[nodiscard]] sheet::PdfMaker pdf_maker();
/// As Saving::open_folder.
[[nodiscard]] std::function<void(const std::filesystem::path&)> folder_opener();

} // namespace zugzwang::app::host
