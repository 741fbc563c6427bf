// What a game brings to name mistakes: the kinds that its players know, and which of them a move was.
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace zugzwang {

struct MistakeKind {
    std::string id;   ///< Small letters and hyphens; what people keep refers to it, so it stays.
    std::string name; ///< Short, as in a list: "Opened a chain too early". Not yet translated.
    std::string told; ///< One sentence to whoever made it: "Another line could still wait." Not yet translated.
};

/// A move that cost something, in texts of the rules.
struct MistakeMade {
    std::string position; ///< Before it.
    std::string played;
    std::string better; ///< A move that keeps the value.
};

struct MistakeSource {
    std::vector<MistakeKind> kinds; ///< As they are listed; empty: the game names none.
    /// The id of the kind; empty where none of them fits. Read from what the position is, not from a search. Pure, for
    /// any thread; requires legal moves.
    std::function<std::string(const MistakeMade& made)> kind_of{};
};

} // namespace zugzwang
