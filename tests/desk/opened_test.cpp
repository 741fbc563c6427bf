// What is pasted or let fall: known texts of the real games.
#include "support/catch.hpp"

#include "desk/opened.hpp"
#include "desk/saver.hpp"
#include "record/game_text.hpp"
#include "record/record.hpp"
#include "support/files.hpp"

namespace {

/// Ten sticks, at most three in a move: 2, 3, 2 and 3 of them are taken, so the second side takes the last one.
GameRecord sticks() {
    GameRecord record{.game = "sticks", .start = "10/3 1"};
    for (const char* taken : {"2", "3", "2", "3"})
        record.moves.push_back({.text = taken});
    record.result = GameResult{.outcome = {.winner = Side::second}};
    return record;
}

Opened opened(const std::string& text, const Game* first = nullptr) { return opened_text(catalog(), first, text, {}); }

std::string refusal_of(const Opened& opened) {
    const auto* refusal = std::get_if<Refusal>(&opened);
    return refusal == nullptr ? std::string() : refusal->words;
}

} // namespace

TEST_CASE("opened: a record is played through by the rules", "[desk][library]") {
    const auto games = std::get<OpenedGames>(opened(to_json_line(sticks())));
    REQUIRE(games.games.size() == 1);
    CHECK_FALSE(games.are_many());
    CHECK(games.games.front().game == find_game("sticks"));
    CHECK(games.games.front().record == sticks());
    CHECK(games.games.front().last == "0/3 1");
}

TEST_CASE("opened: lines that are no game are counted, the line of a match is passed over", "[desk][library]") {
    const auto line = to_json_line(sticks());
    const auto games = std::get<OpenedGames>(opened("{\"match\":\"sticks\"}\n" + line + "\r\n\n{}\n" + line + "\n"));
    CHECK(games.games.size() == 2);
    CHECK(games.refused == 1);
}

TEST_CASE("opened: games written as tags and moves come back the same, from a tournament's file too",
          "[desk][library]") {
    auto named = sticks();
    named.seats[Side::second] = {.player = "ugi:./bot", .name = "mine"};
    const auto games = std::get<OpenedGames>(opened(to_game_text(sticks()) + "\n" + to_game_text(named)));
    REQUIRE(games.games.size() == 2);
    CHECK(games.games[0].record == sticks());
    CHECK(games.games[1].record == named);
    CHECK(games.games[1].last == "0/3 1");
    const auto of_tournament = std::get<OpenedGames>(opened("{\"tournament\":\"sticks\"}\n" + to_json_line(named)));
    CHECK(of_tournament.games.size() == 1);
    CHECK(of_tournament.refused == 0);
}

TEST_CASE("opened: a record against the rules is refused by its move", "[desk][library]") {
    auto record = sticks();
    record.moves[2].text = "4";
    CHECK(refusal_of(opened(to_json_line(record))).starts_with("move 3: "));
    record = sticks();
    record.result->outcome.winner = Side::first;
    CHECK_FALSE(refusal_of(opened(to_json_line(record))).empty());
    record = sticks();
    record.game = "chess";
    CHECK(refusal_of(opened(to_json_line(record))) == "unknown game: chess");
}

TEST_CASE("opened: the game that takes a position is found, the open one asked first", "[desk][library]") {
    const auto sticks_position = std::get<OpenedPosition>(opened(" 7/3 2\n"));
    CHECK(sticks_position.game == find_game("sticks"));
    CHECK(sticks_position.text == "7/3 2");
    const auto amazons = std::get<OpenedPosition>(opened("Q1q w", find_game("boxes")));
    CHECK(amazons.game == find_game("amazons"));
}

TEST_CASE("opened: what no game takes is refused, by the open game in its own words", "[desk][library]") {
    CHECK(refusal_of(opened("hello")) == "that is no game and no position of one: hello");
    CHECK(refusal_of(opened("")) == "there is nothing in it");
    const auto table = find_game("sticks")->open_table(OptionValues(find_game("sticks")->options));
    CHECK(refusal_of(opened("7/3", find_game("sticks"))) == (*table)->set_position("7/3")->words);
}

TEST_CASE("opened: what is no record is refused in plain words, whatever is in it", "[desk][library]") {
    const auto* text = GENERATE("{\"game\":", "[1, 2, 3]", "{}", "{\"format\":\"pgn\"}", "[Event \"Hastings\"]",
                                "{\"format\":\"zugzwang-game\",\"version\":1,\"result\":\"maybe\"}", "[", "{{{{");
    CHECK(refusal_of(opened(text, find_game("sticks"))) == "that is no game");
}

TEST_CASE("opened: a class's set is found, a damaged one refused with its place", "[desk][sheet]") {
    const sheet::ClassSet set{.game = "sticks", .positions = {"9/3 1", "10/3 1"}};
    const auto found = std::get<OpenedSet>(opened(text_of(set), find_game("boxes")));
    CHECK(found.game == find_game("sticks"));
    CHECK(found.set == set);
    auto damaged = text_of(set);
    damaged.replace(damaged.find("10/3"), 4, "x0/3");
    CHECK(refusal_of(opened(damaged)).starts_with("position 2: "));
}

TEST_CASE("opened: what is too long is refused before it is looked at", "[desk][library]") {
    CHECK(refusal_of(opened(std::string(max_opened_bytes + 1, '{'))).starts_with("that is too long"));
    const testing::TemporaryFolder folder;
    const auto file = folder.path() / "large";
    testing::write(file, "{");
    std::filesystem::resize_file(file, max_opened_bytes + 1);
    CHECK(refusal_of(opened_file(catalog(), nullptr, file, {})).starts_with("that is too long"));
}

TEST_CASE("opened: files are read, folders are refused", "[desk][library]") {
    const testing::TemporaryFolder folder;
    const auto file = folder.path() / "games.jsonl";
    testing::write(file, to_json_line(sticks()) + '\n');
    CHECK(std::get<OpenedGames>(opened_file(catalog(), nullptr, file, {})).games.size() == 1);
    CHECK(refusal_of(opened_file(catalog(), nullptr, folder.path(), {})).starts_with("that is no file"));
}

TEST_CASE("new file: none is ever written over", "[desk][library]") {
    const testing::TemporaryFolder folder;
    const auto first = new_file(folder.path(), "Boxes: You, Torch", ".txt");
    REQUIRE(first);
    REQUIRE_FALSE(write_text(*first, "one"));
    const auto second = new_file(folder.path(), "Boxes: You, Torch", ".txt");
    REQUIRE(second);
    CHECK(first->filename() == "Boxes You, Torch.txt");
    CHECK(second->filename() == "Boxes You, Torch 2.txt");
    CHECK(testing::text_of(*first) == "one");
    CHECK_FALSE(new_file(folder.path() / "gone", "a", ".txt"));
    CHECK(new_file(folder.path(), "../../etc/passwd", "")->parent_path() == folder.path());
}
