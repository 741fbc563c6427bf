#include "canvas/assets.hpp"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <memory>
#include <stdexcept>
#include <utility>

#include <SDL.h>

#include "zugzwang/base/words.hpp"

namespace zugzwang::canvas {

namespace fs = std::filesystem;

namespace {

bool looks_like_assets(const fs::path& root) {
    std::error_code ignored;
    return fs::is_directory(root / "sprites", ignored) && fs::is_directory(root / "themes", ignored);
}

/// The folder that the program lies in.
fs::path program_folder() {
    const std::unique_ptr<char, decltype(&SDL_free)> folder(SDL_GetBasePath(), SDL_free);
    return folder == nullptr ? fs::path() : fs::path(folder.get()).parent_path(); // without the slash at its end
}

} // namespace

Assets Assets::found() {
    if (const char* wanted = std::getenv("ZUGZWANG_ASSETS"); wanted != nullptr && *wanted != '\0')
        return Assets(wanted);
    // All seen from the program, so that a prefix, or a source tree, may be moved as a whole.
    const auto folder = program_folder();
    const auto installed = (folder / ZUGZWANG_INSTALLED_ASSETS).lexically_normal();
    if (!looks_like_assets(installed)) {
        // Programs lie in the build folder, and tests in one below it.
        for (const auto& build : {folder, folder.parent_path()}) {
            const auto sources = (build / ZUGZWANG_SOURCE_ASSETS).lexically_normal();
            if (looks_like_assets(sources)) return Assets(sources);
        }
    }
    return Assets(installed);
}

Assets::Assets(fs::path root) : root_(std::move(root)) {
    if (!looks_like_assets(root_))
        throw std::runtime_error(tr("no assets in `{folder}`", {{"folder", root_.string()}}));
}

std::string Assets::text(std::string_view name) const {
    const auto path = root_ / name;
    std::ifstream file(path, std::ios::binary);
    std::error_code failed;
    if (!file || !fs::is_regular_file(path, failed))
        throw std::runtime_error(tr("missing asset: `{file}`", {{"file", path.string()}}));
    return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<std::string> Assets::names(std::string_view folder, std::string_view extension) const {
    std::vector<std::string> names;
    std::error_code failed;
    for (fs::recursive_directory_iterator entry(root_ / folder, failed), end; !failed && entry != end;
         entry.increment(failed)) {
        if (entry->is_regular_file() && entry->path().extension() == extension)
            names.push_back(fs::relative(entry->path(), root_).generic_string());
    }
    std::ranges::sort(names);
    return names;
}

} // namespace zugzwang::canvas
