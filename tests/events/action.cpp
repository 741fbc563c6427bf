#include "events/action.hpp"

#include <algorithm>
#include <cmath>

#include <SDL.h>

#include "zugzwang/base/text.hpp"

namespace zugzwang::events {
namespace {

/// How an action of each verb is written: how many numbers, and whether words follow.
struct Form {
    Verb verb;
    std::string_view name;
    std::size_t numbers = 0;
    bool has_words = false;
};
constexpr std::array<Form, 20> forms{{{Verb::move, "move", 2},
                                      {Verb::press, "press", 2},
                                      {Verb::release, "release", 2},
                                      {Verb::right, "right", 2},
                                      {Verb::wheel, "wheel", 3},
                                      {Verb::leave, "leave"},
                                      {Verb::touch, "touch", 2},
                                      {Verb::lift, "lift", 2},
                                      {Verb::key, "key", 2},
                                      {Verb::text, "text", 0, true},
                                      {Verb::pad, "pad", 1},
                                      {Verb::stick, "stick", 2},
                                      {Verb::resize, "resize", 2},
                                      {Verb::drop_file, "drop-file", 0, true},
                                      {Verb::drop_text, "drop-text", 0, true},
                                      {Verb::theme, "theme", 0, true},
                                      {Verb::language, "language", 0, true},
                                      {Verb::open, "open"},
                                      {Verb::pass, "pass", 1},
                                      {Verb::quit, "quit"}}};

/// Of a hundred actions so many.
struct Share {
    Verb verb;
    int parts;
};
constexpr std::array<Share, 20> shares{
    {{Verb::move, 140}, {Verb::press, 150},  {Verb::release, 150}, {Verb::right, 20},    {Verb::wheel, 40},
     {Verb::leave, 10}, {Verb::touch, 40},   {Verb::lift, 40},     {Verb::key, 240},     {Verb::text, 20},
     {Verb::pad, 40},   {Verb::stick, 10},   {Verb::resize, 8},    {Verb::drop_file, 4}, {Verb::drop_text, 4},
     {Verb::theme, 4},  {Verb::language, 4}, {Verb::open, 10},     {Verb::pass, 60},     {Verb::quit, 1}}};

Verb any_verb(Random& random) {
    int all = 0;
    for (const auto& share : shares)
        all += share.parts;
    auto drawn = static_cast<int>(random.below(static_cast<std::uint64_t>(all)));
    for (const auto& share : shares) {
        if (drawn < share.parts) return share.verb;
        drawn -= share.parts;
    }
    return Verb::pass;
}

/// On a part of the scene, or anywhere.
std::array<int, 3> any_place(const Sight& sight, Random& random) {
    Rect within{0, 0, sight.screen.width, sight.screen.height};
    if (!sight.parts.empty() && random.happens(0.8)) within = random.pick(sight.parts);
    const auto in = [&random](float from, float length) {
        return static_cast<int>(std::lround(from + static_cast<float>(random.unit()) * length));
    };
    return {in(within.x, within.width), in(within.y, within.height), 0};
}

/// With the keys of undo, redo, hint and insight among them more often than chance would have it.
std::array<int, 3> any_key(Random& random) {
    static const std::vector<std::array<int, 3>> keys{{SDLK_z, KMOD_LCTRL},
                                                      {SDLK_z, KMOD_LCTRL},
                                                      {SDLK_y, KMOD_LCTRL},
                                                      {SDLK_h},
                                                      {SDLK_i},
                                                      {SDLK_i},
                                                      {SDLK_a},
                                                      {SDLK_n},
                                                      {SDLK_e},
                                                      {SDLK_p},
                                                      {SDLK_o},
                                                      {SDLK_r},
                                                      {SDLK_t},
                                                      {SDLK_k},
                                                      {SDLK_x},
                                                      {SDLK_s},
                                                      {SDLK_l},
                                                      {SDLK_b},
                                                      {SDLK_g},
                                                      {SDLK_m},
                                                      {SDLK_w},
                                                      {SDLK_c, KMOD_LCTRL},
                                                      {SDLK_v, KMOD_LCTRL},
                                                      {SDLK_PLUS},
                                                      {SDLK_MINUS},
                                                      {SDLK_ESCAPE},
                                                      {SDLK_RETURN},
                                                      {SDLK_RETURN},
                                                      {SDLK_SPACE},
                                                      {SDLK_TAB},
                                                      {SDLK_TAB},
                                                      {SDLK_TAB, KMOD_LSHIFT},
                                                      {SDLK_BACKSPACE},
                                                      {SDLK_DELETE},
                                                      {SDLK_LEFT},
                                                      {SDLK_RIGHT},
                                                      {SDLK_UP},
                                                      {SDLK_DOWN},
                                                      {SDLK_HOME},
                                                      {SDLK_END},
                                                      {SDLK_PAGEUP},
                                                      {SDLK_PAGEDOWN},
                                                      {SDLK_F1},
                                                      {SDLK_F11},
                                                      {SDLK_1},
                                                      {SDLK_2},
                                                      {SDLK_5},
                                                      {SDLK_9},
                                                      {SDLK_LEFT, KMOD_LCTRL}};
    return random.pick(keys);
}

std::string any_words(Verb verb, Random& random) {
    static const std::vector<std::string> typed{"Mari", "7", "12", "4,7,2,9", "ő", "a-b", " ", "1-2", "L"};
    static const std::vector<std::string> fallen{"10/3 1", "3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w", "no position",
                                                 "0,0;9,0;0,9;9,9 - 1", "-/|_|/. 1"};
    static const std::vector<std::string> themes{"arcade", "classic", "contrast", "paper"};
    static const std::vector<std::string> languages{"en", "et", "hu", "ro"};
    switch (verb) {
    case Verb::text:
        return random.pick(typed);
    case Verb::drop_text:
        return random.pick(fallen);
    case Verb::theme:
        return random.pick(themes);
    case Verb::language:
        return random.pick(languages);
    case Verb::drop_file:
        return dropped_files[static_cast<std::size_t>(random.below(dropped_files.size()))].name;
    default:
        return {};
    }
}

} // namespace

std::string text_of(const Action& action) {
    const auto* const form = std::ranges::find(forms, action.verb, &Form::verb);
    std::string text(form->name);
    for (std::size_t at = 0; at < form->numbers; ++at)
        text += ' ' + std::to_string(action.numbers[at]);
    return form->has_words ? text + ' ' + action.words : text;
}

std::optional<Action> action_from(std::string_view line) {
    const auto pieces = split(line, ' ');
    const auto* const form = std::ranges::find(forms, pieces[0].text, &Form::name);
    if (form == forms.end()) return std::nullopt;
    Action action{.verb = form->verb};
    if (form->has_words) {
        if (pieces.size() < 2) return std::nullopt;
        action.words = line.substr(pieces[1].place - 1);
        return action;
    }
    if (pieces.size() != form->numbers + 1) return std::nullopt;
    for (std::size_t at = 0; at < form->numbers; ++at) {
        const auto number = whole_number(pieces[at + 1].text);
        if (!number) return std::nullopt;
        action.numbers[at] = static_cast<int>(*number);
    }
    return action;
}

Action any_action(const Sight& sight, Random& random) {
    static const std::vector<std::array<int, 3>> sizes{{800, 600}, {1280, 720}, {1024, 768}, {800, 1000}, {1600, 700}};
    Action action{.verb = any_verb(random)};
    switch (action.verb) {
    case Verb::move:
    case Verb::press:
    case Verb::release:
    case Verb::right:
    case Verb::touch:
    case Verb::lift:
        action.numbers = any_place(sight, random);
        break;
    case Verb::wheel:
        action.numbers = any_place(sight, random);
        action.numbers[2] = static_cast<int>(random.between(-3, 3));
        break;
    case Verb::key:
        action.numbers = any_key(random);
        break;
    case Verb::pad:
        action.numbers[0] = static_cast<int>(random.below(SDL_CONTROLLER_BUTTON_MAX));
        break;
    case Verb::stick:
        action.numbers = {static_cast<int>(random.between(-100, 100)), static_cast<int>(random.between(-100, 100))};
        break;
    case Verb::resize:
        action.numbers = random.pick(sizes);
        break;
    case Verb::pass:
        action.numbers[0] = static_cast<int>(random.pick(std::vector<int>{1, 8, 50, 300, 1000}));
        break;
    default:
        action.words = any_words(action.verb, random);
    }
    return action;
}

} // namespace zugzwang::events
