#include "studio/film.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

#include "app/film_pipe.hpp"
#include "scenes/frame/scenes.hpp"
#include "studio/headless.hpp"
#include "studio/studio.hpp"
#include "zugzwang/rules/words.hpp"

namespace zugzwang::app {

namespace {

namespace fs = std::filesystem;

constexpr Seconds frame_time{1.0 / film_frames_per_second};
constexpr Seconds last_picture_for{1};
constexpr std::uint64_t nodes_for_a_move = 20'000; // so that every film of these words is the same
constexpr double max_seconds = 600;
constexpr std::int64_t max_moves = 10'000;
constexpr float hurry = 100; // times as fast, while nobody looks

/// A demo on a screen of its own, and a clock that only moves by frames.
class Reel {
  public:
    explicit Reel(const FilmRequest& request)
        : game_(watched(*request.game)), app_(headless_options(request.size, request.theme, request.seed)) {
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
        app_.worker().wait_until_idle();
        app_.advance(frame_time);
        const auto moves = session_ == nullptr ? 0 : session_->moves().size();
        if (moves > seen_) moves_ += moves - seen_;
        seen_ = moves;
    }

    void skip_to(std::size_t moves) {
        const float usual = std::exchange(app_.context().settings.speed, hurry);
        while (moves_ < moves && app_.running())
            pass();
        app_.context().settings.speed = usual;
        while (moves > 0 && session_->is_animating())
            pass();
    }

    [[nodiscard]] std::size_t moves() const { return moves_; }
    [[nodiscard]] bool rests() const { return session_ == nullptr || !session_->is_animating(); }
    [[nodiscard]] SurfaceHandle picture() { return app_.screenshot(); }

  private:
    /// The game, but its sessions are known here.
    Game watched(const Game& game) {
        Game copy = game;
        copy.start_session = [this, &game](const SessionConfig& config, Worker& worker) {
            auto started = game.start_session(config, worker);
            session_ = started ? started->get() : nullptr;
            seen_ = 0;
            return started;
        };
        return copy;
    }

    Game game_;
    const Session* session_ = nullptr; ///< The one that is shown; its scene owns it.
    std::size_t seen_ = 0, moves_ = 0; ///< Of that session, and of all.
    App app_;
};

fs::path frame_file(const fs::path& folder, std::size_t index) {
    auto number = std::to_string(index);
    number.insert(0, 5 - std::min<std::size_t>(5, number.size()), '0');
    return folder / ("frame_" + number + ".png");
}

void check_folder(const fs::path& file) {
    const auto folder = file.parent_path();
    if (!folder.empty() && !fs::is_directory(folder)) throw CallRefused(tr("there is no folder `{}`", folder.string()));
}

/// The same number gives the same board, where there is such a choice.
void set_seed(FilmRequest& request) {
    const auto& specs = request.options.specs();
    const bool has_seed = std::ranges::find(specs, "seed", &OptionSpec::id) != specs.end();
    if (has_seed && !request.options.is_set("seed")) set_option(request.options, filled("seed={}", request.seed));
}

void check(const FilmRequest& request) {
    if (request.file.empty() && request.frames.empty()) throw CallRefused(tr("film: no file to write to"));
    if (!request.file.empty()) {
        FilmPipe::check(request.file, request.size);
        check_folder(request.file);
    }
    if (!request.frames.empty()) check_folder(request.frames);
    if (const auto refusal = request.game->check(request.options)) throw CallRefused(refusal->words);
    check_theme(request.theme);
}

} // namespace

FilmRequest film_request(const std::vector<std::string>& arguments) {
    CallWords words(arguments);
    if (words.at_end()) throw CallRefused(tr("film: no game; like this: film boxes boxes.mp4"));
    FilmRequest request;
    request.game = &game_of(words.take());
    request.options = OptionValues(request.game->options);
    while (!words.at_end()) {
        const auto word = words.take();
        const auto value = [&] { return words.value_of(word); };
        if (word == "--seconds")
            request.seconds = seconds_value(word, value(), max_seconds);
        else if (word == "--size")
            request.size = picture_size(value());
        else if (word == "--theme")
            request.theme = value();
        else if (word == "--seed")
            request.seed = static_cast<std::uint64_t>(whole_value(word, value(), 0, 999'999'999));
        else if (word == "--skip")
            request.skip = static_cast<std::size_t>(whole_value(word, value(), 0, max_moves));
        else if (word == "--moves")
            request.moves = static_cast<std::size_t>(whole_value(word, value(), 1, max_moves));
        else if (word == "--option")
            set_option(request.options, value());
        else if (word == "--frames")
            request.frames = value();
        else if (request.file.empty() && !word.starts_with('-'))
            request.file = word;
        else
            CallWords::refuse(word);
    }
    set_seed(request);
    check(request);
    return request;
}

std::size_t make_film(const FilmRequest& request) {
    std::optional<FilmPipe> film;
    if (!request.file.empty()) film.emplace(request.file, request.size, film_frames_per_second);
    if (!request.frames.empty()) fs::create_directories(request.frames);
    Reel reel(request);
    reel.skip_to(request.skip);
    const auto max =
        std::max<std::size_t>(1, static_cast<std::size_t>(std::lround(request.seconds * film_frames_per_second)));
    const auto last_move = request.moves ? request.skip + *request.moves : SIZE_MAX;
    auto rest = static_cast<long>(std::lround(last_picture_for / frame_time));
    std::size_t count = 0;
    while (count < max && rest > 0) {
        const auto picture = reel.picture();
        if (film) film->add(*picture);
        if (!request.frames.empty()) save_png(*picture, frame_file(request.frames, count));
        ++count;
        if (reel.moves() >= last_move && reel.rests())
            --rest;
        else
            reel.pass();
    }
    if (film) film->finish();
    return count;
}

} // namespace zugzwang::app
