#include "app/app.hpp"

#include <algorithm>
#include <cmath>
#include <iostream>
#include <memory>
#include <stdexcept>

#include "app/host.hpp"
#include "app/input.hpp"
#include "app/opening.hpp"
#include "app/picture_sheet.hpp"
#include "canvas/svg.hpp"
#include "desk/kept_game.hpp"
#include "match/replay.hpp"
#include "scenes/frame/acts.hpp"
#include "scenes/frame/own_keys.hpp"
#include "voice/machine_voice.hpp"
#include "zugzwang/base/number_words.hpp"
#include "zugzwang/gfx/sprite_text.hpp"

namespace zugzwang::app {

namespace {

constexpr std::chrono::milliseconds hidden_wait{100};
/// How much later at most something is seen that begins while nothing is new.
struct Rest {
    int still; ///< After so many pictures that were not new: about 0.1 s, 0.5 s, 5 s.
    std::chrono::milliseconds look_again;
};
constexpr Rest rests[] = {
    {70, std::chrono::milliseconds(250)}, {20, std::chrono::milliseconds(100)}, {8, std::chrono::milliseconds(33)}};
constexpr int after_one = 16; ///< A few looks, then it rests again.
constexpr int icon_side = 128;

WindowOptions window_options(const AppOptions& options, const Settings& settings) {
    const auto& request = options.request;
    WindowOptions window{.fullscreen = settings.fullscreen && !request.windowed && request.width == 0,
                         .headless = options.headless};
    if (request.width > 0) window.width = request.width;
    if (request.height > 0) window.height = request.height;
    return window;
}

/// Empty for a game that has none.
std::string puzzle_pack(const canvas::Assets& assets, const std::string& game) {
    const auto name = "puzzles/" + game + ".txt";
    return std::filesystem::exists(assets.root() / name) ? assets.text(name) : std::string();
}

Workplace workplace(const AppOptions& options) {
    const auto lower_priority = [] { SDL_SetThreadPriority(SDL_THREAD_PRIORITY_LOW); };
    return {.at_start = options.yields ? lower_priority : std::function<void()>(), .slices = options.slices};
}

/// The picture is drawn at once, the file written later.
FileWriter painted(Size size, const std::function<void(Rect, Canvas&)>& draw, const Theme& theme,
                   const canvas::Assets& assets) {
    PictureSheet sheet(static_cast<int>(size.width), static_cast<int>(size.height), assets, theme);
    auto& canvas = sheet.canvas();
    canvas.set_scale(1);
    canvas.backdrop();
    draw(canvas.screen(), canvas);
    const std::shared_ptr<SDL_Surface> picture(SDL_DuplicateSurface(&sheet.surface()), SDL_FreeSurface);
    return [picture](const std::filesystem::path& file) -> std::optional<Refusal> {
        try {
            if (picture) save_png(*picture, file);
        } catch (const std::runtime_error& error) {
            return Refusal{error.what()};
        }
        return picture ? std::nullopt : std::optional(Refusal{"no memory for the picture"});
    };
}

/// Where a person's files go that scenes make, and who makes pictures; `own` stands in for the folders that the
/// desktop does not name. Main thread only, but for the writers of pictures.
Saving saving_into(const std::filesystem::path& own, const SceneContext& context, const canvas::Assets& assets) {
    auto folders = host::user_folders(own);
    return {.texts = std::move(folders.documents),
            .pictures = std::move(folders.pictures),
            .films = std::move(folders.films),
            .picture = [&context, &assets](Size size,
                                           const auto& draw) { return painted(size, draw, context.theme, assets); },
            .sprite = [&assets](std::string_view name) { return assets.text(filled("sprites/{}.svg", name)); },
            .pdf = host::pdf_maker(),
            .open_folder = host::folder_opener()};
}

} // namespace

App::App(const AppOptions& options)
    : assets_(canvas::Assets::found()), preferences_(options.settings_file, options.settings, assets_),
      workplace_(workplace(options)), workers_(workplace_),
      context_(workers_, preferences_.theme(), catalog(), options.seed),
      window_(window_options(options, preferences_.loaded())), canvas_(window_.renderer(), assets_, context_.theme),
      stack_(context_, canvas_), sounds_(options.sound ? assets_.root() / "sounds/arcade.toml" : ""),
      seed_(options.seed), drawn_(canvas_), shown_(canvas_) {
    ui::hold({.own_keyboard = host::has_keyboard()}); // until something is touched
    host::seat_outside_programs(context_);
    context_.host_acts = host::acts();
    context_.clipboard = host::clipboard();
    context_.choose_file = host::file_chooser();
    context_.shake = host::shaker();
    context_.puzzles.set_source([this](const std::string& game) { return puzzle_pack(assets_, game); });
    context_.replay = match::replayed;
    if (options.settings_file) context_.saving = saving_into(options.settings_file->folder(), context_, assets_);
    context_.settings = preferences_.begin(window_, canvas_.px(Measure::smallest));
    context_.themes = preferences_.themes();
    context_.monitors = window_.monitors();
    take_keys();
    if (options.sound) voice_ = machine_voice();
    context_.voice = voice_.get();
    set_voice();
    const std::string icon = "icon/zugzwang.svg";
    const auto svg = coloured(assets_.text(icon), context_.theme, icon);
    window_.set_icon(*canvas::rasterised(svg, icon_side, icon_side, icon));
    lay_out();
    keep_games_in(options.games_folder);
    open_scenes(stack_, context_, options.request);
}

void App::keep_games_in(const std::filesystem::path& folder) {
    if (folder.empty()) return;
    context_.keeper = &keeper_.emplace(folder, Workplace{.slices = workplace_.slices}); // saving yields to nobody
    context_.openings = &openings_.emplace(context_.games, keeper_->library(), keeper_->openings_file(), workplace_);
    context_.ladders = keeper_->ladders();
    restore_kept_games(context_);
    tell_of_settings();
}

void App::tell_of_settings() {
    if (auto words = keeper_ ? preferences_.take_trouble() : std::nullopt) keeper_->tell(sentence(*words));
}

Stepped App::step(FrameClock::TimePoint now) {
    advance(clock_.steps_until(now) * FrameClock::step); // the time before what happens now: no touch was held so long
    take_events();
    if (!running()) return {.next_at = now};
    reader_.update(now);
    if (openings_) openings_->update();
    if (keeper_) keeper_->update();
    window_.set_cursor(stack_.cursor());
    canvas_.set_ahead(clock_.ahead());
    const bool visible = window_.is_visible();
    const auto stepped = visible ? show(now) : Stepped{.next_at = now + hidden_wait};
    follow_sound(visible);
    return stepped;
}

Stepped App::show(FrameClock::TimePoint now) {
    // An event may come between two pictures, and a host wakes us a little early or late.
    const auto early = window_.frame_time() / 2;
    const auto due = [this] {
        const auto* rest = std::ranges::find_if(rests, [this](const Rest& one) { return still_ >= one.still; });
        return rest == std::end(rests) ? next_at_ : looked_at_ + rest->look_again;
    };
    if (now < due() - early) return {.next_at = due()};
    looked_at_ = now;
    next_at_ = clock_.next_frame(now, window_.frame_time());
    const bool drew = show_what_is_new();
    // One alone is a clock that goes on; what moves is new again at the next look.
    const bool was_new = std::exchange(was_new_, drew);
    still_ = !drew ? still_ + 1 : was_new ? 0 : std::min(still_, after_one);
    if (drew && window_.paces()) next_at_ = now;
    return {.drew = drew, .next_at = due()};
}

void App::follow_sound(bool visible) {
    if (sounds_.empty()) return;
    if (!speaker_) {
        if (!is_shown_) return;
        context_.speaker = &speaker_.emplace(sounds_, seed_, workplace_);
    }
    if (const auto complaint = speaker_->update(); !complaint.empty()) std::cerr << "zugzwang: " << complaint << '\n';
    const auto& settings = context_.settings;
    const bool heard = visible && !settings.muted;
    const auto level = [heard](int percent) { return heard ? static_cast<float>(percent) / 100 : 0.0F; };
    speaker_->set({.effects = level(settings.effects_volume), .ambience = level(settings.ambience_volume)});
}

void App::take_events() {
    SDL_Event event;
    while (SDL_PollEvent(&event) != 0)
        handle(event);
}

void App::handle(const SDL_Event& event) {
    if (!running()) return;
    still_ = 0;
    if (event.type == SDL_QUIT) {
        stack_.suspend();
        running_ = false;
    }
    if (event.type == SDL_WINDOWEVENT) handle_window(event.window);
    if (event.type == SDL_RENDER_TARGETS_RESET || event.type == SDL_RENDER_DEVICE_RESET) {
        canvas_.refresh();
        is_shown_ = false;
    }
    if (handle_own_key(event)) return;
    const bool lifted = event.type == SDL_MOUSEBUTTONUP && event.button.which == SDL_TOUCH_MOUSEID;
    if (!lifted) note_hand(event); // what a finger presses stays where it is until it is lifted
    pads_.swap_buttons(context_.settings.pad_swapped);
    if (const auto by_pad = pads_.input_of(event)) {
        if (const auto* key = std::get_if<KeyEvent>(&*by_pad))
            press(*key);
        else
            stack_.handle(*by_pad);
    }
    context_.pads = pads_.count();
    if (const auto input = input_event(event, window_.pixels_per_unit())) stack_.handle(*input);
    if (lifted) note_hand(event);
    take_settings();
}

void App::handle(const InputEvent& event) {
    if (!running()) return;
    still_ = 0;
    stack_.handle(event);
    take_settings();
}

void App::make_window_again() {
    canvas_.let_go();
    window_.make_again();
    canvas_.draw_on(window_.renderer());
    lay_out();
}

void App::press(const KeyEvent& pad_key) {
    still_ = 0;
    auto held = ui::held();
    held.hand = ui::Hand::pad;
    held.signs = pads_.signs(pad_key.pad);
    held.swapped = context_.settings.pad_swapped;
    ui::hold(held);
    stack_.handle(pad_key);
    if (std::exchange(context_.hums, false) && context_.settings.pad_hums) pads_.hum();
}

void App::note_hand(const SDL_Event& event) {
    auto held = ui::held();
    const bool by_finger = event.type == SDL_MOUSEBUTTONUP && event.button.which == SDL_TOUCH_MOUSEID;
    const bool presses = event.type == SDL_MOUSEBUTTONDOWN && event.button.which != SDL_TOUCH_MOUSEID;
    const bool moves = event.type == SDL_MOUSEMOTION && event.motion.which != SDL_TOUCH_MOUSEID &&
                       (event.motion.xrel != 0 || event.motion.yrel != 0);
    if (by_finger)
        held.hand = ui::Hand::finger;
    else if (presses || moves || event.type == SDL_KEYDOWN)
        held.hand = ui::Hand::keys;
    ui::hold(held);
}

void App::handle_window(const SDL_WindowEvent& event) {
    if (event.event == SDL_WINDOWEVENT_SIZE_CHANGED) {
        context_.settings.fullscreen = window_.is_fullscreen(); // a browser lets a person leave it by itself
        lay_out();
    }
    if (event.event == SDL_WINDOWEVENT_EXPOSED || event.event == SDL_WINDOWEVENT_SHOWN ||
        event.event == SDL_WINDOWEVENT_RESTORED)
        is_shown_ = false;
}

bool App::handle_own_key(const SDL_Event& event) {
    if (event.type != SDL_KEYDOWN) return false;
    const auto input = input_event(event, {1, 1});
    const auto* key = input ? std::get_if<KeyEvent>(&*input) : nullptr;
    if (key == nullptr) return false;
    const bool is_asked =
        ui::does(act::whole_screen, *key) && (key->key != Key::character || !stack_.top().takes_text());
    if (!is_asked && !(key->key == Key::enter && key->alt)) return false;
    if (!key->repeat) {
        context_.settings.fullscreen = !context_.settings.fullscreen;
        context_.settings_changed = true;
        take_settings();
    }
    return true;
}

void App::advance(Seconds time) {
    const auto steps = std::lround(time / FrameClock::step);
    for (long i = 0; i < steps && running(); ++i) {
        if (const auto key = pads_.repeat(FrameClock::step)) press(*key);
        stack_.update(FrameClock::step);
    }
    take_settings();
    if (running() && !stack_.is_moving()) window_.set_title(stack_.title());
}

void App::take_keys() {
    for (const auto& complaint : use_keys(context_.settings))
        std::cerr << "zugzwang: " << complaint << '\n';
}

void App::take_settings() {
    if (!std::exchange(context_.settings_changed, false)) return;
    take_keys();
    const auto changes = preferences_.apply(context_.settings, window_);
    tell_of_settings();
    set_voice();
    if (changes.theme) canvas_.refresh();
    if (changes.theme || changes.words || changes.window) lay_out();
}

void App::set_voice() {
    const auto& settings = context_.settings;
    if (!voice_) return;
    voice_->set({.language = settings.language,
                 .pace = settings.reading_pace,
                 .aloud = settings.captions == CaptionMode::spoken});
    if (settings.captions != CaptionMode::spoken) voice_->hush();
}

void App::lay_out() {
    canvas_.resize();
    canvas_.set_text_scale(static_cast<float>(context_.settings.text_size) / 100);
    stack_.layout(canvas_.screen());
    is_shown_ = false;
}

void App::paint(Canvas& canvas) const {
    stack_.draw(canvas);
    if (over_) over_(canvas);
}

bool App::show_what_is_new() {
    drawn_.clear();
    paint(drawn_);
    if (is_shown_ && drawn_ == shown_) return false;
    std::swap(drawn_, shown_);
    if (is_shown_ && is_held_) {
        for (const Rect part : differences(drawn_, shown_, canvas_.screen())) {
            canvas_.backdrop(part);
            shown_.replay(canvas_, part);
        }
    } else {
        canvas_.backdrop();
        shown_.replay(canvas_);
    }
    window_.present();
    is_shown_ = true;
    is_held_ = canvas_.keeps_frame();
    return true;
}

canvas::SurfaceHandle App::screenshot() {
    is_held_ = false;
    canvas_.backdrop();
    paint(canvas_);
    return canvas_.pixels();
}

} // namespace zugzwang::app
