// What a text or a file holds that was pasted or let fall on the window: games, a position of a game, the letter of a
// game by link, a class's set, all that is kept of a person.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "desk/context.hpp"
#include "desk/you/known.hpp"
#include "letter/letter.hpp"
#include "sheet/class_set.hpp"
#include "zugzwang/gfx/input.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang {

struct OpenedPosition {
    const Game* game = nullptr;
    std::string text; ///< As the game writes it.
};

struct OpenedGames {
    struct One {
        const Game* game = nullptr;
        GameRecord record;
        std::string last; ///< The position that its moves lead to.
    };
    std::vector<One> games;  ///< At least one.
    std::size_t refused = 0; ///< Of the text, what is no game.

    [[nodiscard]] bool are_many() const { return games.size() + refused > 1; }
};

struct OpenedLetter {
    const Game* game = nullptr;
    letter::Letter letter;
};

/// Positions that a class is asked about.
struct OpenedSet {
    const Game* game = nullptr;
    sheet::ClassSet set;
};

/// What was kept of a person elsewhere.
struct OpenedPerson {
    you::Known known;
};

using Opened = std::variant<Refusal, OpenedPosition, OpenedGames, OpenedLetter, OpenedSet, OpenedPerson>;

/// A longer text or file is refused before anything of it is looked at, in bytes.
inline constexpr std::size_t max_opened_bytes = max_record_bytes;

/// Whether a text that is trimmed would be read as records.
[[nodiscard]] bool is_json(std::string_view text);
/// A set of a class; the file of a person (desk/you/known_file.hpp); records as GamesInText reads them, each played
/// through by the rules; else a letter, or a link that ends in one; else a position, which the games are asked for in
/// their order, `first` before all others. Stops early when told, and then refuses. Any thread.
[[nodiscard]] Opened opened_text(const std::vector<Game>& games, const Game* first, std::string_view text,
                                 const std::stop_token& stop);
[[nodiscard]] Opened opened_file(const std::vector<Game>& games, const Game* first, const std::filesystem::path& file,
                                 const std::stop_token& stop);

class Opener {
  public:
    explicit Opener(SceneContext& context) : context_(context) {}

    /// Takes an event that brings something; false for all others. A position is asked of `first` before all other
    /// games; null: of none.
    bool handle(const InputEvent& event, const Game* first);
    /// What it was, once.
    [[nodiscard]] std::optional<Opened> take() { return job_.take(); }

  private:
    SceneContext& context_;
    Pending<Opened> job_;
};

} // namespace zugzwang
