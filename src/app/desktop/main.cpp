// The program: the command line first, then the window if one is wanted, and the loop that steps the app and waits.
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <variant>

#include <SDL.h>

#include "app/app_options.hpp"
#include "app/film/record_film.hpp"
#include "app/host.hpp"
#include "app/opening.hpp"
#include "app/sheet/run_sheet.hpp"
#include "canvas/assets.hpp"
#include "cli/cli.hpp"
#include "keep/keeper.hpp"
#include "languages/languages.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::app {
namespace {

using Clock = std::chrono::steady_clock;

void wait_after(const Stepped& stepped) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(stepped.next_at - Clock::now()).count();
    if (left <= 0) return;
    if (stepped.drew)
        SDL_Delay(static_cast<std::uint32_t>(left)); // not more pictures than the display shows
    else
        SDL_WaitEventTimeout(nullptr, static_cast<int>(left));
}

/// Xlib ends the program from within a call, by `exit`, when the display goes away. Then what was played is written,
/// one line says what happened, and nothing is destroyed that a thread may still use.
class DisplayGone {
  public:
    explicit DisplayGone(App& app) {
        app_ = &app;
        static_cast<void>(std::atexit(end));
    }
    ~DisplayGone() { app_ = nullptr; }
    DisplayGone(const DisplayGone&) = delete;
    DisplayGone& operator=(const DisplayGone&) = delete;

  private:
    static void end() {
        if (app_ == nullptr) return;
        if (auto* const keeper = app_->context().keeper) keeper->flush();
        std::cerr << "zugzwang: " << tr("the display is gone") << std::endl;
        std::_Exit(cli::exit_failed);
    }

    static inline App* app_ = nullptr; ///< While there is a window.
};

/// Opens the window and comes back when the person leaves.
void run_window(const cli::WindowRequest& request) {
    App app(options_of_person(request));
    const DisplayGone gone(app);
    while (app.running()) {
        const auto stepped = app.step(Clock::now());
        if (app.running()) wait_after(stepped);
    }
}

int run(int argc, char** argv) {
    speak({});
    const auto answer = cli::run(argc, argv);
    if (const auto* status = std::get_if<int>(&answer)) return *status;
    const cli::Streams streams{std::cin, std::cout, std::cerr};
    if (const auto* film = std::get_if<cli::FilmRequest>(&answer)) return run_film(*film);
    if (const auto* pack = std::get_if<cli::PackRequest>(&answer)) {
        const auto text = canvas::Assets::found().text("puzzles/" + pack->game + ".txt");
        return cli::print_pack(text, streams);
    }
    if (const auto* bot = std::get_if<cli::NewBotRequest>(&answer)) {
        const auto templates = canvas::Assets::found().root() / "bots";
        return cli::write_new_bot(*bot, templates.string(), streams);
    }
    if (const auto* backup = std::get_if<cli::BackupRequest>(&answer))
        return cli::run_backup(*backup, person_folder().string(), streams);
    if (const auto* restore = std::get_if<cli::RestoreRequest>(&answer))
        return cli::run_restore(*restore, person_folder().string(), streams);
    if (const auto* sheet = std::get_if<cli::SheetRequest>(&answer)) return run_sheet(*sheet, streams);
    const auto& request = std::get<cli::WindowRequest>(answer);
    if (const auto refusal = refusal_of(request)) {
        std::cerr << "zugzwang: " << refusal->words << '\n';
        return cli::exit_refused;
    }
    run_window(request);
    return cli::exit_done;
}

} // namespace
} // namespace zugzwang::app

int main(int argc, char** argv) {
    zugzwang::app::host::begin_program();
    try {
        return zugzwang::app::run(argc, argv);
    } catch (const std::exception& error) {
        std::cerr << "zugzwang: " << error.what() << '\n';
        return zugzwang::cli::exit_failed;
    }
}
