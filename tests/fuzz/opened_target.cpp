#include "fuzz/targets.hpp"

#include "desk/opened.hpp"
#include "desk/you/known_file.hpp"
#include "record/record.hpp"
#include "support/files.hpp"
#include "zugzwang/base/text.hpp"

namespace zugzwang::fuzz {
namespace {

void check(const OpenedPosition& opened) {
    const auto table = *opened.game->open_table(small_options(*opened.game));
    require(!table->set_position(opened.text) && table->position() == opened.text, "no position was opened");
}

void check(const OpenedGames& opened) {
    require(!opened.games.empty(), "no game was opened");
    for (const auto& [game, record, last] : opened.games) {
        const auto table = played_table(*game, record);
        require(table && (*table)->position() == last, "a game is opened at another position than its last");
    }
}

void check(const OpenedLetter& opened) {
    const auto& [game, received] = opened;
    const auto text = letter::to_text(*game, received);
    require(text && letter::letter_in(*text) == *text, "a letter is opened that cannot be written");
    const auto again = letter::from_text(catalog(), *text, {});
    require(again && *again == received, "a letter comes back as another one");
    require(!received.has_board() || letter::standing_of(*game, received), "a letter stands nowhere");
}

void check(const OpenedSet& opened) {
    const auto again = sheet::read_set(catalog(), text_of(opened.set));
    require(again && *again == opened.set && opened.game->id == opened.set.game, "a set is read back as another one");
}

void check(const OpenedPerson& opened) {
    const auto text = you::known_text(opened.known, {});
    const auto again = you::known_from(text);
    require(again && you::known_text(*again, {}) == text, "what is kept of a person is read back as something else");
}

void check(const Refusal& refusal) { require_line(refusal.words); }

/// A file of this text that is let fall on the window, the text itself where it is so, else the text as it is pasted.
InputEvent event_of(std::string_view how, const std::string& text) {
    static const testing::Folder folder;
    if (how == "gone") return DropEvent{.file = folder.file("gone"), .text = {}};
    if (how == "folder") return DropEvent{.file = folder.path().string(), .text = {}};
    if (how == "let-fall") return DropEvent{.file = {}, .text = text};
    if (how == "typed") return TextEvent{.text = text, .pasted = false};
    if (how != "file") return TextEvent{.text = text, .pasted = true};
    testing::write(folder.file("let fall"), text);
    return DropEvent{.file = folder.file("let fall"), .text = {}};
}

} // namespace

void take_opened(std::string_view text) {
    static Workers workers;
    static const Theme theme;
    static SceneContext context(workers, theme, catalog(), 1);
    const auto end = std::min(text.find('\n'), text.size());
    const auto first = split(text.substr(0, end), ' ');
    const auto event =
        event_of(first.size() > 1 ? first[1].text : "", std::string(text.substr(std::min(end + 1, text.size()))));
    Opener opener(context);
    const bool is_taken = opener.handle(event, find_game(first[0].text));
    require(is_taken != std::holds_alternative<TextEvent>(event) || std::get<TextEvent>(event).pasted,
            "something else is opened than what was brought");
    workers.wait_until_idle();
    const auto opened = opener.take();
    require(opened.has_value() == is_taken, "what was brought is not told of");
    if (opened) std::visit([](const auto& one) { check(one); }, *opened);
}

} // namespace zugzwang::fuzz
