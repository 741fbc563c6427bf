#include "voice/told_game.hpp"

#include <utility>

#include "voice/acts.hpp"
#include "voice/answers.hpp"
#include "zugzwang/base/number_words.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/ui/caption_bar.hpp"

namespace zugzwang {

namespace {
constexpr auto field_id = "typed-move";
}

void ToldGame::follow(std::span<const Happening> happened, const SessionNews& news, Seconds step) {
    auto* voice = listening_().voice;
    captions.follow(happened, news, step, voice);
    if (voice == nullptr || !voice->has_screen_reader() || shown_ == news.moves.size()) return;
    shown_ = news.moves.size();
    std::string words;
    for (const auto& part : position_words(news, names_))
        words = sentences(words, part);
    voice->show_position(std::move(words));
}

std::optional<ui::Node> ToldGame::foot(ui::PageView& view, float text_scale,
                                       std::function<bool(const std::string&)> play) {
    if (line_ && view.focused() != field_id) line_.reset();
    if (line_) {
        auto field = ui::field(
            field_id, *line_, tr("Type a move"),
            [this, &view, play = std::move(play)](const InputEvent& event) { return type(event, view, play); });
        const float height = ui::caption_height(text_scale);
        return ui::row(ui::line(tr("Type a move"), ui::caption_look), std::move(field).wide())
            .gaps(Measure::near)
            .at_least(0, height)
            .at_most(ui::page_width, height);
    }
    if (listening_().mode == CaptionMode::off) return std::nullopt;
    const auto line = captions.now().value_or(CaptionLine{});
    std::function<void()> again;
    if (listening_().voice != nullptr && !line.words.empty()) again = [this, words = line.words] { answer(words); };
    return ui::caption_bar({line.words, line.side}, text_scale, std::move(again));
}

void ToldGame::add_deed(std::vector<ui::Deed>& deeds, const ui::Act& asked, std::function<Answers()> answers) {
    if (listening_().mode == CaptionMode::off && listening_().voice == nullptr) return;
    deeds.push_back({asked, [this, &asked, answers = std::move(answers)] { tell(asked, answers()); }});
}

void ToldGame::add_deeds(std::vector<ui::Deed>& deeds, std::function<Answers()> position) {
    add_deed(deeds, act::tell_position, std::move(position));
}

void ToldGame::add_deeds(std::vector<ui::Deed>& deeds, const SessionNews& news, ui::PageView& view, std::string task) {
    deeds.push_back({act::type_move,
                     [this, &view] {
                         line_.emplace();
                         view.focus(field_id);
                     },
                     news.waits_for_person});
    add_deed(deeds, act::tell_last, [this] { return Answers{captions.last_move()}; });
    add_deed(deeds, act::tell_position, [this, &news, task = std::move(task)] {
        auto all = position_words(news, names_);
        all.front() = sentences(task, all.front());
        return all;
    });
    add_deed(deeds, act::tell_here, [&news] { return here_words(news); });
    add_deed(deeds, act::tell_score, [this, &news] { return Answers{figure_words(news, names_)}; });
    add_deed(deeds, act::tell_time, [this, &news] { return Answers{time_words(news, names_)}; });
    add_deed(deeds, act::tell_danger, [&news] { return danger_words(news); });
}

void ToldGame::tell(const ui::Act& asked, Answers answers) {
    const bool again = asked_ == &asked && answers_ == answers;
    asked_ = &asked;
    answers_ = std::move(answers);
    next_ = again ? (next_ + 1) % answers_.size() : 0;
    auto words = answers_[next_];
    if (!again && answers_.size() > 1)
        words = sentences(words, tr("{key} again tells more.", {{"key", ui::key_name(ui::key_of(asked))}}));
    captions.show_answer(words);
    answer(std::move(words));
}

void ToldGame::answer(std::string words) {
    if (auto* voice = listening_().voice) voice->say({Utterance::Kind::answer, std::move(words)});
}

bool ToldGame::type(const InputEvent& event, ui::PageView& view, const std::function<bool(const std::string&)>& play) {
    const auto* key = std::get_if<KeyEvent>(&event);
    const auto* text = std::get_if<TextEvent>(&event);
    if (text != nullptr && text->text == "/" && line_->text().empty()) return true; // the key that opened it
    if (key == nullptr || key->key != Key::enter) return line_->handle(event);
    const auto move = line_->text();
    if (play(move)) {
        line_.reset();
        view.drop_focus();
    } else {
        captions.show_answer(tr("{move} is no move here.", {{"move", move}}));
        answer(captions.now()->words);
    }
    return true;
}

} // namespace zugzwang
