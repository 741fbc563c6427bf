#include "scenes/lesson/phrases.hpp"

#include <string_view>

namespace zugzwang {
namespace {

constexpr float line_height = 1.36F; ///< Of the letters' size.

struct Piece {
    std::string words; ///< Those of one tone in one line.
    LessonPhrase::Tone tone = LessonPhrase::Tone::doing;
    Vec at{}; ///< From the area's corner to the middle of the line's left end.
};

struct Flow {
    std::vector<Piece> pieces;
    float height = 0;
};

TextStyle style_of(LessonPhrase::Tone tone, float size) {
    using Tone = LessonPhrase::Tone;
    return {.size = size,
            .paint = {tone == Tone::why      ? Role::soft
                      : tone == Tone::result ? Role::act
                                             : Role::ink},
            .weight = tone == Tone::result ? Weight::semibold : Weight::regular};
}

Flow flow_of(const std::vector<LessonPhrase>& phrases, float width, float size, const Canvas& canvas) {
    Flow flow;
    const float line = std::round(size * line_height);
    const float space = std::round(size * 0.28F);
    Vec at{0, line / 2};
    for (const auto& phrase : phrases) {
        const auto style = style_of(phrase.tone, size);
        std::string_view rest = phrase.words;
        Piece piece{.words = {}, .tone = phrase.tone, .at = at};
        float taken = 0;
        while (!rest.empty()) {
            const auto end = std::min(rest.find(' '), rest.size());
            const auto longer = piece.words.empty() ? std::string(rest.substr(0, end))
                                                    : piece.words + ' ' + std::string(rest.substr(0, end));
            const float needs = canvas.measured(longer, style).width;
            if (piece.at.x + needs > width && piece.at.x + taken > 0) {
                if (!piece.words.empty()) flow.pieces.push_back(std::move(piece));
                at = {0, at.y + line};
                piece = {.words = {}, .tone = phrase.tone, .at = at};
                taken = 0;
                continue;
            }
            piece.words = longer;
            taken = needs;
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
        at.x = piece.at.x + taken + space;
        if (!piece.words.empty()) flow.pieces.push_back(std::move(piece));
    }
    flow.height = at.y + line / 2;
    return flow;
}

} // namespace

void paint_phrases(Rect area, const std::vector<LessonPhrase>& phrases, float max, float min, Canvas& canvas) {
    float size = max;
    auto flow = flow_of(phrases, area.width, size, canvas);
    while (flow.height > area.height && size > min)
        flow = flow_of(phrases, area.width, --size, canvas);
    for (const auto& piece : flow.pieces)
        canvas.text(piece.words, {area.x + std::round(piece.at.x), area.y + std::round(piece.at.y)},
                    style_of(piece.tone, size));
}

} // namespace zugzwang
