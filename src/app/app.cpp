#include "app/app.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <iostream>
#include <utility>

#include "app/frame_clock.hpp"
#include "app/input.hpp"
#include "app/theme_file.hpp"
#include "canvas/svg.hpp"
#include "scenes/frame/scenes.hpp"
#include "ugi/bot.hpp"
#include "ugi/outside.hpp"
#include "zugzwang/play/side_words.hpp"
#include "zugzwang/rules/words.hpp"

namespace zugzwang::app {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds hidden_wait{100};
constexpr int icon_side = 128;

void complain(const std::string& words) { std::cerr << "zugzwang: " << words << '\n'; }

Settings load_settings(const AppOptions& options) {
    if (!options.settings_file) return options.settings;
    auto loaded = options.settings_file->load();
    if (!loaded.complaint.empty()) complain(loaded.complaint);
    return loaded.settings;
}

/// The theme of the settings; the house's own one when that one is not there.
Theme first_theme(const Assets& assets, Settings& settings) {
    const auto names = theme_names(assets);
    if (std::ranges::find(names, settings.theme) == names.end()) {
        complain(tr("there is no theme `{}`", settings.theme));
        settings.theme = Settings{}.theme;
    }
    return load_theme(assets, settings.theme);
}

void lower_priority() { SDL_SetThreadPriority(SDL_THREAD_PRIORITY_LOW); }

} // namespace

App::App(AppOptions options)
    : options_(std::move(options)), loaded_(load_settings(options_)), assets_(Assets::found()),
      theme_(first_theme(assets_, loaded_)), worker_(lower_priority),
      context_(worker_, theme_, catalog(), options_.seed), window_(window_options(options_, loaded_)),
      canvas_(window_.renderer(), assets_, theme_), stack_(context_, canvas_) {
    name_sides_by(theme_);
    context_.outside = ugi::outside_players();
    context_.test_bot = ugi::test_bot;
    context_.settings = loaded_;
    context_.settings.fullscreen = window_.is_fullscreen();
    applied_ = context_.settings;
    const std::string icon = "icon/zugzwang.svg";
    const auto svg = coloured(assets_.text(icon), theme_, icon);
    window_.set_icon(*rasterised(svg, icon_side, icon_side, icon));
    lay_out();
    open(options_.request);
}

WindowOptions App::window_options(const AppOptions& options, const Settings& settings) {
    const auto& request = options.request;
    WindowOptions window{.fullscreen = settings.fullscreen && !request.windowed && request.width == 0,
                         .headless = options.headless};
    if (request.width > 0) window.width = request.width;
    if (request.height > 0) window.height = request.height;
    return window;
}

void App::open(const cli::WindowRequest& request) {
    using Start = cli::WindowRequest::Start;
    stack_.open(make_menu(context_));
    const Game* game = request.game.empty() ? nullptr : find_game(request.game);
    if (request.start == Start::play && game != nullptr) {
        auto config = request.session;
        config.theme = &theme_;
        config.outside = context_.outside;
        auto session = game->start_session(config, worker_);
        if (!session) throw std::runtime_error(session.refusal().words);
        stack_.open(make_play(context_, *game, std::shared_ptr<Session>(*std::move(session))));
    }
    if (request.start == Start::demo) {
        DemoRequest demo;
        for (const auto& each : context_.games) {
            if (game == nullptr || game == &each) demo.games.push_back(&each);
        }
        if (game != nullptr) demo.session = request.session;
        stack_.open(make_demo(context_, std::move(demo)));
    }
}

void App::run() {
    FrameClock clock;
    const auto frame = std::chrono::duration_cast<Clock::duration>(Seconds{1.0 / window_.refresh_rate()});
    auto last = Clock::now();
    auto due = last; // when a step should begin
    bool drawn = false;
    while (running()) {
        const auto start = Clock::now();
        // A busy processor wakes us late, each time by as much: the next step is due a frame after the last one was,
        // not after it began, or there would be fewer pictures.
        due = std::clamp(due + frame, start, start + frame);
        SDL_Event event;
        while (SDL_PollEvent(&event) != 0)
            handle(event);
        const int steps = clock.steps(start - std::exchange(last, start));
        advance(steps * FrameClock::step);
        if (!running()) break;
        // On a display faster than the steps, what moves goes on between two of them.
        redraw_ |= steps == 0 && drawn;
        const bool visible = window_.is_visible();
        drawn = visible && (std::exchange(redraw_, false) | stack_.take_redraw());
        window_.set_cursor(stack_.cursor());
        canvas_.set_ahead(clock.ahead());
        if (drawn) draw();
        if (drawn && window_.paces()) continue;
        const auto left = (visible ? due : start + hidden_wait) - Clock::now();
        const auto milliseconds = std::chrono::duration_cast<std::chrono::milliseconds>(left).count();
        if (milliseconds <= 0) continue;
        if (drawn)
            SDL_Delay(static_cast<std::uint32_t>(milliseconds)); // not more pictures than the display shows
        else
            SDL_WaitEventTimeout(nullptr, static_cast<int>(milliseconds));
    }
}

void App::handle(const SDL_Event& event) {
    if (!running()) return;
    if (event.type == SDL_QUIT) running_ = false;
    if (event.type == SDL_WINDOWEVENT) handle_window(event.window);
    if (event.type == SDL_RENDER_TARGETS_RESET || event.type == SDL_RENDER_DEVICE_RESET) {
        canvas_.refresh();
        redraw_ = true;
    }
    if (handle_own_key(event)) return;
    if (const auto input = input_event(event, window_.pixels_per_unit())) stack_.handle(*input);
    take_settings();
}

void App::handle_window(const SDL_WindowEvent& event) {
    if (event.event == SDL_WINDOWEVENT_SIZE_CHANGED) lay_out();
    if (event.event == SDL_WINDOWEVENT_EXPOSED || event.event == SDL_WINDOWEVENT_SHOWN ||
        event.event == SDL_WINDOWEVENT_RESTORED)
        redraw_ = true;
}

bool App::handle_own_key(const SDL_Event& event) {
    if (event.type != SDL_KEYDOWN) return false;
    const auto& key = event.key.keysym;
    const bool is_enter = key.sym == SDLK_RETURN || key.sym == SDLK_KP_ENTER;
    if (key.sym != SDLK_F11 && !(is_enter && (key.mod & KMOD_ALT) != 0)) return false;
    if (event.key.repeat == 0) {
        context_.settings.fullscreen = !context_.settings.fullscreen;
        context_.settings_changed = true;
        take_settings();
    }
    return true;
}

void App::advance(Seconds time) {
    const auto steps = std::lround(time / FrameClock::step);
    for (long i = 0; i < steps && running(); ++i)
        stack_.update(FrameClock::step);
    take_settings();
    if (running() && !stack_.is_moving()) window_.set_title(stack_.title());
}

void App::take_settings() {
    if (!std::exchange(context_.settings_changed, false)) return;
    Settings& wanted = context_.settings;
    if (wanted.fullscreen != applied_.fullscreen) {
        window_.set_fullscreen(wanted.fullscreen);
        keeps_fullscreen_ = true;
    }
    if (wanted.theme != applied_.theme) {
        try {
            theme_ = load_theme(assets_, wanted.theme);
            name_sides_by(theme_);
            canvas_.refresh();
        } catch (const std::exception& error) {
            complain(error.what());
            wanted.theme = applied_.theme;
        }
    }
    if (wanted.fullscreen != applied_.fullscreen || wanted.theme != applied_.theme) lay_out();
    applied_ = wanted;
    if (!options_.settings_file) return;
    Settings kept = wanted;
    if (!keeps_fullscreen_) kept.fullscreen = loaded_.fullscreen;
    if (!options_.settings_file->save(kept)) complain(tr("the settings cannot be saved"));
}

void App::lay_out() {
    canvas_.resize();
    stack_.layout(canvas_.screen());
    redraw_ = true;
}

void App::paint() {
    canvas_.backdrop();
    stack_.draw(canvas_);
}

void App::draw() {
    const auto start = Clock::now();
    paint();
    SDL_RenderFlush(&window_.renderer());
    frame_times_.add(Clock::now() - start);
    window_.present();
}

SurfaceHandle App::screenshot() {
    paint();
    return canvas_.pixels();
}

} // namespace zugzwang::app
