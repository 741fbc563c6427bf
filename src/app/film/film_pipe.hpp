// Pictures on their way into a film: a child process, ffmpeg, takes them as raw pixels and writes the file.
#pragma once

#include <filesystem>
#include <memory>
#include <stdexcept>

#include "app/picture_sheet.hpp"
#include "canvas/sdl_handles.hpp"

namespace zugzwang::app {

/// There can be no such film; one line. Thrown before anything is made.
class FilmRefused : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

class FilmPipe {
  public:
    /// Throws FilmRefused when no such film can be made (the ending, an odd number of pixels) and std::runtime_error
    /// when there is no ffmpeg.
    FilmPipe(const std::filesystem::path& file, PictureSize size, int frames_per_second);
    /// Without `finish` there is no film: it is written beside its place, as NAME.part.KIND, until it is whole.
    ~FilmPipe();
    FilmPipe(const FilmPipe&) = delete;
    FilmPipe& operator=(const FilmPipe&) = delete;

    /// The next frame: 32-bit RGB, of the film's size. Throws std::runtime_error with what ffmpeg said.
    void add(const SDL_Surface& picture);
    /// Waits until the film is whole and puts it in its place. Throws std::runtime_error with what ffmpeg said.
    void finish();

    /// Takes away what a program that was killed left of a film.
    static void remove_part(const std::filesystem::path& file);
    /// Throws FilmRefused unless films can have that ending and size.
    static void check(const std::filesystem::path& file, PictureSize size);

  private:
    struct Parts;
    std::unique_ptr<Parts> parts_; ///< What Boost.Process needs, kept out of this header.
};

} // namespace zugzwang::app
