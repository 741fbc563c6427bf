
#include <algorithm>
#include <cmath>
#include <string_view>

#include "zugzwang/base/utf8.hpp"
#include "zugzwang/ui/paint.hpp"

namespace zugzwang::ui {

namespace {

constexpr float line_step = 1.36F; ///< Of the em, from line to line, as texts are set.
constexpr float mark_size = 0.9F, mark_room = 1.3F;

bool is_plain(const Words& words) {
    return words.runs.size() == 1 && !words.runs.front().mark && words.most_lines == 0;
}

/// The next word with the spaces behind it, taken off the front.
std::string_view next_word(std::string_view& text) {
    auto end = text.find(' ');
    end = end == text.npos ? text.size() : std::min(text.size(), text.find_first_not_of(' ', end));
    const auto word = text.substr(0, end);
    text.remove_prefix(word.size());
    return word;
}

std::string_view without_spaces_behind(std::string_view text) {
    while (!text.empty() && text.back() == ' ')
        text.remove_suffix(1);
    return text;
}

class Breaker {
  public:
    Breaker(float width, float size, std::size_t most_lines, const Canvas& canvas)
        : width_(width), size_(size), lines_left_(most_lines), canvas_(canvas) {}

    void add(const Run& run) {
        if (is_full_) return;
        if (run.mark) {
            if (width_ > 0 && x_ > 0 && x_ + size_ * mark_room > width_ && !new_line()) return;
            lines_.pieces.push_back({.at = {x_, y_}, .mark = run.mark});
            x_ += size_ * mark_room;
        }
        // What follows a mark stays in its line.
        std::string_view text = run.text;
        std::string piece;
        float begin = x_;
        const auto end_piece = [&] {
            if (!piece.empty())
                lines_.pieces.push_back(
                    {.text = std::exchange(piece, {}), .at = {begin, y_}, .role = run.role, .weight = run.weight});
        };
        while (!text.empty()) {
            const auto word = next_word(text);
            if (width_ > 0 && x_ > 0 && x_ + measured(without_spaces_behind(word), run.weight) > width_) {
                end_piece();
                if (!new_line()) return;
                begin = x_;
            }
            piece += word;
            x_ = begin + measured(piece, run.weight);
            reach();
        }
        end_piece();
    }
    [[nodiscard]] ProseLines lines() && {
        lines_.size.height = y_ + size_ * line_step / 2;
        return std::move(lines_);
    }

  private:
    [[nodiscard]] float measured(std::string_view text, Weight weight) const {
        return canvas_.measured(text, {.size = size_, .weight = weight}).width;
    }
    /// False when there may be no further one.
    bool new_line() {
        is_full_ = lines_left_ == 1;
        if (is_full_) return false;
        if (lines_left_ > 0) --lines_left_;
        x_ = 0;
        y_ += std::round(size_ * line_step);
        return true;
    }
    void reach() { lines_.size.width = std::max(lines_.size.width, width_ > 0 ? std::min(x_, width_) : x_); }

    float width_, size_;
    std::size_t lines_left_; ///< This one included; 0: without end.
    bool is_full_ = false;
    const Canvas& canvas_;
    float x_ = 0, y_ = std::round(size_ * line_step / 2);
    ProseLines lines_;
};

} // namespace

ProseLines broken(const Words& words, float width, float size, const Canvas& canvas) {
    Breaker breaker(width, size, words.most_lines, canvas);
    for (const auto& run : words.runs)
        breaker.add(run);
    return std::move(breaker).lines();
}

Size prose_size(const Words& words, float width, float size, const Canvas& canvas) {
    if (!is_plain(words)) return broken(words, words.one_line ? 0 : width, size, canvas).size;
    return canvas.measured(
        words.runs.front().text,
        {.size = size, .weight = words.runs.front().weight, .wrap_width = words.one_line ? 0 : width});
}

float longest_word(const Words& words, float size, const Canvas& canvas) {
    std::string_view longest;
    Weight weight = Weight::regular;
    std::size_t letters = 0;
    for (const auto& run : words.runs) {
        for (std::string_view text = run.text; !text.empty();) {
            const auto word = without_spaces_behind(next_word(text));
            const auto count = code_point_count(word);
            if (count <= letters) continue;
            letters = count;
            longest = word;
            weight = run.weight;
        }
    }
    return std::ceil(canvas.measured(longest, {.size = size, .weight = weight}).width);
}

void paint_words(const Words& words, Rect area, float size, Canvas& canvas) {
    if (is_plain(words)) {
        const auto& run = words.runs.front();
        const float x = words.align == AlignX::left    ? area.x
                        : words.align == AlignX::right ? area.right()
                                                       : area.centre().x;
        TextStyle style{.size = size, .paint = {run.role}, .weight = run.weight, .align_x = words.align};
        if (words.one_line)
            style.max_width = area.width;
        else
            style.wrap_width = area.width;
        style.align_y = words.one_line ? AlignY::middle : AlignY::top;
        canvas.text(run.text, {x, words.one_line ? area.centre().y : area.y}, style);
        return;
    }
    const auto lines = broken(words, words.one_line ? 0 : area.width, size, canvas);
    const float shift = words.align == AlignX::centre  ? std::round((area.width - lines.size.width) / 2)
                        : words.align == AlignX::right ? area.width - lines.size.width
                                                       : 0;
    const Vec corner{area.x + std::max(0.0F, shift), area.y};
    for (const auto& piece : lines.pieces) {
        const Vec at = corner + piece.at;
        if (piece.mark)
            paint_mark(*piece.mark, at + Vec{size * mark_size / 2, 0}, size * mark_size, canvas);
        else
            canvas.text(piece.text, at, {.size = size, .paint = {piece.role}, .weight = piece.weight});
    }
}

} // namespace zugzwang::ui
