#include "app/host.hpp"

#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <string>

#include <fcntl.h>
#include <io.h>
#include <shlobj.h>
#include <windows.h>

#include "app/film/record_film.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::app {
namespace host {
namespace {

namespace fs = std::filesystem;

fs::path known_folder(const KNOWNFOLDERID& id, const fs::path& otherwise) {
    wchar_t* name = nullptr;
    const bool is_known = SHGetKnownFolderPath(id, 0, nullptr, &name) == S_OK;
    const std::unique_ptr<wchar_t, decltype(&CoTaskMemFree)> freed(name, CoTaskMemFree);
    std::error_code failed;
    return is_known && fs::is_directory(name, failed) ? fs::path(name) : otherwise;
}

} // namespace

void begin_program() {
    // Programs read us line by line as everywhere; what we read may have lines as people write them here.
    for (auto* const stream : {stdout, stderr})
        _setmode(_fileno(stream), _O_BINARY);
    SetConsoleOutputCP(CP_UTF8);
    for (const auto which : {STD_OUTPUT_HANDLE, STD_ERROR_HANDLE}) {
        DWORD mode = 0;
        if (GetConsoleMode(GetStdHandle(which), &mode) != 0)
            SetConsoleMode(GetStdHandle(which), mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING);
    }
    const std::unique_ptr<SDL_Locale, decltype(&SDL_free)> locales(SDL_GetPreferredLocales(), SDL_free);
    if (std::getenv("LANG") == nullptr && locales && locales->language != nullptr) _putenv_s("LANG", locales->language);
}

void choose_video_driver() {
    // Pixels are the screen's own, whatever its scale.
    SDL_SetHint(SDL_HINT_WINDOWS_DPI_SCALING, "1");
    // A console that came with us alone shows nothing that anybody asked for.
    DWORD first = 0;
    if (GetConsoleProcessList(&first, 1) == 1) FreeConsole();
}

// The program for Windows starts no others: neither bots nor films are offered.
void seat_outside_programs(SceneContext& /*context*/) {}

UserFolders user_folders(const fs::path& otherwise) {
    return {.documents = known_folder(FOLDERID_Documents, otherwise),
            .pictures = known_folder(FOLDERID_Pictures, otherwise),
            .films = known_folder(FOLDERID_Videos, otherwise)};
}

std::function<void(const fs::path&)> folder_opener() {
    return [](const fs::path& folder) { SDL_OpenURL(folder.string().c_str()); };
}

} // namespace host

int run_film(const cli::FilmRequest& /*request*/) {
    std::cerr << "zugzwang: " << tr("the program for Windows starts no other programs: neither bots nor films") << '\n';
    return cli::exit_refused;
}

} // namespace zugzwang::app
