#include "canvas/assets.hpp"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <utility>

#include "zugzwang/base/words.hpp"

namespace zugzwang::canvas {

namespace fs = std::filesystem;

namespace {

bool looks_like_assets(const fs::path& root) {
    std::error_code ignored;
    return fs::is_directory(root / "sprites", ignored) && fs::is_directory(root / "themes", ignored);
}

/// Where `cmake --install` puts them, seen from the program, so that a prefix may be moved as a whole.
fs::path installed_with_program() {
    std::error_code failed;
    const auto program = fs::read_symlink("/proc/self/exe", failed);
    return failed ? fs::path() : (program.parent_path() / ZUGZWANG_INSTALLED_ASSETS).lexically_normal();
}

} // namespace

Assets Assets::found() {
    if (const char* wanted = std::getenv("ZUGZWANG_ASSETS"); wanted != nullptr && *wanted != '\0')
        return Assets(wanted);
    if (const auto installed = installed_with_program(); looks_like_assets(installed)) return Assets(installed);
    return Assets(ZUGZWANG_SOURCE_ASSETS);
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

std::string Assets::text_if_any(std::string_view name) const {
    std::error_code ignored;
    return fs::exists(root_ / name, ignored) ? text(name) : std::string();
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
