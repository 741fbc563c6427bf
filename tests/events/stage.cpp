#include "events/stage.hpp"

#include <algorithm>
#include <fstream>

#include "events/scenes.hpp"
#include "zugzwang/base/text.hpp"

namespace zugzwang::events {

namespace {

constexpr std::size_t most_scenes = 6; ///< One above the other, before no more are opened.

void require(bool holds, const std::string& words) {
    if (!holds) throw Lost(words);
}

} // namespace

/// A pad that SDL takes for a real one. Whoever has opened it is gone before it.
class Stage::Pad {
  public:
    Pad() {
        if (SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER) != 0) throw std::runtime_error("no pads");
        SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");
        SDL_VirtualJoystickDesc desc{};
        desc.version = SDL_VIRTUAL_JOYSTICK_DESC_VERSION;
        desc.type = SDL_JOYSTICK_TYPE_GAMECONTROLLER;
        desc.naxes = SDL_CONTROLLER_AXIS_MAX;
        desc.nbuttons = SDL_CONTROLLER_BUTTON_MAX;
        index_ = SDL_JoystickAttachVirtualEx(&desc);
        joystick_ = index_ < 0 ? nullptr : SDL_JoystickOpen(index_);
        for (const int trigger : {SDL_CONTROLLER_AXIS_TRIGGERLEFT, SDL_CONTROLLER_AXIS_TRIGGERRIGHT})
            SDL_JoystickSetVirtualAxis(joystick_, trigger, SDL_JOYSTICK_AXIS_MIN); // not pulled
        SDL_JoystickUpdate();
    }
    ~Pad() {
        SDL_JoystickClose(joystick_);
        SDL_JoystickDetachVirtual(index_);
        SDL_QuitSubSystem(SDL_INIT_GAMECONTROLLER);
    }
    Pad(const Pad&) = delete;
    Pad& operator=(const Pad&) = delete;

    void press(int button) {
        for (const Uint8 down : {Uint8{1}, Uint8{0}}) {
            SDL_JoystickSetVirtualButton(joystick_, button, down);
            SDL_JoystickUpdate();
        }
    }
    void push(int x, int y) {
        const auto at = [](int part) { return static_cast<Sint16>(part * SDL_JOYSTICK_AXIS_MAX / 100); };
        SDL_JoystickSetVirtualAxis(joystick_, SDL_CONTROLLER_AXIS_LEFTX, at(x));
        SDL_JoystickSetVirtualAxis(joystick_, SDL_CONTROLLER_AXIS_LEFTY, at(y));
        SDL_JoystickUpdate();
    }

  private:
    int index_ = -1;
    SDL_Joystick* joystick_ = nullptr;
};

const std::vector<std::string>& scene_names() {
    static const std::vector<std::string> names = [] {
        std::vector<std::string> all;
        for (const auto& [name, opener] : scenes())
            all.push_back(name);
        return all;
    }();
    return names;
}

Stage::Stage(std::string scene, const Game& game) : scene_(std::move(scene)), game_(game) {
    Settings settings;
    settings.language = "en";
    settings.text_size = text_sizes.front();
    settings.fullscreen = false;
    if (!app::SettingsFile(folder_.path() / "settings.toml").save(settings))
        throw std::runtime_error("no settings for the walk");
    for (const auto& [name, text] : dropped_files)
        std::ofstream(folder_.path() / name) << text;
    begin();
}

Stage::~Stage() = default;

void Stage::begin() {
    app_.reset();
    pad_.reset();
    pad_ = std::make_unique<Pad>();
    app::AppOptions options{.headless = true,
                            .settings_file = app::SettingsFile(folder_.path() / "settings.toml"),
                            .games_folder = folder_.path() / "games"};
    options.request.windowed = true;
    options.request.width = 800;
    options.request.height = 600;
    app_ = std::make_unique<app::App>(options);
    auto& context = app_->context();
    context.saving.texts = context.saving.pictures = folder_.path();
    // Nothing leaves the program: no program of a person's is started, no folder opened, no film made.
    context.saving.films.clear();
    context.saving.open_folder = {};
    context.film.set_maker({});
    context.outside = {};
    context.test_bot = [](auto&&...) -> Result<std::string> { return Refusal{"no bots here"}; };
    context.analysis_nodes = 20'000;
    open_scene();
    step(20);
}

void Stage::open_scene() {
    const auto found =
        std::ranges::find(scenes(), scene_, [](const auto& scene) -> const std::string& { return scene.first; });
    if (found == scenes().end()) throw std::runtime_error("there is no scene " + scene_);
    if (auto scene = found->second(app_->context(), game_)) app_->scenes().open(std::move(scene));
}

Sight Stage::sight() const {
    int width = 0, height = 0;
    SDL_GetRendererOutputSize(&app_->window().renderer(), &width, &height);
    Sight sight{.screen = {static_cast<float>(width), static_cast<float>(height)}, .parts = {}};
    for (const auto& part : app_->scenes().top().widgets())
        sight.parts.push_back(part.rect);
    return sight;
}

void Stage::push(SDL_Event event) { require(SDL_PushEvent(&event) == 1, "the queue of events is full"); }

void Stage::tell_button(std::uint32_t type, std::uint8_t button, const Action& action, std::uint32_t device) {
    SDL_Event event{};
    event.type = type;
    event.button.button = button;
    event.button.clicks = 1;
    event.button.which = device;
    event.button.x = action.numbers[0];
    event.button.y = action.numbers[1];
    push(event);
}

void Stage::tell_key(const Action& action) {
    for (const auto type : {SDL_KEYDOWN, SDL_KEYUP}) {
        SDL_Event event{};
        event.type = type;
        event.key.keysym.sym = action.numbers[0];
        event.key.keysym.mod = static_cast<std::uint16_t>(action.numbers[1]);
        push(event);
    }
}

void Stage::tell(const Action& action) {
    SDL_Event event{};
    const auto moved = [&](std::uint32_t device) {
        event.type = SDL_MOUSEMOTION;
        event.motion.which = device;
        event.motion.x = action.numbers[0];
        event.motion.y = action.numbers[1];
        event.motion.xrel = 1;
        push(event);
    };
    const auto dropped = [&](std::uint32_t type, const std::string& what) {
        event.type = type;
        event.drop.file = SDL_strdup(what.c_str()); // whoever takes the event frees it
        push(event);
    };
    switch (action.verb) {
    case Verb::move:
        return moved(0);
    case Verb::press:
        moved(0);
        return tell_button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT, action, 0);
    case Verb::release:
        return tell_button(SDL_MOUSEBUTTONUP, SDL_BUTTON_LEFT, action, 0);
    case Verb::right:
        tell_button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_RIGHT, action, 0);
        return tell_button(SDL_MOUSEBUTTONUP, SDL_BUTTON_RIGHT, action, 0);
    case Verb::wheel:
        event.type = SDL_MOUSEWHEEL;
        event.wheel.y = action.numbers[2];
        event.wheel.preciseY = static_cast<float>(action.numbers[2]);
        event.wheel.mouseX = action.numbers[0];
        event.wheel.mouseY = action.numbers[1];
        return push(event);
    case Verb::leave:
        event.type = SDL_WINDOWEVENT;
        event.window.event = SDL_WINDOWEVENT_LEAVE;
        return push(event);
    case Verb::touch:
        moved(SDL_TOUCH_MOUSEID);
        return tell_button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT, action, SDL_TOUCH_MOUSEID);
    case Verb::lift:
        return tell_button(SDL_MOUSEBUTTONUP, SDL_BUTTON_LEFT, action, SDL_TOUCH_MOUSEID);
    case Verb::key:
        return tell_key(action);
    case Verb::text:
        event.type = SDL_TEXTINPUT;
        std::ranges::copy(action.words.substr(0, sizeof event.text.text - 1), event.text.text);
        return push(event);
    case Verb::pad:
        return pad_->press(action.numbers[0]);
    case Verb::stick:
        return pad_->push(action.numbers[0], action.numbers[1]);
    case Verb::resize:
        return app_->window().set_size(action.numbers[0], action.numbers[1]);
    case Verb::drop_file:
        return dropped(SDL_DROPFILE, (folder_.path() / action.words).string());
    case Verb::drop_text:
        return dropped(SDL_DROPTEXT, action.words);
    case Verb::theme:
    case Verb::language:
        (action.verb == Verb::theme ? app_->context().settings.theme : app_->context().settings.language) =
            action.words;
        app_->context().settings_changed = true;
        return;
    case Verb::open:
        if (app_->scenes().depth() < most_scenes) open_scene();
        return;
    case Verb::pass:
        return;
    case Verb::quit:
        event.type = SDL_QUIT;
        return push(event);
    }
}

void Stage::step(int milliseconds) {
    constexpr int frame = 16;
    do {
        const int part = std::min(milliseconds, frame);
        now_ += std::chrono::milliseconds(part);
        app_->step(now_);
        milliseconds -= part;
    } while (milliseconds > 0 && app_->running());
}

void Stage::act(const Action& action) {
    was_fullscreen_ = app_->context().settings.fullscreen;
    depth_ = app_->scenes().depth();
    took_drops_ = app_->scenes().top().takes_drops();
    tell(action);
    step(action.verb == Verb::pass ? action.numbers[0] : 8);
    // What was done to the window comes back as events of its own.
    if (app_->running() && SDL_HasEvents(SDL_FIRSTEVENT, SDL_LASTEVENT) == SDL_TRUE) step(8);
    check(action);
    if (!app_->running()) begin();
}

void Stage::check(const Action& action) const {
    const auto& settings = app_->context().settings;
    const bool is_running = app_->running();
    require(action.verb != Verb::quit || !is_running, "the window was closed, and the program goes on");
    if (!is_running) return;
    require(SDL_HasEvents(SDL_FIRSTEVENT, SDL_LASTEVENT) == SDL_FALSE, "events were left over");
    require(!app_->context().settings_changed, "changed settings were not taken");
    if (action.verb == Verb::resize && !settings.fullscreen) {
        const auto seen = sight().screen;
        require(seen.width == static_cast<float>(action.numbers[0]) &&
                    seen.height == static_cast<float>(action.numbers[1]),
                "the window has another size than it was given");
    }
    if (action.verb == Verb::theme) require(settings.theme == action.words, "the theme is another one");
    if (action.verb == Verb::language) require(settings.language == action.words, "the language is another one");
    const bool is_f11 = action.verb == Verb::key && action.numbers[0] == SDLK_F11 && settings.changed_keys.empty();
    require(!is_f11 || settings.fullscreen != was_fullscreen_, "F11 did nothing");
    const bool is_dropped = action.verb == Verb::drop_file || action.verb == Verb::drop_text;
    require(!is_dropped || took_drops_ || app_->scenes().depth() > depth_, "what was let fall opened nothing");
    require(!app_->scenes().title().empty(), "a scene without a title");
}

void walk(Stage& stage, std::uint64_t seed, std::size_t count, std::vector<Action>& done) {
    Random random(seed);
    while (done.size() < count) {
        done.push_back(any_action(stage.sight(), random));
        stage.act(done.back());
    }
}

std::string text_of(const Walk& walk) {
    return walk.scene + ' ' + walk.game + '\n' +
           joined(walk.actions, "", [](const Action& action) { return text_of(action) + '\n'; });
}

Walk walk_from(std::string_view text) {
    const auto lines = split(trimmed(text), '\n');
    const auto words = split(lines[0].text, ' ');
    if (words.size() != 2) throw std::runtime_error("a walk begins with a scene and a game");
    Walk walk{.scene = std::string(words[0].text), .game = std::string(words[1].text)};
    for (std::size_t line = 1; line < lines.size(); ++line) {
        auto action = action_from(lines[line].text);
        if (!action) throw std::runtime_error("no action: " + std::string(lines[line].text));
        walk.actions.push_back(*std::move(action));
    }
    return walk;
}

} // namespace zugzwang::events
