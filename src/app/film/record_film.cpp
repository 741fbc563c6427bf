#include "app/film/record_film.hpp"

#include <exception>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <tuple>
#include <unistd.h>
#include <utility>

#include "app/app_options.hpp"
#include "app/film/film.hpp"
#include "app/film/film_by_program.hpp"
#include "app/settings_file.hpp"
#include "cli/progress_line.hpp"
#include "scenes/frame/scenes.hpp"
#include "zugzwang/base/interruption.hpp"
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
        options.settings.language = settings.language;
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

/// On a terminal a line that is drawn anew, for a program lines of their own.
class Teller {
  public:
    explicit Teller(const cli::FilmRequest& request) : request_(request), line_(std::cerr) {}

    void report(double part) {
        if (request_.tells) return tell_part(part);
        line_.show([part] { return tr("{part} % of the film", {{"part", whole_percent(part)}}); }, false);
    }
    int done() {
        line_.clear();
        std::cout << (request_.tells ? std::string(film_tale::done) : request_.file) << '\n';
        return cli::ended(cli::exit_done, {std::cin, std::cout, std::cerr});
    }
    int failed(const std::string& reason, int status) {
        line_.clear();
        if (request_.tells) std::cout << film_tale::failed << reason << std::endl;
        std::cerr << "zugzwang: " << reason << std::endl;
        return status;
    }

  private:
    void tell_part(double part) {
        const int percent = whole_percent(part);
        if (percent != told_) std::cout << film_tale::part << percent << std::endl;
        told_ = percent;
    }

    const cli::FilmRequest& request_;
    cli::ProgressLine line_;
    int told_ = -1;
};

/// The film looks like the person's own board, where the person has a place for settings.
Settings settings_of_person() {
    try {
        return SettingsFile::of_person().load().settings;
    } catch (const std::runtime_error&) {
        return {};
    }
}

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
    return false;
}

int run_film(const cli::FilmRequest& request) {
    const Interruption interruption;
    constexpr int behind_the_caller = 10;
    if (request.tells) std::ignore = ::nice(behind_the_caller); // a window is open, and has to stay smooth
    Teller teller(request);
    // A program that listens no more does not want the film.
    const FilmWatch watch{.report = [&](double part) { teller.report(part); },
                          .stopped = [&] { return interruption.has_come() || !std::cout; }};
    const auto stopped = [&] { return teller.failed(tr("stopped: there is no film"), cli::exit_failed); };
    try {
        if (!make_film(request, watch, settings_of_person())) return stopped();
        return teller.done();
    } catch (const FilmRefused& refusal) {
        return teller.failed(refusal.what(), cli::exit_refused);
    } catch (const std::exception& error) {
        // Ctrl+C ends ffmpeg, too.
        return interruption.has_come() ? stopped() : teller.failed(error.what(), cli::exit_failed);
    }
}

} // namespace zugzwang::app
