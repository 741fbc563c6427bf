// Every game's editor, for who lays a position out by keys and does not see it.
#include "contract/tables.hpp"

namespace {

std::unique_ptr<StartEditor> editor_of(const std::string& id, const std::string& position) {
    const auto& game = *find_game(id);
    auto editor = game.edit_start(OptionValues(game.options), position);
    editor->place({0, 0, 1000, 1000});
    return editor;
}

/// The place in focus after these keys.
std::string place_after(StartEditor& editor, std::initializer_list<Key> keys) {
    for (const auto key : keys)
        editor.key({.key = key});
    return editor.place_words(Labels::standard);
}

} // namespace

TEST_CASE("editor: the position is told in every game", "[contract][editor]") {
    for (const auto& game : catalog()) {
        if (!game.edit_start) continue;
        CAPTURE(game.id);
        const auto editor = game.edit_start(OptionValues(game.options), std::nullopt);
        const auto told = editor->position_words(Labels::standard);
        REQUIRE_FALSE(told.empty());
        CHECK_FALSE(told.front().empty());
        CHECK(editor->place_words(Labels::standard).empty()); // none is chosen
    }
}

TEST_CASE("editor: of Amazons the square in focus is told, and what lies there now", "[contract][editor]") {
    const auto editor = editor_of("amazons", "Q2/***/2q w");
    CHECK(place_after(*editor, {Key::right}) == "b2: Arrow");
    CHECK(place_after(*editor, {Key::up}) == "b3: empty");
    CHECK(place_after(*editor, {Key::enter}) == "b3: White queen");
    CHECK(place_after(*editor, {Key::left, Key::erase}) == "a3: empty");
    CHECK(editor->position_words(Labels::standard).front() ==
          "White's queens: b3. Black's: c1. 3 arrows lie on the board, 4 squares are free.");
    editor->choose(1);
    CHECK(editor->place_words(Labels::standard).empty());
}

TEST_CASE("editor: of Boxes the line or the box in focus is told, and what became of it", "[contract][editor]") {
    const auto editor = editor_of("boxes", "--/|_._|/../|_._|/-- 1");
    const auto open = place_after(*editor, {Key::right});
    const auto name = open.substr(0, open.find(':'));
    CHECK(open == name + ": not drawn");
    CHECK(place_after(*editor, {Key::enter}) == name + ": drawn");
    CHECK(place_after(*editor, {Key::enter}) == name + ": not drawn");
}
