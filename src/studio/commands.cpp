#include "studio/commands.hpp"

#include <algorithm>
#include <filesystem>
#include <iostream>

#include "app/picture_sheet.hpp"
#include "cli/cli.hpp"
#include "studio/demo_film.hpp"
#include "studio/scene_shots.hpp"
#include "studio/shot_hand.hpp"
#include "studio/tour.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/ui/caps.hpp"

namespace zugzwang::studio {

namespace {

constexpr std::size_t max_tour_frames = 90 * tour_frames_per_second;

struct Wanted {
    std::filesystem::path folder{};
    std::vector<app::PictureSize> sizes{};
    std::vector<std::string> themes{};
    std::string language = "en";
    int text_size = text_sizes.front();
    bool by_finger = false;
    std::vector<const SceneShot*> shots{};
};

/// Those that the layouts are made for.
const std::vector<app::PictureSize> all_sizes{{800, 600},   {1024, 768},  {1280, 720}, {1920, 1080},
                                              {2560, 1080}, {3840, 2160}, {390, 844}};

std::vector<const SceneShot*> shots_with(const std::vector<std::string>& parts) {
    std::vector<const SceneShot*> found;
    for (const auto& shot : scene_shots()) {
        const bool wanted = parts.empty() || std::ranges::any_of(parts, [&](const std::string& part) {
                                return shot.name.find(part) != std::string::npos;
                            });
        if (wanted) found.push_back(&shot);
    }
    if (found.empty()) throw CallRefused(tr("no picture has `{word}` in its name", {{"word", parts.front()}}));
    return found;
}

Wanted read(const std::vector<std::string>& arguments) {
    Wanted wanted;
    std::vector<std::string> parts;
    const auto folder = one_word(wanted.folder);
    read_call(
        arguments,
        {{"--size", [&](const auto& text) { wanted.sizes.push_back(picture_size(text)); }},
         {"--theme", [&](const auto& name) { wanted.themes.push_back(name); }},
         {"--language", [&](const auto& code) { wanted.language = code; }},
         {"--text",
          [&](const auto& percent) { wanted.text_size = static_cast<int>(whole_value("--text", percent, 100, 200)); }},
         {"--only", [&](const auto& word) { parts.push_back(word); }}},
        [&](const auto& word) {
            if (word == "--all-sizes")
                wanted.sizes = all_sizes;
            else if (word == "--finger")
                wanted.by_finger = true;
            else
                folder(word);
        });
    if (wanted.folder.empty()) throw CallRefused(tr("shots: no folder to write to"));
    if (wanted.sizes.empty()) wanted.sizes.push_back({});
    if (wanted.themes.empty()) wanted.themes.push_back(Settings{}.theme);
    for (const auto& theme : wanted.themes)
        check_theme(theme);
    wanted.shots = shots_with(parts);
    return wanted;
}

void write_all(const Wanted& wanted) {
    std::filesystem::create_directories(wanted.folder);
    for (const auto& theme : wanted.themes) {
        for (const auto size : wanted.sizes) {
            for (const auto* shot : wanted.shots) {
                const auto file = wanted.folder / filled("{}_{}_{}x{}.png", shot->name, theme, size.width, size.height);
                ShotHand hand(size, theme, wanted.language, wanted.text_size);
                if (wanted.by_finger) ui::hold({.hand = ui::Hand::finger});
                shot->get_there(hand);
                app::save_png(*hand.picture(), file);
                std::cout << file.string() << std::endl;
            }
        }
    }
}

/// Where everything in a scene stands, so that a test with a real mouse finds what it clicks by name.
void tell_parts(const std::vector<std::string>& arguments) {
    std::string name, language = "en";
    app::PictureSize size;
    read_call(arguments,
              {{"--size", [&](const auto& text) { size = picture_size(text); }},
               {"--language", [&](const auto& code) { language = code; }}},
              one_word(name));
    const auto shot = std::ranges::find(scene_shots(), name, &SceneShot::name);
    if (shot == scene_shots().end()) throw CallRefused(tr("there is no picture `{picture}`", {{"picture", name}}));
    ShotHand hand(size, Settings{}.theme, language);
    shot->get_there(hand);
    const auto whole = [](float pixels) { return static_cast<int>(pixels); };
    for (const auto& [part, area, inside] : hand.parts())
        std::cout << filled("{} {} {} {} {}\n", whole(area.x), whole(area.y), whole(area.width), whole(area.height),
                            part);
}

struct Command {
    std::string_view name;
    std::string usage;
    void (*run)(const std::vector<std::string>& words);
};

/// Each `--do` begins an act, as it stands in the scripts of `assets/shots/`: a verb and its words.
void make_shot(const std::vector<std::string>& arguments) {
    if (arguments.empty()) throw CallRefused(tr("shot: no game"));
    const Game& game = game_of(arguments.front());
    app::PictureSize size;
    std::string theme = Settings{}.theme, file;
    std::vector<ShotAct> acts;
    read_call(std::span(arguments).subspan(1),
              {{"--out", [&](const auto& name) { file = name; }},
               {"--size", [&](const auto& text) { size = picture_size(text); }},
               {"--theme", [&](const auto& name) { theme = name; }},
               {"--do",
                [&](const auto& verb) {
                    acts.push_back({"--do", {verb}});
                }}},
              [&](const auto& word) {
                  if (acts.empty() || word.starts_with('-')) refuse_word(word);
                  acts.back().words.push_back(word);
              });
    if (file.empty()) throw CallRefused(tr("`--out` is missing"));
    check_theme(theme);
    ShotHand hand(size, theme);
    for (const auto& act : acts)
        perform(act, &game, hand);
    app::save_png(*hand.picture(), file);
}

void film(const std::vector<std::string>& words) {
    const auto demo = demo_film(words);
    const auto frames = make_film(demo);
    const auto& file = demo.film.file.empty() ? demo.film.frames : demo.film.file;
    std::cout << tr("{file}: {frames} frames", {{"file", file.string()}, {"frames", frames}}) << '\n';
}

void tour(const std::vector<std::string>& arguments) {
    app::FilmPlan plan{.file = {},
                       .frames = {},
                       .size = {1024, 576},
                       .max_frames = max_tour_frames,
                       .frames_per_second = tour_frames_per_second};
    read_call(arguments, {{"--size", [&](const auto& text) { plan.size = picture_size(text); }}}, one_word(plan.file));
    if (plan.file.empty()) throw CallRefused(tr("tour: no file; like this: tour tour.webp"));
    app::Film::check(plan);
    Tour film(plan);
    walk_through(film);
    std::cout << tr("{file}: {frames} frames", {{"file", plan.file.string()}, {"frames", film.end()}}) << '\n';
}

std::vector<Command> commands() {
    return {{"shots",
             tr("Writes a picture of every scene and state\n"
                "Usage: zugzwang_studio shots DIR [--size WxH]... [--all-sizes] [--theme NAME]... "
                "[--language CODE] [--text PERCENT] [--finger] [--only WORD]..."),
             [](const std::vector<std::string>& words) { write_all(read(words)); }},
            {"shot",
             tr("Writes a picture of a game after acts as those of assets/shots: --do play \"at=7/3 1\" --do keys i\n"
                "Usage: zugzwang_studio shot GAME --out FILE.png [--size WxH] [--theme NAME] [--do VERB WORD...]..."),
             make_shot},
            {"parts",
             tr("Tells the parts of the scene of a picture, a line each: X Y WIDTH HEIGHT NAME, in pixels\n"
                "Usage: zugzwang_studio parts PICTURE [--size WxH] [--language CODE]"),
             tell_parts},
            {"film",
             tr("Films a demo of a game, 60 frames a second of its own time\n"
                "Usage: zugzwang_studio film GAME FILE|--frames DIR [--seconds N] [--size WxH] [--theme NAME]\n"
                "       [--seed N] [--skip MOVES] [--moves N] [--option NAME=VALUE]..."),
             film},
            {"tour",
             tr("Films a walk through the program, a minute long\n"
                "Usage: zugzwang_studio tour FILE [--size WxH]"),
             tour}};
}

int refuse(const std::exception& refusal) {
    std::cerr << "zugzwang_studio: " << refusal.what() << '\n';
    return cli::exit_refused;
}

bool asks_for_help(const std::string& word) { return word == "--help" || word == "-h"; }

void print_usage(std::string_view name) {
    for (const auto& command : commands()) {
        if (name.empty() || command.name == name) std::cout << command.usage << '\n';
    }
}

} // namespace

int run(const std::vector<std::string>& arguments) {
    const std::string name = arguments.empty() ? "" : arguments[0];
    if (asks_for_help(name)) {
        print_usage({});
        return cli::exit_done;
    }
    try {
        const auto all = commands();
        const auto command = std::ranges::find(all, name, &Command::name);
        if (command == all.end())
            throw CallRefused(
                tr("there is no command `{command}`: shots, shot, parts, film or tour", {{"command", name}}));
        const std::vector<std::string> words(arguments.begin() + 1, arguments.end());
        if (std::ranges::any_of(words, asks_for_help))
            print_usage(name);
        else
            command->run(words);
    } catch (const CallRefused& refusal) {
        return refuse(refusal);
    } catch (const app::FilmRefused& refusal) {
        return refuse(refusal);
    }
    return cli::exit_done;
}

} // namespace zugzwang::studio
