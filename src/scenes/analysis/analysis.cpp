#include "scenes/analysis/analysis.hpp"

#include <algorithm>
#include <utility>

#include "scenes/analysis/analysis_words.hpp"
#include "scenes/analysis/answers_panel.hpp"
#include "scenes/frame/parts.hpp"
#include "scenes/frame/top_bar.hpp"
#include "zugzwang/play/side_words.hpp"
#include "zugzwang/rules/words.hpp"

namespace zugzwang {
namespace {

constexpr std::size_t most_branches = 3;

SessionConfig config_of(SceneContext& context, const OptionValues& options) {
    SessionConfig config;
    config.options = options;
    config.analysis_nodes = context.analysis_nodes;
    config.theme = &context.theme;
    return config;
}

} // namespace

AnalysisBoard::AnalysisBoard(SceneContext& context, const Game& game, OptionValues options, std::string position)
    : context_(context), game_(game), options_(std::move(options)), variations_(std::move(position)) {
    load();
}

void AnalysisBoard::layout(Rect screen, const Canvas& canvas) {
    stage_ = Stage(screen, canvas);
    rebuild();
    session_->place(layout_.board);
    if (editor_) editor_->place(layout_.board);
}

void AnalysisBoard::load() {
    load_session();
    load_editor();
}

void AnalysisBoard::load_session() {
    const auto line = variations_.line();
    auto config = config_of(context_, options_);
    config.position = line.position;
    session_ = *game_.start_session(config, context_.workers); // the position was read before
    for (const auto& move : line.moves)
        static_cast<void>(session_->play(move.text));
    session_->act(Act::skip_animation);
    session_->place(layout_.board);
    follow_switches();
    first_branch_ = 0;
    revision_ = 0;
}

void AnalysisBoard::follow_switches() {
    auto switches = session_->news().switches;
    switches.pace = context_.settings.pace();
    switches.labels = context_.settings.labels;
    switches.numbers = true; // the answers name what they are about
    switches.insight = insight_;
    switches.analysis = engine_;
    session_->set(switches);
}

void AnalysisBoard::load_editor() {
    first_branch_ = 0;
    if (!game_.edit_start) return;
    editor_ = game_.edit_start(options_, session_->position());
    editor_->place(layout_.board);
    if (edits()) editor_->choose(tool_ - 1);
    for (const auto& setting : editor_->settings()) {
        if (const auto* typed = std::get_if<EditSetting::Line>(&setting.kind)) line_ = TextLine(typed->text, 16'000);
    }
}

void AnalysisBoard::note_move() {
    const auto& moves = session_->news().moves;
    if (moves.size() <= variations_.line().moves.size()) return;
    variations_.go({.text = moves.back().text, .is_move = true, .words = moves.back().words});
    load_editor();
}

void AnalysisBoard::note_edit() {
    refusal_ = editor_->refusal();
    if (!refusal_.empty() || !editor_->can_finish() || editor_->position() == session_->position()) return;
    variations_.go({.text = editor_->position()});
    load_session();
}

bool AnalysisBoard::is_unfinished() const { return edits() && !editor_->can_finish() && editor_->can_undo(); }

void AnalysisBoard::undo() {
    if (is_unfinished()) {
        editor_->undo();
        return note_edit();
    }
    if (!variations_.can_go_back()) return;
    const bool was_move = variations_.last().is_move;
    variations_.back();
    if (!was_move) return load();
    session_->act(Act::skip_animation);
    session_->act(Act::undo);
    load_editor();
}

void AnalysisBoard::take_branch(std::size_t branch) {
    const auto branches = variations_.branches();
    if (branch >= branches.size()) return;
    variations_.take_branch(branch);
    if (!branches[branch].is_move) return load();
    session_->act(Act::skip_animation);
    static_cast<void>(session_->play(branches[branch].text));
    load_editor();
}

void AnalysisBoard::play(const std::string& move) {
    session_->act(Act::skip_animation);
    if (session_->play(move)) note_move();
}

void AnalysisBoard::paste(std::string_view text) {
    const auto blank = [](char sign) { return sign == ' ' || sign == '\n' || sign == '\r' || sign == '\t'; };
    while (!text.empty() && blank(text.back()))
        text.remove_suffix(1);
    while (!text.empty() && blank(text.front()))
        text.remove_prefix(1);
    if (text.empty()) {
        refusal_ = tr("There is no text to paste");
        return;
    }
    auto config = config_of(context_, options_);
    config.position = std::string(text);
    const auto read = game_.start_session(config, context_.workers);
    if (!read) {
        refusal_ = tr(read.refusal());
        return;
    }
    variations_.go({.text = (*read)->position()});
    load();
}

SceneChange AnalysisBoard::update(Seconds step) {
    if (const auto picked = controls_.advance(step, context_.theme)) change(*picked);
    follow_switches();
    redraw_ |= session_->update(step);
    static_cast<void>(session_->take_cues());
    if (std::exchange(revision_, session_->news().revision) != session_->news().revision) rebuild();
    return SceneChange::stay();
}

bool AnalysisBoard::take_redraw() {
    const bool controls = controls_.take_redraw();
    return std::exchange(redraw_, false) || controls;
}

Cursor AnalysisBoard::cursor() const {
    if (controls_.cursor() != Cursor::arrow) return controls_.cursor();
    return edits() ? editor_->cursor() : session_->news().cursor;
}

bool AnalysisBoard::refused() const { return !refusal_.empty() || (!edits() && session_->news().refusing); }

std::string AnalysisBoard::status() const {
    if (!refusal_.empty()) return refusal_;
    if (!told_.empty()) return told_;
    const auto& news = session_->news();
    if (news.refusing || news.outcome) return news.status;
    if (edits()) return editor_->prompt();
    const auto name = game_.listed_as ? game_.listed_as(variations_.line().position) : tr(game_.title);
    return tr("{game} · {side} to move", {{"game", name}, {"side", side_name(game_.side_names, news.to_move)}});
}

std::string AnalysisBoard::value() const {
    const auto& news = session_->news();
    if (news.outcome) return news.outcome_words;
    return news.analysis ? value_words(*news.analysis, game_) : std::string();
}

std::string AnalysisBoard::title() const {
    const auto words = refused() || value().empty() ? status() : value();
    return tr("{game}: analysis: {words}", {{"game", tr(game_.title)}, {"words", words}});
}

std::vector<EditSetting> AnalysisBoard::settings() const {
    return editor_ ? editor_->settings() : std::vector<EditSetting>();
}

std::vector<AnalysisBoard::Tool> AnalysisBoard::tools() const {
    if (!editor_ || editor_->tools().empty()) return {};
    std::vector<Tool> tools{
        {.name = tr("Make moves"), .how = tr("of both sides, by the rules"), .sprite = "icon/swap"}};
    for (auto& tool : editor_->tools())
        tools.push_back({std::move(tool.name), std::move(tool.how), std::move(tool.sprite), tool.mark});
    tools.push_back({.name = tr("Clear"), .how = editor_->clear_words(), .sprite = "icon/clear"});
    return tools;
}

std::size_t AnalysisBoard::branches_shown() const { return std::min(variations_.branches().size(), most_branches); }

void AnalysisBoard::rebuild() {
    const auto& news = session_->news();
    layout_ = analysis_layout(stage_, {.laid_out = editor_ != nullptr,
                                       .tools = tools().size(),
                                       .settings = settings().size(),
                                       .branches = branches_shown()});
    auto controls = top_bar_controls(
        stage_, {{.id = "undo", .icon = "icon/undo", .enabled = variations_.can_go_back() || is_unfinished()},
                 {.id = "redo", .icon = "icon/redo", .enabled = !variations_.branches().empty()},
                 {.id = "insight",
                  .icon = insight_ ? "icon/insight-on" : "icon/insight",
                  .enabled = game_.has_insight && !news.outcome},
                 {.id = "help", .icon = "icon/help"}});
    add_tools(controls);
    const auto button = [&](const char* id, Rect area, std::string words, bool enabled, Button::Look look) {
        controls.push_back({.id = id,
                            .area = area,
                            .kind = Button{.look = look, .words = std::move(words)},
                            .enabled = enabled,
                            .inside = "text"});
    };
    button("match", layout_.match, tr("Match"), !news.outcome && context_.clipboard.set_text, Button::Look::secondary);
    button("copy", layout_.copy, tr("Copy"), static_cast<bool>(context_.clipboard.set_text), Button::Look::secondary);
    button("paste", layout_.paste, tr("Paste"), static_cast<bool>(context_.clipboard.text), Button::Look::secondary);
    button("play", layout_.play, tr("Play"), !news.outcome, Button::Look::primary);
    add_answers(controls);
    controls_.set(std::move(controls));
    follow_answer();
    redraw_ = true;
}

void AnalysisBoard::add_tools(std::vector<Control>& controls) const {
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

void AnalysisBoard::add_answers(std::vector<Control>& controls) const {
    controls.push_back({.id = "engine:switch", .area = layout_.engine_switch, .kind = Spot{}, .inside = "engine"});
    const auto& analysis = session_->news().analysis;
    const auto count = analysis ? analysis->answers.size() : 0;
    for (std::size_t row = 0; row < count; ++row) {
        controls.push_back({.id = answer_id(row), .area = layout_.answers[row], .kind = Spot{}, .inside = "engine"});
    }
    const auto branches = variations_.branches();
    const auto shown = branches_shown();
    for (std::size_t place = 0; place < shown; ++place) {
        const bool more = branches.size() > most_branches && place + 1 == shown;
        const auto& branch = branches[(first_branch_ + place) % branches.size()];
        controls.push_back({.id = more ? "branch:more" : "branch:" + std::to_string(place),
                            .area = layout_.branches[place],
                            .kind = Button{.words = more             ? tr("…")
                                                    : branch.is_move ? branch.words
                                                                     : tr("by hand")},
                            .inside = "meaning"});
    }
}

std::optional<std::size_t> AnalysisBoard::pointed_answer() const {
    const auto& analysis = session_->news().analysis;
    const auto count = analysis ? analysis->answers.size() : 0;
    for (std::size_t row = 0; row < count; ++row) {
        const auto id = answer_id(row);
        if (controls_.hovered() == id || (controls_.hovered().empty() && controls_.focused() == id)) return row;
    }
    return std::nullopt;
}

void AnalysisBoard::follow_answer() {
    const auto& news = session_->news();
    const auto row = pointed_answer();
    const auto move = row ? news.analysis->known.moves[*row].text : std::string();
    reason_ = row ? session_->why(news.moves.size(), move) : std::string();
    session_->show({.answer = move});
}

std::vector<NamedRect> AnalysisBoard::widgets() const {
    std::vector<NamedRect> rects{{"board", layout_.board, {}},
                                 {"text", layout_.text, {}},
                                 {"engine", layout_.engine, {}},
                                 {"meaning", layout_.meaning, {}}};
    if (editor_) rects.push_back({"tools", layout_.tools, {}});
    return with_controls(std::move(rects), controls_);
}

std::unique_ptr<Scene> make_analysis(SceneContext& context, const Game& game, const OptionValues& options,
                                     const std::optional<std::string>& position) {
    auto config = config_of(context, options);
    config.position = position;
    auto session = game.start_session(config, context.workers);
    if (!session) { // the options do not go together
        config.options = OptionValues(game.options);
        config.position.reset();
        session = game.start_session(config, context.workers);
    }
    return std::make_unique<AnalysisBoard>(context, game, config.options, (*session)->position());
}

} // namespace zugzwang
