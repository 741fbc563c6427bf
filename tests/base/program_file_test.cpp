// Where programs are found.
#include "support/catch.hpp"
#include "support/places.hpp"

#include "zugzwang/base/program_file.hpp"

using namespace zugzwang;

TEST_CASE("program file: programs are found by their place, or in PATH", "[base]") {
    CHECK(program_file("/bin/sh") == "/bin/sh");
    CHECK(program_file("sh").filename() == "sh");
    CHECK(program_file("sh").is_absolute());
    for (const auto* const none : {"", "/", "/nowhere", ZUGZWANG_SOURCE_DIR "/LICENSE", "no-such-program"})
        CHECK(program_file(none).empty());
}
