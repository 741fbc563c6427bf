// Not Boost.Process's search_path, which throws where the language of the environment is not set up on the machine.
#include "zugzwang/base/program_file.hpp"

#include <cstdlib>

#include "zugzwang/base/text.hpp"

namespace zugzwang {
namespace {

namespace fs = std::filesystem;

bool is_program(const fs::path& file) {
    constexpr auto can_be_started = fs::perms::owner_exec | fs::perms::group_exec | fs::perms::others_exec;
    std::error_code ignored;
    const auto status = fs::status(file, ignored);
    return fs::is_regular_file(status) && (status.permissions() & can_be_started) != fs::perms::none;
}

} // namespace

fs::path program_file(const std::string& name) {
    if (name.find('/') != name.npos) return is_program(name) ? fs::path(name) : fs::path();
    const char* const folders = std::getenv("PATH");
    if (folders == nullptr || name.empty()) return {};
    for (const auto& folder : split(folders, ':')) {
        if (folder.text.empty()) continue;
        if (auto file = fs::path(folder.text) / name; is_program(file)) return file;
    }
    return {};
}

} // namespace zugzwang
