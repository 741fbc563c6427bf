#include "play_module/client.hpp"

#include <sys/wait.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>

#include "support/catch.hpp"

namespace zugzwang::play_module {
namespace {

namespace fs = std::filesystem;

class Folder {
  public:
    Folder() {
        std::string name = (fs::temp_directory_path() / "play_module_XXXXXX").string();
        if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder");
        path_ = name;
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder() { fs::remove_all(path_); }

    [[nodiscard]] std::string file(const std::string& name) const { return (path_ / name).string(); }

  private:
    fs::path path_;
};

/// With the program in Pascal, if there is one.
std::vector<std::string> with_pascal(std::vector<std::string> programs, const std::string& pascal) {
    if (pascal.empty())
        WARN("no Free Pascal: the unit Play is left out");
    else
        programs.push_back(pascal);
    return programs;
}

std::string content(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

} // namespace

std::vector<std::string> scripts() { return with_pascal({PLAY_SCRIPT}, PLAY_SCRIPT_PASCAL); }

std::vector<std::string> listings() {
    return with_pascal({PLAY_LISTING_CPP, PLAY_LISTING_C, PLAY_ALONE_11, PLAY_ALONE_20}, PLAY_LISTING_PASCAL);
}

Run run(const Client& client) {
    const Folder folder;
    std::ofstream(folder.file("input"), std::ios::binary) << client.input;
    const std::string streams =
        " <" + folder.file("input") + " >" + folder.file("output") + " 2>" + folder.file("errors");
    const std::string command = "env" + streams + " -u ZUGZWANG_PLAY_SECOND -u ZUGZWANG_PLAY_SEED " +
                                client.environment + " '" + client.program + "' " + client.calls;
    const int status = std::system(command.c_str());
    return {.status = WIFEXITED(status) ? WEXITSTATUS(status) : -1,
            .output = content(folder.file("output")),
            .errors = content(folder.file("errors"))};
}

} // namespace zugzwang::play_module
