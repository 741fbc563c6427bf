#include <cmath>

#include "scenes/table/table_panels.hpp"
#include "scenes/widgets/balance_bar.hpp"
#include "scenes/widgets/paint.hpp"
#include "zugzwang/base/number_words.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

constexpr float whole_above = 300; ///< Units of height that all figures need.

std::uint64_t each_second(const ThinkingInfo& info) {
    const double seconds = std::max(0.001, info.time.count());
    return static_cast<std::uint64_t>(static_cast<double>(info.nodes) / seconds);
}

/// Draws from the top down; every part says how far it went.
class ThinkingPainter {
  public:
    ThinkingPainter(Rect area, const ThinkingLook& look, Canvas& canvas)
        : area_(area), look_(look), canvas_(canvas), left_(area.x + canvas.px(Measure::panel_padding)),
          right_(area.right() - canvas.px(Measure::panel_padding)), y_(area.y) {}

    void paint() {
        y_ = area_.y + canvas_.px(40.0F);
        title();
        if (look_.info.running && look_.info.nodes == 0) return;
        const bool in_short = area_.height < canvas_.px(whole_above);
        const bool reason_first = in_short && !look_.info.running && !look_.info.words.empty();
        if (reason_first)
            reason_in_short(look_.info);
        else if (in_short)
            figures_in_short(look_.info);
        else
            figures(look_.info);
        if (look_.info.first_share) balance(look_.info, *look_.info.first_share);
        if (!reason_first) reason(look_.info);
        expectation(look_.info);
    }

  private:
    void title() {
        const bool running = look_.info.running;
        const auto words = running ? tr("Thinking") : tr("Last reply");
        const float width = canvas_
                                .text(words, {left_, y_},
                                      {.size = canvas_.px(24.0F), .paint = {Role::soft}, .weight = Weight::semibold})
                                .width;
        if (!running) return;
        for (int dot = 0; dot < 3; ++dot) {
            const float x = left_ + width + canvas_.px(28.0F) + static_cast<float>(dot) * canvas_.px(22.0F);
            canvas_.disc({x, y_}, canvas_.px(6.0F), {role_of(look_.info.side), dot == look_.beat % 3 ? 1.0F : 0.4F});
        }
    }

    void figures(const ThinkingInfo& info) {
        y_ += canvas_.px(61.0F);
        if (info.depth > 0) row(tr("Depth"), std::to_string(info.depth));
        if (info.running) {
            row(tr("Positions"), count_words(info.nodes));
            row(tr("Each second"), count_words(each_second(info)));
        } else if (look_.exact) {
            row(tr("Positions"), exact_count_words(info.nodes));
            row(tr("Time"), exact_seconds_words(info.time));
            if (info.score) row(tr("Score"), score_words(*info.score));
            if (info.cut) row(tr("Moves cut"), exact_count_words(*info.cut));
        } else {
            row(tr("Positions"), count_words(info.nodes));
            row(tr("Time"), seconds_words(info.time));
        }
    }

    void row(const std::string& label, const std::string& value) {
        const float taken =
            canvas_.text(label, {left_, y_}, {.size = canvas_.px(Measure::caption), .paint = {Role::soft}}).width;
        TextStyle style{
            .size = canvas_.px(28.0F), .paint = {Role::ink}, .weight = Weight::bold, .align_x = AlignX::right};
        const float room = right_ - left_ - taken - canvas_.px(12.0F);
        style.size = fitting_size(value, style, room, canvas_.px(Measure::smallest), canvas_);
        canvas_.text(value, {right_, y_}, style);
        y_ += canvas_.px(look_.exact ? 41.0F : 47.0F);
    }

    /// After the move its reason counts more than the figures.
    void reason_in_short(const ThinkingInfo& info) {
        canvas_.text(seconds_words(info.time), {right_, y_},
                     {.size = canvas_.px(Measure::caption), .paint = {Role::soft}, .align_x = AlignX::right});
        y_ += canvas_.px(46.0F);
        TextStyle style{.size = canvas_.px(26.0F), .paint = {Role::ink}, .weight = Weight::semibold};
        style.size = fitting_size(info.words, style, right_ - left_, canvas_.px(Measure::smallest), canvas_);
        style.max_width = right_ - left_;
        canvas_.text(info.words, {left_, y_}, style);
        y_ += canvas_.px(42.0F);
    }

    void figures_in_short(const ThinkingInfo& info) {
        y_ += canvas_.px(46.0F);
        const auto big = !info.running    ? seconds_words(info.time)
                         : info.depth > 0 ? tr("Depth {depth}", {{"depth", info.depth}})
                                          : seconds_words(info.time);
        const auto positions = tr_n("{count} position", "{count} positions", static_cast<std::int64_t>(info.nodes),
                                    {{"count", count_words(info.nodes)}});
        const float width =
            canvas_.text(big, {left_, y_}, {.size = canvas_.px(36.0F), .paint = {Role::ink}, .weight = Weight::bold})
                .width;
        canvas_.text(positions, {right_, y_ + canvas_.px(4.0F)},
                     {.size = canvas_.px(Measure::caption),
                      .paint = {Role::soft},
                      .align_x = AlignX::right,
                      .max_width = right_ - left_ - width - canvas_.px(12.0F)});
        y_ += canvas_.px(50.0F);
    }

    void balance(const ThinkingInfo& info, double share) {
        const float height = canvas_.px(22.0F);
        paint_balance_bar({left_, y_, right_ - left_, height}, share, canvas_);
        y_ += height + canvas_.px(24.0F);
        float end = right_;
        if (info.proven) end = proven_tag() - canvas_.px(12.0F);
        const bool first_leads = share >= 0.5;
        const auto words = tr("{side} {chance}", {{"side", first_leads ? look_.first_name : look_.second_name},
                                                  {"chance", percent_words(first_leads ? share : 1 - share)}});
        canvas_.text(words, {left_, y_},
                     {.size = canvas_.px(Measure::caption),
                      .paint = {first_leads ? Role::first : Role::second},
                      .weight = Weight::semibold,
                      .max_width = end - left_});
        y_ += canvas_.px(40.0F);
    }

    /// Answers its left edge.
    float proven_tag() {
        const TextStyle style{.size = canvas_.px(Measure::caption),
                              .paint = {Role::act},
                              .weight = Weight::semibold,
                              .align_x = AlignX::centre};
        const auto words = tr("proven");
        const float width = std::round(canvas_.measured(words, style).width + canvas_.px(28.0F));
        const float height = canvas_.px(36.0F);
        const Rect tag = snapped({right_ - width, y_ - height / 2, width, height});
        paint_ring(tag, {.radius = canvas_.px(10.0F), .width = canvas_.px(Measure::rim)}, canvas_);
        canvas_.text(words, tag.centre(), style);
        return tag.x;
    }

    [[nodiscard]] TextStyle small() const {
        return {.size = canvas_.px(Measure::caption), .paint = {Role::soft}, .max_width = right_ - left_};
    }
    [[nodiscard]] bool has_room() const { return y_ < area_.bottom() - canvas_.px(20.0F); }

    /// In as many lines as it needs, or in one that is shortened where these do not fit.
    void reason(const ThinkingInfo& info) {
        if (info.words.empty() || !has_room()) return;
        const TextStyle line = small();
        TextStyle whole = line;
        whole.max_width = 0;
        whole.wrap_width = right_ - left_;
        whole.align_y = AlignY::top;
        const float one = canvas_.measured(info.words, line).height;
        const float height = canvas_.measured(info.words, whole).height;
        const float top = std::round(y_ - one / 2);
        const bool fits = top + height <= area_.bottom() - canvas_.px(12.0F);
        canvas_.text(info.words, {left_, fits ? top : y_}, fits ? whole : line);
        y_ += (fits ? std::round(height - one) : 0) + canvas_.px(36.0F);
    }

    void expectation(const ThinkingInfo& info) {
        if (info.line.empty() || !has_room()) return;
        canvas_.text(tr("expects {moves}", {{"moves", info.line}}), {left_, y_}, small());
    }

    Rect area_;
    const ThinkingLook& look_;
    Canvas& canvas_;
    float left_, right_, y_;
};

} // namespace

void paint_thinking(Rect area, const ThinkingLook& look, Canvas& canvas) {
    paint_panel(area, {}, canvas);
    ThinkingPainter(area, look, canvas).paint();
}

} // namespace zugzwang
