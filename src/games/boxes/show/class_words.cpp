// What the lesson on the three classes says at each step.
#include "games/boxes/show/class_lesson.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang::boxes {
namespace {

using Tone = LessonPhrase::Tone;

std::string mover(const TurnLine& line) { return side_word(line.classes.state().to_move); }
std::string opponent(const TurnLine& line) { return side_word(other(line.classes.state().to_move)); }

/// What comes after a box, or nothing where that was the last one.
std::vector<LessonPhrase> after_box(const std::vector<TurnLine>& turn, std::size_t line, Labels labels) {
    const bool ends = line + 1 == turn.size();
    const int closed = boxes_closed_by(turn[line].classes.state(), turn[line].edge);
    if (ends)
        return {{Tone::result, tr_n("{side} takes the last box.", "{side} takes the last {n} boxes.", closed,
                                    {{"side", mover(turn[line])}})}};
    LessonPhrase takes{Tone::result,
                       tr_n("{side} takes the box and moves again:", "{side} takes {n} boxes and moves again:", closed,
                            {{"side", mover(turn[line])}})};
    const auto& next = turn[line + 1];
    const auto name = line_words(next.classes.state(), next.edge, labels);
    if (next.set == LineClass::completing)
        return {takes, {Tone::why, tr("{line} then completes the next one.", {{"line", name}})}};
    return {takes, {Tone::why, tr("then no line completes a box any more.")}};
}

std::vector<LessonPhrase> completing_phrases(const std::vector<TurnLine>& turn, std::size_t line, Labels labels) {
    const auto& now = turn[line];
    const auto name = line_words(now.classes.state(), now.edge, labels);
    std::vector<LessonPhrase> phrases{
        {Tone::doing, tr_n("Rule 1: {line} completes a box, so it is drawn.",
                           "Rule 1: {n} lines complete a box. The first of them is drawn, {line}.",
                           static_cast<std::int64_t>(now.classes.completing().size()), {{"line", name}})}};
    for (auto& phrase : after_box(turn, line, labels))
        phrases.push_back(std::move(phrase));
    return phrases;
}

std::vector<LessonPhrase> neutral_phrases(const TurnLine& now, Labels labels) {
    const auto name = line_words(now.classes.state(), now.edge, labels);
    const auto count = static_cast<std::int64_t>(now.classes.neutral().size());
    return {{Tone::doing, tr_n("No line completes a box. Rule 2: {n} line is neutral, {line}.",
                               "No line completes a box. Rule 2: of {n} neutral lines one is drawn by chance, {line}.",
                               count, {{"line", name}})},
            {Tone::result, tr("It gives nothing away.")},
            {Tone::why, tr("The rules know no better one; now {side} moves.", {{"side", opponent(now)}})}};
}

std::vector<LessonPhrase> giving_phrases(const TurnLine& now, Labels labels) {
    const auto name = line_words(now.classes.state(), now.edge, labels);
    const int price = now.classes.place_of(now.edge).price;
    return {
        {Tone::doing, tr("No box to complete, no neutral line left. Rule 3: the head of the queue is drawn, {line}.",
                         {{"line", name}})},
        {Tone::result, tr_n("It gives {n} box away: the fewest.", "It gives {n} boxes away: the fewest.", price)},
        {Tone::why,
         tr_n("{side} can take it, but must then move again.",
              "{side} can take them in a row, but must then move again.", price, {{"side", opponent(now)}})}};
}

/// Of the sets before the turn.
std::vector<LessonPhrase> sorting_phrases(const Rules::State& state) {
    return {
        {Tone::doing, tr_n("{n} line can still be drawn. It is in one of three sets.",
                           "{n} lines can still be drawn. Each is in one of three sets.", Rules::lines_left(state))},
        {Tone::why, tr("The sets are asked in order, and the first that has a line gives the move.")}};
}

/// Of that line of the turn.
std::vector<LessonPhrase> line_phrases(const std::vector<TurnLine>& turn, std::size_t line, Labels labels) {
    const auto set = turn[line].set;
    return set == LineClass::completing ? completing_phrases(turn, line, labels)
           : set == LineClass::neutral  ? neutral_phrases(turn[line], labels)
                                        : giving_phrases(turn[line], labels);
}

} // namespace

std::string ClassLesson::title() const {
    const auto mover = state().to_move;
    return tr_n("Classes · {side} to move, {n} box to {boxes}", "Classes · {side} to move, {n} boxes to {boxes}",
                boxes_owned(state(), mover),
                {{"side", side_word(mover)}, {"boxes", boxes_owned(state(), other(mover))}});
}

LessonWords ClassLesson::words(std::size_t step, Labels labels) const {
    if (step > 0)
        return {.phrases = line_phrases(turn_, step - 1, labels),
                .counter = tr("Line {line} of {lines}", {{"line", step}, {"lines", turn_.size()}})};
    LessonWords words{.phrases = sorting_phrases(state()), .counter = tr("The three sets")};
    if (!board_.has_numbers()) words.phrases.push_back({Tone::why, tr("Point at a line to see what it gives away.")});
    return words;
}

} // namespace zugzwang::boxes
