#include "puzzles/initials.hpp"

#include <string_view>
#include <utility>

namespace zugzwang::puzzles {

namespace {

constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

char upper(char letter) { return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter; }

} // namespace

Initials::Initials(std::string letters, std::size_t count) : letters_(std::move(letters)) {
    letters_.resize(count, alphabet.front());
    for (auto& letter : letters_) {
        if (alphabet.find(letter) == std::string_view::npos) letter = alphabet.front();
    }
}

void Initials::turn(std::size_t place, int letters) {
    choose(place);
    const auto size = static_cast<int>(alphabet.size());
    const auto at = static_cast<int>(alphabet.find(letters_[place_]));
    letters_[place_] = alphabet[static_cast<std::size_t>(((at + letters) % size + size) % size)];
}

bool Initials::key(const KeyEvent& event) {
    const auto step = [this](bool forward) {
        if (forward)
            choose(place_ + 1);
        else if (place_ > 0)
            --place_;
        return true;
    };
    if (event.key == Key::up) return turn(place_, 1), true;
    if (event.key == Key::down) return turn(place_, -1), true;
    if (event.key == Key::left || event.key == Key::backspace) return step(false);
    if (event.key == Key::right) return step(true);
    const char letter = upper(event.character);
    if (event.key != Key::character || event.control || alphabet.find(letter) == std::string_view::npos) return false;
    letters_[place_] = letter;
    return step(true);
}

} // namespace zugzwang::puzzles
