// Folders of programs, and which of them may play.
#include "support/catch.hpp"

#include "support/files.hpp"
#include "tournament/plans.hpp"
#include "tournament/roster.hpp"

using namespace zugzwang::tournament;

namespace {

namespace fs = std::filesystem;

void write_program(const fs::path& file) {
    write(file, "#!/bin/sh\n");
    fs::permissions(file, fs::perms::owner_exec, fs::perm_options::add);
}

const RosterBot& named(const Roster& roster, const std::string& name) {
    const auto found = std::ranges::find_if(roster.bots(), [&](const auto& bot) { return bot.program.name == name; });
    if (found == roster.bots().end()) FAIL("there is no bot " << name);
    return *found;
}

/// By the last letter before the quote that ends the command: y is ready, n is not, s is slow.
Result<std::string> by_letter(const Game&, const OptionValues&, const std::string& command, const std::stop_token&) {
    const char letter = command[command.size() - 2];
    if (letter == 's') return Refusal{forfeits::out_of_time};
    if (letter == 'n') return Refusal{"illegal move: {}", "z9"};
    return command;
}

void try_all(Roster& roster) {
    while (roster.count(RosterBot::State::checking) > 0)
        static_cast<void>(roster.update());
}

} // namespace

TEST_CASE("programs: of a folder those are found that can be started, by name", "[tournament][programs]") {
    const Folder folder;
    write(folder.file("zoe.py"), "");
    write(folder.file("moat.jar"), "");
    write(folder.file("ana.js"), "");
    write_program(folder.file("blocker"));
    write(folder.file("notes.txt"), "");
    write_program(folder.file(".hidden"));
    write_program(folder.file("quo\"te"));
    fs::create_directory(folder.path() / "source");
    const auto path = [&](const std::string& name) { return '"' + folder.file(name) + '"'; };
    CHECK(programs_in(folder.path()) == std::vector<Program>{{"ana", "JavaScript", "node " + path("ana.js")},
                                                             {"blocker", "", path("blocker")},
                                                             {"moat", "Java", "java -jar " + path("moat.jar")},
                                                             {"zoe", "Python", "python3 " + path("zoe.py")}});
    CHECK(programs_in(folder.path() / "nowhere").empty());
}

TEST_CASE("programs: a class's folder has a folder a bot, each with the bot's files", "[tournament][programs]") {
    const Folder folder;
    const auto file = [&](const std::string& name) {
        fs::create_directories(folder.path() / fs::path(name).parent_path());
        return folder.path() / name;
    };
    for (const char* name : {"anna/bot.py", "anna/test.py", "cleo/Bot.class", "cleo/Test.class", "dan/bot.js",
                             "empty/notes.txt", ".git/bot.py", "ben/Makefile"})
        write(file(name), "");
    write_program(file("ben/bot"));
    write_program(file("ben/test"));
    const auto path = [&](const std::string& name) { return '"' + (folder.path() / name).string() + '"'; };
    CHECK(programs_in(folder.path()) == std::vector<Program>{{"anna", "Python", "python3 " + path("anna/bot.py")},
                                                             {"ben", "", path("ben/bot")},
                                                             {"cleo", "Java", "java -cp " + path("cleo") + " Bot"},
                                                             {"dan", "JavaScript", "node " + path("dan/bot.js")}});
}

TEST_CASE("roster: who passes plays, who fails cannot, who is slow may", "[tournament][roster]") {
    const Folder folder;
    for (const char* name : {"ready", "illegan", "slows"})
        write_program(folder.file(name));
    const auto& game = *find_game("sticks");
    const OptionValues options(game.options);
    Roster roster(by_letter);
    CHECK(roster.add(folder.path(), game, options) == 3);
    CHECK(roster.add(folder.path(), game, options) == 0);
    try_all(roster);
    CHECK(named(roster, "ready").state == RosterBot::State::ready);
    CHECK(named(roster, "ready").plays);
    CHECK(named(roster, "illegan").state == RosterBot::State::failed);
    CHECK(named(roster, "illegan").reason.words == "illegal move: z9");
    CHECK(named(roster, "slows").state == RosterBot::State::slow);
    CHECK_FALSE(named(roster, "slows").plays);
    for (std::size_t bot = 0; bot < 3; ++bot)
        roster.let_play(bot, true);
    CHECK_FALSE(named(roster, "illegan").plays);
    CHECK(named(roster, "slows").plays);
}

TEST_CASE("roster: who was left out stays out when all are tried again", "[tournament][roster]") {
    const Folder folder;
    write_program(folder.file("ready"));
    const auto& game = *find_game("sticks");
    const OptionValues options(game.options);
    Roster roster(by_letter);
    CHECK(roster.add(folder.path(), game, options) == 1);
    try_all(roster);
    roster.let_play(0, false);
    roster.check(game, options);
    try_all(roster);
    CHECK(roster.bots()[0].state == RosterBot::State::ready);
    CHECK_FALSE(roster.bots()[0].plays);
}

TEST_CASE("roster: two programs of one name are told apart", "[tournament][roster]") {
    const Folder one, other;
    write_program(one.file("boty"));
    write_program(other.file("boty"));
    const auto& game = *find_game("sticks");
    const OptionValues options(game.options);
    Roster roster(by_letter);
    CHECK(roster.add(one.path(), game, options) == 1);
    CHECK(roster.add(other.path(), game, options) == 1);
    CHECK(roster.bots()[0].program.name == "boty");
    CHECK(roster.bots()[1].program.name == "boty 2");
}
