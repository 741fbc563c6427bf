// A film in the making: frames come one by one from whoever draws them and leave through ffmpeg, as a folder of
// pictures, or both.
#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <optional>

#include "app/film/film_pipe.hpp"

namespace zugzwang::app {

inline constexpr int film_frames_per_second = 60;

struct FilmPlan {
    std::filesystem::path file{};   ///< The film, its kind by its ending; or
    std::filesystem::path frames{}; ///< a folder for a PNG of every frame.
    PictureSize size{1280, 720};
    std::size_t max_frames = 1; ///< At least one; the film ends there at the latest.
    int frames_per_second = film_frames_per_second;
};

/// One that is dropped before its end leaves no film; only frames that were saved stay.
class Film {
  public:
    /// The next frame: 32-bit RGB, of the film's size; null after the last one.
    using NextFrame = std::function<canvas::SurfaceHandle()>;

    /// Throws FilmRefused when there can be no such film, std::runtime_error when it cannot be begun.
    Film(FilmPlan plan, NextFrame next);

    /// Films one frame, or ends the film when there is none; answers whether it goes on. Blocks as long as drawing and
    /// ffmpeg take. Throws std::runtime_error with one line when the film cannot be made.
    bool step();

    [[nodiscard]] bool finished() const { return finished_; }
    [[nodiscard]] std::size_t frames() const { return count_; }

    /// Throws FilmRefused unless there can be such a film.
    static void check(const FilmPlan& plan);

  private:
    FilmPlan plan_;
    NextFrame next_; ///< Empty when it goes on no more.
    std::optional<FilmPipe> pipe_;
    std::size_t count_ = 0;
    bool finished_ = false;
};

} // namespace zugzwang::app
