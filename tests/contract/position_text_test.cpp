// Position texts from strangers: whatever they are, they are read or refused in one line, and never do harm.
#include "contract/option_sets.hpp"
#include "contract/tables.hpp"
#include "zugzwang/base/text.hpp"

namespace {

/// Refused in one line, or read to a position that reads back to itself.
void check_text(Table& table, const std::string& text) {
    const auto before = table.position();
    if (const auto refusal = table.set_position(text)) {
        if (refusal->words.empty() || refusal->words.find('\n') != std::string::npos || refusal->words.size() > 300) {
            FAIL("not refused in one short line: " << text.substr(0, 100));
        }
        if (table.position() != before) FAIL("a refused position changed the table: " << text.substr(0, 100));
        return;
    }
    const auto read = table.position();
    if (table.set_position(read)) FAIL(text << " was read as " << read << " which is refused");
    if (table.legal_moves().empty() != table.outcome().has_value()) FAIL("moves and outcome disagree in " << text);
}

std::string mutated(std::string text, const std::string& alphabet, Random& random) {
    const auto place = static_cast<std::size_t>(random.below(text.size() + 1));
    const char letter = alphabet[static_cast<std::size_t>(random.below(alphabet.size()))];
    switch (random.below(5)) {
    case 0:
        return text.insert(place, 1, letter);
    case 1:
        return text.erase(place, 1 + static_cast<std::size_t>(random.below(3)));
    case 2:
        return text.substr(0, place);
    case 3:
        return text + text.substr(place);
    default:
        if (place < text.size()) text[place] = letter;
        return text;
    }
}

} // namespace

TEST_CASE("contract: what is no position is refused", "[contract]") {
    const std::vector<std::string> texts{
        "",   " ",   "  ",          "1",         "x",    "\t1",   "\xff\xfe",
        "- ", "/ 1", "1/1 1 1 1 1", "a,b c,d 1", "-1 1", ";;; 1", std::string("4 1\0 1", 6)};
    const auto& game = each_game();
    CAPTURE(game.id);
    const auto table = open(game);
    for (const auto& text : texts) {
        CAPTURE(text);
        CHECK(table->set_position(text));
    }
}

TEST_CASE("contract: megabytes of any sign are refused in one short line, as a position, a part of it and a move",
          "[contract]") {
    const auto& game = each_game();
    CAPTURE(game.id);
    const auto table = open(game);
    const auto position = table->position();
    std::set<char> signs{' ', ',', ';', '/', '-', '9', 'x', '\n', '\0'};
    signs.insert(position.begin(), position.end());
    for (const char sign : signs) {
        CAPTURE(static_cast<int>(sign));
        const std::string flood(1'000'000, sign);
        std::vector<std::string> texts{flood, "1 " + flood};
        for (const auto& field : split(position, ' '))
            texts.push_back(std::string(position).replace(field.place - 1, field.text.size(), flood));
        for (const auto& text : texts) {
            const auto refusal = table->set_position(text);
            REQUIRE(refusal);
            CHECK(refusal->words.size() < 200);
            CHECK(refusal->words.find('\n') == std::string::npos);
        }
        CHECK(table->play(flood));
    }
}

TEST_CASE("contract: a position with letters changed is read or refused, never worse", "[contract]") {
    const auto& game = each_game();
    CAPTURE(game.id);
    Random random(4);
    const auto table = open(game, small_set(game).values);
    for (int games = 0; games < 60; ++games) {
        table->set_start_position();
        play_randomly(*table, random, static_cast<int>(random.below(15)));
        const auto position = table->position();
        const auto alphabet = position + "0123456789-/.,;|_ wb#";
        for (int change = 0; change < 20; ++change) {
            auto text = mutated(position, alphabet, random);
            if (random.below(3) == 0) text = mutated(text, alphabet, random);
            check_text(*table, text);
        }
    }
}

TEST_CASE("contract: a line with something before or after it is refused", "[contract]") {
    const auto& game = each_game();
    CAPTURE(game.id);
    const auto table = open(game);
    const auto position = table->position();
    for (const auto& text : {position + " ", " " + position, position + "\r", position + " 1 1", position + "\n"}) {
        CAPTURE(text);
        CHECK(table->set_position(text));
    }
}
