#include "fuzz/targets.hpp"

#include "sheet/answer_table.hpp"
#include "zugzwang/base/text.hpp"

namespace zugzwang::fuzz {
namespace {

using namespace zugzwang::sheet;

void check_set(std::string_view text) {
    const auto set = read_set(catalog(), text);
    if (!set) return require_line(set.refusal().words);
    const auto again = read_set(catalog(), text_of(*set));
    require(again && *again == *set && is_set(text_of(*set)), "a set is read back as another one");
}

void check_key(std::string_view text) {
    const auto key = read_key(catalog(), text);
    if (!key) return require_line(key.refusal().words);
    const auto again = read_key(catalog(), text_of(*key));
    require(again && *again == *key, "a key is read back as another one");
}

/// A line of one who answers, and what it comes to in a table.
void check_line(std::string_view text) {
    const auto line = read_answer_line(text);
    if (!line) return require_line(line.refusal().words);
    require_line(line->name);
    const auto written = text_of(*line);
    const auto again = read_answer_line(written);
    require(written.size() > max_line_bytes || (again && *again == *line), "answers are read back as others");
    AnswerTable table(*find_game("sticks"),
                      {.set = {.game = "sticks", .positions = {"9/3 1", "10/3 1"}}, .solutions = {"1", "2"}});
    auto to_it = *line;
    to_it.id = id_of(table.key().set);
    if (const auto refusal = table.add(to_it, "here")) require_line(refusal->words);
    require(table.rows().size() <= 1, "one line is two people");
}

} // namespace

void take_sheet(std::string_view text) {
    check_set(text);
    check_key(text);
    for (const auto& line : split(text, '\n'))
        check_line(trimmed(line.text));
}

} // namespace zugzwang::fuzz
