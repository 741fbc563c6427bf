#include "zugzwang/base/hash.hpp"

#include "support/catch.hpp"

TEST_CASE("hash: the words are those of splitmix64", "[hash][base]") {
    // The first outputs of the reference generator seeded with 1234567 (Vigna's splitmix64.c; Rosetta Code).
    const std::array<std::uint64_t, 5> known{6457827717110365317U, 3203168211198807973U, 9817491932198370423U,
                                             4593380528125082431U, 16408922859458223821U};
    std::uint64_t state = 1234567;
    for (const auto word : known) {
        CHECK(splitmix(state) == word);
        state += golden_word;
    }
}
