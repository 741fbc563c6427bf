// Pictures on their way into a film: a child process, ffmpeg, takes them as raw pixels and writes the file.
#pragma once

#include <filesystem>
#include <memory>

#include "canvas/sdl_handles.hpp"
#include "studio/picture_call.hpp"

namespace zugzwang::app {

class FilmPipe {
  public:
    /// Throws CallRefused when no such film can be made (the ending, an odd number of pixels) and std::runtime_error
    /// when there is no ffmpeg.
    FilmPipe(const std::filesystem::path& file, PictureSize size, int frames_per_second);
    /// Without `finish` what was written so far is left behind.
    ~FilmPipe();
    FilmPipe(const FilmPipe&) = delete;
    FilmPipe& operator=(const FilmPipe&) = delete;

    /// The next frame: 32-bit RGB, of the film's size. Throws std::runtime_error with what ffmpeg said.
    void add(const SDL_Surface& picture);
    /// Waits until the file is whole. Throws std::runtime_error with what ffmpeg said.
    void finish();

    /// Throws CallRefused unless films can have that ending and size.
    static void check(const std::filesystem::path& file, PictureSize size);

  private:
    struct Parts;
    std::unique_ptr<Parts> parts_; ///< What Boost.Process needs, kept out of this header.
};

} // namespace zugzwang::app
