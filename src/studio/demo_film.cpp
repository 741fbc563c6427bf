#include "studio/demo_film.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/app_options.hpp"
#include "scenes/frame/scenes.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::studio {

namespace {

constexpr Seconds frame_time{1.0 / app::film_frames_per_second};
constexpr Seconds last_picture_for{1};
constexpr std::uint64_t nodes_for_a_move = 20'000; // so that every film of these words is the same
constexpr Seconds usual_time{20};
constexpr std::int64_t max_seconds = 600;
constexpr std::int64_t max_moves = 10'000;
constexpr float hurry = 100; // times as fast, while nobody looks

/// A demo on a screen of its own, and a clock that only moves by frames.
class Reel {
  public:
    explicit Reel(const DemoFilm& request)
        : game_(watched(*request.game)), app_(app::headless_options(request.film.size, request.theme, request.seed)) {
        SessionConfig config;
        config.options = request.options;
        config.players = {game_.players.back().id, game_.players.back().id};
        config.budget.nodes = nodes_for_a_move;
        DemoRequest demo{.games = {&game_}};
        demo.session = config;
        app_.scenes().open(make_demo(app_.context(), std::move(demo)));
    }

    /// The computers answer before time goes on.
    void pass() {
        app_.workers().wait_until_idle();
        app_.advance(frame_time);
        const auto moves = session_ == nullptr ? 0 : session_->news().moves.size();
        if (moves > seen_) moves_ += moves - seen_;
        seen_ = moves;
    }

    void skip_to(std::size_t moves) {
        const float usual = std::exchange(app_.context().settings.speed, hurry);
        while (moves_ < moves && app_.running())
            pass();
        app_.context().settings.speed = usual;
        while (moves > 0 && session_->news().is_animating)
            pass();
    }

    [[nodiscard]] std::size_t moves() const { return moves_; }
    [[nodiscard]] bool rests() const { return session_ == nullptr || !session_->news().is_animating; }
    [[nodiscard]] canvas::SurfaceHandle picture() { return app_.screenshot(); }

  private:
    /// The game, but its sessions are known here.
    Game watched(const Game& game) {
        Game copy = game;
        copy.start_session = [this, &game](const SessionConfig& config, Workers& workers) {
            auto started = game.start_session(config, workers);
            if (config.miniature) return started; // beside the game
            session_ = started ? started->get() : nullptr;
            seen_ = 0;
            return started;
        };
        return copy;
    }

    Game game_;
    const Session* session_ = nullptr; ///< The one that is shown; its scene owns it.
    std::size_t seen_ = 0, moves_ = 0; ///< Of that session, and of all.
    app::App app_;
};

/// The same number gives the same board, where there is such a choice.
void set_seed(DemoFilm& request) {
    const auto* board = board_seed(request.options.specs());
    if (board != nullptr && !request.options.chosen_board())
        set_option(request.options, filled("{}={}", board->id, request.seed));
}

void check(const DemoFilm& demo) {
    app::Film::check(demo.film);
    if (const auto refusal = demo.game->check(demo.options)) throw CallRefused(refusal->words);
    check_theme(demo.theme);
}

std::size_t frames_in(Seconds time) {
    return std::max<std::size_t>(1, static_cast<std::size_t>(std::lround(time / frame_time)));
}

} // namespace

DemoFilm demo_film(const std::vector<std::string>& arguments) {
    if (arguments.empty()) throw CallRefused(tr("film: no game; like this: film boxes boxes.mp4"));
    DemoFilm demo;
    demo.game = &game_of(arguments.front());
    demo.options = OptionValues(demo.game->options);
    demo.film.max_frames = frames_in(usual_time);
    const auto whole = [](auto... of) { return static_cast<std::size_t>(whole_value(of...)); };
    read_call(
        std::span(arguments).subspan(1),
        {{"--seconds",
          [&](const auto& text) { demo.film.max_frames = frames_in(seconds_value("--seconds", text, max_seconds)); }},
         {"--size", [&](const auto& text) { demo.film.size = picture_size(text); }},
         {"--theme", [&](const auto& name) { demo.theme = name; }},
         {"--seed", [&](const auto& text) { demo.seed = whole("--seed", text, 0, 999'999'999); }},
         {"--skip", [&](const auto& text) { demo.skip = whole("--skip", text, 0, max_moves); }},
         {"--moves", [&](const auto& text) { demo.moves = whole("--moves", text, 1, max_moves); }},
         {"--option", [&](const auto& text) { set_option(demo.options, text); }},
         {"--frames", [&](const auto& name) { demo.film.frames = name; }}},
        one_word(demo.film.file));
    set_seed(demo);
    check(demo);
    return demo;
}

std::size_t make_film(const DemoFilm& demo) {
    Reel reel(demo);
    const auto last_move = demo.moves ? demo.skip + *demo.moves : SIZE_MAX;
    auto rest = static_cast<long>(std::lround(last_picture_for / frame_time));
    bool begun = false;
    app::Film film(demo.film, [&]() -> canvas::SurfaceHandle {
        if (std::exchange(begun, true)) {
            if (reel.moves() >= last_move && reel.rests()) {
                if (--rest == 0) return nullptr;
            } else {
                reel.pass();
            }
        }
        return reel.picture();
    });
    reel.skip_to(demo.skip);
    while (film.step()) {
    }
    return film.frames();
}

} // namespace zugzwang::studio
