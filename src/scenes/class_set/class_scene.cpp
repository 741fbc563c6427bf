#include "scenes/class_set/class_scene.hpp"

#include <algorithm>
#include <utility>

#include "scenes/frame/acts.hpp"
#include "scenes/frame/scenes.hpp"
#include "scenes/frame/shared_parts.hpp"
#include "sheet/answer_line.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/panel_parts.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang {

ClassScene::ClassScene(SceneContext& context, const Game& game, sheet::ClassSet set)
    : PageScene(context), game_(game), set_(std::move(set)), id_(id_of(set_)),
      told_(listening(context), game.side_names), saver_(context) {
    auto& known = answers();
    known.moves.resize(set_.positions.size());
    name_ = ui::TextLine(known.name, sheet::max_name_bytes);
    const auto open = std::ranges::find(known.moves, std::string());
    show(open == known.moves.end() ? 0 : static_cast<std::size_t>(open - known.moves.begin()));
}

void ClassScene::show(std::size_t index) {
    at_ = index;
    auto started = start_game(
        context_, game_, {.options = OptionValues(game_.options), .position = set_.positions[index], .budget = {}});
    if (!started) return; // the set was read by the rules
    if (session_) session_->act(Act::suspend);
    session_ = *std::move(started);
    session_->set({.pace = context_.settings.pace(), .labels = context_.settings.labels, .numbers = true});
    if (area_.width > 0) session_->place(area_);
    if (!answer().empty() && session_->play(answer())) session_->act(Act::skip_animation);
    static_cast<void>(session_->take_happened()); // it was told when it was played
    cues_.forget();
    told_.begin(game_.side_names);
}

std::size_t ClassScene::answered() const {
    const auto& moves = answers().moves;
    return moves.size() - static_cast<std::size_t>(std::ranges::count(moves, std::string()));
}

void ClassScene::advance(Seconds step) {
    session_->update(step);
    follow(*session_, step, context_, cues_, told_);
    const auto& moves = session_->news().moves;
    if (!moves.empty() && answer().empty()) {
        answer() = moves.front().text;
        static_cast<void>(session_->input(PointerEvent{.kind = PointerEvent::Kind::leave})); // the other side has none
    }
    notice_.advance(step);
    if (const auto news = saver_.update()) notice_.tell(news->words, news->refused ? Role::bad : Role::ink);
}

void ClassScene::take_back() {
    while (session_->act(Act::undo)) {
    }
    session_->act(Act::skip_animation);
    answer().clear();
}

/// The next one without an answer; where all have one, the next.
void ClassScene::go_to_next() {
    const auto& moves = answers().moves;
    for (std::size_t step = 1; step <= moves.size(); ++step) {
        const auto index = (at_ + step) % moves.size();
        if (moves[index].empty()) return show(index);
    }
    show((at_ + 1) % moves.size());
}

void ClassScene::leave() {
    if (can_move() && session_->act(Act::cancel)) return; // a move that is half made
    go(SceneChange::pop());
}

std::string ClassScene::line() const {
    const auto name = sheet::name_for_line(answers().name);
    return name.empty() ? std::string() : text_of(sheet::AnswerLine{id_, name, answers().moves});
}

void ClassScene::copy() {
    context_.clipboard.set_text(line());
    notice_.tell(tr("Your line is copied"));
}

void ClassScene::save() {
    const auto name = tr("Answers {id} {name}", {{"id", id_}, {"name", sheet::name_for_line(answers().name)}});
    saver_.save_files(name, {{context_.saving.texts, ".txt",
                              [text = line() + '\n'](const auto& file) { return write_text(file, text); }}});
}

void ClassScene::suspend() {
    session_->act(Act::suspend);
    cues_.forget();
    PageScene::suspend();
}

std::string ClassScene::status() const {
    const auto& news = session_->news();
    if (news.refusing) return news.status;
    if (answer().empty())
        return set_.asks == sheet::Asks::win ? tr("Which move wins? Play it.")
                                             : tr("Somebody went wrong here. Play a better move.");
    return tr("Your answer: {move}", {{"move", session_->line_words({.line = {&answer(), 1}}).moves}});
}

std::string ClassScene::title() const {
    return tr("{game}: position {number} of {all}, {status}",
              {{"game", tr(game_.title)}, {"number", at_ + 1}, {"all", set_.positions.size()}, {"status", status()}});
}

std::string ClassScene::place_words() const { return zugzwang::place_words(session_->news().pointer_panel); }

std::unique_ptr<Scene> make_class_set(SceneContext& context, const Game& game, sheet::ClassSet set) {
    return std::make_unique<ClassScene>(context, game, std::move(set));
}

} // namespace zugzwang
