// The example bots, told what nobody should tell them: they live on and say so.
#include "support/catch.hpp"

#include "ugi/bot_process.hpp"

using namespace zugzwang::ugi;

namespace {

/// What the bot answers to the lines, with `readyok` last.
std::vector<std::string> told(const std::string& command, const std::vector<std::string>& lines) {
    auto bot = BotProcess::start(command, {});
    REQUIRE(bot);
    const auto deadline = BotProcess::Clock::now() + std::chrono::seconds(30);
    for (const auto& line : lines)
        REQUIRE((*bot)->send(line, deadline));
    REQUIRE((*bot)->send("isready", deadline));
    std::vector<std::string> answers;
    while (answers.empty() || answers.back() != "readyok") {
        const auto heard = (*bot)->line(deadline, {});
        const auto* line = std::get_if<std::string>(&heard);
        REQUIRE(line);
        answers.push_back(*line);
    }
    return answers;
}

/// The commands of the examples that can run here.
std::vector<std::string> examples() {
    std::vector<std::string> commands{STICKS_BOT, NUMBERS_BOT};
    if (*JAVA_BOT != 0)
        commands.emplace_back(JAVA_BOT);
    else
        WARN("no JDK: the example in Java is left out");
    return commands;
}

} // namespace

TEST_CASE("ugi: an example bot passes over an empty line", "[ugi][examples]") {
    const auto command = GENERATE(from_range(examples()));
    CHECK(told(command, {"", "position startpos", "", "query p1turn", ""}) ==
          std::vector<std::string>{"response true", "readyok"});
}

TEST_CASE("ugi: an example bot says what it does not understand, and changes nothing", "[ugi][examples]") {
    const auto command = GENERATE(from_range(examples()));
    const auto* const line =
        GENERATE("position", "position fen", "position fen x y z", "position startpos moves 99", "position here",
                 "setoption name Sticks value many", "setoption name Row value many", "query x", "setoption name Row");
    CAPTURE(command, line);
    const auto answers = told(command, {"position startpos", line, "query p1turn", "query gameover"});
    const bool is_others = answers.size() == 3; // an option that this bot does not have is passed over
    CHECK((is_others || answers.front().starts_with("info string ")));
    CHECK(std::vector(answers.end() - 3, answers.end()) ==
          std::vector<std::string>{"response true", "response false", "readyok"});
}

TEST_CASE("ugi: an example bot has no move when the game is over", "[ugi][examples]") {
    CHECK(told(STICKS_BOT, {"position fen 0/3 2", "go movetime 10"}) ==
          std::vector<std::string>{"bestmove none", "readyok"});
    if (*JAVA_BOT != 0)
        CHECK(told(JAVA_BOT, {"position fen 0/3 2", "go movetime 10", "query result"}) ==
              std::vector<std::string>{"bestmove none", "response p1win", "readyok"});
    CHECK(told(NUMBERS_BOT, {"position fen - 18-11 1", "go movetime 10", "query result"}) ==
          std::vector<std::string>{"bestmove none", "response p1win", "readyok"});
}

TEST_CASE("ugi: the example in Java plays by the assignment's rule", "[ugi][examples]") {
    if (*JAVA_BOT == 0) {
        WARN("no JDK: the example in Java is left out");
        return;
    }
    // 10 mod 4, (9 - 1) mod 4 with none to take, 39 mod 20, (18 - 1) mod 4.
    CHECK(told(JAVA_BOT, {"position fen 10/3 1", "go", "position fen 9/3 1 misere", "go", "position fen 39/19 2", "go",
                          "position fen 20/3 1 misere moves 2", "go"}) ==
          std::vector<std::string>{"bestmove 2", "bestmove 1", "bestmove 19", "bestmove 1", "readyok"});
}
