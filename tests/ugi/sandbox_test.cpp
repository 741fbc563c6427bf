// What a bot cannot do in its sandbox; each claim beside the bot that is free to do it.
#include <arpa/inet.h>
#include <sys/socket.h>

#include "support/catch.hpp"
#include "support/temporary_folder.hpp"

#include "support/places.hpp"

#include "ugi/hostile.hpp"
#include "ugi/sandbox.hpp"
#include "zugzwang/base/program_file.hpp"

using namespace zugzwang::ugi;
using zugzwang::testing::HostileBot;
using zugzwang::testing::processes_marked;

namespace {

bool can_be_tried() {
    const auto trouble = trouble_with_sandboxes();
    if (trouble) WARN("left out: " + trouble->words);
    return !trouble;
}

using Place = HostileBot::Place;

/// What the bot tells of its attempt.
std::string told_by(const std::string& harm, Place place) {
    HostileBot bot(harm, place);
    const auto answer = bot.answer();
    INFO((answer ? *answer : answer.refusal().words));
    REQUIRE(answer);
    return bot.told();
}

/// Listens on the loopback's network.
class Listener {
  public:
    Listener() : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
        address_.sin_family = AF_INET;
        address_.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof address_;
        auto* const address = reinterpret_cast<sockaddr*>(&address_);
        if (::bind(socket_, address, size) == 0 && ::listen(socket_, 4) == 0) ::getsockname(socket_, address, &size);
    }
    ~Listener() { ::close(socket_); }
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;
    [[nodiscard]] std::string port() const { return std::to_string(ntohs(address_.sin_port)); }

  private:
    int socket_;
    sockaddr_in address_{};
};

} // namespace

TEST_CASE("sandbox: a bot reads no neighbour's file and no home", "[ugi][sandbox]") {
    if (!can_be_tried()) return;
    const TemporaryFolder folder;
    const auto file = (folder.path() / "thoughts").string();
    std::ofstream(file) << "secret";
    CHECK(told_by("read=" + file, Place::free) == "secret");
    CHECK(told_by("read=" + file, Place::sandbox) == "unreadable");
    CHECK(told_by("read=/etc/passwd", Place::free) != "unreadable");
    CHECK(told_by("read=/etc/passwd", Place::sandbox) == "unreadable");
}

TEST_CASE("sandbox: a bot writes into its own /tmp alone", "[ugi][sandbox]") {
    if (!can_be_tried()) return;
    const auto mine = std::filesystem::path(HOSTILE_BOT).parent_path() / "written-by-bot";
    const auto shared = std::filesystem::path("/tmp") / ("zugzwang-test-" + std::to_string(::getpid()));
    CHECK(told_by("write=" + mine.string(), Place::sandbox) == "not written");
    CHECK(told_by("write=/usr/written-by-bot", Place::sandbox) == "not written");
    CHECK(told_by("write=/written-by-bot", Place::sandbox) == "not written");
    CHECK(told_by("write=" + shared.string(), Place::sandbox) == "written");
    CHECK_FALSE(std::filesystem::exists(mine));
    CHECK_FALSE(std::filesystem::exists(shared));
}

TEST_CASE("sandbox: a bot opens no connection", "[ugi][sandbox]") {
    if (!can_be_tried()) return;
    const Listener listener;
    CHECK(told_by("connect=" + listener.port(), Place::free) == "connected");
    CHECK(told_by("connect=" + listener.port(), Place::sandbox) == "not connected");
}

TEST_CASE("sandbox: a bot sees nothing of our environment", "[ugi][sandbox]") {
    if (!can_be_tried()) return;
    ::setenv("ZUGZWANG_TEST_SECRET", "1", 1);
    CHECK(told_by("environment=ZUGZWANG_TEST_SECRET", Place::free) == "seen");
    CHECK(told_by("environment=ZUGZWANG_TEST_SECRET", Place::sandbox) == "unseen");
    ::unsetenv("ZUGZWANG_TEST_SECRET");
}

TEST_CASE("sandbox: a bot finds the libraries that the environment names", "[ugi][sandbox]") {
    if (!can_be_tried()) return;
    const TemporaryFolder folder;
    const auto library = folder.path() / "library";
    std::filesystem::create_directory(library);
    std::ofstream(library / "words.py") << "secret";
    const auto read = "read=" + (library / "words.py").string();
    CHECK(told_by(read, Place::sandbox) == "unreadable");
    ::setenv("PYTHONPATH", ("/nowhere:" + library.string()).c_str(), 1);
    CHECK(told_by(read, Place::sandbox) == "secret");
    CHECK(told_by("environment=PYTHONPATH", Place::sandbox) == "seen");
    ::unsetenv("PYTHONPATH");
}

TEST_CASE("sandbox: limits hold there, too, and nothing is left of who breaks them", "[ugi][sandbox]") {
    if (!can_be_tried()) return;
    const auto [how, words] = GENERATE(table<std::string, std::string>({{"fork", "started too many processes"},
                                                                        {"scatter", "started too many processes"},
                                                                        {"memory", "took too much memory"},
                                                                        {"pour", "flooded"}}));
    CAPTURE(how);
    HostileBot bot(how, Place::sandbox);
    const auto answer = bot.answer();
    REQUIRE_FALSE(answer);
    CHECK(answer.refusal().words == words);
    CHECK(processes_marked(bot.mark()) == 0);
}

TEST_CASE("sandbox: what a bot writes there is bounded", "[ugi][sandbox]") {
    if (!can_be_tried()) return;
    HostileBot bot("fill=/tmp", Place::sandbox);
    CHECK(bot.answer()); // the writing fails
    HostileBot other("fill=/dev/shm", Place::sandbox);
    CHECK(other.answer());
}

TEST_CASE("sandbox: examples in Python and Java play there", "[ugi][sandbox]") {
    if (!can_be_tried()) return;
    const std::string python = "/usr/bin/python3 " ZUGZWANG_SOURCE_DIR "/assets/examples/numbers_bot.py";
    for (const auto& [game, command] : {std::pair<std::string, std::string>{"numbers", python}, {"sticks", JAVA_BOT}}) {
        CAPTURE(command);
        if (command.empty() || zugzwang::program_file(command.substr(0, command.find(' '))).empty()) {
            WARN("left out: " + game);
            continue;
        }
        const auto name = test_bot(*find_game(game), OptionValues(find_game(game)->options), command,
                                   {.confinement = {.sandbox = true}, .time_margin = std::chrono::minutes(1)}, {});
        INFO((name ? *name : name.refusal().words));
        CHECK(name);
    }
}

TEST_CASE("sandbox: a program that is not there is told by name", "[ugi][sandbox]") {
    if (!can_be_tried()) return;
    const auto started = BotProcess::start("/nowhere/at/all", {.sandbox = true});
    REQUIRE_FALSE(started);
    CHECK(started.refusal().words == "cannot be started: /nowhere/at/all");
}
