#include "scenes/menu/menu.hpp"

#include <cmath>
#include <utility>

#include "keep/keeper.hpp"
#include "scenes/frame/parts.hpp"
#include "scenes/frame/top_bar.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

constexpr Seconds idle_before_demos{45};
constexpr Seconds first_moves_apart{0.45};
constexpr Seconds trouble_read_in{4};
constexpr std::string_view card_prefix = "card:", ladder_prefix = "ladder:";

} // namespace

MenuScene::MenuScene(SceneContext& context)
    : context_(context), chosen_(context.games.size() / 2), chosen_before_press_(chosen_) {
    Seconds rest{0.8};
    for (const auto& game : context_.games) {
        cards_.push_back({.miniature = Miniature(context_, game, rest)});
        rest += first_moves_apart;
    }
    cards_[chosen_].lift = Fade(true);
    follow_climbs();
}

void MenuScene::layout(Rect screen, const Canvas& canvas) {
    stage_ = Stage(screen, canvas);
    rebuild();
    for (std::size_t index = 0; index < cards_.size(); ++index)
        cards_[index].miniature.place(layout_.cards[index].well.inset(std::round(4 * stage_.scale())));
    choose(chosen_);
}

void MenuScene::rebuild() {
    const auto buttons = this->buttons();
    layout_ = menu_layout(stage_, cards_.size(), buttons.size());
    std::vector<Control> controls;
    // What lies upon a card comes before it, so that it is found first.
    for (std::size_t index = 0; index < cards_.size(); ++index) {
        if (!has_ladder(index)) continue;
        controls.push_back({.id = std::string(ladder_prefix) + context_.games[index].id,
                            .area = layout_.cards[index].stars,
                            .kind = Spot{},
                            .inside = std::string(card_prefix) + context_.games[index].id});
    }
    for (std::size_t index = 0; index < cards_.size(); ++index) {
        controls.push_back({.id = std::string(card_prefix) + context_.games[index].id,
                            .area = layout_.cards[index].area,
                            .kind = Spot{}});
    }
    for (std::size_t index = 0; index < buttons.size(); ++index) {
        const auto& [id, words] = buttons[index];
        const auto look = id == "play" ? Button::Look::primary : Button::Look::secondary;
        controls.push_back({.id = id, .area = layout_.buttons[index], .kind = Button{.look = look, .words = words}});
    }
    controls.push_back(sound_button(stage_));
    controls_.set(std::move(controls));
}

std::vector<std::pair<std::string, std::string>> MenuScene::buttons() {
    std::vector<std::pair<std::string, std::string>> buttons;
    continue_shown_ = can_continue(chosen_);
    if (continue_shown_) {
        buttons = {{"play", tr("Continue")}, {"new", tr("New game")}};
    } else {
        buttons = {{"play", tr("Play")}};
    }
    buttons.emplace_back("puzzles", tr("Puzzles"));
    buttons.emplace_back("games", tr("Games"));
    buttons.emplace_back("demo", tr("Watch"));
    buttons.emplace_back("settings", tr("Settings"));
    return buttons;
}

bool MenuScene::has_ladder(std::size_t index) const { return !context_.games[index].ladder.rungs.empty(); }

void MenuScene::follow_climbs() {
    for (std::size_t index = 0; index < cards_.size(); ++index) {
        cards_[index].climb = climb_of(context_, context_.games[index]);
    }
}

bool MenuScene::can_continue(std::size_t index) const { return context_.running.contains(context_.games[index].id); }

void MenuScene::choose(std::size_t index) {
    chosen_ = index;
    rebuild();
    controls_.focus(std::string(card_prefix) + game().id);
}

void MenuScene::follow_focus() {
    for (std::size_t index = 0; index < cards_.size(); ++index) {
        if (index != chosen_ && controls_.focused() == std::string(card_prefix) + context_.games[index].id) {
            choose(index);
        }
    }
}

/// Whoever presses something after a while has seen the line.
void MenuScene::see_trouble() {
    if (trouble_shown_ < trouble_read_in) return;
    trouble_.reset();
    trouble_shown_ = Seconds{0};
}

void MenuScene::follow_trouble(Seconds step) {
    if (!trouble_ && context_.keeper != nullptr) trouble_ = context_.keeper->take_trouble();
    if (!trouble_) return;
    trouble_shown_ += step;
}

SceneChange MenuScene::handle(const InputEvent& event) {
    idle_ = Seconds{0};
    if (const auto* pointer = std::get_if<PointerEvent>(&event)) {
        if (pointer->kind == PointerEvent::Kind::press) {
            see_trouble();
            chosen_before_press_ = chosen_;
        }
        const auto answer = controls_.pointer(*pointer);
        follow_focus();
        if (answer.picked) return pick(*answer.picked);
    }
    if (const auto* pressed = std::get_if<KeyEvent>(&event)) return key(*pressed);
    return SceneChange::stay();
}

SceneChange MenuScene::key(const KeyEvent& event) {
    see_trouble();
    if (event.key == Key::escape) return SceneChange::quit();
    if (event.key == Key::f1) return SceneChange::push(make_help(context_, game()));
    if (event.key == Key::character && event.character == 'd') return pick({.id = "demo"});
    if (event.key == Key::character && event.character == 'l' && has_ladder(chosen_))
        return pick({.id = std::string(ladder_prefix) + game().id});
    if (event.key == Key::character && event.character == 'p') return pick({.id = "puzzles"});
    if (event.key == Key::character && event.character == 'g') return pick({.id = "games"});
    chosen_before_press_ = chosen_;
    const auto answer = controls_.key(event);
    follow_focus();
    if (answer.picked) return pick(*answer.picked);
    return SceneChange::stay();
}

SceneChange MenuScene::pick(const Picked& picked) {
    if (picked.id.starts_with(card_prefix)) return chosen_before_press_ == chosen_ ? play() : SceneChange::stay();
    if (picked.id.starts_with(ladder_prefix)) {
        for (std::size_t index = 0; index < cards_.size(); ++index) {
            if (context_.games[index].id == picked.id.substr(ladder_prefix.size())) choose(index);
        }
        return SceneChange::push(make_ladder(context_, game()));
    }
    if (picked.id == "play") return play();
    if (picked.id == "new") return SceneChange::push(make_setup(context_, game()));
    if (picked.id == "puzzles") return SceneChange::push(make_puzzles(context_, game()));
    if (picked.id == "games") return SceneChange::push(make_library(context_));
    if (picked.id == "demo") return SceneChange::push(make_demo(context_, {.games = {&game()}}));
    return SceneChange::push(make_settings(context_));
}

SceneChange MenuScene::play() {
    const auto found = context_.running.find(game().id);
    if (found != context_.running.end()) return SceneChange::push(make_table(context_, game(), found->second));
    return SceneChange::push(offers_guide(context_, game()) ? make_guide(context_, game(), AfterGuide::set_up)
                                                            : make_setup(context_, game()));
}

SceneChange MenuScene::update(Seconds step) {
    idle_ += step;
    if (idle_ >= idle_before_demos) {
        ExhibitionRequest request;
        for (const auto& game : context_.games)
            request.games.push_back(&game);
        return SceneChange::push(make_exhibition(context_, std::move(request)));
    }
    if (context_.speaker != nullptr) context_.speaker->set({.place = sound::Mood::Place::menu});
    follow_trouble(step);
    follow_climbs();
    if (continue_shown_ != can_continue(chosen_)) rebuild();
    static_cast<void>(controls_.advance(step, context_.theme));
    for (std::size_t index = 0; index < cards_.size(); ++index) {
        auto& card = cards_[index];
        card.miniature.update(step);
        card.lift.set(index == chosen_);
        card.lift.advance(step, context_.theme);
    }
    return SceneChange::stay();
}

void MenuScene::suspend() {
    idle_ = Seconds{0};
    for (auto& card : cards_)
        card.miniature.suspend();
}

std::string MenuScene::title() const { return tr("Zugzwang: choose a game"); }

std::vector<NamedRect> MenuScene::widgets() const { return with_controls({}, controls_); }

std::unique_ptr<Scene> make_menu(SceneContext& context) { return std::make_unique<MenuScene>(context); }

} // namespace zugzwang
