#include "play_module/second_player.hpp"

#include <array>
#include <charconv>
#include <cstdlib>
#include <string_view>

#include "play_module/refuse.hpp"

namespace zugzwang::play_module {
namespace {

unsigned stretch(int left, int right) { return static_cast<unsigned>(left * most_numbers + right - 1); }

std::uint64_t seed_from_environment() {
    const char* const value = std::getenv("ZUGZWANG_PLAY_SEED");
    if (value == nullptr) return 0;
    const std::string_view text = value;
    std::uint64_t seed = 0;
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
    if (error != std::errc{} || stop != text.data() + text.size())
        refuse("ZUGZWANG_PLAY_SEED has to be a whole number from 0 to %llu", 0ULL + UINT64_MAX);
    return seed;
}

} // namespace

void SecondPlayer::choose_style() {
    const char* const value = std::getenv("ZUGZWANG_PLAY_SECOND");
    const std::string_view name = value == nullptr ? "greedy" : value;
    if (name == "greedy") {
        style_ = Style::greedy;
    } else if (name == "random") {
        style_ = Style::random;
        random_ = seed_from_environment();
    } else if (name == "optimal") {
        style_ = Style::optimal;
    } else {
        refuse("ZUGZWANG_PLAY_SECOND has to be greedy, random or optimal");
    }
}

void SecondPlayer::prepare(const Table& table) {
    if (style_ != Style::optimal) return;
    // The seed's table Opt, stretch by stretch from short to long, kept as what the mover gains over the other player.
    // margins[i] is that of the stretch of the length before that starts at i, until it is replaced.
    std::array<std::int64_t, most_numbers + 1> margins{};
    for (int length = 1; length <= table.size; ++length) {
        for (int left = 0; left + length <= table.size; ++left) {
            const auto first = static_cast<unsigned>(left);
            const auto last = static_cast<unsigned>(left + length - 1);
            const std::int64_t by_left = table.numbers[first] - margins[first + 1];
            const std::int64_t by_right = table.numbers[last] - margins[first];
            takes_left_[stretch(left, left + length)] = by_left >= by_right;
            margins[first] = by_left >= by_right ? by_left : by_right;
        }
    }
}

End SecondPlayer::reply(const Table& table) {
    bool left = false;
    switch (style_) {
    case Style::greedy:
        left = table.left_end() >= table.right_end();
        break;
    case Style::random:
        left = !coin();
        break;
    case Style::optimal:
        left = takes_left_[stretch(table.left, table.right)];
        break;
    }
    return left ? End::left : End::right;
}

bool SecondPlayer::coin() {
    random_ += 0x9e3779b97f4a7c15;
    std::uint64_t mixed = (random_ ^ (random_ >> 30)) * 0xbf58476d1ce4e5b9;
    mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
    return ((mixed ^ (mixed >> 31)) >> 63) != 0;
}

} // namespace zugzwang::play_module
