// The first scene: the name, a card with a live miniature for each game, and what to do with the chosen one.
#include <algorithm>
#include <cmath>
#include <utility>

#include "desk/game_words.hpp"
#include "desk/hearing.hpp"
#include "desk/ladder_game.hpp"
#include "desk/practice/practice_round.hpp"
#include "keep/keeper.hpp"
#include "scenes/frame/acts.hpp"
#include "scenes/frame/miniature.hpp"
#include "scenes/frame/page_scene.hpp"
#include "scenes/frame/scenes.hpp"
#include "scenes/frame/shared_parts.hpp"
#include "scenes/frame/star.hpp"
#include "scenes/menu/waiting_games.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/fade.hpp"
#include "zugzwang/gfx/screen_scale.hpp"
#include "zugzwang/ui/caps.hpp"
#include "zugzwang/ui/paint.hpp"

namespace zugzwang {
namespace {

constexpr Seconds idle_before_demos{45};
constexpr Seconds cards_rest_after{15}; ///< Without anything that a person does.
constexpr Seconds first_rest{0.8};
constexpr Seconds menu_trouble_read_in{4};
constexpr Size wordmark{953, 144};                 ///< Of its sprite.
constexpr float widest_card = 340, low_head = 100; ///< Of one beside others; of the head above them. Units.

std::string again_to_leave() {
    const auto key = ui::sign_of(Key::escape);
    return tr("Press {key} again to leave", {{"key", key.empty() ? tr(act::quit.words) : key}});
}

class MenuScene final : public PageScene {
  public:
    explicit MenuScene(SceneContext& context);

    [[nodiscard]] SceneChange handle(const InputEvent& event) override;
    void suspend() override;
    [[nodiscard]] std::string title() const override;

  protected:
    [[nodiscard]] ui::Page page() override;
    void advance(Seconds step) override;

  private:
    struct Card {
        std::shared_ptr<Miniature> miniature;
        Climb climb{};
        Fade lift{};
        std::vector<WaitingGame> waiting{};
    };

    [[nodiscard]] const Game& game() const { return context_.games[chosen_]; }
    [[nodiscard]] bool upright() const { return is_upright(screen().width, screen().height); }
    [[nodiscard]] bool can_continue(std::size_t index) const { return !cards_[index].waiting.empty(); }
    [[nodiscard]] const act::Act& play_act() const { return can_continue(chosen_) ? act::play_waiting : act::play; }
    /// They may have become others while another scene was above this one.
    void read_waiting();
    [[nodiscard]] bool has_ladder(std::size_t index) const { return !context_.games[index].ladder.rungs.empty(); }
    void follow_focus();
    void see_trouble();
    /// Goes on with a game that was left, which is asked for where there are several, else to the setup; before
    /// somebody's first game through the guided minute.
    void play();
    void go_on_with(const WaitingGame& waiting);
    /// False where the person knows the game or it has no guide.
    [[nodiscard]] bool begin_with_guide(AfterGuide next);
    void open_ladder(std::size_t index);
    void open_puzzles();
    void leave();
    [[nodiscard]] std::string told() const { return asks_to_leave_ ? again_to_leave() : trouble_.value_or(""); }

    [[nodiscard]] std::vector<ui::Deed> deeds();
    [[nodiscard]] ui::Node card(std::size_t index);
    [[nodiscard]] ui::Node card_words(std::size_t index);
    [[nodiscard]] ui::Node stars(std::size_t index);
    [[nodiscard]] ui::Node buttons();

    std::vector<Card> cards_;
    std::size_t turn_ = 0;    ///< The card on which something may move: one at a time.
    bool cards_rest_ = false; ///< Nothing moves on any: nobody is there.
    std::size_t chosen_;
    Seconds idle_{0};
    std::optional<std::string> trouble_; ///< With what is kept or was pasted; shown until somebody saw it.
    Seconds trouble_shown_{0};
    bool was_left_ = false;                       ///< Another scene was above this one.
    bool asks_to_leave_ = false, leaves_ = false; ///< Leaving was the last thing asked for; and the one before.
    Opener opener_;
};

MenuScene::MenuScene(SceneContext& context) : PageScene(context), chosen_(context.games.size() / 2), opener_(context) {
    for (const auto& game : context_.games)
        cards_.push_back(
            {.miniature = std::make_shared<Miniature>(context_, game, first_rest), .climb = climb_of(context_, game)});
    cards_[chosen_].lift = Fade(true);
    read_waiting();
}

void MenuScene::read_waiting() {
    for (std::size_t index = 0; index < cards_.size(); ++index)
        cards_[index].waiting = waiting_games(context_, context_.games[index]);
}

void MenuScene::follow_focus() {
    for (std::size_t index = 0; index < cards_.size(); ++index) {
        if (fresh().focused() == "card:" + context_.games[index].id) chosen_ = index;
    }
}

/// Whoever presses something after a while has seen the line.
void MenuScene::see_trouble() {
    if (trouble_shown_ < menu_trouble_read_in) return;
    trouble_.reset();
    trouble_shown_ = Seconds{0};
}

SceneChange MenuScene::handle(const InputEvent& event) {
    idle_ = Seconds{0};
    const auto* pointer = std::get_if<PointerEvent>(&event);
    const auto* key = std::get_if<KeyEvent>(&event);
    const auto* named = std::get_if<NamedEvent>(&event);
    const bool presses = (pointer != nullptr && pointer->kind == PointerEvent::Kind::press) ||
                         (named != nullptr && named->kind == NamedEvent::Kind::pick);
    if (presses || key != nullptr) see_trouble();
    if (presses || (key != nullptr && !key->repeat)) leaves_ = std::exchange(asks_to_leave_, false);
    static_cast<void>(opener_.handle(event, &game()));
    auto change = PageScene::handle(event);
    if (change.kind == SceneChange::Kind::stay) follow_focus();
    return change;
}

void MenuScene::play() {
    const auto& waiting = cards_[chosen_].waiting;
    if (waiting.size() == 1) return go_on_with(waiting.front());
    if (waiting.size() > 1) {
        std::vector<std::string> words;
        for (const auto& one : waiting)
            words.push_back(one.words);
        return fresh().open_list(act::play.id, std::move(words), 0,
                                 [this](std::size_t index) { go_on_with(cards_[chosen_].waiting[index]); });
    }
    if (!begin_with_guide(AfterGuide::set_up)) go(SceneChange::push(make_setup(context_, game())));
}

void MenuScene::go_on_with(const WaitingGame& waiting) {
    auto scene = waiting.go_on();
    if (scene) return go(SceneChange::push(*std::move(scene)));
    trouble_ = tr(scene.refusal());
}

bool MenuScene::begin_with_guide(AfterGuide next) {
    if (!offers_guide(context_, game())) return false;
    go(SceneChange::push(make_guide(context_, game(), next)));
    return true;
}

/// One key too many shall not end the program.
void MenuScene::leave() {
    if (leaves_) return go(SceneChange::quit());
    asks_to_leave_ = true;
}

void MenuScene::open_ladder(std::size_t index) {
    chosen_ = index;
    fresh().focus("card:" + game().id);
    if (!begin_with_guide(AfterGuide::ladder)) go(SceneChange::push(make_ladder(context_, game())));
}

void MenuScene::open_puzzles() {
    if (!begin_with_guide(AfterGuide::puzzles)) go(SceneChange::push(make_puzzles(context_, game())));
}

void MenuScene::advance(Seconds step) {
    idle_ += step;
    if (idle_ >= idle_before_demos) {
        ExhibitionRequest request;
        for (const auto& game : context_.games)
            request.games.push_back(&game);
        return go(SceneChange::push(make_exhibition(context_, std::move(request))));
    }
    if (context_.speaker != nullptr) context_.speaker->set({.place = sound::Mood::Place::menu});
    if (!trouble_ && context_.keeper != nullptr) trouble_ = context_.keeper->take_trouble();
    if (trouble_) trouble_shown_ += step;
    if (std::exchange(was_left_, false)) read_waiting();
    if (auto refusal = open_read(opener_); !refusal.empty()) {
        trouble_ = std::move(refusal);
        trouble_shown_ = Seconds{0};
    }
    if (idle_ < cards_rest_after) cards_rest_ = false;
    if (!cards_rest_ && cards_[turn_].miniature->update(step)) {
        turn_ = (turn_ + 1) % cards_.size();
        cards_rest_ = idle_ >= cards_rest_after;
    }
    for (std::size_t index = 0; index < cards_.size(); ++index) {
        auto& card = cards_[index];
        card.climb = climb_of(context_, context_.games[index]);
        card.lift.set(index == chosen_);
        card.lift.advance(step, context_.theme);
    }
}

void MenuScene::suspend() {
    PageScene::suspend();
    was_left_ = true;
    asks_to_leave_ = false;
    idle_ = Seconds{0};
    for (auto& card : cards_)
        card.miniature->suspend();
}

std::string MenuScene::title() const { return tr("Zugzwang: choose a game"); }

std::vector<ui::Deed> MenuScene::deeds() {
    return {{act::quit, [this] { leave(); }},
            {act::help, [this] { go(SceneChange::push(make_help(context_, game()))); }},
            {act::ladder, [this] { open_ladder(chosen_); }, has_ladder(chosen_)},
            {play_act(), [this] { play(); }},
            {act::new_game, [this] { go(SceneChange::push(make_setup(context_, game()))); }},
            {act::puzzles, [this] { open_puzzles(); }},
            {act::practice, [this] { go(SceneChange::push(make_practice(context_, game()))); }},
            {act::paste, context_.clipboard.ask, static_cast<bool>(context_.clipboard.ask)},
            {act::you, [this] { go(SceneChange::push(make_you(context_))); }},
            {act::library, [this] { go(SceneChange::push(make_library(context_))); }},
            {act::demo, [this] { go(SceneChange::push(make_demo(context_, {.games = {&game()}}))); }},
            {act::settings, [this] { go(SceneChange::push(make_settings(context_))); }}};
}

ui::Page MenuScene::page() {
    std::vector<ui::Node> cards;
    for (std::size_t index = 0; index < cards_.size(); ++index)
        cards.push_back(card(index));
    const bool low = on_low_screen();
    const float broadest = upright() ? 800 : low ? 400 : wordmark.width / std::sqrt(canvas().text_scale());
    auto name = ui::picture([](Rect area, Canvas& canvas) { canvas.sprite("wordmark", area); },
                            wordmark.width / wordmark.height)
                    .at_least(std::min(530.0F, broadest))
                    .at_most(broadest);
    auto subtitle = ui::words(tr("Five games of pure skill. No dice, no luck, nowhere to hide."),
                              {.size = Measure::heading, .paint = {Role::soft}, .align = AlignX::centre})
                        .when(!low);
    auto trouble = ui::words(told(), {.size = Measure::caption,
                                      .paint = {asks_to_leave_ ? Role::ink : Role::bad},
                                      .weight = Weight::semibold,
                                      .align = AlignX::centre});
    auto head = low ? ui::column(std::move(name)).centred().at_least(0, low_head) : std::move(name);
    auto all = ui::column(std::move(head), std::move(subtitle),
                          ui::spread(std::move(cards)).gaps(Measure::apart).along_at(ui::Align::centre),
                          std::move(trouble), buttons())
                   .gaps(low ? Measure::snug : Measure::gap)
                   .centred();
    auto icons = ui::row(ui::icon(act::you), ui::loudspeaker(context_.settings.muted)).gaps(Measure::tight);
    ui::Page page{.body = ui::stack(std::move(all).fills(), std::move(icons).hugs()).across_at(ui::Align::end)};
    page.deeds = deeds();
    page.hints = {&act::choose_card, &play_act(), &act::ladder, &act::puzzles, &act::practice,
                  &act::library,     &act::demo,  &act::help,   &act::quit};
    page.focus = "card:" + game().id;
    page.told = [this] { return told(); };
    return page;
}

ui::Node MenuScene::card(std::size_t index) {
    const auto& game = context_.games[index];
    auto& card = cards_[index];
    // Larger words have their room from the pictures.
    auto well = in_well(card.miniature, 0.015F)
                    .at_least(116, 116)
                    .at_most(ui::Extent::unlimited, widest_card / std::pow(canvas().text_scale(), 1.5F))
                    .named("well:" + game.id);
    auto its_stars = has_ladder(index) ? stars(index) : ui::nothing();
    auto node = ui::turned(std::move(well), card_words(index).fills(), std::move(its_stars))
                    .padded(Measure::near)
                    .gaps(Measure::snug);
    node.ground = index == chosen_ ? ui::Ground::lit_panel : ui::Ground::panel;
    node.raised = card.lift.level();
    auto pressed = ui::pressable("card:" + game.id, std::move(node), [this, index] {
                       chosen_ = index;
                       play();
                   }).wide();
    return upright() ? std::move(pressed) : std::move(pressed).at_most(widest_card).of_words();
}

ui::Node MenuScene::card_words(std::size_t index) {
    const auto& game = context_.games[index];
    const auto waiting = static_cast<std::int64_t>(cards_[index].waiting.size());
    return ui::column(ui::line(tr(game.title), {.size = Measure::title, .weight = Weight::bold}),
                      ui::words(tagline_words(game), ui::caption_look),
                      ui::words(waiting > 1 ? tr_n("{n} game in progress", "{n} games in progress", waiting)
                                            : tr("Game in progress"),
                                {.size = Measure::caption, .paint = {Role::act}, .weight = Weight::semibold})
                          .when(waiting > 0))
        .gaps(Measure::hair);
}

/// A star for each rung that is climbed, and which one is to be climbed next.
ui::Node MenuScene::stars(std::size_t index) {
    const auto& game = context_.games[index];
    const auto count = game.ladder.rungs.size(), next = cards_[index].climb.next;
    std::vector<bool> climbed;
    for (std::size_t rung = 0; rung < count; ++rung)
        climbed.push_back(rung_record(context_, game, rung).stars.is_climbed());
    // Large words say it alone.
    auto row = ui::has_large_words(canvas()) ? ui::nothing() : star_row(std::move(climbed)).at_most(156);
    const bool all = next == count;
    auto words = ui::line(all ? tr("All {n}", {{"n", count}})
                              : tr("Rung {rung} of {rungs}", {{"rung", next + 1}, {"rungs", count}}),
                          {.size = Measure::smallest, .paint = {all ? Role::act : Role::soft}, .align = AlignX::right})
                     .wide();
    return ui::pressable("ladder:" + game.id, ui::row(std::move(row).wide(), std::move(words)).gaps(Measure::tight),
                         [this, index] { open_ladder(index); });
}

ui::Node MenuScene::buttons() {
    const bool by_finger = ui::held().hand == ui::Hand::finger;
    auto puzzles = ui::button(act::puzzles);
    if (!is_today_solved(context_)) puzzles = ui::badged(std::move(puzzles), tr("today"));
    auto mistakes = ui::button(act::practice);
    const practice::Row row(practice_notes(context_), {}, today(context_));
    if (!row.is_over()) mistakes = ui::badged(std::move(mistakes), std::to_string(row.places().size() - row.done()));
    auto nodes =
        ui::row(ui::primary(play_act()), ui::button(act::new_game).when(can_continue(chosen_)), std::move(puzzles),
                std::move(mistakes), ui::button(act::library), ui::button(act::demo), ui::button(act::settings),
                ui::button(act::paste).when(by_finger && context_.clipboard.ask), // it has no Ctrl+V
                ui::button(act::quit).when(by_finger))                            // nor Esc
            .children;
    for (auto& node : nodes)
        node = std::move(node).at_least(on_low_screen() ? 150 : 190).at_most(250).wide();
    return ui::row(std::move(nodes)).gaps(on_low_screen() ? Measure::snug : Measure::apart).along_at(ui::Align::centre);
}

} // namespace

std::unique_ptr<Scene> make_menu(SceneContext& context) { return std::make_unique<MenuScene>(context); }

} // namespace zugzwang
