#include "zugzwang/play/typed_table.hpp"

#include "support/catch.hpp"

#include "support/countdown.hpp"

namespace {

std::unique_ptr<Table> table_at(std::string_view position) {
    static const auto options = CountdownKit::entry().options;
    auto table = TypedTable<CountdownKit>::open(OptionValues(options));
    REQUIRE(table);
    REQUIRE_FALSE((*table)->set_position(position));
    return *std::move(table);
}

} // namespace

TEST_CASE("table: opens on the position that the options describe, or refuses them in the game's words",
          "[table][play]") {
    const auto specs = CountdownKit::entry().options;
    OptionValues options(specs);
    REQUIRE_FALSE(options.set("start", "17"));
    const auto table = TypedTable<CountdownKit>::open(options);
    REQUIRE(table);
    CHECK((*table)->position() == "17 1");
    CHECK((*table)->to_move() == Side::first);
    REQUIRE_FALSE(options.set("start", "13"));
    const auto refused = TypedTable<CountdownKit>::open(options);
    REQUIRE_FALSE(refused);
    CHECK(refused.refusal().words == "13 brings bad luck");
}

TEST_CASE("table: a refused position or move changes nothing", "[table][play]") {
    const auto table = table_at("5 2");
    REQUIRE_FALSE(table->play("2"));
    CHECK(table->set_position("5"));
    CHECK(table->set_position("5 3"));
    CHECK(table->play("3"));
    CHECK(table->play(""));
    CHECK(table->position() == "3 1");
    CHECK(table->undo());
    CHECK(table->position() == "5 2");
}

TEST_CASE("table: moves, undo and outcome follow the rules", "[table][play]") {
    const auto table = table_at("2 2");
    CHECK(table->legal_moves() == std::vector<std::string>{"1", "2"});
    CHECK(table->perft(2) == 1);
    CHECK_FALSE(table->outcome());
    REQUIRE_FALSE(table->play("2"));
    CHECK(table->outcome() == Outcome{.winner = Side::second, .margin = 3});
    CHECK(table->legal_moves().empty());
    CHECK(table->undo());
    CHECK_FALSE(table->undo());
    table->set_start_position();
    CHECK(table->position() == "10 1");
}

TEST_CASE("table: only the game's players can be seated", "[table][play]") {
    const auto table = table_at("5 1");
    REQUIRE_FALSE(table->seat({"two", 1}));
    const auto refusal = table->seat({"nobody", 1});
    REQUIRE(refusal);
    CHECK(refusal->words.find("nobody") != std::string::npos);
    const auto move = table->choose(Budget{.nodes = 10}, {}, {});
    REQUIRE(move);
    CHECK(*move == "2");
}

TEST_CASE("table: progress is told in text, as far as its line can be played", "[table][play]") {
    const auto table = table_at("2 1");
    REQUIRE_FALSE(table->seat({"two", 1}));
    std::vector<TextProgress> news;
    REQUIRE(table->choose(Budget{}, {}, [&](const TextProgress& progress) { news.push_back(progress); }));
    REQUIRE(news.size() == 1);
    CHECK(news[0].line == std::vector<std::string>{"2"}); // the game is over then, its player said 2 and 1
    CHECK(news[0].chance == 0.75);
    CHECK(news[0].words == "easy");
}

TEST_CASE("table: a player that fails forfeits with its words", "[table][play]") {
    const auto table = table_at("5 1");
    REQUIRE_FALSE(table->seat({"crashes", 1}));
    const auto move = table->choose(Budget{}, {}, {});
    REQUIRE_FALSE(move);
    CHECK(move.refusal().words == "it crashed");
}

TEST_CASE("table: a solver's best moves are sorted as text, its nodes counted", "[table][play]") {
    const auto answer = table_at("5 1")->solve({}, {});
    CHECK(answer.best == std::vector<std::string>{"1", "2"});
    CHECK_FALSE(answer.exact);
    CHECK_FALSE(answer.value);
    CHECK(answer.nim_value == 5U);
    CHECK(answer.nodes == 1);
}
