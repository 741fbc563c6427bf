// The queue of the lesson on the three classes: the lines that give boxes away, by their keys.
#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "games/boxes/show/class_kinds.hpp"
#include "games/boxes/show/class_lesson.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/lesson_parts.hpp"

namespace zugzwang::boxes {
namespace {

constexpr float row_height = 50, name_height = 42, name_padding = 16, key_width = 74; ///< Units of a 1080-line screen.

} // namespace

float ClassLesson::name_width() const {
    // The last line at the foot has the longest name, in the longer way of calling the lines.
    const auto longest = line_words(state(), state().grid.columns - 1, Labels::matrix);
    const TextStyle style{.size = canvas().px(Measure::heading), .weight = Weight::semibold};
    return std::ceil(canvas().measured(longest, style).width) + 2 * canvas().px(name_padding);
}

std::vector<ClassLesson::QueueRow> ClassLesson::queue_rows(const LineClasses& classes) const {
    const float gap = canvas().px(Measure::near);
    const float room = queue_width_ - canvas().px(Measure::apart) - canvas().px(key_width);
    const auto columns = static_cast<std::size_t>(std::max(1.0F, room / (name_width() + gap)));
    std::vector<QueueRow> rows;
    for (const auto& [price, edge] : classes.giving()) {
        const bool begins = rows.empty() || rows.back().price != price;
        if (begins && !rows.empty()) rows.back().ends_key = true;
        if (begins || rows.back().edges.size() == columns) rows.push_back({.price = price, .begins_key = begins});
        rows.back().edges.push_back(edge);
    }
    if (!rows.empty()) rows.back().ends_key = true;
    return rows;
}

ui::Node ClassLesson::queue(const ClassLook& look) {
    const auto& classes = look.line.classes;
    auto rows = queue_rows(classes);
    // It rests at its head; the line that is pointed at on the board is shown, and nothing moves under the pointer.
    std::optional<std::size_t> chosen;
    const auto has = [&](const QueueRow& row) { return std::ranges::count(row.edges, look.pointed) > 0; };
    const auto pointed = std::ranges::find_if(rows, has);
    if (!in_queue_) chosen = pointed == rows.end() ? 0 : static_cast<std::size_t>(pointed - rows.begin());
    const auto count = rows.size();
    auto list =
        ui::list({.count = count,
                  .height = row_height,
                  .row = [this, look, rows = std::move(rows)](std::size_t row) { return queue_row(rows[row], look); },
                  .chosen = chosen});
    list = pointing(std::move(list), in_queue_, no_line(), std::nullopt);
    list.reactions.place = [this](Rect area) { queue_width_ = area.width; };
    const bool asked = look.chooses && look.line.set == LineClass::giving;
    auto heading =
        ui::row(lesson_line(tr("The queue, by boxes given"), Role::soft, Weight::semibold).wide(),
                lesson_line(tr_n("{n} line", "{n} lines", static_cast<int>(classes.giving().size())), Role::soft));
    return ui::column(std::move(heading),
                      lesson_words(tr("Empty: no line gives boxes away."), Role::dim).when(count == 0),
                      std::move(list).named("queue").fills())
        .on(ui::Ground::panel, asked ? Role::act : Role::bad)
        .padded(Measure::apart)
        .gaps(Measure::tight)
        .titled(tr("Queue"))
        .fills();
}

ui::Node ClassLesson::queue_row(const QueueRow& row, const ClassLook& look) {
    std::vector<ui::Node> nodes;
    nodes.push_back(row.begins_key ? kind_of_line({.set = LineClass::giving, .price = row.price})
                                   : ui::space().sized(key_width, name_height));
    for (const int edge : row.edges)
        nodes.push_back(queued_line(edge, look));
    if (row.ends_key) nodes.push_back(note(row, look));
    return ui::row(std::move(nodes)).gaps(Measure::near);
}

ui::Node ClassLesson::queued_line(int edge, const ClassLook& look) {
    const bool head = look.line.classes.giving().begin()->second == edge;
    const bool changes = look.chooses && std::ranges::count(look.line.changes, edge, &ClassChange::edge) > 0;
    const bool chosen = look.is_chosen(edge);
    const auto name = line_words(look.state(), edge, look.labels);
    auto node =
        ui::row(lesson_line(name, head || changes || chosen ? Role::ink : Role::soft, Weight::semibold, AlignX::centre)
                    .wide())
            .on(chosen ? ui::Ground::selected : ui::Ground::well, look.is_pointed(edge) || (head && !chosen) ? Role::ink
                                                                  : chosen                                   ? Role::act
                                                                           : Role::panel_rim)
            .sized(name_width() / canvas().scale(), name_height)
            .named(filled("queued:{}", name));
    if (chosen) node.raised = std::sin(look.progress * std::numbers::pi_v<float>);
    const auto number = static_cast<std::size_t>(edge);
    return pointing(std::move(node), in_queue_, number, step_of(number));
}

/// After the last name of a key, where there is room.
ui::Node ClassLesson::note(const QueueRow& row, const ClassLook& look) const {
    const auto changed =
        std::ranges::count(look.line.changes, LinePlace{LineClass::giving, row.price}, &ClassChange::before);
    const bool changes = look.chooses && changed > 0;
    const bool first = look.line.classes.giving().begin()->first == row.price;
    const bool taken = look.chooses && look.line.set == LineClass::giving;
    const auto words = changes ? tr_n("{n} changes with this line", "{n} change with this line", changed)
                       : taken ? tr("the head is drawn")
                               : tr("the head: drawn when nothing else is left");
    const float used =
        canvas().px(key_width) + static_cast<float>(row.edges.size()) * (name_width() + canvas().px(Measure::near));
    const float room = queue_width_ - used - 2 * canvas().px(Measure::apart);
    const bool fits = canvas().measured(words, {.size = canvas().px(Measure::heading)}).width <= room;
    return lesson_line(words, changes ? Role::act : Role::soft).when((changes || first) && fits);
}

} // namespace zugzwang::boxes
