#include "app/film/film_command.hpp"

#include <csignal>
#include <exception>
#include <iostream>
#include <stdexcept>
#include <unistd.h>

#include "app/film/film_pipe.hpp"
#include "app/film/film_tale.hpp"
#include "app/film/record_film.hpp"
#include "app/settings_file.hpp"
#include "cli/progress_line.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::app {

namespace {

volatile std::sig_atomic_t interrupted = 0;

void interrupt(int) { interrupted = 1; }

/// On a terminal a line that is drawn anew, for a program lines of their own.
class Teller {
  public:
    explicit Teller(const cli::FilmRequest& request) : request_(request), line_(std::cerr) {}

    void report(double part) {
        if (request_.tells) return tell_part(part);
        line_.show([part] { return tr("{part} % of the film", {{"part", whole_percent(part)}}); }, false);
    }
    void done() {
        line_.clear();
        std::cout << (request_.tells ? std::string(film_tale::done) : request_.file) << std::endl;
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

int run_film(const cli::FilmRequest& request) {
    std::signal(SIGINT, interrupt);
    std::signal(SIGTERM, interrupt);
    constexpr int behind_the_caller = 10;
    if (request.tells) static_cast<void>(::nice(behind_the_caller)); // a window is open, and has to stay smooth
    Teller teller(request);
    // A program that listens no more does not want the film.
    const FilmWatch watch{.report = [&](double part) { teller.report(part); },
                          .stopped = [&] { return interrupted != 0 || !std::cout; }};
    const auto stopped = [&] { return teller.failed(tr("stopped: there is no film"), cli::exit_failed); };
    try {
        if (!make_film(request, watch, settings_of_person())) return stopped();
        teller.done();
        return cli::exit_done;
    } catch (const FilmRefused& refusal) {
        return teller.failed(refusal.what(), cli::exit_refused);
    } catch (const std::exception& error) {
        // Ctrl+C ends ffmpeg, too.
        return interrupted != 0 ? stopped() : teller.failed(error.what(), cli::exit_failed);
    }
}

} // namespace zugzwang::app
