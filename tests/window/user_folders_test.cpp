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
    CHECK(folders.documents == home.path()); // it is not there
    CHECK(folders.pictures == home.path() / "Bilder");
    CHECK(folders.films == home.path() / "films");
}

TEST_CASE("folders: without a word of the desktop the usual ones, else the person's home", "[window][folders]") {
    const testing::TemporaryFolder home;
    const Variable home_variable("HOME", home.path());
    const Variable settings("XDG_CONFIG_HOME", "");
    std::filesystem::create_directories(home.path() / "Videos");
    const auto folders = user_folders("/own");
    CHECK(folders.documents == home.path());
    CHECK(folders.pictures == home.path());
    CHECK(folders.films == home.path() / "Videos");
}

TEST_CASE("folders: without a home all is in the program's own", "[window][folders]") {
    const testing::TemporaryFolder settings_folder;
    const Variable home_variable("HOME", (settings_folder.path() / "none").string());
    const Variable settings("XDG_CONFIG_HOME", settings_folder.path());
    const auto folders = user_folders("/own");
    CHECK(folders.documents == "/own");
    CHECK(folders.pictures == "/own");
    CHECK(folders.films == "/own");
}

TEST_CASE("folders: the desktop is told of them as of a page", "[window][folders]") {
    CHECK(file_url("/home/ann/Pictures") == "file:///home/ann/Pictures");
    CHECK(file_url("/a b/50 % ä") == "file:///a%20b/50%20%25%20%C3%A4"); // RFC 3986, section 2.1
}
