#include "scenes/analysis/analysis.hpp"

#include <algorithm>
#include <utility>

#include "desk/analysis_words.hpp"
#include "scenes/analysis/answers_panel.hpp"
#include "scenes/frame/parts.hpp"
#include "scenes/frame/top_bar.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang {
namespace {

SessionConfig config_of(SceneContext& context, const OptionValues& options) {
    SessionConfig config;
    config.options = options;
    config.analysis_nodes = context.analysis_nodes;
    config.theme = &context.theme;
    return config;
}

} // namespace

AnalysisScene::AnalysisScene(SceneContext& context, const Game& game, OptionValues options, std::string position)
    : context_(context), game_(game), options_(std::move(options)), variations_(std::move(position)) {
    load();
}

void AnalysisScene::layout(Rect screen, const Canvas& canvas) {
    stage_ = Stage(screen, canvas);
    rebuild();
    session_->place(layout_.board);
    if (editor_) editor_->place(layout_.board);
}

void AnalysisScene::load() {
    load_session();
    load_editor();
}

void AnalysisScene::load_session() {
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

void AnalysisScene::follow_switches() {
    auto switches = session_->news().switches;
    switches.pace = context_.settings.pace();
    switches.labels = context_.settings.labels;
    switches.numbers = true; // the answers name what they are about
    switches.insight = insight_;
    switches.analysis = engine_;
    session_->set(switches);
}

void AnalysisScene::load_editor() {
    first_branch_ = 0;
    if (!game_.edit_start) return;
    editor_ = game_.edit_start(options_, session_->position());
    editor_->place(layout_.board);
    if (edits()) editor_->choose(tool_ - 1);
    for (const auto& setting : editor_->settings()) {
        if (const auto* typed = std::get_if<EditSetting::Line>(&setting.kind)) line_ = TextLine(typed->text, 16'000);
    }
}

void AnalysisScene::note_move() {
    const auto& moves = session_->news().moves;
    if (moves.size() <= variations_.line().moves.size()) return;
    variations_.go({.text = moves.back().text, .is_move = true, .words = moves.back().words});
    load_editor();
}

void AnalysisScene::note_edit() {
    refusal_ = editor_->refusal();
    if (!refusal_.empty() || !editor_->can_finish() || editor_->position() == session_->position()) return;
    variations_.go({.text = editor_->position()});
    load_session();
}

bool AnalysisScene::is_unfinished() const { return edits() && !editor_->can_finish() && editor_->can_undo(); }

void AnalysisScene::undo() {
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

void AnalysisScene::take_branch(std::size_t branch) {
    const auto branches = variations_.branches();
    if (branch >= branches.size()) return;
    variations_.take_branch(branch);
    if (!branches[branch].is_move) return load();
    session_->act(Act::skip_animation);
    static_cast<void>(session_->play(branches[branch].text));
    load_editor();
}

void AnalysisScene::play(const std::string& move) {
    session_->act(Act::skip_animation);
    if (session_->play(move)) note_move();
}

void AnalysisScene::paste(std::string_view text) {
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

SceneChange AnalysisScene::update(Seconds step) {
    if (const auto picked = controls_.advance(step, context_.theme)) change(*picked);
    follow_switches();
    session_->update(step);
    cues_.follow(session_->take_happened(), session_->news(), step, context_);
    if (std::exchange(revision_, session_->news().revision) != session_->news().revision) rebuild();
    return SceneChange::stay();
}

Cursor AnalysisScene::cursor() const {
    if (controls_.cursor() != Cursor::arrow) return controls_.cursor();
    return edits() ? editor_->cursor() : session_->news().cursor;
}

bool AnalysisScene::refused() const { return !refusal_.empty() || (!edits() && session_->news().refusing); }

std::string AnalysisScene::status() const {
    if (!refusal_.empty()) return refusal_;
    if (!told_.empty()) return told_;
    const auto& news = session_->news();
    if (news.refusing || news.outcome) return news.status;
    if (edits()) return editor_->prompt();
    const auto name = game_.listed_as ? game_.listed_as(variations_.line().position) : tr(game_.title);
    return tr("{game} · {side} to move", {{"game", name}, {"side", side_name(game_.side_names, news.to_move)}});
}

std::string AnalysisScene::value() const {
    const auto& news = session_->news();
    if (news.outcome) return news.outcome_words;
    return news.analysis ? value_words(*news.analysis, game_) : std::string();
}

std::string AnalysisScene::title() const {
    const auto words = refused() || value().empty() ? status() : value();
    return tr("{game}: analysis: {words}", {{"game", tr(game_.title)}, {"words", words}});
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
    return std::make_unique<AnalysisScene>(context, game, config.options, (*session)->position());
}

} // namespace zugzwang
