// SHA-256 against the examples that NIST published with the standard, and those of its "Secure Hash Algorithm
// Validation System" (short messages).
#include "letter/sha256.hpp"

#include "support/catch.hpp"

namespace zugzwang::letter {
namespace {

std::string hex(const Digest& digest) {
    std::string text;
    for (const auto byte : digest) {
        constexpr std::string_view digits = "0123456789abcdef";
        text += digits[byte >> 4];
        text += digits[byte & 15];
    }
    return text;
}

TEST_CASE("sha256: the examples of the standard", "[letter]") {
    const auto [message, digest] = GENERATE(table<std::string, std::string>({
        {"", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"},
        {"abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"},
        {"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
         "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"},
        {"abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqr"
         "stu",
         "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"},
        {std::string(1'000'000, 'a'), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"},
        {"\xd3", "28969cdfa74a12c82f3bad960b0b000aca2ac329deea5c2328ebc6f2ba9802c1"},
        {"\xbd", "68325720aabd7c82f30f554b313d0570c95accbb7dc4b5aae11204c08ffe732b"},
        {"\xc9\x8c\x8e\x55", "7abc22c0ae5af26ce93dbb94433a0e0b2e119d014f8e7f65bd56c61ccccd9504"},
    }));
    CAPTURE(message.size());
    CHECK(hex(sha256(message)) == digest);
}

TEST_CASE("sha256: every length about a block is its own", "[letter]") {
    std::set<Digest> digests;
    for (std::size_t length = 0; length < 200; ++length)
        digests.insert(sha256(std::string(length, '\0')));
    CHECK(digests.size() == 200);
}

} // namespace
} // namespace zugzwang::letter
