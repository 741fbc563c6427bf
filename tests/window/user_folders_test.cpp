#include "support/catch.hpp"

#include "app/host.hpp"
#include "support/temporary_folder.hpp"

using namespace zugzwang::app::host;

namespace {

/// A variable of the environment that is as it was when this goes.
class Variable {
  public:
    Variable(const char* name, const std::string& value) : name_(name) {
        if (const char* before = std::getenv(name)) before_ = before;
        setenv(name, value.c_str(), 1);
    }
    ~Variable() {
        if (before_)
            setenv(name_, before_->c_str(), 1);
        else
            unsetenv(name_);
    }
    Variable(const Variable&) = delete;
    Variable& operator=(const Variable&) = delete;

  private:
    const char* name_;
    std::optional<std::string> before_;
};

} // namespace

TEST_CASE("folders: those that the desktop names and that are there", "[window][folders]") {
    const testing::TemporaryFolder home;
    const Variable home_variable("HOME", home.path());
    const Variable settings("XDG_CONFIG_HOME", home.path() / "settings");
    std::filesystem::create_directories(home.path() / "settings");
    std::filesystem::create_directories(home.path() / "Bilder");
    std::filesystem::create_directories(home.path() / "films");
    std::ofstream(home.path() / "settings" / "user-dirs.dirs")
        << "# a comment\nXDG_DOCUMENTS_DIR=\"$HOME/Dokumente\"\nXDG_PICTURES_DIR=\"$HOME/Bilder\"\nXDG_VIDEOS_DIR=\""
        << (home.path() / "films").string() << "\"\nXDG_MUSIC_DIR=\n";
    const auto folders = user_folders("/own");
    CHECK(folders.documents == "/own"); // it is not there
    CHECK(folders.pictures == home.path() / "Bilder");
    CHECK(folders.films == home.path() / "films");
}

TEST_CASE("folders: without a word of the desktop all is in the program's own", "[window][folders]") {
    const testing::TemporaryFolder home;
    const Variable home_variable("HOME", home.path());
    const Variable settings("XDG_CONFIG_HOME", "");
    const auto folders = user_folders("/own");
    CHECK(folders.documents == "/own");
    CHECK(folders.pictures == "/own");
    CHECK(folders.films == "/own");
}
