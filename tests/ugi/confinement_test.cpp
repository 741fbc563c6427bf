// Bots that mean harm, held to their limits and ended with all that they started.
#include "support/catch.hpp"
#include "support/temporary_folder.hpp"

#include "ugi/clock_error.hpp"
#include "ugi/hostile.hpp"
#include "ugi/process_tree.hpp"

using namespace zugzwang::ugi;
using zugzwang::testing::HostileBot;
using zugzwang::testing::processes_marked;

TEST_CASE("confinement: a bot that takes too much forfeits with the reason, and nothing of it is left",
          "[ugi][confinement]") {
    const auto [how, words] = GENERATE(table<std::string, std::string>({{"fork", "started too many processes"},
                                                                        {"scatter", "started too many processes"},
                                                                        {"memory", "took too much memory"},
                                                                        {"fill", "wrote too much to disk"},
                                                                        {"grow", "wrote too much to disk"},
                                                                        {"pour", "flooded"},
                                                                        {"pour-errors", "flooded"}}));
    CAPTURE(how);
    const TemporaryFolder folder;
    HostileBot bot(how + "=" + folder.path().string());
    const auto answer = bot.answer();
    REQUIRE_FALSE(answer);
    CHECK(answer.refusal().words == words);
    CHECK(processes_marked(bot.mark()) == 0);
    CHECK_FALSE(has_children());
}

TEST_CASE("confinement: what a bot left behind ends with it, wherever it went", "[ugi][confinement]") {
    std::string mark;
    {
        HostileBot bot("orphan");
        mark = bot.mark();
        REQUIRE(bot.answer());
        CHECK(processes_marked(mark) == 2);
    }
    CHECK(processes_marked(mark) == 0);
    CHECK_FALSE(has_children());
}

TEST_CASE("confinement: a bot that ignores every signal is ended all the same", "[ugi][confinement]") {
    {
        Bot bot(*find_game("sticks"), OptionValues(find_game("sticks")->options), HOSTILE_BOT " ignore mark-ignore",
                {.time_margin = std::chrono::milliseconds(20)});
        const auto answer = bot.choose("10/3 1", Within({.time = std::chrono::milliseconds(20)}), {});
        REQUIRE_FALSE(answer);
        CHECK(answer.refusal().words == "out of time");
    }
    CHECK(processes_marked("mark-ignore") == 0);
    CHECK_FALSE(has_children());
}

TEST_CASE("confinement: what a bot did not live to say is told: its last lines and its last complaints",
          "[ugi][confinement]") {
    HostileBot bot("complain");
    const auto answer = bot.answer();
    REQUIRE_FALSE(answer);
    CHECK(answer.refusal().words == "crashed");
    CHECK(bot.last_words().output == std::vector<std::string>{"id name Hostile", "ugiok", "readyok", "readyok"});
    CHECK(bot.last_words().errors == std::vector<std::string>{"first complaint", "last complaint"});
}

TEST_CASE("confinement: of many lines the last ten are told, of a long one the beginning", "[ugi][confinement]") {
    HostileBot bot("pour");
    REQUIRE_FALSE(bot.answer());
    const auto lines = bot.last_words().output;
    REQUIRE(lines.size() == 10);
    CHECK(lines.front() == std::string(200, 'x'));
}

TEST_CASE("confinement: without limits a program may take what it wants", "[ugi][confinement]") {
    const TemporaryFolder folder;
    const auto file = folder.path() / "large";
    const auto end = [&](const Confinement& confinement) {
        const auto program = BotProcess::start("truncate -s 300M \"" + file.string() + "\"", confinement);
        REQUIRE(program);
        return std::get<Silence>((*program)->line(BotProcess::Clock::now() + std::chrono::minutes(1), {}));
    };
    CHECK(end({}) == Silence::written);
    CHECK(end(unconfined) == Silence::ended);
    CHECK(std::filesystem::file_size(file) == 300 * 1024 * 1024);
}

TEST_CASE("process tree: children and their children are found, with what they take", "[ugi][confinement]") {
    std::array<int, 2> ready{}, hold{};
    REQUIRE(::pipe(ready.data()) == 0);
    REQUIRE(::pipe(hold.data()) == 0);
    const auto child = ::fork();
    if (child == 0) {
        ::close(hold[1]);
        const auto below = ::fork();
        char byte = 0;
        if (below == 0) static_cast<void>(::write(ready[1], &byte, 1));
        static_cast<void>(::read(hold[0], &byte, 1)); // until the test lets go
        ::_exit(0);
    }
    char byte = 0;
    REQUIRE(::read(ready[0], &byte, 1) == 1);
    std::array<pid_t, 8> found{};
    REQUIRE(find_descendants(::getpid(), found) == 2);
    CHECK(found[0] == child);
    CHECK(::getpgid(found[1]) == ::getpgrp());
    CHECK(resident_memory(child) > 0);
    CHECK(peak_resident_memory(::getpid()) >= resident_memory(::getpid()));
    std::array<pid_t, 1> room{};
    CHECK(find_descendants(::getpid(), room) == 1);
    for (const int end : {ready[0], ready[1], hold[0], hold[1]})
        ::close(end);
    REQUIRE(::waitpid(child, nullptr, 0) == child);
    CHECK(resident_memory(child) == 0);
}

TEST_CASE("process tree: what is written to a disk is counted", "[ugi][confinement]") {
    const TemporaryFolder folder;
    const auto before = bytes_written(::getpid());
    constexpr std::size_t size = 1 << 20;
    std::ofstream(folder.path() / "file") << std::string(size, 'x');
    const auto written = bytes_written(::getpid()) - before;
    if (written == 0) WARN("left out: the temporary folder is on no disk");
    CHECK((written == 0 || written >= size));
}

TEST_CASE("clock error: the program that answers at once does", "[ugi][confinement]") {
    const auto error = measured_clock_error({});
    REQUIRE(error);
    CHECK(error->median.count() > 0);
    CHECK(error->largest >= error->median);
    CHECK_FALSE(has_children());
}
