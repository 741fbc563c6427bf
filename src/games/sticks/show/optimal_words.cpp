// What Optimal's lesson says at each step.
#include <utility>

#include "games/sticks/show/optimal_lesson.hpp"
#include "games/sticks/think/formula.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/lesson_parts.hpp"

namespace zugzwang::sticks {

using Tone = LessonPhrase::Tone;

LessonWords OptimalLesson::words(std::size_t step, Labels) const {
    const bool many = steps() > 999; // for which there is less room
    auto counter =
        many ? tr("{step} of {steps}", {{"step", step + 1}, {"steps", steps()}}) : step_counter(step, steps());
    return {.phrases = step == verdicts_.size() ? last_phrases()
                       : step == 0              ? first_phrases()
                                                : phrases_of(static_cast<int>(step)),
            .counter = std::move(counter)};
}

std::vector<LessonPhrase> OptimalLesson::first_phrases() const {
    if (state_.misere)
        return {{Tone::doing, tr("Nothing is left: the other side had to take the last stick.")},
                {Tone::why, tr("Here that loses, so whoever is to move from 0 has won.")},
                {Tone::result, tr("0 wins.")}};
    return {{Tone::doing, tr("Nothing is left: the other side took the last stick.")},
            {Tone::why, tr("So whoever is to move from 0 has lost. From here the numbers are gone through upwards.")},
            {Tone::result, tr("0 loses.")}};
}

std::vector<LessonPhrase> OptimalLesson::phrases_of(int left) const {
    const auto& verdict = verdicts_[static_cast<std::size_t>(left)];
    if (!verdict.lost)
        return {
            {Tone::doing, tr("From {left}: take {take} and leave {rest}.",
                             {{"left", left}, {"take", verdict.take}, {"rest", left - verdict.take}})},
            {Tone::why, tr("{rest} loses, and now the other side must move from it.", {{"rest", left - verdict.take}})},
            {Tone::result, tr("{left} wins.", {{"left", left}})}};
    if (left == 1) // of the misère game
        return {{Tone::doing, tr("From 1 the last stick must be taken.")},
                {Tone::result, tr("1 loses.")},
                {Tone::why, tr("Whoever takes it loses this game.")}};
    return {{Tone::doing, tr("From {left} every take leaves a number that wins for the other side.", {{"left", left}})},
            {Tone::result, tr("{left} loses.", {{"left", left}})},
            {Tone::why, tr("The other side then takes as many as make {period} together, and comes to {next}.",
                           {{"period", period(state_)}, {"next", left - period(state_)}})}};
}

std::vector<LessonPhrase> OptimalLesson::last_phrases() const {
    const auto& verdict = verdicts_.back();
    const int left = state_.left - move_.count;
    if (verdict.lost)
        return {{Tone::doing, tr("{formula}: {left} loses, whatever is taken.",
                                 {{"formula", formula_in_numbers(state_)}, {"left", state_.left}})},
                {Tone::result, tr("Optimal takes by chance: {take}.", {{"take", move_.count}})},
                {Tone::why, tr("Now only a mistake of the other side helps.")}};
    const LessonPhrase doing{Tone::doing, tr("{formula}, so take {take}.",
                                             {{"formula", formula_in_numbers(state_)}, {"take", verdict.take}})};
    if (left == 0) return {doing, {Tone::result, tr("That was the last stick: Optimal has won.")}};
    if (left == 1 && state_.misere) return {doing, {Tone::result, tr("1 is left, and the other side must take it.")}};
    return {
        doing,
        {Tone::result, tr("{rest} sticks are left, a number that loses.", {{"rest", left}})},
        {Tone::why, tr("Whatever is taken then, Optimal makes it {period} together.", {{"period", period(state_)}})}};
}

} // namespace zugzwang::sticks
