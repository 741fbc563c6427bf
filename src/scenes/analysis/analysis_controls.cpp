// What can be pressed on the analysis board: its tools, settings, answers and ways on.
#include <algorithm>
#include <utility>

#include "scenes/analysis/analysis.hpp"
#include "scenes/analysis/answers_panel.hpp"
#include "scenes/frame/parts.hpp"
#include "scenes/frame/top_bar.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang {
namespace {

constexpr std::size_t max_branches = 3;

} // namespace

std::vector<EditSetting> AnalysisScene::settings() const {
    return editor_ ? editor_->settings() : std::vector<EditSetting>();
}

std::vector<AnalysisScene::Tool> AnalysisScene::tools() const {
    if (!editor_ || editor_->tools().empty()) return {};
    std::vector<Tool> tools{{.name = tr("Make moves"), .how = tr("as in a game"), .sprite = "icon/swap"}};
    for (auto& tool : editor_->tools())
        tools.push_back({std::move(tool.name), std::move(tool.how), std::move(tool.sprite), tool.mark});
    tools.push_back({.name = tr("Clear"), .how = editor_->clear_words(), .sprite = "icon/clear"});
    return tools;
}

std::size_t AnalysisScene::branches_shown() const { return std::min(variations_.branches().size(), max_branches); }

void AnalysisScene::rebuild() {
    const auto& news = session_->news();
    layout_ = analysis_layout(stage_, {.part = part_,
                                       .laid_out = editor_ != nullptr,
                                       .tools = tools().size(),
                                       .settings = settings().size(),
                                       .branches = branches_shown()});
    const std::vector<BarIcon> icons{
        {.id = "undo", .icon = "icon/undo", .enabled = variations_.can_go_back() || is_unfinished()},
        {.id = "redo", .icon = "icon/redo", .enabled = !variations_.branches().empty()},
        {.id = "insight",
         .icon = insight_ ? "icon/insight-on" : "icon/insight",
         .enabled = game_.has_insight && !news.outcome},
        {.id = "help", .icon = "icon/help"}};
    auto controls = top_bar_controls(stage_, stage_.is_upright() ? std::vector<BarIcon>() : icons);
    add_parts(controls);
    if (shows(AnalysisPart::tools)) add_tools(controls);
    if (shows(AnalysisPart::text)) add_text(controls);
    add_answers(controls);
    if (stage_.is_upright()) {
        for (auto& control : foot_controls(stage_, icons))
            controls.push_back(std::move(control));
    }
    controls_.set(std::move(controls));
    follow_answer();
}

void AnalysisScene::add_parts(std::vector<Control>& controls) const {
    if (!stage_.is_upright()) return;
    std::vector<std::string> words{tr("Champion"), tr("Meaning"), tr("Text")};
    if (editor_) words.push_back(tr("Tools"));
    controls.push_back({.id = "parts",
                        .area = layout_.parts,
                        .kind = Segmented{.words = std::move(words), .chosen = static_cast<std::size_t>(part_)}});
}

void AnalysisScene::add_text(std::vector<Control>& controls) const {
    const bool over = session_->news().outcome.has_value();
    const auto button = [&](const char* id, Rect area, std::string words, bool enabled, Button::Look look) {
        controls.push_back({.id = id,
                            .area = area,
                            .kind = Button{.look = look, .words = std::move(words)},
                            .enabled = enabled,
                            .inside = "text"});
    };
    if (context_.clipboard.link) // where there are links nobody types commands
        button("link", layout_.match, tr("Link"), true, Button::Look::secondary);
    else
        button("match", layout_.match, tr("Match"), !over && context_.clipboard.set_text, Button::Look::secondary);
    button("copy", layout_.copy, tr("Copy"), static_cast<bool>(context_.clipboard.set_text), Button::Look::secondary);
    button("paste", layout_.paste, tr("Paste"), static_cast<bool>(context_.clipboard.text), Button::Look::secondary);
    button("play", layout_.play, tr("Play"), !over, Button::Look::primary);
}

void AnalysisScene::add_tools(std::vector<Control>& controls) const {
    const auto count = tools().size();
    for (std::size_t row = 0; row < count; ++row) {
        controls.push_back({.id = row + 1 == count ? "clear" : "tool:" + std::to_string(row),
                            .area = layout_.tool_rows[row],
                            .kind = Spot{},
                            .inside = "tools"});
    }
    const auto all = settings();
    for (std::size_t row = 0; row < all.size(); ++row) {
        Control control{.id = "set:" + std::to_string(row),
                        .area = layout_.setting_controls[row],
                        .kind = Spot{},
                        .inside = "tools"};
        if (const auto* number = std::get_if<EditSetting::Number>(&all[row].kind))
            control.kind = Stepper{.value = number->value, .min = number->min, .max = number->max};
        if (const auto* choice = std::get_if<EditSetting::Choice>(&all[row].kind))
            control.kind = Segmented{.words = choice->words, .chosen = choice->chosen};
        if (std::holds_alternative<EditSetting::Line>(all[row].kind))
            control.kind = TextField{.text = line_.text(), .caret = line_.caret(), .placeholder = tr("type here")};
        controls.push_back(std::move(control));
    }
    if (!editor_) return;
    controls.push_back({.id = "side",
                        .area = layout_.side_switch,
                        .kind = Segmented{.words = {side_name(game_.side_names, Side::first),
                                                    side_name(game_.side_names, Side::second)},
                                          .chosen = editor_->to_move() == Side::first ? 0U : 1U},
                        .inside = "tools"});
}

void AnalysisScene::add_answers(std::vector<Control>& controls) const {
    if (shows(AnalysisPart::engine)) add_engine(controls);
    if (shows(AnalysisPart::meaning)) add_branches(controls);
}

void AnalysisScene::add_engine(std::vector<Control>& controls) const {
    controls.push_back({.id = "engine:switch", .area = layout_.engine_switch, .kind = Spot{}, .inside = "engine"});
    const auto& analysis = session_->news().analysis;
    const auto count = analysis ? analysis->answers.size() : 0;
    for (std::size_t row = 0; row < count; ++row) {
        controls.push_back({.id = answer_id(row), .area = layout_.answers[row], .kind = Spot{}, .inside = "engine"});
    }
}

void AnalysisScene::add_branches(std::vector<Control>& controls) const {
    const auto branches = variations_.branches();
    const auto shown = branches_shown();
    for (std::size_t place = 0; place < shown; ++place) {
        const bool more = branches.size() > max_branches && place + 1 == shown;
        const auto& branch = branches[(first_branch_ + place) % branches.size()];
        controls.push_back({.id = more ? "branch:more" : "branch:" + std::to_string(place),
                            .area = layout_.branches[place],
                            .kind = Button{.words = more             ? tr("…")
                                                    : branch.is_move ? branch.words
                                                                     : tr("by hand")},
                            .inside = "meaning"});
    }
}

std::optional<std::size_t> AnalysisScene::pointed_answer() const {
    const auto& analysis = session_->news().analysis;
    const auto count = analysis ? analysis->answers.size() : 0;
    for (std::size_t row = 0; row < count; ++row) {
        const auto id = answer_id(row);
        if (controls_.hovered() == id || (controls_.hovered().empty() && controls_.focused() == id)) return row;
    }
    return std::nullopt;
}

void AnalysisScene::follow_answer() {
    const auto& news = session_->news();
    const auto row = pointed_answer();
    const auto move = row ? news.analysis->known.moves[*row].text : std::string();
    reason_ = row ? session_->line_words(news.moves.size(), {&move, 1}).why : std::string();
    session_->show({.answer = move});
}

std::vector<NamedRect> AnalysisScene::widgets() const {
    std::vector<NamedRect> rects{{"board", layout_.board, {}},
                                 {"text", layout_.text, {}},
                                 {"engine", layout_.engine, {}},
                                 {"meaning", layout_.meaning, {}}};
    if (editor_) rects.push_back({"tools", layout_.tools, {}});
    std::erase_if(rects, [](const NamedRect& part) { return part.rect.width <= 0; });
    return with_controls(std::move(rects), controls_);
}

} // namespace zugzwang
