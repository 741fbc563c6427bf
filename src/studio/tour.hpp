// The camera of the tour: films what a hand does, twenty pictures a second of the program's own time, with the pointer
// and a fade between the scenes; in the dark before a scene a line of words says what comes.
#pragma once

#include <cstddef>
#include <string>

#include "app/film/film.hpp"
#include "studio/shot_hand.hpp"

namespace zugzwang::studio {

inline constexpr int tour_frames_per_second = 20;
inline constexpr Seconds time_to_read{1.2}; ///< The words before a scene.

class Tour {
  public:
    /// Throws as ShotHand and app::Film do.
    explicit Tour(const app::FilmPlan& plan);

    [[nodiscard]] ShotHand& hand() { return hand_; }
    /// Fades out, lets that be done unseen, says in the dark what comes (`words`, translated; empty: says nothing), and
    /// fades in again.
    template <class Prepare>
    void scene(std::string words, Prepare prepare) {
        words_.clear();
        fade(0);
        hand_.watch({});
        prepare();
        words_ = std::move(words);
        hand_.watch([this] { film(); });
        if (!words_.empty()) pass(time_to_read);
        fade(1);
    }
    void pass(Seconds time) { hand_.pass(time); }
    /// Fades out; the film is whole then. Answers the number of pictures.
    std::size_t end();

  private:
    void film();
    void fade(float light);
    void follow_pointer();
    void draw_over(Canvas& canvas) const;
    void draw_words(float light, Canvas& canvas) const;

    ShotHand hand_;
    canvas::SurfaceHandle picture_; ///< The next one of the film.
    app::Film film_;
    std::string words_;
    Rect screen_{};
    Vec from_{}, to_{}, shown_{}; ///< The pointer's way, and where it is on it.
    Seconds on_the_way_{0};
    float light_ = 0, light_before_ = 0; ///< 1: the picture is seen, 0: it is dark.
    Seconds fading_{0};
    int steps_ = 0; ///< Since the last picture.
};

/// Walks through the program as somebody who shows it to a stranger, in about a minute.
void walk_through(Tour& tour);

} // namespace zugzwang::studio
