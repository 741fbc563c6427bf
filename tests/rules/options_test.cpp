#include "zugzwang/rules/options.hpp"

#include "support/catch.hpp"

namespace {

const std::vector<OptionSpec>& specs() {
    static const std::vector<OptionSpec> all{
        {"rows", "Rows", "how many", IntegerOption{.accepted = {1, 16}, .fallback = 4, .offered = {}}},
        {"most", "Most", "how many at once",
         IntegerOption{.accepted = {1, 99},
                       .fallback = 3,
                       .offered =
                           [](const OptionValues& values) {
                               return IntegerRange{2, values.integer("rows")};
                           }}},
        {"start", "Start", "what is drawn", ChoiceOption{{{"border", "Border"}, {"empty", "Nothing"}}, "border"}},
        {"black-first", "Black first", "who begins", FlagOption{}},
        {"row", "Row", "the numbers", TextOption{}},
    };
    return all;
}

} // namespace

TEST_CASE("options: what was not set has its default", "[options][rules]") {
    const OptionValues values(specs());
    CHECK(values.integer("rows") == 4);
    CHECK(values.text("start") == "border");
    CHECK_FALSE(values.flag("black-first"));
    CHECK(values.text("row").empty());
    CHECK_FALSE(values.is_set("rows"));
}

TEST_CASE("options: a value within the range is kept", "[options][rules]") {
    OptionValues values(specs());
    const auto [id, text] = GENERATE(table<std::string, std::string>(
        {{"rows", "1"}, {"rows", "16"}, {"start", "empty"}, {"black-first", "true"}, {"row", "4,7,2"}}));
    CHECK_FALSE(values.set(id, text));
    CHECK(values.text(id) == text);
    CHECK(values.is_set(id));
}

TEST_CASE("options: a refusal names option and value and changes nothing", "[options][rules]") {
    OptionValues values(specs());
    REQUIRE_FALSE(values.set("rows", "7"));
    const auto before = values;
    const auto [id, text] = GENERATE(table<std::string, std::string>({{"rows", "0"},
                                                                      {"rows", "17"},
                                                                      {"rows", "seven"},
                                                                      {"rows", "7.5"},
                                                                      {"rows", "99999999999999999999"},
                                                                      {"start", "full"},
                                                                      {"start", "Border"},
                                                                      {"black-first", "maybe"},
                                                                      {"columns", "3"}}));
    const auto refusal = values.set(id, text);
    REQUIRE(refusal);
    CHECK(refusal->words.find(id) != std::string::npos);
    if (id != "columns") CHECK(refusal->words.find(text) != std::string::npos);
    CHECK(values == before);
}

TEST_CASE("options: what the setup offers follows the other values", "[options][rules]") {
    OptionValues values(specs());
    CHECK(values.offered("rows") == IntegerRange{1, 16});
    CHECK(values.offered("most") == IntegerRange{2, 4});
    REQUIRE_FALSE(values.set("most", "90"));
    values.clamp_to_offered();
    CHECK(values.integer("most") == 4);
    REQUIRE_FALSE(values.set("rows", "9"));
    CHECK(values.offered("most") == IntegerRange{2, 9});
}

TEST_CASE("options: names in UGI have capitals instead of hyphens", "[options][rules]") {
    CHECK(ugi_name("rows") == "Rows");
    CHECK(ugi_name("black-first") == "BlackFirst");
}

TEST_CASE("options: an empty text is the default again", "[rules][options]") {
    OptionValues values(specs());
    REQUIRE_FALSE(values.set("row", "4,7,2"));
    CHECK(values.is_set("row"));
    REQUIRE_FALSE(values.set("row", ""));
    CHECK_FALSE(values.is_set("row"));
    CHECK(values.chosen().empty());
}
