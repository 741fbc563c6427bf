// Letters: what was written is read again, and whatever became of it on its way is noticed.
#include "letter/letter.hpp"

#include <iostream>

#include <boost/crc.hpp>

#include "letter/base64.hpp"
#include "letter/parts.hpp"
#include "letter/some_letters.hpp"
#include "support/catch.hpp"
#include "support/every_game.hpp"

namespace zugzwang::letter {
namespace {

using Set = std::vector<std::pair<std::string, std::string>>;

constexpr std::string_view signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// For a table of lengths, where it is asked for.
void tell_length(const std::string& what, std::size_t moves, std::size_t length) {
    if (std::getenv("ZUGZWANG_LENGTHS") != nullptr)
        std::cerr << what << ": " << moves << " moves, " << length << " signs\n";
}

Letter some_sticks() {
    return {.id = 0x0123456789ABCDEF, .game = "sticks", .options = {{"take", "4"}}, .moves = {"3", "1", "4"}};
}

TEST_CASE("letter: games at random come back as they were", "[letter]") {
    const auto& game = *find_game(GENERATE(from_range(game_ids())));
    const auto seed = GENERATE(1, 2, 3);
    CAPTURE(game.id, seed);
    for (const std::size_t moves : {0, 1, 5, 1000}) {
        const auto sent =
            played(game, begun(game, game.small, 11 + static_cast<unsigned>(seed)), static_cast<unsigned>(seed), moves);
        const auto text = to_text(game, sent);
        REQUIRE(text);
        const auto received = read(*text);
        REQUIRE(received);
        CHECK(*received == sent);
        CHECK(letter_in(*text) == *text);
    }
}

TEST_CASE("letter: a position that was laid out, and who gave up, come back too", "[letter]") {
    const auto& game = *find_game("sticks");
    auto sent = begun(game);
    sent.position = "20/3 2";
    sent = played(game, sent, 4, 2);
    sent.given_up = GENERATE(std::optional<Side>(), std::optional(Side::first), std::optional(Side::second));
    const auto received = read(*to_text(game, sent));
    REQUIRE(received);
    CHECK(*received == sent);
    const auto standing = standing_of(game, *received);
    REQUIRE(standing);
    CHECK(standing->start == "20/3 2");
    CHECK(standing->result.has_value() == sent.given_up.has_value());
    if (sent.given_up) CHECK(standing->result->outcome.winner == other(*sent.given_up));
}

// Made by hand, byte for byte, with Python's zlib.crc32 and base64.
TEST_CASE("letter: the form is what it was", "[letter]") {
    const auto text = to_text(*find_game("sticks"), some_sticks());
    REQUIRE(text);
    CHECK(*text == "letter1-ACAAASNFZ4mrze8Gc3RpY2tzAQR0YWtlATQDMiBxBpw");
    const auto standing = standing_of(*find_game("sticks"), some_sticks());
    REQUIRE(standing);
    CHECK(standing->start == "10/4 1");
    CHECK(standing->position == "2/4 2");
    CHECK(standing->moved == Side::first);
    CHECK(standing->to_move == Side::second);
}

TEST_CASE("letter: every single sign that is another one is noticed", "[letter]") {
    const auto& game = *find_game(GENERATE(from_range(game_ids())));
    const auto text = *to_text(game, played(game, begun(game, game.small), 6));
    CAPTURE(game.id, text);
    REQUIRE(read(text));
    for (std::size_t at = 0; at < text.size(); ++at) {
        for (const char sign : signs) {
            auto other_text = text;
            other_text[at] = sign;
            if (other_text != text && read(other_text)) FAIL_CHECK("not noticed: " << sign << " at " << at);
        }
    }
}

TEST_CASE("letter: every end that is missing is noticed, and every sign that is", "[letter]") {
    const auto& game = *find_game(GENERATE(from_range(game_ids())));
    const auto text = *to_text(game, played(game, begun(game, game.small), 6));
    CAPTURE(game.id, text);
    for (std::size_t length = 0; length < text.size(); ++length) {
        if (read(text.substr(0, length))) FAIL_CHECK("not noticed: the end from " << length);
        if (read(text.substr(0, length) + text.substr(length + 1))) FAIL_CHECK("not noticed: no sign at " << length);
    }
    CHECK_FALSE(read(text + 'A'));
    CHECK_FALSE(read(text + text));
}

TEST_CASE("letter: what is wrong with one is said", "[letter]") {
    const auto text = *to_text(*find_game("sticks"), some_sticks());
    const auto refusal = [](std::string_view other_text) { return read(other_text).refusal().words; };
    CHECK(refusal("letter2-AAAA") == "this link is of another form than 1, which this program reads: letter2-");
    CHECK(refusal(text.substr(0, text.size() - 8)) == "the link is damaged: its end is missing");
    CHECK(refusal(text.substr(0, text.size() - 1) + "A") == "the link is damaged: copy the whole of it once more");
    CHECK(refusal(text + std::string(max_signs, 'A')) ==
          filled("a link has at most 1900 signs, not {}", text.size() + max_signs));
}

/// A letter of these bytes, with the right size and sum.
std::string summed(const std::string& inside) {
    PartsOut parts;
    parts.number(inside.size() + 6, 2);
    parts.bytes(inside);
    boost::crc_32_type sum;
    sum.process_bytes(parts.bytes().data(), parts.bytes().size());
    for (int shift = 0; shift < 32; shift += 8)
        parts.number(sum.checksum() >> shift & 0xFF, 1);
    return "letter1-" + to_base64(parts.bytes());
}

TEST_CASE("letter: one that was made wrong is refused, though nothing of it is damaged", "[letter]") {
    const std::string id("\0\0\0\0\0\0\0\7", 8), sticks = id + "\6sticks", none(1, '\0');
    const auto [inside, words] = GENERATE_COPY(table<std::string, std::string>({
        {"", "the link was made wrong: parts that do not fit"},
        {none + sticks, "the link was made wrong: parts that do not fit"},
        {"\x40" + sticks + none + none, "the link was made wrong: marks that do not go together"},
        {"\4" + sticks + none + none, "the link was made wrong: marks that do not go together"},
        {"\x30" + sticks + none + none, "the link was made wrong: marks that do not go together"},
        {"\x12" + sticks + none + std::string(33, '\0'), "the link was made wrong: marks that do not go together"},
        {none + id + "\5chess" + none + none, "unknown game: chess"},
        {none + sticks + "\1\4take\1x" + none, "the link was made wrong: take is not a whole number: x"},
        {none + sticks + "\x7F\4take\0013" + none, "the link was made wrong: parts that do not fit"},
        {none + sticks + none + "\xFF\xFF\x7F", "the link was made wrong: parts that do not fit"},
        {none + sticks + none + "\xFF\xFF\xFF\1", "the link was made wrong: parts that do not fit"},
        {none + sticks + none + "\x0B", "the link was made wrong: move 11: the game is over"},
        {none + sticks + none + "\1\3", "the link was made wrong: more than its moves"},
        {"\x10" + sticks + none + "\x0A", "the link was made wrong: given up after its end"},
        {"\2" + sticks + none + std::string(32, 'x') + "\1", "the link was made wrong: moves without a board"},
        {"\1" + sticks + "\00110" + none, "the link was made wrong: 10"},
    }));
    CAPTURE(words);
    const auto read_again = read(summed(inside));
    REQUIRE_FALSE(read_again);
    CHECK(read_again.refusal().words.starts_with(words.substr(0, words.ends_with(": 10") ? 24 : words.size())));
}

TEST_CASE("letter: it is found in a link and in what stands about it", "[letter]") {
    const auto text = *to_text(*find_game("sticks"), some_sticks());
    CHECK(letter_in("  " + text + "\n") == text);
    CHECK(letter_in("https://example.org/zugzwang/#" + text) == text);
    CHECK(letter_in("Your turn! http://localhost:8000/index.html#" + text + " See you") == text);
    const auto* none = GENERATE("", "letter", "letter-", "letter1", "lettera-", "10/3 1", "{\"game\":\"letter1-\"}",
                                "https://example.org/#sticks?position=10%2F3%201");
    CAPTURE(none);
    CHECK_FALSE(letter_in(none));
}

TEST_CASE("letter: one is not read beyond its time", "[letter]") {
    std::stop_source source;
    source.request_stop();
    const auto text = *to_text(*find_game("sticks"), some_sticks());
    CHECK(from_text(catalog(), text, source.get_token()).refusal().words == "stopped");
}

TEST_CASE("letter: a game that is too long for one is refused", "[letter]") {
    const auto& game = *find_game("numbers");
    auto letter = begun(game, {{"numbers", "20000"}});
    CHECK(to_text(game, played(game, letter, 1, 9'000)));
    CHECK(to_text(game, played(game, letter, 1, 12'000)).refusal().words == "this game is too long for a link");
    letter = begun(game);
    letter.position = std::string(2'000'000, '1');
    CHECK(to_text(game, letter).refusal().words == "this game is too long for a link");
}

TEST_CASE("letter: a board that one alone chose is refused", "[letter]") {
    const auto& game = *find_game("points");
    const Letter letter{.id = 1, .game = "points", .options = {{"seed", "3"}}};
    CHECK(to_text(game, letter).refusal().words == "the board was not drawn by both players");
}

/// The largest board that the setup offers, with each of the choices of another option.
std::vector<Set> largest_boards(const Game& game) {
    OptionValues largest(game.options);
    for (const auto& spec : game.options) {
        const auto* integer = std::get_if<IntegerOption>(&spec.kind);
        if (integer != nullptr && !integer->draws_board)
            REQUIRE_FALSE(largest.set(spec.id, std::to_string(largest.offered(spec.id).max)));
    }
    const Set set(largest.chosen().begin(), largest.chosen().end());
    std::vector<Set> all{set};
    for (const auto& spec : game.options) {
        const auto* choice = std::get_if<ChoiceOption>(&spec.kind);
        for (std::size_t index = 0; choice != nullptr && index < choice->choices.size(); ++index) {
            all.push_back(set);
            all.back().emplace_back(spec.id, choice->choices[index].id);
        }
    }
    return all;
}

TEST_CASE("letter: whatever game people finish, its link is short", "[letter]") {
    const auto& game = *find_game(GENERATE(from_range(game_ids())));
    for (const auto& set : largest_boards(game)) {
        std::size_t longest = 0, moves = 0;
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            const auto letter = played(game, begun(game, set), seed);
            const auto text = to_text(game, letter);
            REQUIRE(text);
            if (seed == 1) CHECK(*read(*text) == letter);
            longest = std::max(longest, text->size());
            moves = std::max(moves, letter.moves.size());
        }
        CHECK(longest <= max_signs);
        tell_length(game.id + ' ' + joined(set, " ", [](const auto& one) { return one.first + '=' + one.second; }),
                    moves, longest);
    }
}

TEST_CASE("letter: the largest board that can be laid out by hand fits into a link", "[letter]") {
    Random random(3);
    auto letter = begun(*find_game("points"));
    letter.lot.reset();
    std::vector<std::string> points;
    for (int count = 0; count < 60; ++count)
        points.push_back(filled("{},{}", random.between(-1'000'000, 1'000'000), random.between(-1'000'000, 1'000'000)));
    letter.position = joined(points, ";") + " - 1";
    letter = played(*find_game("points"), letter, 1);
    const auto text = to_text(*find_game("points"), letter);
    REQUIRE(text);
    CHECK(*read(*text) == letter);
    tell_length(filled("points, {} signs of them laid out", letter.position->size()), letter.moves.size(),
                text->size());
}

} // namespace
} // namespace zugzwang::letter
