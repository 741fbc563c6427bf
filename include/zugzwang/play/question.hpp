// What somebody asks about a board who does not see it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace zugzwang {

enum class Question : std::uint8_t {
    position, ///< What lies on the board: all of it in short, then part by part.
    here,     ///< The place that is chosen or in focus: what lies there, and what can be played from there.
    danger,   ///< What may happen next. Nothing that only a search finds out, nor more than the board shows to eyes.
};

/// Sentences, translated, each heard by itself: whoever asks again hears the next one.
using Answers = std::vector<std::string>;

} // namespace zugzwang
