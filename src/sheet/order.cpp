#include "sheet/order.hpp"

#include "zugzwang/base/text.hpp"
#include "zugzwang/gfx/face.hpp"

namespace zugzwang::sheet {
namespace {

/// What makes the same sheet again. One's own exercises are others another day.
std::string call_of(const SheetOrder& order, const std::string& file) {
    const auto& wish = order.wish;
    auto call = filled("zugzwang sheet {} --count {}", order.game->id, wish.count);
    if (wish.difficulty != any_difficulty) call += filled(" --difficulty {}", wish.difficulty);
    call += filled(" --seed {}", wish.seed);
    if (order.paper == Paper::letter) call += " --paper letter";
    if (order.grey) call += " --grey";
    return call + filled(" {}   ", file);
}

} // namespace

std::string_view face_of(const SheetOrder& order) { return order.grey ? grey_face : paper_face; }

Theme theme_of(const SheetOrder& order, const Theme& in_use) { return zugzwang::face_of(in_use, face_of(order)); }

SheetContent content_of(const SheetOrder& order, const std::string& file) {
    const auto call = order.asks == Asks::win ? call_of(order, file) : std::string();
    return {.game = order.game,
            .questions = order.questions,
            .asks = order.asks,
            .foot = filled("{}[{}]", call, id_of(key_of(order).set))};
}

std::size_t page_count(const SheetOrder& order) {
    const auto shape = shape_of(*order.game, order.questions.size(), order.paper);
    return question_pages(shape).size() + solution_pages(shape).size();
}

AnswerKey key_of(const SheetOrder& order) {
    AnswerKey key{.set = {.game = order.game->id, .positions = {}, .asks = order.asks},
                  .solutions = {},
                  .difficulty = order.wish.difficulty,
                  .seed = order.wish.seed};
    bool has_more = false;
    for (const auto& question : order.questions) {
        key.set.positions.push_back(question.position);
        key.solutions.push_back(question.right.front());
        key.also.emplace_back(question.right.begin() + 1, question.right.end());
        has_more |= !key.also.back().empty();
    }
    if (!has_more) key.also.clear();
    return key;
}

} // namespace zugzwang::sheet
