// One of our games as a UGI engine, word by word.
#include <regex>

#include "support/catch.hpp"

#include "support/countdown.hpp"
#include "support/every_game.hpp"
#include "ugi/conversation.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/make_game.hpp"

namespace {

/// What is told of the countdown, by that player.
Lines told_of_countdown(const std::string& player, const std::string& text) {
    const auto game = make_game<testing::CountdownKit>();
    std::istringstream in(text);
    std::ostringstream out;
    ugi::serve(game, {.player = player, .options = OptionValues(game.options)}, in, out);
    return lines_of(out.str());
}

} // namespace

TEST_CASE("ugi: the engine introduces itself with its options", "[ugi][engine]") {
    const auto lines = talk("boxes", "ugi\n");
    CHECK(lines.front() == "id name Zugzwang Boxes");
    CHECK(lines.at(1).starts_with("id author "));
    CHECK(lines.back() == "ugiok");
    for (const auto* const option :
         {"option name Player type combo default champion var random var classes var chains var champion",
          "option name Rows type spin default 5 min 1 max 16", "option name Cols type spin default 5 min 1 max 16",
          "option name Start type combo default border var border var empty"}) {
        CHECK(std::ranges::count(lines, option) == 1);
    }
    for (const auto* const option : {"Hash", "PlayerSeed"})
        CHECK(beginning(lines, std::string("option name ") + option + " type spin default ").size() == 1);
    CHECK(beginning(lines, "option name Seed ").empty()); // no board is drawn
}

TEST_CASE("ugi: an option that none of the game's players uses is not offered", "[ugi][engine]") {
    const auto [game, hash, threads] = GENERATE(table<std::string, std::size_t, std::size_t>(
        {{"points", 1, 1}, {"amazons", 1, 1}, {"boxes", 1, 1}, {"numbers", 0, 0}, {"sticks", 0, 0}}));
    CAPTURE(game);
    const auto lines = talk(game, "ugi\n");
    CHECK(beginning(lines, "option name Hash type spin default 128 min 1 max ").size() == hash);
    CHECK(beginning(lines, "option name Threads type spin default 1 min 1 max ").size() == threads);
    CHECK(talk(game, "setoption name Threads value 2\n").size() == 1 - threads);
    CHECK(talk(game, "setoption name Hash value 2\n").size() == 1 - hash);
}

TEST_CASE("ugi: flags and free text are options too", "[ugi][engine]") {
    CHECK(beginning(talk("amazons", "ugi\n"), "option name BlackFirst type check default false").size() == 1);
    CHECK(beginning(talk("numbers", "ugi\n"), "option name Row type string default <empty>").size() == 1);
    CHECK(beginning(talk("numbers", "ugi\n"), "option name Seed ").size() == 1);
}

TEST_CASE("ugi: a conversation like the one in the protocol's own page", "[ugi][engine]") {
    const auto lines = answers(talk("sticks", "isready\nuginewgame\nposition startpos\nquery p1turn\ngo depth 4\n"
                                              "position startpos moves 2\nquery p1turn\nquery result\nquery gameover\n"
                                              "position fen 1/3 2 moves 1\nquery result\nquery gameover\nquit\n"));
    CHECK(lines == Lines{"readyok", "response true", "bestmove 2", "response false", "response none", "response false",
                         "response p2win", "response true"});
}

TEST_CASE("ugi: whose turn it is after a box was closed is asked, not counted", "[ugi][engine]") {
    const std::string start = "position fen --/|_._|/../|_._|/-- 1";
    const auto lines = talk("boxes", start + "\nquery p1turn\n" + start + " moves b2-b3\nquery p1turn\n" + start +
                                         " moves b2-b3 a2-b2\nquery p1turn\n" + start +
                                         " moves b2-b3 a2-b2 b2-c2\nquery p1turn\nquery result\n" + start +
                                         " moves b2-b3 a2-b2 b2-c2 b1-b2\nquery result\n");
    CHECK(lines == Lines{"response true", "response false", "response false", "response false", "response none",
                         "response p2win"});
}

TEST_CASE("ugi: a search tells of itself before its answer", "[ugi][engine]") {
    const auto lines =
        talk("amazons", "setoption name Board value 6\nposition startpos\ngo nodes 3000\nisready\nstop\n");
    const auto infos = beginning(lines, "info ");
    REQUIRE_FALSE(infos.empty());
    static const std::regex info(R"(info (depth \d+ score cp -?\d+ )?nodes \d+ nps \d+ time \d+( pv( [a-f1-6/-]+)+)?)");
    for (const auto& line : infos) {
        CAPTURE(line);
        CHECK(std::regex_match(line, info));
    }
    const auto best = beginning(lines, "bestmove ");
    REQUIRE(best.size() == 1);
    CHECK(infos.back().find(" pv " + best.front().substr(9)) != std::string::npos);
}

TEST_CASE("ugi: the last word before a move has what its player judged, and no more", "[ugi][engine]") {
    static const std::set<std::string> without_judgement{"random", "novice",  "greedy", "parity",
                                                         "zones",  "classes", "chains"};
    static const std::regex judged(R"(info depth [1-9]\d* score cp -?\d+ nodes \d+ nps \d+ time \d+ pv .*)");
    static const std::regex unjudged(R"(info nodes \d+ nps \d+ time \d+ pv .*)");
    const auto id = GENERATE(from_range(game_ids()));
    const std::string go = GENERATE("nodes 1", "nodes 50", "nodes 3000", "movetime 1", "movetime 20", "depth 1",
                                    "p1time 1 p2time 1", "infinite");
    const auto& game = *find_game(id);
    for (const auto& player : game.players) {
        CAPTURE(id, player.id, go);
        WatchedOutput out;
        {
            ugi::Engine engine(game, {.player = player.id, .options = OptionValues(game.options)}, out.stream());
            REQUIRE(engine.handle("go " + go));
            if (go != "infinite") out.wait_for("bestmove "); // which is stopped at once
        }
        const auto last = beginning(out.lines(), "info ").back();
        CAPTURE(last);
        const bool judges = !without_judgement.contains(player.id);
        CHECK(std::regex_match(last, judges ? judged : unjudged));
    }
}

TEST_CASE("ugi: every go has one bestmove", "[ugi][engine]") {
    const auto game = GENERATE(from_range(game_ids()));
    const std::string go = GENERATE("nodes 50", "movetime 1", "depth 1", "p1time 100 p2time 100 p1inc 1 p2inc 1",
                                    "infinite", "", "p1time -5 p2time 0", "movetime 0", "nodes 10 depth 3");
    CAPTURE(game, go);
    const auto lines = talk(game, "go " + go + "\nstop\nstop\ngo " + go + "\ngo " + go + "\nposition startpos\nstop\n");
    CHECK(beginning(lines, "bestmove ").size() == 3);
    CHECK(beginning(lines, "bestmove none").empty());
}

TEST_CASE("ugi: an endless search ends with stop, with another go, with quit and with the input", "[ugi][engine]") {
    const std::string end = GENERATE("stop\nisready\n", "go nodes 1\n", "quit\n", "", "uginewgame\n",
                                     "setoption name Player value random\n");
    CAPTURE(end);
    const auto lines = talk("amazons", "go infinite\n" + end);
    CHECK(beginning(lines, "bestmove ").size() == (end.starts_with("go") ? 2 : 1));
}

TEST_CASE("ugi: an infinite search keeps its answer until it is stopped", "[ugi][engine]") {
    const auto& game = *find_game("sticks");
    WatchedOutput out;
    ugi::Engine engine(game, {.player = "optimal", .options = OptionValues(game.options)}, out.stream());
    REQUIRE(engine.handle("go infinite"));
    out.wait_for("info depth 1"); // the search is over
    for (int count = 0; count < 2000; ++count)
        REQUIRE(engine.handle("query p1turn"));
    CHECK(beginning(out.lines(), "bestmove").empty());
    REQUIRE(engine.handle("stop"));
    CHECK(out.lines().back() == "bestmove 2");
}

TEST_CASE("ugi: a search begins where the conversation is, whatever came between", "[ugi][engine]") {
    // Ten sticks, of which 2 leave a multiple of four.
    const std::string between = GENERATE("uginewgame\n", "setoption name PlayerSeed value 2\nposition startpos\n",
                                         "setoption name PlayerSeed value 2\nuginewgame\nposition startpos\n");
    CHECK(answers(talk("sticks", "position fen 0/3 1\n" + between + "go depth 4\nquit\n")) == Lines{"bestmove 2"});
}

TEST_CASE("ugi: a go with nothing to search is answered all the same", "[ugi][engine]") {
    const std::string lines = GENERATE("position fen 1/3 1 moves 1\ngo movetime 1\n", "go backwards\n", "go nodes\n",
                                       "go movetime soon\n", "go nodes 99999999999999999999\n");
    CAPTURE(lines);
    const auto told = talk("sticks", lines);
    REQUIRE(told.size() == 2);
    CHECK(told[0].starts_with("info string "));
    CHECK(told[1] == "bestmove none");
}

TEST_CASE("ugi: what is not understood is told in one line and changes nothing", "[ugi][engine]") {
    const auto* const line = GENERATE(
        "nonsense", "UGI", "position", "position here", "position fen", "position fen 11/3", "position fen 11/3 3",
        "position fen 9/3 1 moves 4", "position startpos moves 1 9", "position startpos 1", "position moves 1",
        "setoption", "setoption name Sticks", "setoption name Sticks value many", "setoption name Sticks value 2",
        "setoption value 3 name Sticks", "setoption name Nothing value 3", "setoption name Player value nobody",
        "setoption name Threads value 2", "setoption name Hash value 0", "setoption name PlayerSeed value -1", "query",
        "query turn", "query p1turn now", "query gameover now", "query position now", "isready now", "ugi now",
        "uginewgame now", "stop now", "quit now", "\x01\x02\xff", "go-go");
    CAPTURE(line);
    const std::string before = "setoption name Sticks value 21\nposition startpos moves 1 1\n";
    const std::string after = "query p1turn\ngo nodes 1\n";
    const auto plain = answers(talk("sticks", before + after));
    const auto told = answers(talk("sticks", before + line + "\n" + after));
    REQUIRE(told.size() == plain.size() + 1);
    CHECK(told.front().starts_with("info string "));
    CHECK(std::ranges::all_of(told.front(), [](char letter) { return letter >= ' ' && letter <= '~'; }));
    CHECK(std::equal(plain.begin(), plain.end(), told.begin() + 1));
}

TEST_CASE("ugi: what is proven is said once, for the side that moves", "[ugi][engine]") {
    for (int sticks = 1; sticks <= 20; ++sticks) {
        CAPTURE(sticks);
        const auto* const side = sticks % 2 == 0 ? "1" : "2";
        const auto lines =
            talk("sticks", "position fen " + std::to_string(sticks) + "/3 " + side + "\ngo depth 1\nisready\nstop\n");
        const auto* const result = sticks % 4 == 0 ? "loss" : "win"; // C. Bouton, 1902
        CHECK(beginning(lines, "info string ") == Lines{std::string("info string proven ") + result});
    }
    // Two squares are White's alone, one is Black's.
    const auto amazons = talk("amazons", "position fen Q1**/***1/****/***q w\ngo nodes 2000\nisready\nstop\n");
    CHECK(beginning(amazons, "info string ").size() == 1);
    const auto open = talk("amazons", "position startpos\ngo nodes 50\nisready\nstop\n");
    CHECK(beginning(open, "info string ").empty());
}

TEST_CASE("ugi: Hash is the memory that the player gets", "[ugi][engine]") {
    const auto told = told_of_countdown("scholar", "go nodes 1\nsetoption name Hash value 7\ngo nodes 1\n");
    const auto scored = [&](const std::string& score) {
        return std::ranges::find_if(told, [&](const auto& line) { return line.find(score) != std::string::npos; });
    };
    CHECK(scored("score cp 12800 ") < scored("score cp 700 "));
    CHECK(scored("score cp 700 ") != told.end());
}

TEST_CASE("ugi: a player that ponders thinks of what comes after its move, and only when asked to", "[ugi][engine]") {
    const auto* const player = GENERATE("muser", "brooder");
    const std::string game = "position fen 8 1\ngo nodes 1\nquery position\ngo nodes 1\ngo nodes 1\nquit\n";
    const std::string ponder = "setoption name Ponder value true\n";
    const auto alone = told_of_countdown(player, game);
    CHECK(beginning(alone, "info depth 1 score cp 0 ").size() == 6); // while it thinks and in the end
    const auto pondering = told_of_countdown(player, ponder + game);
    CHECK(beginning(pondering, "info depth 1 score cp 0 ").size() == 2);
    CHECK(beginning(pondering, "info depth 1 score cp 700 ").size() == 4); // 7 are left after its move
    CHECK(beginning(pondering, "response 8 1").size() == 1);
    CHECK(beginning(pondering, "bestmove 1").size() == 3);
    // After the last move of a game there is nothing to think of.
    const auto ended = told_of_countdown("brooder", ponder + "position fen 1 1\ngo nodes 1\ngo nodes 1\n");
    CHECK(beginning(ended, "info depth 1 score cp 0 ").size() == 4);
}

TEST_CASE("ugi: Ponder is offered where a player can, and is true or false", "[ugi][engine]") {
    CHECK(beginning(talk("amazons", "ugi\n"), "option name Ponder type check default false").size() == 1);
    CHECK(beginning(talk("sticks", "ugi\n"), "option name Ponder ").empty());
    CHECK(talk("amazons", "setoption name Ponder value perhaps\n") ==
          Lines{"info string Ponder must be true or false, not perhaps"});
    CHECK(talk("sticks", "setoption name Ponder value true\n") == Lines{"info string unknown option: Ponder"});
}

TEST_CASE("ugi: blanks and line ends of other systems do not matter, and a last line needs no end", "[ugi][engine]") {
    CHECK(answers(talk("sticks", "\r\n\n  position \t startpos  moves   2\r\n query  p1turn \r\n")) ==
          Lines{"response false"});
    CHECK(talk("sticks", "isready") == Lines{"readyok"});
}

TEST_CASE("ugi: a line of forty megabytes is passed over", "[ugi][engine]") {
    const auto lines = talk("sticks", "position fen " + std::string(40'000'000, '1') + "\nisready\n");
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].starts_with("info string the line is longer than "));
    CHECK(lines[0].size() < 100);
    CHECK(lines[1] == "readyok");
}

TEST_CASE("ugi: options change the start between games, and only there", "[ugi][engine]") {
    const auto over = [](const std::string& text) { return answers(talk("sticks", text)); };
    // Who takes the third of three wins.
    CHECK(over("setoption name Sticks value 4\nposition startpos moves 1 3\nquery result\n") ==
          Lines{"response p2win"});
    // Names match whatever their capitals; the two need not fit together until the second is set.
    CHECK(
        over("setoption name STICKS value 3\nsetoption name take value 2\nposition startpos moves 1 2\nquery result\n")
            .back() == "response p2win");
    CHECK(over("setoption name Misere value true\nsetoption name Sticks value 4\nposition startpos moves 1 3\n"
               "query result\n") == Lines{"response p1win"});
    // A position that was set stays.
    CHECK(over("position fen 1/3 2\nsetoption name Sticks value 40\nposition startpos moves 99\ngo nodes 1\n").back() ==
          "bestmove 1");
    // Without one the game starts as the options say, also after it was begun anew.
    CHECK(over("setoption name Sticks value 7\ngo nodes 1\n").back() == "bestmove 3");
    CHECK(over("position fen 5/3 1\nsetoption name Sticks value 6\nuginewgame\ngo nodes 1\n").back() == "bestmove 2");
}

TEST_CASE("ugi: options that do not go together leave the start as it was", "[ugi][engine]") {
    const auto lines = answers(talk("sticks", "setoption name Take value 12\nposition startpos\ngo nodes 1\n"
                                              "setoption name Sticks value 25\nposition startpos\ngo nodes 1\n"));
    REQUIRE(lines.size() == 4);
    CHECK(lines[0].starts_with("info string take must be less than sticks"));
    CHECK(lines[1] == lines[0]);
    CHECK(lines[2] == "bestmove 2");
    CHECK(lines[3] == "bestmove 12");
}

TEST_CASE("ugi: a row of its own is set and taken back", "[ugi][engine]") {
    const auto result = [](const std::string& text) { return talk("numbers", text).back(); };
    const std::string row = "setoption name Row value 1,2\n";
    CHECK(result(row + "position startpos moves R L\nquery result\n") == "response p1win");
    CHECK(answers(talk("numbers", row + "setoption name Row value <empty>\nposition startpos moves R L R\n"
                                        "query result\n")) == Lines{"response none"});
}

TEST_CASE("ugi: the same seed plays the same game, and each game after it another", "[ugi][engine]") {
    const std::string game = "position fen 900/899 1\ngo nodes 1\nisready\nuginewgame\n";
    const auto moves = beginning(talk("sticks", game + game + game, "random"), "bestmove ");
    const auto again = beginning(talk("sticks", "uginewgame\n" + game + game + game, "random"), "bestmove ");
    CHECK(moves == again);
    CHECK((moves[0] != moves[1] || moves[1] != moves[2]));
    const std::string seed = "setoption name PlayerSeed value 1\n";
    CHECK(beginning(talk("sticks", game + seed + game, "random"), "bestmove ")[1] == moves[0]);
}

TEST_CASE("ugi: a running search lives through every line that is refused", "[ugi][engine]") {
    const auto* const line = GENERATE("go backwards", "go depth", "stop now", "quit now", "uginewgame now",
                                      "position startpos moves 9", "setoption name Sticks value many", "nonsense");
    CAPTURE(line);
    const auto& game = *find_game("sticks");
    WatchedOutput out;
    ugi::Engine engine(game, {.player = "optimal", .options = OptionValues(game.options)}, out.stream());
    REQUIRE(engine.handle("go infinite"));
    out.wait_for("info string proven win"); // the search is over
    REQUIRE(engine.handle(line));
    CHECK(beginning(out.lines(), "info string ").size() == 2);
    CHECK(beginning(out.lines(), "bestmove 2").empty());
    REQUIRE(engine.handle("stop"));
    CHECK(out.lines().back() == "bestmove 2");
}

TEST_CASE("ugi: what may not follow is told with its place", "[ugi][engine]") {
    CHECK(talk("sticks", "isready  now\n") == Lines{"info string nothing may follow isready: `now` at character 10"});
}

TEST_CASE("ugi: a refused line of moves says at which move", "[ugi][engine]") {
    const auto told = [](const std::string& moves) { return talk("sticks", "position fen 9/3 1 moves " + moves); };
    CHECK(told("1 4 2") == Lines{"info string move 2: take from 1 to 3: `4` at character 1"});
    CHECK(told("x") == Lines{"info string move 1: a move is the number of sticks taken: `x` at character 1"});
}

TEST_CASE("ugi: the position can be asked, also of a board that was drawn", "[ugi][engine]") {
    CHECK(talk("sticks", "position fen 9/3 2 misere moves 2\nquery position\n") == Lines{"response 7/3 1 misere"});
    const auto board = [](const std::string& game, const std::string& options) {
        return talk(game, options + "position startpos\nquery position\n").back();
    };
    const auto* const game = GENERATE("points", "numbers");
    const std::string five = "setoption name Seed value 5\n", six = "setoption name Seed value 6\n";
    CHECK(board(game, five) == board(game, five + "setoption name PlayerSeed value 77\n"));
    CHECK(board(game, five) != board(game, six));
    // Another engine that is told the position stands before the same board.
    const auto drawn = board(game, five).substr(std::string_view("response ").size());
    CHECK(talk(game, "position fen " + drawn + "\nquery position\n") == Lines{"response " + drawn});
}

TEST_CASE("ugi: PlayerSeed is the player's own", "[ugi][engine]") {
    const auto moves = [](const std::string& seed) {
        std::string text = "setoption name Numbers value 40\nsetoption name PlayerSeed value " + seed + "\n";
        for (int game = 0; game < 12; ++game)
            text += "position startpos\ngo nodes 1\nisready\n";
        return beginning(talk("numbers", text, "random"), "bestmove ");
    };
    CHECK(moves("3") == moves("3"));
    CHECK(moves("3") != moves("4"));
}

TEST_CASE("ugi: refusals are the same in every language", "[ugi][engine]") {
    const auto game = GENERATE(from_range(game_ids()));
    const std::string lines = "nonsense\nisready now\nposition\nposition fen x\nposition startpos moves x\nquery\n"
                              "setoption name Player value x\nsetoption name PlayerSeed value x\ngo x\ngo depth x\n"
                              "setoption name X value x\nsetoption name Seed value x\n";
    const auto english = talk(game, lines);
    set_translator([](std::string_view, std::string_view, std::int64_t) { return std::string("verboten"); });
    const auto elsewhere = talk(game, lines);
    set_translator(nullptr);
    CHECK(elsewhere == english);
}
