// A board that both draw: commitment, answer, opening, and what cheating comes to.
#include "letter/lot.hpp"

#include "letter/comparison.hpp"
#include "letter/some_letters.hpp"
#include "support/catch.hpp"

namespace zugzwang::letter {
namespace {

std::string hex(std::string_view bytes) {
    std::string text;
    for (const char byte : bytes)
        text +=
            filled("{}{}", "0123456789abcdef"[static_cast<unsigned char>(byte) >> 4], "0123456789abcdef"[byte & 15]);
    return text;
}

Letter proposal(const Secret& secret, std::uint64_t id = 0x0123456789ABCDEF) {
    Letter letter{.id = id, .game = "points", .options = {{"points", "20"}}};
    letter.lot = Lot{.commitment = commitment_of(letter, secret)};
    return letter;
}

Letter answered(Letter letter, const Secret& secret) {
    letter.lot->answer = secret;
    return letter;
}

// By Python's hashlib.sha256, from the same bytes.
TEST_CASE("lot: commitment and what is drawn are the hashes that they were", "[letter]") {
    const auto letter = opened(answered(proposal(secret_of(1)), secret_of(2)), secret_of(1));
    REQUIRE(letter);
    const auto& commitment = letter->lot->commitment;
    CHECK(hex({reinterpret_cast<const char*>(commitment.data()), commitment.size()}) ==
          "0a689af3555f8b410d30d8be1f299bf853471e55e67ff286e8e8b39c3e8e5a78");
    CHECK(drawn_by(*letter).board == 6245810668191244406U);
    CHECK(drawn_by(*letter).proposer == Side::second);
    CHECK(options_of(*find_game("points"), *letter)->text("seed") == "191244406");
}

TEST_CASE("lot: three letters, and both have the same board", "[letter]") {
    const auto& game = *find_game("points");
    const auto first = read(*to_text(game, proposal(secret_of(1))));
    REQUIRE(first);
    CHECK_FALSE(first->has_board());
    CHECK(first->moves.empty());
    const auto second = read(*to_text(game, answered(*first, secret_of(2))));
    REQUIRE(second);
    CHECK(compared(*first, *second).relation == Relation::continues);
    const auto third = read(*to_text(game, *opened(*second, secret_of(1))));
    REQUIRE(third);
    CHECK(compared(*second, *third).relation == Relation::continues);
    CHECK(third->has_board());
    CHECK(third->lot->commitment == first->lot->commitment);
    CHECK(compared(*third, *first).relation == Relation::old);
    CHECK(compared(*third, *second).relation == Relation::old);
}

TEST_CASE("lot: another secret than the one that was committed to opens nothing", "[letter]") {
    const auto answer = answered(proposal(secret_of(1)), secret_of(2));
    CHECK(opened(answer, secret_of(3)).refusal().words == "that is not what the board was committed to");
    // Nor does a program that opens it all the same: its letter has another commitment.
    const auto& game = *find_game("points");
    auto forged = answer;
    forged.lot->opening = secret_of(3);
    const auto received = read(*to_text(game, forged));
    REQUIRE(received);
    CHECK(compared(answer, *received).relation == Relation::other_beginning);
}

TEST_CASE("lot: another answer than the one that was given is a fork", "[letter]") {
    const auto answer = answered(proposal(secret_of(1)), secret_of(2));
    const auto received = opened(answered(proposal(secret_of(1)), secret_of(4)), secret_of(1));
    REQUIRE(received);
    CHECK(compared(answer, *received) == Comparison{.relation = Relation::forked, .common = 0});
}

TEST_CASE("lot: the board depends on both secrets and on how the game begins", "[letter]") {
    std::set<std::uint64_t> boards;
    BySide<int> begins;
    for (std::uint8_t first = 1; first <= 10; ++first) {
        for (std::uint8_t second = 1; second <= 10; ++second) {
            const auto drawn =
                drawn_by(*opened(answered(proposal(secret_of(first)), secret_of(second)), secret_of(first)));
            boards.insert(drawn.board);
            ++begins[drawn.proposer];
        }
    }
    CHECK(boards.size() == 100);
    CHECK(begins[Side::first] > 30); // of 100, by a fair coin: fewer once in 60 000 times
    CHECK(begins[Side::second] > 30);
    CHECK(commitment_of(proposal(secret_of(1)), secret_of(1)) !=
          commitment_of(proposal(secret_of(1), 8), secret_of(1)));
    auto larger = proposal(secret_of(1));
    larger.options["points"] = "24";
    CHECK(commitment_of(larger, secret_of(1)) != larger.lot->commitment);
}

TEST_CASE("lot: boards that are drawn need one, others none", "[letter]") {
    const auto needs = [](const char* id, const char* option = nullptr, const char* text = "") {
        const auto& game = *find_game(id);
        OptionValues options(game.options);
        if (option != nullptr) REQUIRE_FALSE(options.set(option, text));
        return draws_board(game, options);
    };
    CHECK(needs("points"));
    CHECK(needs("numbers"));
    CHECK_FALSE(needs("numbers", "row", "4,7,2"));
    CHECK_FALSE(needs("boxes"));
}

} // namespace
} // namespace zugzwang::letter
