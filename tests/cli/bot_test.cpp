// `zugzwang bot` as it is called: what is refused, what is left to the program.
#include "cli/console.hpp"
#include "support/every_game.hpp"

using namespace zugzwang;
using namespace zugzwang::testing;

TEST_CASE("bot: what is wrong is refused by name", "[cli][bot]") {
    check_refused({"bot"}, "new, check, arena, wrap");
    check_refused({"bot", "dance"}, "dance");
    check_refused({"bot", "new"}, "which game?");
    check_refused({"bot", "new", "sticks"}, "DIR");
    check_refused({"bot", "new", "sticks", "folder"}, "--language");
    check_refused({"bot", "new", "sticks", "folder", "--language", "latin"}, "latin");
    check_refused({"bot", "new", "chess", "folder", "--language", "java"}, "chess");
    check_refused({"bot", "new", "sticks", "folder", "another", "--language", "java"}, "another");
    check_refused({"bot", "check", "sticks"}, "COMMAND");
    check_refused({"bot", "check", "sticks", "bot", "--movetime", "0"}, "--movetime");
    check_refused({"bot", "check", "sticks", "bot", "--sticks", "0"}, "sticks");
    check_refused({"bot", "check", "sticks", "/nonexistent/bot"}, "/nonexistent/bot");
    check_refused({"bot", "check", "sticks", "--play-module", "program", "1,2"}, "sticks");
    check_refused({"bot", "check", "numbers", "--play-module", "program"}, "program");
    check_refused({"bot", "check", "numbers", "--play-module", "/nonexistent/program", "1,2"}, "/nonexistent/program");
    check_refused({"bot", "arena", "boxes"}, "COMMAND");
    check_refused({"bot", "arena", "boxes", "/nonexistent/bot"}, "/nonexistent/bot");
    check_refused({"bot", "arena", "boxes", "bot", "--games", "0"}, "--games");
    check_refused({"bot", "wrap", "boxes", "bot"}, "codingame");
    check_refused({"bot", "wrap", "boxes", "bot", "--as", "botzone"}, "botzone");
    check_refused({"bot", "wrap", "sticks", "bot", "--as", "codingame"}, "codingame sticks");
    check_refused({"bot", "wrap", "boxes", "/nonexistent/bot", "--as", "codingame"}, "/nonexistent/bot");
}

TEST_CASE("bot new: the game may stand before the folder or after it", "[cli][bot]") {
    const auto words = GENERATE(std::vector<std::string>{"bot", "new", "sticks", "folder", "--language", "java"},
                                std::vector<std::string>{"bot", "new", "folder", "sticks", "--language", "java"},
                                std::vector<std::string>{"bot", "new", "sticks", "--language", "java", "folder"});
    CAPTURE(words);
    const auto ran = run(words);
    CHECK(ran.err.empty());
    REQUIRE(ran.new_bot);
    CHECK(ran.new_bot->game == "sticks");
    CHECK(ran.new_bot->language == "java");
    CHECK(ran.new_bot->folder == "folder");
}

TEST_CASE("bot: every command has help, which names the games", "[cli][bot]") {
    const std::string command = GENERATE("new", "check", "arena", "wrap");
    const auto ran = run({"bot", command, "--help"});
    CHECK(ran.status == 0);
    for (const auto& game : game_ids())
        CHECK(ran.out.find(game) != std::string::npos);
    CHECK(run({"bot", "--help"}).out.find(command) != std::string::npos);
}

TEST_CASE("bot wrap: its help says where the rules of other arenas are not ours", "[cli][bot]") {
    const auto help = run({"bot", "wrap", "--help"}).out;
    CHECK(help.find("codingame boxes: The border is not drawn") != std::string::npos);
    CHECK(help.find("botzone ") != std::string::npos);
}

TEST_CASE("bot new: writes all files into an empty folder and nothing into another", "[cli][bot]") {
    const Folder folder;
    const auto templates = ZUGZWANG_SOURCE_DIR "/assets/bots";
    const cli::NewBotRequest request{"numbers", "js", folder.file("bot")};
    std::istringstream in;
    std::ostringstream out, err;
    REQUIRE(cli::write_new_bot(request, templates, {in, out, err}) == 0);
    for (const auto* const file : {"README.md", "bot.js", "ugi.js", "position.js", "test.js"}) {
        CAPTURE(file);
        const auto text = text_of(folder.path() / "bot" / file);
        CHECK_FALSE(text.empty());
        for (const auto* const place : {"@game@", "@title@", "@start@"})
            CHECK(text.find(place) == std::string::npos);
    }
    CHECK(cli::write_new_bot(request, templates, {in, out, err}) == 2);
    CHECK(err.str() == "zugzwang: there is something in it already: " + request.folder + "\n");
}
