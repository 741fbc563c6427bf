#include "scenes/analysis/analysis.hpp"

#include <utility>

#include "desk/game_words.hpp"
#include "desk/value_words.hpp"
#include "scenes/analysis/answers_panel.hpp"
#include "scenes/frame/acts.hpp"
#include "voice/answers.hpp"
#include "zugzwang/base/text.hpp"
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
    : PageScene(context), game_(game), options_(std::move(options)), variations_(std::move(position)),
      told_(listening(context), game.side_names) {
    load();
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
    static_cast<void>(session_->take_happened()); // it has been told
    told_.begin(game_.side_names);
    session_->place(board_);
    follow_switches();
    told_.captions.tell_at_once({position_words(session_->news(), game_.side_names).front()});
    first_branch_ = 0;
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
    editor_->place(board_);
    if (edits()) editor_->choose(tool_ - 1);
    for (const auto& setting : editor_->settings()) {
        if (const auto* typed = std::get_if<EditSetting::Line>(&setting.kind))
            line_ = ui::TextLine(typed->text, 16'000);
    }
}

void AnalysisScene::note_move() {
    const auto& moves = session_->news().moves;
    if (moves.size() <= variations_.line().moves.size()) return;
    variations_.go({.text = moves.back().text, .is_move = true, .words = moves.back().words});
    load_editor();
}

void AnalysisScene::note_edit() {
    if (auto refusal = editor_->refusal(); !refusal.empty()) return said_.tell(std::move(refusal), Role::bad);
    if (!editor_->can_finish() || editor_->position() == session_->position()) return;
    variations_.go({.text = editor_->position()});
    load_session();
}

void AnalysisScene::edit(const std::function<void(StartEditor&)>& change) {
    said_.end();
    change(*editor_);
    note_edit();
}

bool AnalysisScene::is_unfinished() const { return edits() && !editor_->can_finish() && editor_->can_undo(); }

void AnalysisScene::undo() {
    if (is_unfinished()) return edit([](StartEditor& editor) { editor.undo(); });
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

void AnalysisScene::play_answer(std::size_t row) {
    const auto& analysis = session_->news().analysis;
    if (!analysis || row >= analysis->known.moves.size()) return;
    const auto move = analysis->known.moves[row].text;
    session_->act(Act::skip_animation);
    if (session_->play(move)) note_move();
}

void AnalysisScene::paste() {
    if (context_.clipboard.ask) return context_.clipboard.ask();
    paste(context_.clipboard.text());
}

void AnalysisScene::paste(std::string_view text) {
    auto config = config_of(context_, options_);
    config.position = std::string(trimmed(text));
    if (config.position->empty()) return said_.tell(tr("There is no text to paste"), Role::bad);
    if (is_json(*config.position)) return said_.tell(tr("That is no position of this game"), Role::bad);
    const auto read = game_.start_session(config, context_.workers);
    if (!read) return said_.tell(tr(read.refusal()), Role::bad);
    variations_.go({.text = (*read)->position()});
    load();
}

void AnalysisScene::copy(const std::string& text, std::string told) {
    context_.clipboard.set_text(text);
    said_.tell(std::move(told));
}

void AnalysisScene::copy_address() {
    const auto position = session_->position();
    if (context_.clipboard.address) { // where there are links nobody types commands
        const auto link = context_.clipboard.address(to_text({.game = game_.id, .position = position}));
        if (context_.clipboard.share) return context_.clipboard.share(link);
        return copy(link, tr("A link to the position is copied"));
    }
    copy(match_command(game_, position), tr("The command for a match from here is copied"));
}

void AnalysisScene::choose_tool(std::size_t tool) {
    tool_ = tool;
    session_->input(PointerEvent{.kind = PointerEvent::Kind::leave});
    load_editor();
}

void AnalysisScene::explore() {
    const auto line = variations_.line();
    OpeningLine opening{.start = line.position};
    for (const auto& move : line.moves)
        opening.moves.push_back(move.text);
    go(SceneChange::push(make_explorer(context_, game_, options_, opening)));
}

SceneChange AnalysisScene::handle(const InputEvent& event) {
    const auto* key = std::get_if<KeyEvent>(&event);
    if (key != nullptr && key->key == Key::escape && !edits() && session_->act(Act::cancel)) return SceneChange::stay();
    const auto* text = std::get_if<TextEvent>(&event);
    if (text != nullptr && text->pasted && !takes_text()) afresh([this, text] { paste(text->text); })();
    return PageScene::handle(event);
}

void AnalysisScene::advance(Seconds step) {
    follow_switches();
    session_->update(step);
    follow(*session_, step, context_, cues_, told_);
}

void AnalysisScene::suspend() {
    PageScene::suspend();
    session_->act(Act::suspend);
    cues_.forget();
}

std::optional<std::size_t> AnalysisScene::pointed_answer() const {
    const auto& name = last().hovered().empty() ? last().focused() : last().hovered();
    const auto& analysis = session_->news().analysis;
    const auto count = analysis ? analysis->answers.size() : 0;
    for (std::size_t row = 0; row < count; ++row) {
        if (name == answer_id(row)) return row;
    }
    return std::nullopt;
}

bool AnalysisScene::refused() const {
    return said_.words().empty() ? !edits() && session_->news().refusing : said_.role() == Role::bad;
}

std::string AnalysisScene::status() const {
    if (!said_.words().empty()) return said_.words();
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
