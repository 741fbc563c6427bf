// Bots that misbehave in every way that we could think of, met by the client.
#include "support/catch.hpp"

#include "support/places.hpp"
#include "support/within.hpp"
#include "ugi/bot.hpp"
#include "ugi/hostile.hpp"
#include "ugi/words.hpp"
#include "zugzwang/base/worker.hpp"

using namespace zugzwang::ugi;
using std::chrono::milliseconds;

namespace {

const Game& sticks() { return *find_game("sticks"); }

std::string bad_bot(const std::string& how) { return std::string(BAD_BOT) + " " + how; }

/// Only a bot that hangs is to run out of time, and that one soon.
milliseconds time_for(const std::string& how) { return milliseconds(how == "hang" ? 20 : 10000); }

struct BadBot : Bot {
    explicit BadBot(const std::string& its_how)
        : Bot(sticks(), OptionValues(sticks().options), bad_bot(its_how)), how(its_how) {}
    /// What it answers in a start position.
    [[nodiscard]] Result<std::string> answer(TextProgress* told = nullptr) {
        return choose("10/3 1", Within({.time = time_for(how)}), [&](const TextProgress& news) {
            if (told) *told = news;
        });
    }
    std::string how;
};

Result<std::string> ask(const std::string& how, TextProgress* told = nullptr) { return BadBot(how).answer(told); }

/// What it says, or why it says nothing.
std::string said(const Result<std::string>& answer) { return answer ? *answer : answer.refusal().words; }

} // namespace

TEST_CASE("ugi: each misbehaviour of a bot has its name", "[ugi][bot]") {
    struct Row {
        const char *how, *words;
    };
    const auto row = GENERATE(Row{"abort", "crashed"}, Row{"exit", "crashed"}, Row{"dead", "crashed"},
                              Row{"hang", "out of time"}, Row{"flood", "flooded"}, Row{"endless-line", "flooded"},
                              Row{"long-line", "flooded"}, Row{"close", "closed its output"});
    CAPTURE(row.how);
    CHECK(said(ask(row.how)) == row.words);
    CHECK_FALSE(has_children());
}

TEST_CASE("ugi: a program that cannot be started is told by name", "[ugi][bot]") {
    const std::string command = GENERATE(as<std::string>{}, "/nowhere/at/all", "no-such-program -x", "", "  ", "\"\"",
                                         ZUGZWANG_SOURCE_DIR, ZUGZWANG_SOURCE_DIR "/LICENSE");
    CAPTURE(command);
    Bot bot(sticks(), OptionValues(sticks().options), command);
    CHECK(said(bot.greet({})) == "cannot be started: " + command);
    CHECK_FALSE(has_children());
}

TEST_CASE("ugi: what a bot answers is passed on as it is, harmless to look at", "[ugi][bot]") {
    struct Row {
        const char *how, *move;
    };
    const auto row = GENERATE(Row{"good", "1"}, Row{"illegal", "99"}, Row{"nothing", ""}, Row{"binary", "???"},
                              Row{"garbage", "1"}, Row{"chatty", "1"}, Row{"stubborn", "1"});
    CAPTURE(row.how);
    CHECK(said(ask(row.how)) == row.move);
    CHECK_FALSE(has_children());
}

TEST_CASE("ugi: what a bot tells while it thinks is passed on", "[ugi][bot]") {
    TextProgress told;
    REQUIRE(ask("chatty", &told));
    CHECK(told.depth == 7);
    CHECK(told.nodes == 42);
    CHECK(told.score == 1.5);
    CHECK(told.line == std::vector<std::string>{"1", "2"});
    CHECK(told.words == "hello");
}

TEST_CASE("ugi: a second answer is not taken for the next question's", "[ugi][bot]") {
    BadBot bot("twice");
    for (int question = 0; question < 3; ++question)
        CHECK(said(bot.answer()) == "1");
}

TEST_CASE("ugi: a bot that is told to stop is asked again without a new start", "[ugi][bot]") {
    BadBot bot("slow");
    for (int question = 0; question < 2; ++question) {
        REQUIRE(bot.greet({}));
        CHECK_FALSE(bot.choose("10/3 1", Within({}, stopped()), {}));
    }
    CHECK(bot.greet({}));
    CHECK(has_children());
}

TEST_CASE("ugi: an answer that comes late is not taken for the next question's", "[ugi][bot]") {
    BadBot bot("late");
    std::stop_source stop;
    SearchControl stopped({.time = milliseconds(10000)}, stop.get_token());
    const auto nothing = bot.choose("10/3 1", stopped, [&](const TextProgress&) { stop.request_stop(); });
    CHECK(said(nothing) == "stopped");
    CHECK(said(bot.answer()) == "1");
}

TEST_CASE("ugi: a bot that failed is started anew for the next game", "[ugi][bot]") {
    BadBot bot("exit");
    for (int game = 0; game < 2; ++game)
        CHECK(said(bot.answer()) == "crashed");
}

TEST_CASE("ugi: a bot ends with what it started", "[ugi][bot]") {
    // Its child would keep our pipe open for ever: the destructor would not come back.
    REQUIRE(ask("parent"));
    CHECK_FALSE(has_children());
}

TEST_CASE("ugi: a bot that never greets is given up", "[ugi][bot][slow]") {
    BadBot bot("deaf");
    CHECK(said(bot.greet({})) == "out of time");
}

TEST_CASE("ugi: a bot that reads no more, with its pipe full, is given up", "[ugi][bot][slow]") {
    BadBot bot("full");
    const std::string more_than_a_pipe(std::size_t{1} << 20, '1');
    CHECK(said(bot.choose(more_than_a_pipe, Within({.time = milliseconds(10000)}), {})) == "does not listen any more");
    CHECK_FALSE(has_children());
}

TEST_CASE("ugi: waiting for a bot ends at once when told to stop", "[ugi][bot]") {
    Worker worker;
    auto answer = worker.submit([](std::stop_token stop) {
        BadBot bot("deaf");
        return bot.greet(stop);
    });
    answer.hurry();
    worker.wait_until_idle();
    const auto name = answer.take();
    REQUIRE(name);
    CHECK(said(*name) == "stopped");
}

TEST_CASE("ugi: the test of a bot gives its name or its fault", "[ugi][bot]") {
    const auto test = [](const std::string& how) {
        return test_bot(sticks(), OptionValues(sticks().options), bad_bot(how), {}, {});
    };
    CHECK(*test("good") == "Bad ?good");
    CHECK(test("illegal").refusal().words == "illegal move `99`");
    CHECK(test("exit").refusal().words == "crashed");
}

TEST_CASE("ugi: the words that a bot is asked with", "[ugi][bot]") {
    CHECK(go_line({.time = milliseconds(30)}) == "go movetime 30");
    CHECK(go_line({.nodes = 5, .depth = 2}) == "go nodes 5 depth 2");
    CHECK(go_line({}) == "go movetime 1000");
}
