#include "sheet/answer_table.hpp"

#include <algorithm>
#include <utility>

#include "zugzwang/base/csv.hpp"
#include "zugzwang/base/shown.hpp"
#include "zugzwang/base/text.hpp"
#include "zugzwang/base/utf8.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::sheet {
namespace {

/// "2, 5, 7": the numbers, from 1, of the positions with that mark.
std::string numbers_of(const AnswerTable::Row& row, AnswerTable::Mark mark) {
    std::vector<std::string> numbers;
    for (std::size_t index = 0; index < row.marks.size(); ++index) {
        if (row.marks[index] == mark) numbers.push_back(std::to_string(index + 1));
    }
    return joined(numbers, ", ");
}

/// A name that a spreadsheet would take for a formula is made plain words.
std::string no_formula(const std::string& name) { return name.find_first_of("=+-@") == 0 ? "'" + name : name; }

} // namespace

AnswerTable::AnswerTable(const Game& game, AnswerKey key)
    : key_(std::move(key)), table_(*game.open_table(OptionValues(game.options))) {}

std::optional<Refusal> AnswerTable::fault_of(const std::vector<std::string>& moves) const {
    for (std::size_t index = 0; index < moves.size(); ++index) {
        if (moves[index].empty()) continue;
        auto refusal = table_->set_position(key_.set.positions[index]);
        if (!refusal) refusal = table_->play(moves[index]);
        if (refusal) return Refusal{"answer {}: {}", index + 1, refusal->words};
    }
    return std::nullopt;
}

std::optional<Refusal> AnswerTable::add(const AnswerLine& line, const std::string& place) {
    if (line.id != id_of(key_.set)) return Refusal{"these are answers to another set: {}", line.id};
    if (line.moves.size() != key_.solutions.size())
        return Refusal{"{} answers were wanted, not {}", key_.solutions.size(), line.moves.size()};
    if (auto refusal = fault_of(line.moves)) return refusal;
    const auto [known, is_new] = given_.try_emplace(line.name, Given{.moves = line.moves, .place = place});
    if (!is_new && known->second.moves != line.moves)
        return Refusal{"{} has other answers in {}", shown(line.name), known->second.place};
    return std::nullopt;
}

std::vector<AnswerTable::Row> AnswerTable::rows() const {
    std::vector<Row> rows;
    for (const auto& [name, given] : given_) {
        auto& row = rows.emplace_back(Row{.name = name, .marks = {}});
        for (std::size_t index = 0; index < given.moves.size(); ++index) {
            const auto& move = given.moves[index];
            const bool is_right = key_.is_right(index, move);
            row.marks.push_back(move.empty() ? Mark::open : is_right ? Mark::right : Mark::wrong);
            if (is_right) ++row.right;
        }
    }
    return rows;
}

std::vector<std::size_t> AnswerTable::found() const {
    std::vector<std::size_t> found(key_.solutions.size());
    for (const auto& row : rows()) {
        for (std::size_t index = 0; index < row.marks.size(); ++index)
            found[index] += row.marks[index] == Mark::right ? 1 : 0;
    }
    return found;
}

std::string table_words(const AnswerTable& table) {
    const auto rows = table.rows();
    const auto all = table.key().solutions.size();
    std::size_t width = 0;
    for (const auto& row : rows)
        width = std::max(width, code_point_count(row.name));
    std::string text;
    for (const auto& row : rows) {
        text += padded(row.name, width + 2) + tr("{n} of {all}", {{"n", row.right}, {"all", all}});
        const auto missed = numbers_of(row, AnswerTable::Mark::wrong), open = numbers_of(row, AnswerTable::Mark::open);
        if (!missed.empty()) text += "; " + tr("missed: {numbers}", {{"numbers", missed}});
        if (!open.empty()) text += "; " + tr("not answered: {numbers}", {{"numbers", open}});
        text += '\n';
    }
    text += '\n';
    const auto found = table.found();
    for (std::size_t index = 0; index < found.size(); ++index)
        text += tr("Position {number}, {move}: found by {n} of {all}", {{"number", index + 1},
                                                                        {"move", table.key().solutions[index]},
                                                                        {"n", found[index]},
                                                                        {"all", rows.size()}}) +
                '\n';
    return text;
}

std::string table_csv(const AnswerTable& table) {
    const auto line_of = [](const std::vector<std::string>& fields) { return joined(fields, ",", csv_field) + "\r\n"; };
    std::vector<std::string> head{"name", "right"};
    for (std::size_t index = 0; index < table.key().solutions.size(); ++index)
        head.push_back(std::to_string(index + 1));
    auto text = line_of(head);
    for (const auto& row : table.rows()) {
        std::vector<std::string> fields{no_formula(row.name), std::to_string(row.right)};
        for (const auto mark : row.marks)
            fields.emplace_back(mark == AnswerTable::Mark::open ? "" : mark == AnswerTable::Mark::right ? "1" : "0");
        text += line_of(fields);
    }
    std::vector<std::string> last{"found", ""};
    for (const auto count : table.found())
        last.push_back(std::to_string(count));
    return text + line_of(last);
}

} // namespace zugzwang::sheet
