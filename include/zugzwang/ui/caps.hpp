// What stands on the caps of keys and buttons, in hints, tips, tables and sentences: the signs of what a person holds.
// The last device that was touched decides. Main thread only.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "zugzwang/ui/act.hpp"
#include "zugzwang/ui/node.hpp"

namespace zugzwang::ui {

/// Whoever has a mouse has keys, too. A finger has no signs.
enum class Hand : std::uint8_t { keys, finger, pad };
/// What is printed on a pad's four buttons and its shoulders.
enum class PadSigns : std::uint8_t { xbox, nintendo, playstation };

struct Held {
    Hand hand = Hand::keys;
    PadSigns signs = PadSigns::xbox; ///< Of the pad that was used last.
    bool swapped = false;            ///< The pad's button for Enter does what Esc does, and the other way round.
    bool own_keyboard = false;       ///< The place has one for fingers, and none is drawn for them.

    friend bool operator==(const Held&, const Held&) = default;
};

/// The app tells it with every event.
void hold(const Held& held);
[[nodiscard]] const Held& held();

struct Cap {
    std::string words;     ///< Translated; empty: its sprite alone.
    std::string sprite{};  ///< Such as the shapes of a pad's buttons.
    bool is_round = false; ///< A pad's button: of one letter.
};

/// What does the act, in the order of its keys: one cap a key, a pad's cross once for all arrows. Empty where what is
/// held has nothing for it but the focus.
[[nodiscard]] std::vector<Cap> caps_of(const Act& act);
/// The same of keys by themselves,
[[nodiscard]] std::vector<Cap> caps_of(const std::vector<KeyStroke>& keys);
/// and of all that moves the focus.
[[nodiscard]] std::vector<Cap> caps_of_arrows();
/// In a sentence: "Enter", "A"; of a finger, which has no sign, empty.
[[nodiscard]] std::string sign_of(Key key);

/// One cap after the other, each as wide as its words.
[[nodiscard]] Node caps(const std::vector<Cap>& all);
/// What can be done, and the caps of what does it; nothing where there are none.
[[nodiscard]] Node key_fact(std::string words, const std::vector<Cap>& its_caps);

struct KeyHint {
    std::vector<Cap> caps;
    std::string words; ///< Translated.
};
/// Caps with words after them, in one line about the middle; what has no caps and what does not fit is left out.
[[nodiscard]] Node key_hints(std::vector<KeyHint> hints);

} // namespace zugzwang::ui
