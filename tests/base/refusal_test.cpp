#include "zugzwang/base/refusal.hpp"

#include "support/catch.hpp"

#include "zugzwang/base/text.hpp"

namespace {

std::string german(std::string_view message, std::string_view, std::int64_t) {
    return message == "{} is not {}" ? "nicht {2} ist {1}" : std::string(message);
}

} // namespace

TEST_CASE("refusal: plain English over the wire, the chosen language in the window", "[base][words]") {
    const Refusal refusal{"{} is not {}", "seven", 8};
    set_translator(german);
    const auto window = tr(refusal);
    const Refusal made_meanwhile{"{} is not {}", "seven", 8};
    set_translator(nullptr);
    CHECK(refusal.words == "seven is not 8");
    CHECK(window == "nicht 8 ist seven");
    CHECK(made_meanwhile == refusal);
}

TEST_CASE("refusal: words that name nothing stand as they are", "[base][words]") {
    const Refusal refusal{"no {} here"};
    CHECK(refusal.words == "no {} here");
    CHECK(tr(refusal) == "no {} here");
}

TEST_CASE("text: what is printable is one line of ASCII", "[text][base]") {
    CHECK(printable("a b~") == "a b~");
    CHECK(printable("a\tb\n\x7f\xc3\xa9") == "a?b????");
}
