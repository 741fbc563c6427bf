#include "desk/settings.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <type_traits>

#include "languages/languages.hpp"

namespace zugzwang {

namespace {

using People = std::array<std::string, 2>;
using Games = std::set<std::string, std::less<>>;
using Setups = std::map<std::string, std::string, std::less<>>;

// What stands in the file for a member of the settings.
bool stored(bool value) { return value; }
bool stored(std::size_t person) { return person == 1; }
std::int64_t stored(int number) { return number; }
std::int64_t stored(std::chrono::milliseconds time) { return time.count(); }
double stored(float number) { return number; }
std::string stored(const std::string& text) { return text; }
std::string stored(Labels labels) { return labels == Labels::matrix ? "matrix" : "standard"; }
std::string stored(CaptionMode mode) { return name_of(mode); }
std::string stored(ReadingPace pace) { return name_of(pace); }
std::vector<std::string> stored(const People& names) { return {names.begin(), names.end()}; }
std::vector<std::string> stored(const Games& games) { return {games.begin(), games.end()}; }
std::vector<std::string> stored(const Setups& setups) {
    std::vector<std::string> lines;
    for (const auto& [key, value] : setups)
        lines.push_back(key + "=" + value);
    return lines;
}
std::vector<std::int64_t> stored(const std::array<int, 2>& won) { return {won.begin(), won.end()}; }

// The member that something stored stands for.
template <class Member, class Value>
void restore(Member& member, const Value& value) {
    member = static_cast<Member>(value);
}
void restore(Labels& labels, const std::string& name) {
    labels = name == stored(Labels::matrix) ? Labels::matrix : Labels::standard;
}
void restore(CaptionMode& mode, const std::string& name) { mode = caption_mode_named(name); }
void restore(ReadingPace& pace, const std::string& name) { pace = reading_pace_named(name); }
void restore(People& names, const std::vector<std::string>& typed) {
    names = {};
    std::ranges::transform(typed, names.begin(), person_name);
}
void restore(Games& games, const std::vector<std::string>& ids) { games = {ids.begin(), ids.end()}; }
void restore(Setups& setups, const std::vector<std::string>& lines) {
    setups.clear();
    for (const auto& line : lines)
        setups[line.substr(0, line.find('='))] = line.substr(line.find('=') + 1);
}
void restore(std::array<int, 2>& won, const std::vector<std::int64_t>& games) {
    won = {};
    std::ranges::transform(games, won.begin(), [](std::int64_t count) { return static_cast<int>(count); });
}

/// Longer than any that somebody keeps a page at; a letter has to fit behind it in a link.
constexpr std::size_t longest_address = 100;

/// Which values of that kind may stand for a setting, and what is said of others.
template <class Value>
struct Allowed {
    std::function<bool(const Value&)> test = [](const Value&) { return true; };
    const char* refusal = message("`{setting}` has no such value");
};

Allowed<std::int64_t> one_of(std::vector<std::int64_t> values) {
    return {.test = [values](std::int64_t value) { return std::ranges::find(values, value) != values.end(); }};
}
bool is_language(const std::string& code) {
    return code.empty() || std::ranges::find(all_languages(), code, &Language::code) != all_languages().end();
}
bool is_percentage(std::int64_t percent) { return percent >= 0 && percent <= 100; }
bool is_page_address(const std::string& address) {
    if (address.empty()) return true;
    const bool is_of_web = address.starts_with("https://") || address.starts_with("http://");
    const auto host = address.find("://") + 3;
    const auto is_sign = [](char sign) {
        return static_cast<unsigned char>(sign) > 0x20 && sign != 0x7F && sign != '#';
    };
    return is_of_web && address.size() > host && address.size() <= longest_address &&
           std::ranges::all_of(address, is_sign);
}
bool is_speed(double speed) { return speed >= 0.25 && speed <= 4; }
bool is_name_of_labels(const std::string& name) { return name == "standard" || name == "matrix"; }
bool is_caption_mode(const std::string& name) { return name_of(caption_mode_named(name)) == name; }
bool is_reading_pace(const std::string& name) { return name_of(reading_pace_named(name)) == name; }
bool are_names_of_two(const std::vector<std::string>& names) { return names.size() <= 2; }
bool have_values(const std::vector<std::string>& lines) {
    return std::ranges::all_of(lines, [](const auto& line) { return line.find('=') != line.npos; });
}
bool are_games_of_two(const std::vector<std::int64_t>& won) {
    return won.size() <= 2 && std::ranges::all_of(won, [](auto games) { return games >= 0 && games <= max_games_won; });
}

/// `member` answers a member of the settings.
template <class Member, class Value = decltype(stored(std::invoke(std::declval<Member>(), std::declval<Settings&>())))>
Setting described(const char* key, Member member, SettingRow row = {},
                  const Allowed<std::type_identity_t<Value>>& allowed = {}) {
    return {.key = key,
            .value = [=](const Settings& settings) -> SettingValue { return stored(std::invoke(member, settings)); },
            .set =
                [=](Settings& settings, const SettingValue& value) {
                    const auto& fresh = std::get<Value>(value);
                    if (!allowed.test(fresh)) return false;
                    restore(std::invoke(member, settings), fresh);
                    return true;
                },
            .row = std::move(row),
            .refusal = allowed.refusal};
}

/// The same of a member of the match of friends, which is remembered.
template <class Member, class Value = decltype(stored(std::declval<Member&>()))>
Setting remembered(const char* key, Member FriendsMatch::*member,
                   const Allowed<std::type_identity_t<Value>>& allowed = {}) {
    return described(
        key, [member](auto& settings) -> auto& { return settings.friends.*member; }, {}, allowed);
}

Setting volume(const char* key, int Settings::*member, SettingRow row) {
    for (const char* const words : {message("Off"), message("Quiet"), message("Medium"), message("Loud")})
        row.choices.push_back({words, stored(volumes[row.choices.size()])});
    return described(key, member, std::move(row), {is_percentage});
}

std::vector<SettingChoice> language_names() {
    std::vector<SettingChoice> names;
    for (const auto& [code, name] : all_languages())
        names.push_back({name, code});
    return names;
}

std::vector<SettingChoice> percentages() {
    std::vector<SettingChoice> all;
    for (const int percent : text_sizes)
        all.push_back({filled("{} %", percent), stored(percent)});
    return all;
}

/// Another face of the theme.
Setting contrast() {
    return {.key = "",
            .value = [](const Settings& settings) -> SettingValue { return settings.theme == contrast_theme; },
            .set =
                [](Settings& settings, const SettingValue& high) {
                    settings.theme = std::get<bool>(high) ? std::string(contrast_theme) : Settings{}.theme;
                    return true;
                },
            .row = {.id = "contrast",
                    .part = SettingPart::access,
                    .label = message("Contrast"),
                    .help = message("High: black ground, thick rims."),
                    .choices = {{message("Normal"), false}, {message("High"), true}}},
            .refusal = ""};
}

std::vector<Setting> describe_all() {
    return {
        described("fullscreen", &Settings::fullscreen,
                  {.id = "fullscreen",
                   .part = SettingPart::screen,
                   .label = message("Full screen"),
                   .help = message("The whole screen, or a window."),
                   .choices = {{message("On"), true}, {message("Off"), false}}}),
        described("monitor", &Settings::monitor,
                  {.id = "monitor",
                   .part = SettingPart::screen,
                   .label = message("Monitor"),
                   .help = message("The one on which the game is shown.")}),
        described("text-size", &Settings::text_size,
                  {.id = "text-size",
                   .part = SettingPart::screen,
                   .label = message("Text size"),
                   .help = message("Boards give way to larger words."),
                   .choices = percentages(),
                   .named = true},
                  one_of({0, 100, 125, 150, 175, 200})),
        described("theme", &Settings::theme,
                  {.id = "theme",
                   .part = SettingPart::screen,
                   .label = message("Colours"),
                   .help = message("Night, the old days, strong contrast or paper.")}),
        described("muted", &Settings::muted,
                  {.id = "sound",
                   .part = SettingPart::sound,
                   .label = message("All sounds"),
                   .help = message("The loudspeaker in the corner does the same."),
                   .choices = {{message("On"), false}, {message("Muted"), true}}}),
        volume("effects-volume", &Settings::effects_volume,
               {.id = "effects",
                .part = SettingPart::sound,
                .label = message("Effects"),
                .help = message("What pieces, buttons and results sound like.")}),
        volume("ambience-volume", &Settings::ambience_volume,
               {.id = "ambience",
                .part = SettingPart::sound,
                .label = message("Music"),
                .help = message("Plays softly and answers to who is ahead.")}),
        described("vibrate", &Settings::vibrates,
                  {.id = "vibrate",
                   .part = SettingPart::sound,
                   .label = message("Vibrate"),
                   .help = message("When part of the board is won, and when a move cannot be made."),
                   .choices = {{message("On"), true}, {message("Off"), false}}}),
        described("speed", &Settings::speed,
                  {.id = "speed",
                   .part = SettingPart::play,
                   .label = message("Animations"),
                   .help = message("How fast pieces move."),
                   .choices = {{message("Slow"), 0.5}, {message("Normal"), 1.0}, {message("Fast"), 2.0}}},
                  {is_speed, message("`{setting}` is not a number from 0.25 to 4")}),
        described("reduced-motion", &Settings::reduced_motion,
                  {.id = "motion",
                   .part = SettingPart::play,
                   .label = message("Motion"),
                   .help = message("Calm: things fade instead of flying about."),
                   .choices = {{message("Full"), false}, {message("Calm"), true}}}),
        described("confirm-moves", &Settings::confirm_moves,
                  {.id = "confirm-moves",
                   .part = SettingPart::play,
                   .label = message("Confirm moves"),
                   .help = message("A move is shown first; once more plays it."),
                   .choices = {{message("Off"), false}, {message("On"), true}}}),
        described("labels", &Settings::labels,
                  {.id = "labels",
                   .part = SettingPart::play,
                   .label = message("Board labels"),
                   .help = message("What the squares of a board are called."),
                   .choices = {{message("a–j, 1–10"), "standard"}, {message("0–9"), "matrix"}}},
                  {is_name_of_labels, message("`{setting}` is neither standard nor matrix")}),
        described("hints", &Settings::hints,
                  {.id = "hints",
                   .part = SettingPart::play,
                   .label = message("Hints"),
                   .help = message("Off: nothing tells you good moves."),
                   .choices = {{message("On"), true}, {message("Off"), false}}}),
        described("ponder", &Settings::ponder,
                  {.id = "ponder",
                   .part = SettingPart::play,
                   .label = message("Computers think"),
                   .help = message("Always: while you think, too."),
                   .choices = {{message("On their own time"), false}, {message("Always"), true}}}),
        described("read-games", &Settings::read_games,
                  {.id = "read-games",
                   .part = SettingPart::play,
                   .label = message("Read my games"),
                   .help = message("In idle time: mistakes become exercises."),
                   .choices = {{message("On"), true}, {message("Off"), false}}}),
        described("pad-hums", &Settings::pad_hums,
                  {.id = "hums",
                   .part = SettingPart::keys,
                   .label = message("The pad hums"),
                   .help = message("Once, where there is nothing that way."),
                   .choices = {{message("On"), true}, {message("Off"), false}}}),
        described("pad-buttons", &Settings::pad_swapped,
                  {.id = "pad-buttons",
                   .part = SettingPart::keys,
                   .label = message("The pad's buttons"),
                   .help = message("Swaps choosing and going back."),
                   .choices = {{message("As usual"), false}, {message("Swapped"), true}}}),
        described("changed-keys", &Settings::changed_keys, {.part = SettingPart::keys}, {have_values}),
        described("language", &Settings::language,
                  {.id = "language",
                   .part = SettingPart::language,
                   .label = message("The game speaks"),
                   .help = message("All words change at once."),
                   .choices = language_names(),
                   .named = true},
                  {is_language}),
        contrast(),
        described("captions", &Settings::captions,
                  {.id = "captions",
                   .part = SettingPart::access,
                   .label = message("Captions"),
                   .help = message("Every sound and move in words."),
                   .choices = {{message("Off"), "off"}, {message("Shown"), "shown"}, {message("Spoken"), "spoken"}}},
                  {is_caption_mode}),
        described("reading-voice", &Settings::reading_pace,
                  {.id = "reading-voice",
                   .part = SettingPart::access,
                   .label = message("Reading voice"),
                   .help = message("How fast captions are spoken."),
                   .choices = {{message("Slow"), "slow"}, {message("Normal"), "normal"}, {message("Fast"), "fast"}}},
                  {is_reading_pace}),
        described("numbers", &Settings::numbers,
                  {.id = "numbers",
                   .part = SettingPart::access,
                   .label = message("Numbers on boards"),
                   .help = message("The list of moves calls them by these numbers."),
                   .choices = {{message("in the insight"), false}, {message("always"), true}}}),
        described("reading-milliseconds", &Settings::reading_time,
                  {.id = "reading-time",
                   .choices = {{message("0.2 s"), stored(reading_times[0])},
                               {message("0.5 s"), stored(reading_times[1])},
                               {message("2 s"), stored(reading_times[2])}}},
                  one_of({stored(reading_times[0]), stored(reading_times[1]), stored(reading_times[2])})),
        described("guides-seen", &Settings::guides_seen),
        described("last-setups", &Settings::last_setups, {}, {have_values}),
        described("bot-command", &Settings::bot_command,
                  {.id = "bot-command",
                   .part = SettingPart::bots,
                   .label = message("Your bot"),
                   .help = message("The command that starts it, as in a terminal.")}),
        described("bot-sandbox", &Settings::bot_sandbox,
                  {.id = "bot-sandbox",
                   .part = SettingPart::bots,
                   .label = message("Bots without network"),
                   .help = message("Each runs alone in a sandbox."),
                   .choices = {{message("Off"), false}, {message("On"), true}}}),
        described(
            "page-address", &Settings::page_address,
            {.id = "page-address",
             .part = SettingPart::play,
             .label = message("Your page for links"),
             .help = message("A friend’s browser opens your game there.")},
            {is_page_address, message("`{setting}` begins with https:// or http:// and has neither blanks nor #")}),
        remembered("friends", &FriendsMatch::names, {are_names_of_two}),
        remembered("friends-won", &FriendsMatch::won, {are_games_of_two}),
        remembered("friends-match", &FriendsMatch::target, one_of({match_targets.begin(), match_targets.end()})),
        remembered("friends-swapped", &FriendsMatch::first)};
}

/// How far a value is from a choice.
double distance(const SettingValue& from, const SettingValue& to) {
    if (const auto* number = std::get_if<double>(&from)) return std::abs(*number - std::get<double>(to));
    if (const auto* number = std::get_if<std::int64_t>(&from))
        return static_cast<double>(std::abs(*number - std::get<std::int64_t>(to)));
    return from == to ? 0 : 1;
}

} // namespace

/// Of the themes in assets/themes, so that they are translated.
[[maybe_unused]] constexpr std::array house_themes{message("Arcade"), message("Classic"), message("High contrast"),
                                                   message("Paper")};

std::vector<SettingChoice> Setting::choices(const std::vector<NamedChoice>& named) const {
    auto choices = row.choices;
    for (auto& choice : choices)
        choice.words = row.named ? choice.words : tr(choice.words);
    if (!choices.empty()) return choices;
    for (const auto& one : named)
        choices.push_back({tr(one.name), one.id}); // those of others as they call them
    return choices;
}

std::vector<std::string> Setting::words(const std::vector<NamedChoice>& named) const {
    std::vector<std::string> words;
    for (const auto& choice : choices(named))
        words.push_back(choice.words);
    return words;
}

std::size_t Setting::chosen(const Settings& settings, const std::vector<NamedChoice>& named) const {
    const auto all = choices(named);
    const auto nearest = std::ranges::min_element(
        all, {}, [now = value(settings)](const SettingChoice& choice) { return distance(now, choice.value); });
    return static_cast<std::size_t>(nearest - all.begin());
}

void Setting::choose(Settings& settings, std::size_t index, const std::vector<NamedChoice>& named) const {
    [[maybe_unused]] const bool is_set = set(settings, choices(named)[index].value);
    assert(is_set);
}

const std::vector<Setting>& all_settings() {
    static const std::vector<Setting> all = describe_all();
    return all;
}

const Setting& setting(std::string_view id) {
    const auto found = std::ranges::find(all_settings(), id, [](const Setting& each) { return each.row.id; });
    assert(found != all_settings().end());
    return *found;
}

} // namespace zugzwang
