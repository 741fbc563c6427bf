// How the analysis board looks, but for the champion's answers.
#include <algorithm>
#include <cmath>
#include <utility>

#include "desk/analysis_words.hpp"
#include "scenes/analysis/analysis.hpp"
#include "scenes/analysis/answers_panel.hpp"
#include "scenes/frame/fact_panel.hpp"
#include "scenes/frame/top_bar.hpp"
#include "scenes/widgets/paint.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {
namespace {

constexpr float pad = 28, title_middle = 40; ///< Units, as those below.
constexpr float title_size = 26;

void paint_title(Rect panel, const std::string& words, Canvas& canvas) {
    canvas.text(words, {panel.x + canvas.px(pad), panel.y + canvas.px(title_middle)},
                {.size = canvas.px(title_size), .paint = {Role::soft}, .weight = Weight::semibold});
}

/// The text in lines of that width, broken after a sign that parts it where there is one; what is too much ends with …
std::vector<std::string> broken(std::string_view text, float width, std::size_t most, const TextStyle& style,
                                const Canvas& canvas) {
    std::vector<std::string> lines;
    while (!text.empty() && lines.size() < most) {
        std::size_t fits = 1, parted = 0;
        while (fits < text.size() && canvas.measured(text.substr(0, fits + 1), style).width <= width) {
            ++fits;
            if (std::string_view("/,; ").find(text[fits - 1]) != std::string_view::npos) parted = fits;
        }
        const auto length = fits == text.size() || parted == 0 ? fits : parted;
        lines.emplace_back(text.substr(0, length));
        text.remove_prefix(length);
    }
    if (!text.empty() && !lines.empty()) lines.back() += "…";
    return lines;
}

} // namespace

void AnalysisScene::draw(Canvas& canvas) const {
    paint_top_bar(stage_,
                  {.title = tr("Analysis"),
                   .status = status(),
                   .status_role = refused() ? Role::bad : Role::ink,
                   .icons = stage_.is_upright() ? 0U : 4U},
                  canvas);
    if (stage_.is_upright()) paint_foot_bar(stage_, canvas);
    draw_board(canvas);
    if (editor_ && shows(AnalysisPart::tools)) draw_tools(canvas);
    if (shows(AnalysisPart::text)) draw_text(canvas);
    const auto& analysis = session_->news().analysis;
    if (shows(AnalysisPart::engine))
        paint_answers(
            layout_,
            {.name = tr(game_.players.back().name), .value = value(), .analysis = analysis ? &*analysis : nullptr},
            controls_, canvas);
    if (shows(AnalysisPart::meaning)) draw_meaning(canvas);
    controls_.draw(canvas);
}

/// While it is laid out, too, the values stand on it, and an answer that is pointed at is lit.
void AnalysisScene::draw_board(Canvas& canvas) const {
    if (!edits()) return session_->draw(canvas);
    if (editor_->lies_as_in_game()) {
        session_->draw(canvas);
        return editor_->draw_marks(canvas);
    }
    if (pointed_answer()) return session_->draw(canvas);
    editor_->draw(canvas);
    const auto& analysis = session_->news().analysis;
    if (analysis && !is_unfinished()) editor_->draw_values(analysis->known, canvas);
}

void AnalysisScene::draw_tools(Canvas& canvas) const {
    paint_panel(layout_.tools, {}, canvas);
    const auto all = tools();
    if (!all.empty() && !stage_.is_upright()) paint_title(layout_.tools, tr("Tools"), canvas);
    for (std::size_t row = 0; row < all.size(); ++row)
        draw_tool(all[row], row, canvas);
    const auto label = [&](Rect area, const std::string& words) {
        TextStyle style{.size = canvas.px(22.0F), .paint = {Role::soft}};
        style.size = fitting_size(words, style, area.width, canvas.px(Measure::smallest), canvas);
        style.max_width = area.width - canvas.px(8.0F);
        canvas.text(words, {area.x, area.centre().y}, style);
    };
    const auto settings = this->settings();
    for (std::size_t row = 0; row < settings.size(); ++row)
        label(layout_.setting_labels[row], settings[row].label);
    label(layout_.side_label, tr("To move"));
}

void AnalysisScene::draw_tool(const Tool& tool, std::size_t row, Canvas& canvas) const {
    const Rect area = layout_.tool_rows[row];
    const bool chosen = row == tool_;
    const float radius = canvas.px(Measure::button_radius);
    canvas.box(area, {.top = chosen ? Role::selected_top : Role::well,
                      .bottom = chosen ? Role::selected_bottom : Role::well,
                      .radius = radius,
                      .rim = chosen ? Role::act : Role::panel_rim,
                      .rim_width = canvas.px(Measure::rim)});
    const float side = canvas.px(46.0F);
    const Vec picture{area.x + canvas.px(12.0F) + side / 2, area.centre().y};
    if (tool.mark)
        paint_mark(*tool.mark, picture, side * 0.7F, canvas);
    else if (!tool.sprite.empty())
        canvas.sprite(tool.sprite, snapped(around(picture, tool.sprite.starts_with("icon/") ? side * 0.7F : side)));
    const float left = picture.x + side / 2 + canvas.px(14.0F), right = area.right() - canvas.px(44.0F);
    TextStyle name{.size = canvas.px(23.0F), .paint = {Role::ink}, .weight = Weight::semibold};
    name.size = fitting_size(tool.name, name, right - left, canvas.px(Measure::smallest), canvas);
    name.max_width = right - left;
    canvas.text(tool.name, {left, area.centre().y - canvas.px(14.0F)}, name);
    canvas.text(tool.how, {left, area.centre().y + canvas.px(15.0F)},
                {.size = canvas.px(Measure::smallest),
                 .paint = {Role::soft},
                 .max_width = area.right() - canvas.px(34.0F) - left});
    canvas.text(std::to_string(row), {area.right() - canvas.px(18.0F), area.centre().y},
                {.size = canvas.px(Measure::smallest), .paint = {Role::dim}, .align_x = AlignX::right});
    const auto id = row + 1 == layout_.tool_rows.size() ? std::string("clear") : "tool:" + std::to_string(row);
    const auto control = std::ranges::find(controls_.all(), id, &Control::id);
    if (control == controls_.all().end()) return;
    const auto state = controls_.state(*control);
    if (state.hover > 0)
        paint_ring(area, {.radius = radius, .width = canvas.px(Measure::rim), .paint = {Role::act, state.hover}},
                   canvas);
    if (state.focused) paint_focus(area, radius, canvas);
}

void AnalysisScene::draw_text(Canvas& canvas) const {
    paint_panel(layout_.text, {}, canvas);
    paint_title(layout_.text, tr("Position as text"), canvas);
    paint_well(layout_.well, canvas);
    const TextStyle style{.size = canvas.px(21.0F), .paint = {Role::ink}, .weight = Weight::medium};
    const float inside = canvas.px(16.0F), pitch = canvas.px(27.0F);
    const auto rows = static_cast<std::size_t>(std::max(1.0F, std::floor((layout_.well.height - inside) / pitch)));
    const auto lines =
        broken(session_->position(), layout_.well.width - 2 * inside - canvas.px(12.0F), rows, style, canvas);
    float y = layout_.well.y + inside / 2 + pitch / 2;
    for (const auto& line : lines) {
        canvas.text(line, {layout_.well.x + inside, y}, style);
        y += pitch;
    }
}

std::pair<std::string, std::string> AnalysisScene::meaning_words() const {
    const auto& analysis = session_->news().analysis;
    if (const auto row = pointed_answer(); row && !reason_.empty() && !analysis->answers[*row].empty())
        return {tr("Why {move}", {{"move", analysis->answers[*row].front().words}}), reason_};
    return {tr("What it means"), analysis ? meaning(*analysis) : tr("The champion is switched off.")};
}

/// With the insight switched on, that; else what the values mean, and below it what was played.
void AnalysisScene::draw_meaning(Canvas& canvas) const {
    const auto& news = session_->news();
    const Rect area = layout_.meaning;
    const float inside = canvas.px(pad), width = area.width - 2 * inside;
    const float end =
        layout_.branches.empty() ? area.bottom() - canvas.px(20.0F) : layout_.branches.front().y - canvas.px(10.0F);
    if (insight_ && news.insight_panel && !pointed_answer()) {
        paint_panel(area, {}, canvas);
        paint_facts({area.x, area.y, area.width, end - area.y}, *news.insight_panel,
                    {.rim = Role::primary_foot, .title = Role::act}, canvas);
        return;
    }
    paint_panel(area, {}, canvas);
    const auto [title, words] = meaning_words();
    paint_title(area, title, canvas);
    float y = area.y + canvas.px(68.0F);
    y += canvas
             .text(words, {area.x + inside, y},
                   {.size = canvas.px(23.0F), .paint = {Role::ink}, .align_y = AlignY::top, .wrap_width = width})
             .height;
    std::string played;
    for (const auto& move : variations_.line().moves)
        played += (played.empty() ? "" : "  ") + move.words;
    TextStyle style{.size = canvas.px(Measure::smallest), .paint = {Role::soft}, .align_y = AlignY::top};
    const auto note = !played.empty() ? played : tr("Point at a move to see its value, click an answer to play it.");
    style.wrap_width = width;
    const float room = end - y - canvas.px(16.0F);
    if (canvas.measured(note, style).height > room) { // the end of it is what counts
        if (played.empty()) return;
        style.wrap_width = 0;
        style.max_width = width;
        if (style.size > room) return;
        auto tail = std::string_view(note);
        while (tail.find("  ") != std::string_view::npos && canvas.measured(tail, {.size = style.size}).width > width)
            tail.remove_prefix(tail.find("  ") + 2);
        canvas.text(tail, {area.x + inside, end - canvas.px(26.0F)}, style);
        return;
    }
    canvas.text(note, {area.x + inside, end - canvas.measured(note, style).height}, style);
}

} // namespace zugzwang
