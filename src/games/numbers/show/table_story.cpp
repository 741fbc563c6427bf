#include "games/numbers/show/table_story.hpp"

#include <algorithm>
#include <utility>

#include "zugzwang/base/words.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang::numbers {
namespace {

using Cell = Pyramid::Cell;
using Tone = LessonPhrase::Tone;

} // namespace

TableStory::TableStory(Rules::State state, Table table) : state_(std::move(state)), table_(std::move(table)) {
    path_ = path_from({0, size() - 1});
    auto at = state_;
    for (const auto& move : table_.best_line(0, size() - 1))
        at = Rules::after(at, move);
    outcome_ = *Rules::outcome(at);
    finals_ = at.totals;
}

TableStory::Step TableStory::step(std::size_t index) const {
    if (index >= fillings()) {
        const auto move = std::min<std::size_t>(index - fillings(), size() - 1);
        return {.plays = true, .cell = path_[move], .count = move + 1, .of = size()};
    }
    Step step{.cell = {}, .count = index + 1, .of = fillings()};
    if (by_cells()) {
        std::uint32_t last = 1;
        for (; index >= last; ++last)
            index -= last;
        step.cell = {last - 1 - static_cast<std::uint32_t>(index), last};
    } else {
        step.cell = {0, static_cast<std::uint32_t>(index) + 1};
    }
    return step;
}

std::size_t TableStory::step_of(Cell cell) const {
    if (cell.last == 0) return 0;
    if (!by_cells()) return cell.last - 1;
    const auto first = std::min(cell.first, cell.last - 1);
    return std::size_t{cell.last} * (cell.last - 1) / 2 + (cell.last - 1 - first);
}

std::vector<LessonChapter> TableStory::chapters() const {
    std::vector<LessonChapter> chapters;
    if (!by_cells()) chapters.push_back({0, tr("The table")});
    for (std::uint32_t last = 1; by_cells() && last < size(); ++last)
        chapters.push_back({step_of({last - 1, last}), tr("Diagonal {j}", {{"j", place(last)}})});
    if (!chapters.empty()) chapters.push_back({fillings(), tr("The moves")});
    return chapters;
}

bool TableStory::is_filled(Cell cell, const Step& step) const {
    return step.plays || table_index(cell.first, cell.last) <= table_index(step.cell.first, step.cell.last);
}

Side TableStory::mover(Cell cell) const { return at(cell).own ? state_.to_move : other(state_.to_move); }

std::vector<Cell> TableStory::path_from(Cell cell) const {
    std::vector<Cell> path{cell};
    for (const auto& move : table_.best_line(cell.first, cell.last)) {
        if (path.back().length() > 1) path.push_back(path.back().after(move));
    }
    return path;
}

LessonWords TableStory::words(std::size_t index) const {
    const auto now = step(index);
    if (now.plays)
        return {.phrases = play_phrases(now),
                .counter = tr("Play {count} of {all}", {{"count", now.count}, {"all", now.of}})};
    const auto cell = at(now.cell);
    if (!by_cells())
        return {.phrases = diagonal_phrases(cell),
                .counter = tr("j = {place} of {all}", {{"place", place(cell.last)}, {"all", place(size() - 1)}})};
    return {.phrases = cell.own ? own_phrases(cell) : reply_phrases(cell),
            .counter = tr("Cell {count} of {all}", {{"count", now.count}, {"all", now.of}})};
}

/// Where the two values come from that a cell is made of.
std::string TableStory::sources_words(const TableCell& cell) const {
    if (cell.length() > 2) return tr("Both sources are done: one on this diagonal, one on the last.");
    const auto single = at({cell.last, cell.last});
    return tr("Diagonal {place} begins: of the last number alone {side} gets {points}.",
              {{"place", place(cell.last)}, {"side", side_word(state_.to_move)}, {"points", single.opt()}});
}

std::vector<LessonPhrase> TableStory::own_phrases(const TableCell& cell) const {
    const auto left = numbers()[cell.first], right = numbers()[cell.last];
    const auto side = side_word(state_.to_move);
    const LessonPhrase why{Tone::why, sources_words(cell)};
    if (cell.by_left == cell.by_right)
        return {
            {Tone::doing, tr("Taking the {left} or the {right}: both bring {sum} in the end.",
                             {{"left", left}, {"right", right}, {"sum", cell.by_left}})},
            {Tone::result, tr("{side} takes the right end: the left one would have to be better.", {{"side", side}})},
            why};
    const bool is_left = cell.best == End::left;
    const auto end = is_left ? left : right, other_end = is_left ? right : left;
    const auto sum = cell.opt(), less = is_left ? cell.by_right : cell.by_left;
    const LessonPhrase doing{Tone::doing,
                             tr("Taking the {end} brings {end} + {rest} = {sum}, taking the {lost} only {lost} + "
                                "{less_rest} = {less}.",
                                {{"end", end},
                                 {"rest", sum - end},
                                 {"sum", sum},
                                 {"lost", other_end},
                                 {"less_rest", less - other_end},
                                 {"less", less}})};
    auto result = is_left ? tr("{side} takes the left end here.", {{"side", side}})
                          : tr("{side} takes the right end here.", {{"side", side}});
    if (end < other_end) result = tr("The smaller end is better: {result}", {{"result", std::move(result)}});
    return {doing, {Tone::result, std::move(result)}, why};
}

std::vector<LessonPhrase> TableStory::reply_phrases(const TableCell& cell) const {
    const auto side = side_word(state_.to_move), replier = side_word(other(state_.to_move));
    return {{Tone::doing,
             tr("{replier} can take the {left} and leave {side} {by_left}, or the {right} and leave {by_right}.",
                {{"replier", replier},
                 {"left", numbers()[cell.first]},
                 {"side", side},
                 {"by_left", cell.by_left},
                 {"right", numbers()[cell.last]},
                 {"by_right", cell.by_right}})},
            {Tone::result, cell.by_left == cell.by_right
                               ? tr("Both are the same: {points}.", {{"points", cell.opt()}})
                               : tr("The smaller one counts: {points}.", {{"points", cell.opt()}})},
            {Tone::why, sources_words(cell)}};
}

std::vector<LessonPhrase> TableStory::diagonal_phrases(const TableCell& cell) const {
    return {{Tone::doing, tr_n("Diagonal {place} is filled from the bottom up, {n} cell.",
                               "Diagonal {place} is filled from the bottom up, {n} cells.", cell.length(),
                               {{"place", place(cell.last)}})},
            {Tone::result, tr("Opt({i}, {j}) = {points}.",
                              {{"i", place(cell.first)}, {"j", place(cell.last)}, {"points", cell.opt()}})},
            {Tone::why, tr("Each cell needs only the one below it on this diagonal and one of the diagonal before.")}};
}

std::vector<LessonPhrase> TableStory::play_phrases(const Step& now) const {
    const auto cell = at(now.cell);
    const bool left = cell.best == End::left;
    const auto number = numbers()[left ? cell.first : cell.last];
    const auto side = side_word(mover(now.cell));
    if (cell.length() == 1)
        return {
            {Tone::doing, tr("The last number, the {number}, goes to {side}.", {{"number", number}, {"side", side}})},
            {Tone::why, tr("In the end it is {first} to {second}.",
                           {{"first", finals_[Side::first]}, {"second", finals_[Side::second]}})},
            {Tone::result, sure_end({}, outcome_)}};
    std::vector<LessonPhrase> phrases;
    if (now.count == 1) phrases.push_back({Tone::why, tr("The table is done; now it is only read.")});
    if (cell.own) {
        phrases.push_back(
            {Tone::doing, tr("Lep({i}, {j}) = {end}.",
                             {{"i", place(cell.first)}, {"j", place(cell.last)}, {"end", left ? tr("L") : tr("R")}})});
        phrases.push_back({Tone::result, tr("{side} takes the {number}.", {{"side", side}, {"number", number}})});
        phrases.push_back(
            {Tone::why, tr("Of what is left here {side} gets {points}.", {{"side", side}, {"points", cell.opt()}})});
    } else {
        phrases.push_back({Tone::doing, tr("{side} takes the {number} and leaves as little as possible.",
                                           {{"side", side}, {"number", number}})});
        phrases.push_back({Tone::why, tr("{player} still gets at least {points}.",
                                         {{"player", side_word(state_.to_move)}, {"points", cell.opt()}})});
    }
    return phrases;
}

} // namespace zugzwang::numbers
