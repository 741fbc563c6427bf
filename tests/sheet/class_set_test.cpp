// The set that a class opens, and its key: written, read back, refused where they are damaged.
#include "sheet/class_set.hpp"

#include "sheet/order.hpp"
#include "support/catch.hpp"

namespace {

using namespace zugzwang::sheet;

/// Of 17 sticks, at most 5 a move, 5 leaves twelve; of 20, at most 4, the last one loses, 4 leaves sixteen.
const AnswerKey key{.set = {.game = "sticks", .positions = {"17/5 1", "20/4 1 misere"}},
                    .solutions = {"5", "4"},
                    .difficulty = 2,
                    .seed = 7};

std::string with(std::string text, const std::string& what, const std::string& other) {
    const auto at = text.find(what);
    REQUIRE(at != text.npos);
    return text.replace(at, what.size(), other);
}

std::string refused_set(const std::string& text) {
    const auto read = read_set(catalog(), text);
    return read ? std::string("read") : read.refusal().words;
}
std::string refused_key(const std::string& text) {
    const auto read = read_key(catalog(), text);
    return read ? std::string("read") : read.refusal().words;
}

} // namespace

TEST_CASE("set: what is written can be read", "[sheet]") {
    const auto set = read_set(catalog(), text_of(key.set));
    REQUIRE(set);
    CHECK(*set == key.set);
    const auto whole = read_key(catalog(), text_of(key));
    REQUIRE(whole);
    CHECK(*whole == key);
}

TEST_CASE("set: its text is the documented one, and tells no solution", "[sheet]") {
    CHECK(text_of(key.set) == "{\"zugzwang\":\"set 1\",\"id\":\"" + id_of(key.set) +
                                  "\",\"game\":\"sticks\",\"positions\":[\n\"17/5 1\",\n\"20/4 1 misere\"]}\n");
    CHECK(text_of(key) == "{\"zugzwang\":\"key 1\",\"id\":\"" + id_of(key.set) +
                              "\",\"game\":\"sticks\",\"difficulty\":2,\"seed\":7,\"puzzles\":[\n"
                              "{\"position\":\"17/5 1\",\"solution\":\"5\"},\n"
                              "{\"position\":\"20/4 1 misere\",\"solution\":\"4\"}]}\n");
    CHECK(is_set(text_of(key.set)));
    CHECK_FALSE(is_set(text_of(key)));
    CHECK_FALSE(is_set("17/5 1"));
    CHECK_FALSE(is_set(R"({"game":"sticks"})"));
}

TEST_CASE("set: its id is of eight digits and follows from its positions", "[sheet]") {
    const auto id = id_of(key.set);
    CHECK(id.size() == 8);
    CHECK(id.find_first_not_of("0123456789abcdef") == id.npos);
    auto other = key.set;
    std::swap(other.positions[0], other.positions[1]);
    CHECK(id_of(other) != id);
    // As text alone the positions are the same.
    CHECK(id_of({.game = "sticks", .positions = {"17/5 1\n20/4 1 misere"}}) == id);
    CHECK(id_of({.game = "points", .positions = key.set.positions}) != id);
}

TEST_CASE("set: a set that is cut off at any place is refused", "[sheet]") {
    const auto text = text_of(key.set);
    for (std::size_t length = 0; length + 1 < text.size(); ++length)
        CHECK(refused_set(text.substr(0, length)).starts_with("this is no whole set of positions: "));
}

TEST_CASE("set: what is damaged is refused with its place", "[sheet]") {
    const auto text = text_of(key.set);
    CHECK(refused_set(with(text, "20/4", "20/0")).starts_with("position 2: "));
    CHECK(refused_set(with(text, "17/5", "0/5")) == "position 1: the game is over: 0/5 1");
    CHECK(refused_set(with(text, "20/4 1 misere", "17/5 1")) == "position 2: it stands there twice");
    CHECK(refused_set(with(text, "17/5", "18/5")) == "its positions are not those of " + id_of(key.set));
    CHECK(refused_set(with(text, "sticks", "chess")) == "unknown game: chess");
    CHECK(refused_set(with(text, "set 1", "set 2")).find("the form is `set 2`, not `set 1`") != std::string::npos);
    CHECK(refused_set(text_of(key)).find("the form is `key 1`") != std::string::npos);
    CHECK(refused_set(with(text, "\"17/5 1\",\n\"20/4 1 misere\"", "")).find("1 to 60 were wanted, not 0") !=
          std::string::npos);
    CHECK(refused_set(with(text, "\"17/5 1\"", "17")).find("a text was wanted") != std::string::npos);
    CHECK(refused_set(std::string(2'000'000, ' ')).find("longer than 1048576 bytes") != std::string::npos);
}

TEST_CASE("set: a key whose moves the rules do not allow is refused with its place", "[sheet]") {
    const auto text = text_of(key);
    CHECK(refused_key(with(text, "\"4\"", "\"6\"")) == "position 2: no legal move: 6");
    CHECK(refused_key(with(text, "\"5\"", "\"\"")).find("solution 1 is empty") != std::string::npos);
    CHECK(refused_key(with(text, "\"difficulty\":2,", "")).find("no difficulty") != std::string::npos);
    CHECK(refused_key(text_of(key.set)).find("the form is `set 1`") != std::string::npos);
}

TEST_CASE("set: a key is made of what the sheet asks", "[sheet]") {
    CHECK(key_of({.game = find_game("sticks"),
                  .wish = {.count = 2, .difficulty = 2, .seed = 7},
                  .questions = {{.position = "17/5 1", .right = {"5"}},
                                {.position = "20/4 1 misere", .right = {"4"}}}}) == key);
}

TEST_CASE("set: a key of exercises has every move that is as good, and says so in its text", "[sheet]") {
    const auto made = key_of({.game = find_game("sticks"),
                              .asks = Asks::better,
                              .questions = {{.position = "17/5 1", .right = {"5"}},
                                            {.position = "6/5 1", .right = {"1", "2"}}}}); // as if two were
    CHECK(made.is_right(0, "5"));
    CHECK_FALSE(made.is_right(0, "1"));
    CHECK(made.is_right(1, "1"));
    CHECK(made.is_right(1, "2"));
    CHECK_FALSE(made.is_right(1, "3"));
    CHECK(text_of(made) == "{\"zugzwang\":\"key 1\",\"id\":\"" + id_of(made.set) +
                               "\",\"game\":\"sticks\",\"asks\":\"better\",\"puzzles\":[\n"
                               "{\"position\":\"17/5 1\",\"solution\":\"5\"},\n"
                               "{\"position\":\"6/5 1\",\"solution\":\"1\",\"also\":[\"2\"]}]}\n");
    const auto read = read_key(catalog(), text_of(made));
    REQUIRE(read);
    CHECK(*read == made);
    const auto set = read_set(catalog(), text_of(made.set));
    REQUIRE(set);
    CHECK(*set == made.set);
    auto puzzles = made.set;
    puzzles.asks = Asks::win;
    CHECK(id_of(puzzles) != id_of(made.set));
    CHECK(refused_key(with(text_of(made), "[\"2\"]", "[\"9\"]")) == "position 2: no legal move: 9");
    CHECK(refused_set(with(text_of(made.set), "better", "worse")).find("asks is `worse`") != std::string::npos);
}
