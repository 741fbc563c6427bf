#include "app/film/record_film.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "app/film/film.hpp"
#include "app/headless.hpp"
#include "scenes/frame/scenes.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::app {

namespace {

constexpr Seconds frame_time{1.0 / film_frames_per_second};
constexpr Seconds start_for{1}, end_for{4}; ///< How long the first position and the last picture are seen.

/// The game on a screen of its own, and a clock that only moves by frames.
class GameReel {
  public:
    GameReel(const cli::FilmRequest& request, const Settings& settings)
        : moves_(request.moves), app_(options_of(request, settings)) {
        auto config = request.session;
        config.theme = &app_.context().theme;
        const Game& game = *find_game(request.game);
        auto session = game.start_session(config, app_.workers());
        if (!session) throw std::runtime_error(tr(session.refusal()));
        session_ = *std::move(session);
        app_.scenes().open(make_table(app_.context(), game, session_, TableUse::filmed));
    }

    /// Null after the last picture.
    [[nodiscard]] canvas::SurfaceHandle next() {
        if (rest_ <= Seconds{0}) return nullptr;
        auto picture = app_.screenshot();
        if (start_ > Seconds{0}) {
            start_ -= frame_time;
        } else {
            app_.workers().wait_until_idle(); // players answer before time goes on
            app_.advance(frame_time);
            if (has_ended()) rest_ -= frame_time;
        }
        return picture;
    }

    [[nodiscard]] double progress() const {
        const auto shown = static_cast<double>(session_->news().moves.size());
        return (shown + 1 - rest_ / end_for) / static_cast<double>(moves_ + 1);
    }

  private:
    [[nodiscard]] static AppOptions options_of(const cli::FilmRequest& request, const Settings& settings) {
        auto options = headless_options({request.width, request.height}, settings.theme);
        options.settings.labels = settings.labels;
        return options;
    }
    [[nodiscard]] bool has_ended() const {
        const auto& news = session_->news();
        return (news.outcome || news.switches.paused) && !news.is_animating;
    }

    std::size_t moves_;
    App app_;
    std::shared_ptr<Session> session_;
    Seconds start_ = start_for, rest_ = end_for;
};

} // namespace

bool make_film(const cli::FilmRequest& request, const FilmWatch& watch, const Settings& settings) {
    const FilmPlan plan{
        .file = request.file, .size = {request.width, request.height}, .max_frames = std::size_t{1} << 40};
    Film::check(plan);
    GameReel reel(request, settings);
    Film film(plan, [&reel] { return reel.next(); });
    while (!watch.stopped()) {
        if (!film.step()) return true;
        watch.report(reel.progress());
    }
    film.cancel();
    return false;
}

} // namespace zugzwang::app
