#include "app/host.hpp"

#include <cctype>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <string>
#include <string_view>

#include "app/film/film_by_program.hpp"
#include "ugi/bot.hpp"

namespace zugzwang::app::host {
namespace {

namespace fs = std::filesystem;

fs::path folder_of(const char* variable) {
    const char* value = std::getenv(variable);
    return value == nullptr ? fs::path() : fs::path(value);
}

/// The value of a line `NAME="$HOME/Documents"` or `NAME="/mnt/documents"`; empty for any other line.
fs::path value_of(std::string_view line, std::string_view name, const fs::path& home) {
    if (!line.starts_with(name)) return {};
    line.remove_prefix(name.size());
    if (!line.starts_with("=\"") || line.size() < 3 || !line.ends_with('"')) return {};
    line = line.substr(2, line.size() - 3);
    const std::string_view at_home = "$HOME/";
    if (line.starts_with(at_home)) return home / line.substr(at_home.size());
    return line.starts_with('/') ? fs::path(line) : fs::path();
}

ugi::BotTerms bot_terms(const Settings& settings) { return {.confinement = {.sandbox = settings.bot_sandbox}}; }

} // namespace

void begin_program() {
    // Whoever reads what we write may go: that is an error of a write, which is told, and never the end of a window.
    std::signal(SIGPIPE, SIG_IGN);
    // SDL takes an empty variable for a place; by the XDG Base Directory Specification (0.8) it is none.
    if (const char* data = std::getenv("XDG_DATA_HOME"); data != nullptr && *data == '\0') unsetenv("XDG_DATA_HOME");
}

void choose_video_driver() {
    // Wayland writes a line of its own to stderr where it cannot be.
    const bool may_be_wayland = std::getenv("XDG_RUNTIME_DIR") != nullptr;
    if (SDL_GetHint(SDL_HINT_VIDEODRIVER) == nullptr)
        SDL_SetHint(SDL_HINT_VIDEODRIVER, may_be_wayland ? "x11,wayland,KMSDRM" : "x11,KMSDRM");
}

void seat_outside_programs(SceneContext& context) {
    context.outside = ugi::outside_players([&context] { return bot_terms(context.settings); });
    context.test_bot = [](const Game& game, const OptionValues& options, const Settings& settings,
                          const std::stop_token& stop) {
        return ugi::test_bot(game, options, settings.bot_command, bot_terms(settings), stop);
    };
    std::error_code unknown;
    auto program = fs::read_symlink("/proc/self/exe", unknown);
    if (!unknown) context.film.set_maker(films_by(std::move(program)));
}

std::string file_url(const fs::path& file) {
    constexpr std::string_view plain = "/-._~", digits = "0123456789ABCDEF";
    std::string url = "file://";
    for (const char sign : file.string()) {
        const auto byte = static_cast<unsigned char>(sign);
        const bool is_plain = byte < 0x80 && (std::isalnum(byte) != 0 || plain.find(sign) != plain.npos);
        url += is_plain ? std::string(1, sign) : std::string{'%', digits[byte / 16], digits[byte % 16]};
    }
    return url;
}

UserFolders user_folders(const fs::path& otherwise) {
    UserFolders folders{.documents = otherwise, .pictures = otherwise, .films = otherwise};
    const auto home = folder_of("HOME");
    const auto take = [](fs::path& folder, const fs::path& found) {
        std::error_code error;
        if (!found.empty() && fs::is_directory(found, error)) folder = found;
    };
    for (const auto& [folder, name] :
         {std::pair{&folders.documents, "Documents"}, {&folders.pictures, "Pictures"}, {&folders.films, "Videos"}}) {
        take(*folder, home);
        if (!home.empty()) take(*folder, home / name);
    }
    auto settings = folder_of("XDG_CONFIG_HOME");
    if (settings.empty()) settings = home / ".config";
    std::ifstream file(settings / "user-dirs.dirs");
    for (std::string line; std::getline(file, line);) {
        take(folders.documents, value_of(line, "XDG_DOCUMENTS_DIR", home));
        take(folders.pictures, value_of(line, "XDG_PICTURES_DIR", home));
        take(folders.films, value_of(line, "XDG_VIDEOS_DIR", home));
    }
    return folders;
}

std::function<void(const fs::path&)> folder_opener() {
    return [](const fs::path& folder) { SDL_OpenURL(file_url(folder).c_str()); };
}

} // namespace zugzwang::app::host
