#include "app/settings_file.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <sstream>
#include <stdexcept>
#include <type_traits>

#include <toml++/toml.h>

#include "app/person_folder.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::app {

namespace fs = std::filesystem;

namespace {

constexpr double min_speed = 0.25;
constexpr double max_speed = 4;

[[noreturn]] void refuse(const char* name) {
    throw std::runtime_error(tr("`{setting}` has no such value", {{"setting", name}}));
}

/// The value of that name when it is there; throws when it is of another kind.
template <class Value>
std::optional<Value> read(const toml::table& table, const char* name) {
    const auto* node = table.get(name);
    if (node == nullptr) return std::nullopt;
    // A whole number is a number, but nothing else stands for something else.
    auto value = std::is_same_v<Value, double> ? node->value<Value>() : node->value_exact<Value>();
    if (!value) refuse(name);
    return value;
}

/// The values of a list, none when it is not there; throws when something else stands there.
template <class Value>
std::vector<Value> read_list(const toml::table& table, const char* name) {
    std::vector<Value> values;
    if (table.get(name) == nullptr) return values;
    const auto* list = table.get_as<toml::array>(name);
    if (list == nullptr || !(list->empty() || list->is_homogeneous<Value>())) refuse(name);
    for (const auto& each : *list)
        values.push_back(*each.value_exact<Value>());
    return values;
}

FriendsMatch read_friends(const toml::table& table) {
    FriendsMatch match;
    const auto names = read_list<std::string>(table, "friends");
    const auto won = read_list<std::int64_t>(table, "friends-won");
    if (names.size() > match.names.size()) refuse("friends");
    if (won.size() > match.won.size()) refuse("friends-won");
    std::ranges::transform(names, match.names.begin(), person_name);
    for (std::size_t person = 0; person < won.size(); ++person) {
        if (won[person] < 0 || won[person] > max_games_won) refuse("friends-won");
        match.won[person] = static_cast<int>(won[person]);
    }
    const auto target = read<std::int64_t>(table, "friends-match").value_or(match.target);
    if (std::ranges::find(match_targets, target) == match_targets.end()) refuse("friends-match");
    match.target = static_cast<int>(target);
    match.first = read<bool>(table, "friends-swapped").value_or(false) ? 1 : 0;
    return match;
}

std::optional<int> volume(const toml::table& table, const char* name) {
    const auto percent = read<std::int64_t>(table, name);
    if (percent && (*percent < 0 || *percent > 100)) refuse(name);
    return percent ? std::optional(static_cast<int>(*percent)) : std::nullopt;
}

} // namespace

SettingsFile SettingsFile::of_person() { return SettingsFile(person_folder() / "settings.toml"); }

Settings settings_from_text(const std::string& text) {
    Settings settings;
    toml::table table;
    try {
        table = toml::parse(text);
    } catch (const toml::parse_error& error) {
        throw std::runtime_error(
            tr("line {line}: {reason}", {{"line", error.source().begin.line}, {"reason", error.description()}}));
    }
    settings.fullscreen = read<bool>(table, "fullscreen").value_or(settings.fullscreen);
    settings.reduced_motion = read<bool>(table, "reduced-motion").value_or(settings.reduced_motion);
    settings.ponder = read<bool>(table, "ponder").value_or(settings.ponder);
    settings.numbers = read<bool>(table, "numbers").value_or(settings.numbers);
    settings.muted = read<bool>(table, "muted").value_or(settings.muted);
    settings.effects_volume = volume(table, "effects-volume").value_or(settings.effects_volume);
    settings.ambience_volume = volume(table, "ambience-volume").value_or(settings.ambience_volume);
    settings.theme = read<std::string>(table, "theme").value_or(settings.theme);
    settings.bot_command = read<std::string>(table, "bot-command").value_or(settings.bot_command);
    const auto seen = read_list<std::string>(table, "guides-seen");
    settings.guides_seen = {seen.begin(), seen.end()};
    settings.friends = read_friends(table);
    const auto reading = read<std::int64_t>(table, "reading-milliseconds").value_or(settings.reading_time.count());
    settings.reading_time = std::chrono::milliseconds(reading);
    if (std::ranges::find(reading_times, settings.reading_time) == reading_times.end()) refuse("reading-milliseconds");
    const double speed = read<double>(table, "speed").value_or(1);
    if (!(speed >= min_speed && speed <= max_speed))
        throw std::runtime_error(tr("`speed` is not a number from {min} to {max}", {{"min", "0.25"}, {"max", "4"}}));
    settings.speed = static_cast<float>(speed);
    const auto labels = read<std::string>(table, "labels").value_or("standard");
    if (labels != "standard" && labels != "matrix")
        throw std::runtime_error(tr("`labels` is neither standard nor matrix"));
    settings.labels = labels == "matrix" ? Labels::matrix : Labels::standard;
    return settings;
}

std::string settings_to_text(const Settings& settings) {
    toml::array guides_seen;
    for (const auto& game : settings.guides_seen)
        guides_seen.push_back(game);
    const auto& friends = settings.friends;
    const toml::table table{{"fullscreen", settings.fullscreen},
                            {"speed", static_cast<double>(settings.speed)},
                            {"reduced-motion", settings.reduced_motion},
                            {"labels", settings.labels == Labels::matrix ? "matrix" : "standard"},
                            {"ponder", settings.ponder},
                            {"numbers", settings.numbers},
                            {"muted", settings.muted},
                            {"effects-volume", settings.effects_volume},
                            {"ambience-volume", settings.ambience_volume},
                            {"theme", settings.theme},
                            {"reading-milliseconds", settings.reading_time.count()},
                            {"guides-seen", guides_seen},
                            {"friends", toml::array(friends.names[0], friends.names[1])},
                            {"friends-won", toml::array(friends.won[0], friends.won[1])},
                            {"friends-match", friends.target},
                            {"friends-swapped", friends.first == 1},
                            {"bot-command", settings.bot_command}};
    std::ostringstream text;
    text << table << '\n';
    return text.str();
}

SettingsFile::Loaded SettingsFile::load() const {
    std::ifstream file(path_, std::ios::binary);
    if (!file) return {};
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    try {
        return {settings_from_text(text), {}};
    } catch (const std::exception& error) {
        auto aside = path_;
        aside += ".broken";
        std::error_code ignored;
        fs::rename(path_, aside, ignored);
        return {{},
                tr("{file}: {reason}; kept as `{kept}`, starting with defaults",
                   {{"file", path_.string()}, {"reason", error.what()}, {"kept", aside.string()}})};
    }
}

bool SettingsFile::save(const Settings& settings) const {
    auto fresh = path_;
    fresh += ".new";
    std::error_code failed;
    fs::create_directories(path_.parent_path(), failed);
    {
        std::ofstream file(fresh, std::ios::binary | std::ios::trunc);
        file << settings_to_text(settings);
        file.flush();
        if (!file) return false;
    }
    fs::rename(fresh, path_, failed);
    return !failed;
}

} // namespace zugzwang::app
