#include "sheet/class_set.hpp"

#include <algorithm>
#include <optional>
#include <set>

#include "record/json.hpp"
#include "zugzwang/base/hash.hpp"
#include "zugzwang/base/hexadecimal.hpp"
#include "zugzwang/base/shown.hpp"
#include "zugzwang/base/text.hpp"

namespace zugzwang::sheet {
namespace {

constexpr std::string_view set_form = "set 1", key_form = "key 1", better = "better";

/// The members of the head as they stand before the list, which is then opened.
std::string head_text(std::string_view form, const ClassSet& set) {
    Json::Object head{{"zugzwang", form}, {"id", id_of(set)}, {"game", set.game}};
    if (set.asks == Asks::better) head.emplace_back("asks", better);
    auto text = Json(std::move(head)).line();
    text.pop_back();
    return text;
}

/// Reads what both forms have; answers what the file calls itself.
std::string read_head(const Json& json, ClassSet& set) {
    std::string id, asks;
    json.at("id").read(id);
    json.at("game").read(set.game);
    if (!json.contains("asks")) return id;
    json.at("asks").read(asks);
    if (asks != better) throw BadJson(filled("asks is `{}`, not `{}`", shown(asks, 40), better));
    set.asks = Asks::better;
    return id;
}

template <class List, class Text>
std::string list_text(std::string_view name, const List& list, Text text_of_one) {
    return filled(",\"{}\":[\n{}]}\n", name, joined(list, ",\n", text_of_one));
}

/// Throws BadJson unless the text is an object of that form.
Json parsed_form(std::string_view text, std::string_view form) {
    if (text.size() > max_set_bytes) throw BadJson(filled("longer than {} bytes", max_set_bytes));
    auto json = Json::parsed(text);
    std::string its_form;
    json.at("zugzwang").read(its_form);
    if (its_form != form) throw BadJson(filled("the form is `{}`, not `{}`", shown(its_form, 40), form));
    return json;
}

const Json::Array& questions_in(const Json& json, const char* list) {
    const auto& all = json.at(list).elements();
    if (all.empty() || all.size() > max_count)
        throw BadJson(filled("{}: 1 to {} were wanted, not {}", list, max_count, all.size()));
    return all;
}

void read_puzzle(const Json& puzzle, AnswerKey& key) {
    puzzle.at("position").read(key.set.positions.emplace_back());
    puzzle.at("solution").read(key.solutions.emplace_back());
    if (key.solutions.back().empty()) throw BadJson(filled("solution {} is empty", key.solutions.size()));
    auto& also = key.also.emplace_back();
    if (puzzle.contains("also")) puzzle.at("also").read(also);
}

/// Why it cannot be asked: a position that the rules do not know or that is over, or a move that they do not allow.
std::optional<Refusal> fault_of(Table& table, const std::string& position, const std::vector<std::string>& right) {
    if (auto refusal = table.set_position(position)) return refusal;
    if (table.outcome()) return Refusal{"the game is over: {}", shown(position, 40)};
    if (right.empty()) return std::nullopt;
    const auto moves = table.legal_moves();
    for (const auto& move : right) {
        if (std::ranges::find(moves, move) == moves.end()) return Refusal{"no legal move: {}", shown(move, 40)};
    }
    return std::nullopt;
}

/// All moves that the key has for a position; none where it has none.
std::vector<std::string> right_moves(const AnswerKey& key, std::size_t index) {
    std::vector<std::string> right;
    if (!key.solutions.empty()) right.push_back(key.solutions[index]);
    if (!key.also.empty()) right.insert(right.end(), key.also[index].begin(), key.also[index].end());
    return right;
}

/// Whatever is wrong with the set; `id` is what the file calls itself.
std::optional<Refusal> fault_of(const std::vector<Game>& games, const AnswerKey& key, const std::string& id) {
    const auto& set = key.set;
    const auto game = std::ranges::find(games, set.game, &Game::id);
    if (game == games.end()) return Refusal{"unknown game: {}", shown(set.game, 40)};
    const auto table = game->open_table(OptionValues(game->options));
    if (!table) return table.refusal();
    std::set<std::string> known;
    for (std::size_t index = 0; index < set.positions.size(); ++index) {
        const auto& position = set.positions[index];
        if (const auto refusal = fault_of(**table, position, right_moves(key, index)))
            return Refusal{"position {}: {}", index + 1, refusal->words};
        if (!known.insert(position).second) return Refusal{"position {}: it stands there twice", index + 1};
    }
    if (id != id_of(set)) return Refusal{"its positions are not those of {}", shown(id, 40)};
    return std::nullopt;
}

} // namespace

std::string id_of(const ClassSet& set) {
    auto word = text_word(set.game);
    if (set.asks == Asks::better) word = text_word(better, word);
    for (const auto& position : set.positions)
        word = text_word(position, text_word("\n", word));
    return hexadecimal(static_cast<std::uint32_t>(mixed(word)), 8);
}

bool AnswerKey::is_right(std::size_t position, const std::string& move) const {
    if (move == solutions[position]) return true;
    return !also.empty() && std::ranges::find(also[position], move) != also[position].end();
}

std::string text_of(const ClassSet& set) {
    return head_text(set_form, set) +
           list_text("positions", set.positions, [](const std::string& position) { return Json(position).line(); });
}

std::string text_of(const AnswerKey& key) {
    std::vector<Json> puzzles;
    for (std::size_t index = 0; index < key.solutions.size(); ++index) {
        Json puzzle(Json::Object{{"position", key.set.positions[index]}, {"solution", key.solutions[index]}});
        if (!key.also.empty() && !key.also[index].empty()) puzzle.set("also", key.also[index]);
        puzzles.push_back(std::move(puzzle));
    }
    auto text = head_text(key_form, key.set);
    if (key.set.asks == Asks::win) text += filled(",\"difficulty\":{},\"seed\":{}", key.difficulty, key.seed);
    return text + list_text("puzzles", puzzles, &Json::line);
}

bool is_set(std::string_view text) {
    constexpr std::size_t looked_at = 200;
    const auto begin = text.substr(0, looked_at);
    return begin.starts_with('{') && begin.find("\"zugzwang\"") != begin.npos &&
           begin.find("\"" + std::string(set_form) + "\"") != begin.npos;
}

Result<ClassSet> read_set(const std::vector<Game>& games, std::string_view text) {
    AnswerKey key;
    std::string id;
    try {
        const auto json = parsed_form(text, set_form);
        id = read_head(json, key.set);
        for (const auto& position : questions_in(json, "positions"))
            position.read(key.set.positions.emplace_back());
    } catch (const BadJson& bad) {
        return Refusal{"this is no whole set of positions: {}", bad.what()};
    }
    if (auto refusal = fault_of(games, key, id)) return *std::move(refusal);
    return std::move(key.set);
}

Result<AnswerKey> read_key(const std::vector<Game>& games, std::string_view text) {
    AnswerKey key;
    std::string id;
    try {
        const auto json = parsed_form(text, key_form);
        id = read_head(json, key.set);
        if (key.set.asks == Asks::win) {
            json.at("difficulty").read(key.difficulty);
            json.at("seed").read(key.seed);
        }
        for (const auto& puzzle : questions_in(json, "puzzles"))
            read_puzzle(puzzle, key);
        if (std::ranges::all_of(key.also, &std::vector<std::string>::empty)) key.also.clear();
    } catch (const BadJson& bad) {
        return Refusal{"this is no whole key of answers: {}", bad.what()};
    }
    if (auto refusal = fault_of(games, key, id)) return *std::move(refusal);
    return key;
}

} // namespace zugzwang::sheet
