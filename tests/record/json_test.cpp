#include "record/json.hpp"

#include "support/catch.hpp"
#include "zugzwang/base/words.hpp"

TEST_CASE("json: members stay in their order, on one line of ASCII", "[record][json]") {
    Json json = Json::Object{{"b", 1}, {"a", Json::Array{true, nullptr, 0.5, "\xC3\xA9\n"}}};
    json.set("none", Json::Object{});
    CHECK(json.line() == R"({"b":1,"a":[true,null,0.5,"\u00e9\n"],"none":{}})");
    CHECK(Json("\xFF").line() == R"("\ufffd")");
}

TEST_CASE("json: what was written is read", "[record][json]") {
    const auto text = GENERATE(as<std::string>{}, "null", "false", "-9223372036854775808", "18446744073709551615",
                               "0.25", R"("a\"b")", "[]", R"({"x":[1,{"y":"z"}]})");
    CHECK(Json::parsed(text).line() == text);
}

TEST_CASE("json: numbers are read where they fit, and nowhere else", "[record][json]") {
    std::int64_t number = 0;
    std::uint64_t count = 0;
    int small = 0;
    Json::parsed("7").read(number);
    CHECK(number == 7);
    Json::parsed("18446744073709551615").read(count);
    CHECK(count == UINT64_MAX);
    CHECK_THROWS_AS(Json::parsed("18446744073709551615").read(number), BadJson);
    CHECK(number == 0);
    CHECK_THROWS_AS(Json::parsed("-1").read(count), BadJson);
    CHECK_THROWS_AS(Json::parsed("3000000000").read(small), BadJson);
    CHECK_THROWS_AS(Json::parsed("1.5").read(number), BadJson);
    CHECK_THROWS_AS(Json::parsed("\"1\"").read(number), BadJson);
}

TEST_CASE("json: what is no JSON, or not what was wanted, is told", "[record][json]") {
    const auto text = GENERATE(as<std::string>{}, "", "{", "[1,]", "nul", "1 2", "\"\xFF\"", "{\"a\":}");
    CHECK_THROWS_AS(Json::parsed(text), BadJson);
    CHECK_THROWS_AS(Json::parsed(std::string(1'000'000, '[')), BadJson); // no depth of calls is enough for it
    // Each member is looked for among those before it: a page of them that somebody pastes would cost minutes.
    std::string members = "{\"\":{\"a\":0}";
    for (int number = 0; number < 256; ++number) {
        CHECK_NOTHROW(Json::parsed(members + "}"));
        members += filled(",\"{}\":{}", number, "{}");
    }
    CHECK_THROWS_AS(Json::parsed(members + "}"), BadJson);
    std::array<std::string, 2> two;
    CHECK_THROWS_AS(Json::parsed("[\"a\"]").read(two), BadJson);
    CHECK_THROWS_AS(Json::parsed("[\"a\",\"b\"]").at(2), BadJson);
    CHECK_THROWS_AS(Json::parsed("{}").at("a"), BadJson);
    CHECK_THROWS_AS(Json::parsed("[]").at("a"), BadJson);
}
