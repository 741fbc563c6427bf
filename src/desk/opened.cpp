#include "desk/opened.hpp"

#include <algorithm>
#include <utility>

#include "desk/you/known_file.hpp"
#include "keep/disk.hpp"
#include "record/game_text.hpp"
#include "record/record.hpp"
#include "zugzwang/base/shown.hpp"
#include "zugzwang/base/text.hpp"

namespace zugzwang {
namespace {

Result<OpenedGames::One> played(const std::vector<Game>& games, Result<GameRecord> record) {
    // Where it is no record at all, what is wrong with its signs tells a person nothing.
    if (!record) return is_no_record(record.refusal()) ? Refusal{"that is no game"} : record.refusal();
    const auto game = std::ranges::find(games, record->game, &Game::id);
    if (game == games.end()) return Refusal{"unknown game: {}", shown(record->game, 40)};
    const auto table = played_table(*game, *record);
    if (!table) return table.refusal();
    return OpenedGames::One{.game = &*game, .record = *std::move(record), .last = (*table)->position()};
}

Opened opened_records(const std::vector<Game>& games, std::string_view text, const std::stop_token& stop) {
    OpenedGames opened;
    std::optional<Refusal> first_refusal;
    const bool is_one_line = text.find('\n') == text.npos;
    GamesInText in_text(text);
    while (auto record = in_text.next()) {
        if (stop.stop_requested()) return Refusal{"stopped"};
        auto one = played(games, *std::move(record));
        if (one)
            opened.games.push_back(*std::move(one));
        else if (++opened.refused == 1)
            first_refusal = is_one_line ? one.refusal() : Refusal{"line {}: {}", in_text.line(), one.refusal().words};
    }
    if (!opened.games.empty()) return opened;
    return first_refusal.value_or(Refusal{"there is no game in it"});
}

Result<OpenedPosition> position_of(const Game& game, std::string_view text) {
    const auto table = game.open_table(small_options(game));
    if (!table) return table.refusal();
    if (auto refused = (*table)->set_position(text)) return *std::move(refused);
    return OpenedPosition{.game = &game, .text = (*table)->position()};
}

Opened opened_position(const std::vector<Game>& games, const Game* first, std::string_view text) {
    Refusal refusal{"that is no game and no position of one: {}", shown(text, 40)};
    if (first != nullptr) {
        auto position = position_of(*first, text);
        if (position) return *std::move(position);
        refusal = position.refusal();
    }
    for (const auto& game : games) {
        if (auto position = position_of(game, text)) return *std::move(position);
    }
    return refusal;
}

Opened opened_letter(const std::vector<Game>& games, std::string_view text, const std::stop_token& stop) {
    auto letter = letter::from_text(games, text, stop);
    if (!letter) return letter.refusal();
    const auto game = std::ranges::find(games, letter->game, &Game::id);
    return OpenedLetter{.game = &*game, .letter = *std::move(letter)};
}

Opened opened_set(const std::vector<Game>& games, std::string_view text) {
    auto set = sheet::read_set(games, text);
    if (!set) return set.refusal();
    return OpenedSet{.game = &*std::ranges::find(games, set->game, &Game::id), .set = *std::move(set)};
}

Opened opened_person(std::string_view text) {
    auto known = you::known_from(text);
    if (!known) return known.refusal();
    return OpenedPerson{.known = *std::move(known)};
}

} // namespace

bool is_json(std::string_view text) { return text.starts_with('{') || text.starts_with('['); }

Opened opened_text(const std::vector<Game>& games, const Game* first, std::string_view text,
                   const std::stop_token& stop) {
    if (text.size() > max_opened_bytes) return Refusal{"that is too long: at most {} bytes are read", max_opened_bytes};
    const auto inside = trimmed(text);
    if (inside.empty()) return Refusal{"there is nothing in it"};
    if (sheet::is_set(inside)) return opened_set(games, inside);
    if (you::is_known_text(inside)) return opened_person(inside);
    if (is_json(inside)) return opened_records(games, inside, stop);
    if (const auto letter = letter::letter_in(inside)) return opened_letter(games, *letter, stop);
    return opened_position(games, first, inside);
}

Opened opened_file(const std::vector<Game>& games, const Game* first, const std::filesystem::path& file,
                   const std::stop_token& stop) {
    std::error_code error;
    if (!std::filesystem::is_regular_file(file, error)) return Refusal{"that is no file: {}", file.string()};
    auto found = read_file(file, max_opened_bytes);
    if (found.state != FileText::State::read) return Refusal{"cannot be read: {}", file.string()};
    return opened_text(games, first, found.text, stop);
}

bool Opener::handle(const InputEvent& event, const Game* first) {
    std::string words;
    std::filesystem::path file;
    if (const auto* text = std::get_if<TextEvent>(&event); text != nullptr && text->pasted) {
        words = text->text;
    } else if (const auto* drop = std::get_if<DropEvent>(&event)) {
        words = drop->text;
        file = drop->file;
    } else {
        return false;
    }
    job_ = context_.workers.advice.submit([&games = context_.games, first, words, file](const std::stop_token& stop) {
        return file.empty() ? opened_text(games, first, words, stop) : opened_file(games, first, file, stop);
    });
    return true;
}

} // namespace zugzwang
