// What is installed beside the program: read by the programs that it is meant for.
#include <fstream>

#include "support/catch.hpp"

#include "cli/cli.hpp"
#include "languages/languages.hpp"
#include "package/completion.hpp"
#include "package/desktop_files.hpp"
#include "package/manual_page.hpp"
#include "support/files.hpp"
#include "support/places.hpp"
#include "support/shell.hpp"
#include "support/temporary_folder.hpp"
#include "zugzwang/play/game.hpp"

using namespace zugzwang;
using testing::shell_in;
using testing::succeeds;

namespace {

/// A file in a folder of its own.
struct Written {
    Written(const std::string& name, const std::string& text) { std::ofstream(folder.path() / name) << text; }

    [[nodiscard]] testing::Shell shell(const std::string& line) const { return shell_in(folder.path().string(), line); }

    testing::TemporaryFolder folder;
};

/// What bash offers after these words, the last of which is being typed.
std::string offered(const std::string& words) {
    const Written script("zugzwang", package::bash_completion(cli::words()));
    const auto ran = script.shell("bash -c '. ./zugzwang; COMP_WORDS=(zugzwang " + words +
                                  "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _zugzwang; echo ${COMPREPLY[*]}'");
    REQUIRE(ran.status == 0);
    return ran.out.substr(0, ran.out.find('\n'));
}

/// The lines of a text that begin so.
std::size_t lines_with(const std::string& text, const std::string& beginning) {
    std::istringstream lines("\n" + text);
    std::size_t count = 0;
    for (std::string line; std::getline(lines, line);)
        count += line.starts_with(beginning) ? 1 : 0;
    return count;
}

} // namespace

TEST_CASE("package: bash completes commands, games and options", "[package]") {
    CHECK(offered("ma") == "match");
    CHECK(offered("match am") == "amazons");
    CHECK(offered("match --games 20 bo") == "boxes");
    CHECK(offered("match boxes --spr") == "--sprt --sprt-model");
    CHECK(offered("play --mise").empty());
    CHECK(offered("play sticks --mise") == "--misere");
    CHECK(offered("bot n") == "new");
    CHECK(offered("--vers") == "--version");
}

TEST_CASE("package: a value is not taken for a command or a game", "[package]") {
    CHECK(offered("open match --win") == "--windowed");
}

TEST_CASE("package: the manual has each command once, and each option of a game", "[package]") {
    const auto words = cli::words();
    const auto page = package::manual_page(words, "1.2", "2026-01-02");
    for (const auto& command : words.commands)
        CHECK(lines_with(page, ".SS \\fB" + command.name + "\\fR") == 1);
    for (const auto& game : catalog())
        CHECK(lines_with(page, ".SS \\fB" + game.id + "\\fR") == 1);
    CHECK(page.find("\\fB\\-\\-misere\\fR") != std::string::npos);
}

TEST_CASE("package: troff takes nothing in the manual for its own", "[package]") {
    cli::CommandLineWords words{.name = "zugzwang", .help = ".ignored\\n first"};
    words.options.push_back({.names = "--x", .kind = "A\\B", .initial = "", .help = "'begins with an apostrophe"});
    const auto page = package::manual_page(words, "1", "2026-01-02");
    CHECK(page.find("\n\\&.ignored\\en first\n") != std::string::npos);
    CHECK(page.find("\\fB\\-\\-x\\fR \\fIA\\eB\\fR") != std::string::npos);
    CHECK(page.find("\n\\&'begins with an apostrophe\n") != std::string::npos);
}

TEST_CASE("package: the manual is read without a warning in every language", "[package]") {
    if (!succeeds("command -v man && command -v groff")) {
        WARN("man is not installed");
        return;
    }
    const auto language = GENERATE(as<std::string>{}, "en", "et", "hu", "ro");
    speak(language);
    const Written page("zugzwang.6", package::manual_page(cli::words(), "1.2", "2026-01-02"));
    speak("en");
    const auto ran =
        page.shell("LC_ALL=C.UTF-8 MANROFFSEQ= MANWIDTH=80 man --warnings -E UTF-8 -l -Tutf8 ./zugzwang.6 >text");
    CHECK(ran.out.empty());
    CHECK(ran.status == 0);
}

TEST_CASE("package: the menu entry is one for desktops, with its words in every language", "[package]") {
    const auto entry = package::desktop_entry();
    CHECK(lines_with(entry, "[Desktop Action ") == catalog().size() + 1);
    CHECK(lines_with(entry, "Comment[") == all_languages().size() - 1);
    const Written file("zugzwang.desktop", entry);
    if (!succeeds("command -v desktop-file-validate")) {
        WARN("desktop-file-validate is not installed");
        return;
    }
    const auto ran = file.shell("desktop-file-validate zugzwang.desktop");
    CHECK(ran.out.empty());
    CHECK(ran.status == 0);
}

TEST_CASE("package: a software centre understands the page of the program", "[package]") {
    const auto homepage = GENERATE(as<std::string>{}, "", "https://zugzwang.example/a&b");
    const Written file("zugzwang.metainfo.xml", package::metainfo("1.2", "2026-01-02", homepage));
    if (!succeeds("command -v appstreamcli")) {
        WARN("appstreamcli is not installed");
        return;
    }
    const auto ran = file.shell("appstreamcli validate --no-net zugzwang.metainfo.xml");
    CAPTURE(ran.out);
    CHECK(ran.status == 0);
}

TEST_CASE("package: a file of records is known by what it holds and by its name", "[package]") {
    const auto type = package::record_type();
    CHECK(type.find("pattern=\"*.jsonl\"") != std::string::npos);
    if (!succeeds("command -v update-mime-database && command -v xdg-mime")) {
        WARN("the tools of the MIME database are not installed");
        return;
    }
    const Written file("zugzwang.xml", type);
    const auto ran = file.shell("mkdir -p data/mime/packages && mv zugzwang.xml data/mime/packages && "
                                "update-mime-database data/mime 2>/dev/null && echo '{}' >games.jsonl && "
                                "XDG_DATA_HOME=$PWD/data xdg-mime query filetype games.jsonl");
    CHECK(ran.out == "application/x-zugzwang-record\n");
}

TEST_CASE("package: the Flatpak is the program that software centres know, and has no network", "[package]") {
    const std::string manifest = ZUGZWANG_SOURCE_DIR "/src/package/flatpak.yml";
    const auto text = testing::text_of(manifest);
    CHECK(package::metainfo("1.2", "2026-01-02", "").find("<id>org.zugzwang.Zugzwang</id>") != std::string::npos);
    CHECK(text.find("\nid: org.zugzwang.Zugzwang\n") != std::string::npos);
    CHECK(text.find("share=network") == std::string::npos);
    CHECK(text.find("filesystem=h") == std::string::npos); // host or home
    if (!succeeds("command -v flatpak-builder")) {
        WARN("no flatpak-builder");
        return;
    }
    CHECK(succeeds("flatpak-builder --show-manifest " + manifest));
}
