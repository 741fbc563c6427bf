// What a class sends, a line each, and the table that becomes of it.
#include "sheet/answer_table.hpp"
#include "support/catch.hpp"

namespace {

using namespace zugzwang::sheet;

const AnswerKey class_key{.set = {.game = "sticks", .positions = {"17/5 1", "20/4 1 misere", "5/4 1"}},
                          .solutions = {"5", "4", "1"}};

std::string refused(const std::string& text) {
    const auto line = read_answer_line(text);
    return line ? std::string("read") : line.refusal().words;
}

AnswerLine from(const std::string& name, std::vector<std::string> moves) {
    return {.id = id_of(class_key.set), .name = name, .moves = std::move(moves)};
}

} // namespace

TEST_CASE("answers: a line is written and read back", "[sheet]") {
    const AnswerLine line{.id = "1f0c6a39", .name = "Anna B.", .moves = {"5", "", "f3-d1/b3"}};
    CHECK(text_of(line) == "zugzwang 1f0c6a39 Anna B.: 5 - f3-d1/b3");
    const auto read = read_answer_line(text_of(line));
    REQUIRE(read);
    CHECK(*read == line);
}

TEST_CASE("answers: a line written by hand may have more blanks", "[sheet]") {
    const auto read = read_answer_line("  zugzwang   1f0c6a39  Õie   Ő. :5  4\t");
    REQUIRE(read);
    CHECK(*read == AnswerLine{.id = "1f0c6a39", .name = "Õie Ő.", .moves = {"5", "4"}});
}

TEST_CASE("answers: a name can stand in a line whatever was typed", "[sheet]") {
    CHECK(name_for_line("  Anna:\tB.\n") == "Anna B.");
    CHECK(name_for_line(":::").empty());
    CHECK(name_for_line("A\xFF\x1B[2J") == "A? [2J");
    CHECK(name_for_line(std::string(59, 'a') + "õõ") == std::string(59, 'a')); // a letter is not cut
}

TEST_CASE("answers: a line that is none says what was wanted", "[sheet]") {
    CHECK(refused("hello") == "no answers: a colon after the name was wanted: hello");
    CHECK(refused("Re: hello") == "no answers: they begin with `zugzwang`: Re: hello");
    CHECK(refused("zugzwang: 5") == "the set's id was wanted, eight hexadecimal digits, not nothing");
    CHECK(refused("zugzwang Anna: 5") == "the set's id was wanted, eight hexadecimal digits, not Anna");
    CHECK(refused("zugzwang 1f0c6a39: 5") == "a name was wanted after 1f0c6a39");
    CHECK(refused("zugzwang 1f0c6a39 A: " + std::string(5000, '1')) == "longer than 4000 bytes");
}

TEST_CASE("answers: the table counts what was found, by whom and where", "[sheet]") {
    AnswerTable table(*find_game("sticks"), class_key);
    CHECK_FALSE(table.add(from("Mari", {"5", "4", "1"}), "a.txt, line 1"));
    CHECK_FALSE(table.add(from("Jüri", {"5", "3", ""}), "a.txt, line 2"));
    CHECK_FALSE(table.add(from("=1+1, \"Ada\"", {"", "4", ""}), "b.txt, line 1"));
    using Mark = AnswerTable::Mark;
    CHECK(table.rows() == std::vector<AnswerTable::Row>{
                              {.name = "=1+1, \"Ada\"", .marks = {Mark::open, Mark::right, Mark::open}, .right = 1},
                              {.name = "Jüri", .marks = {Mark::right, Mark::wrong, Mark::open}, .right = 1},
                              {.name = "Mari", .marks = {Mark::right, Mark::right, Mark::right}, .right = 3}});
    CHECK(table.found() == std::vector<std::size_t>{2, 2, 1});
    CHECK(table_csv(table) == "name,right,1,2,3\r\n"
                              "\"'=1+1, \"\"Ada\"\"\",1,,1,\r\n"
                              "Jüri,1,1,0,\r\n"
                              "Mari,3,1,1,1\r\n"
                              "found,,2,2,1\r\n");
    CHECK(table_words(table) == "=1+1, \"Ada\"  1 of 3; not answered: 1, 3\n"
                                "Jüri         1 of 3; missed: 2; not answered: 3\n"
                                "Mari         3 of 3\n"
                                "\n"
                                "Position 1, 5: found by 2 of 3\n"
                                "Position 2, 4: found by 2 of 3\n"
                                "Position 3, 1: found by 1 of 3\n");
}

TEST_CASE("answers: what does not belong to the set, or contradicts itself, is refused", "[sheet]") {
    AnswerTable table(*find_game("sticks"), class_key);
    CHECK(table.add({.id = "00000000", .name = "Mari", .moves = {"5", "4", "1"}}, "a")->words ==
          "these are answers to another set: 00000000");
    CHECK(table.add(from("Mari", {"5", "4"}), "a")->words == "3 answers were wanted, not 2");
    CHECK(table.add(from("Mari", {"5", "", "6"}), "a")->words.starts_with("answer 3: "));
    CHECK(table.rows().empty());
    CHECK_FALSE(table.add(from("Mari", {"5", "4", "1"}), "a.txt, line 1"));
    CHECK_FALSE(table.add(from("Mari", {"5", "4", "1"}), "copy.txt, line 1"));
    CHECK(table.add(from("Mari", {"5", "4", "2"}), "b")->words == "Mari has other answers in a.txt, line 1");
    CHECK(table.rows().size() == 1);
    CHECK(table.rows().front().right == 3);
}
