// The rules of the games: each as a sentence beside a small moving board, then what else there is to say, the words
// that the insight uses, and all keys.
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "desk/game_words.hpp"
#include "scenes/frame/acts.hpp"
#include "scenes/frame/own_keys.hpp"
#include "scenes/frame/page_scene.hpp"
#include "scenes/frame/scenes.hpp"
#include "scenes/frame/shared_parts.hpp"
#include "scenes/help/rule_board.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/game.hpp"
#include "zugzwang/ui/caps.hpp"

namespace zugzwang {
namespace {

constexpr float tab_width = 230, widest_list = 560, help_board_side = 292, card_width = 680;

class HelpScene final : public PageScene {
  public:
    HelpScene(SceneContext& context, const Game& game, std::optional<std::string> position)
        : PageScene(context), asked_(&game), position_(std::move(position)) {
        open(game);
    }

    [[nodiscard]] std::string title() const override { return tr("{game}: rules", {{"game", tr(game_->title)}}); }
    [[nodiscard]] std::optional<Address> address() const override {
        return Address{.place = Address::Place::help, .game = game_->id};
    }
    void suspend() override {
        PageScene::suspend();
        for (auto& board : boards_)
            board.suspend();
    }

  protected:
    [[nodiscard]] ui::Page page() override {
        if (ui::held().hand == ui::Hand::finger) shows_keys_ = false; // it has none
        ui::Page page{.title = tr("Rules")};
        page.told = [this] { return ui::read_out(text()); };
        auto body =
            ui::spread(ui::panel(ui::turned(subjects()).gaps(Measure::tight)), text().gaps(Measure::near).fills());
        page.body = ui::column(std::move(body).gaps(Measure::gap).tall(), foot()).gaps(Measure::gap);
        const auto show_guide = [this] { go(SceneChange::push(make_guide(context_, *game_, AfterGuide::back))); };
        page.deeds = {{act::close_help, [this] { go(SceneChange::pop()); }}, {act::show_guide, show_guide}};
        page.hints = {&act::next_part, &act::choose, &ui::back_act};
        return page;
    }
    void advance(Seconds step) override {
        for (auto& board : boards_)
            board.update(step);
    }

  private:
    static constexpr ui::Look heading{.size = Measure::heading, .paint = {Role::act}, .weight = Weight::bold};

    void open(const Game& game) {
        game_ = &game;
        boards_ = rule_boards(context_, game);
        further_.clear();
        for (const auto& rule : game.rules)
            further_.push_back(tr(rule));
        if (!game.rules_from) return;
        for (auto& rule : game.rules_from(&game == asked_ ? position_ : std::nullopt))
            further_.push_back(std::move(rule));
    }

    /// The games, and the keys.
    [[nodiscard]] std::vector<ui::Node> subjects() {
        std::vector<ui::Node> tabs;
        for (const auto& game : context_.games) {
            const bool is_chosen = &game == game_ && !shows_keys_;
            const auto choose = [this, &game] {
                shows_keys_ = false;
                if (&game != game_) open(game);
            };
            tabs.push_back(side_tab("rules:" + game.id, game.icon, tr(game.title), is_chosen, choose)
                               .at_least(tab_width)
                               .of_words());
        }
        tabs.push_back(ui::divider());
        const auto choose = [this] { shows_keys_ = true; };
        if (ui::held().hand != ui::Hand::finger)
            tabs.push_back(
                side_tab("keys", "icon/keys", keys_words(), shows_keys_, choose).at_least(tab_width).of_words());
        return tabs;
    }

    [[nodiscard]] ui::Node text() {
        return ui::column(head(), ui::scroll(shows_keys_ ? keys() : rules()).gaps(Measure::apart).named("text"));
    }
    [[nodiscard]] ui::Node head() const {
        constexpr ui::Look look{.size = Measure::title, .weight = Weight::bold};
        if (shows_keys_) return ui::line(keys_words(), look);
        return ui::column(ui::line(tr(game_->title), look), ui::words(tagline_words(*game_), ui::soft_look))
            .gaps(Measure::hair);
    }

    [[nodiscard]] ui::Node foot() const {
        const bool has_guide = !game_->guide.empty() && !shows_keys_;
        return ui::row(ui::button(act::close_help).at_least(290),
                       ui::primary(act::show_guide).at_least(290).when(has_guide))
            .gaps(Measure::gap);
    }

    [[nodiscard]] std::vector<ui::Node> rules() {
        std::vector<ui::Node> text, cards;
        for (std::size_t index = 0; index < boards_.size(); ++index)
            cards.push_back(card(index));
        if (!cards.empty()) text.push_back(ui::tiles(std::move(cards)).gaps(Measure::near));
        for (const auto& rule : further_)
            text.push_back(ui::words(rule));
        if (!game_->terms.empty()) text.push_back(ui::words(tr("Words"), heading));
        for (const auto& term : game_->terms)
            text.push_back(ui::words(tr("{word}: {meaning}", {{"word", tr(term.word)}, {"meaning", tr(term.meaning)}}),
                                     ui::soft_look));
        return text;
    }

    /// A press anywhere plays it.
    [[nodiscard]] ui::Node card(std::size_t index) {
        auto& board = boards_[index];
        auto picture = board.session() ? still_board(board.session()) : ui::space();
        picture = std::move(picture).sized(help_board_side, help_board_side).named(filled("rule-board:{}", index));
        auto play = ui::stack(ui::sprite(board.is_playing() ? "icon/pause" : "icon/play", 34))
                        .padded(Measure::snug)
                        .on(ui::Ground::selected, Role::button_rim)
                        .hugs();
        const auto& step = game_->guide[index];
        constexpr ui::Look name{.size = Measure::heading, .weight = Weight::bold};
        auto told = ui::column(ui::row(ui::tag(filled("{}", index + 1)).at_least(42).along_at(ui::Align::centre),
                                       ui::words(tr(step.name), name).wide().gives_way())
                                   .gaps(Measure::snug),
                               ui::words(tr(step.words), ui::soft_look), ui::space().tall(),
                               ui::row(ui::space().wide(), std::move(play)));
        auto both = ui::row(std::move(picture), std::move(told).gaps(Measure::tight).wide().tall())
                        .gaps(Measure::near)
                        .padded(Measure::near)
                        .at_least(card_width)
                        .at_most(card_width)
                        .on(ui::Ground::panel);
        return ui::pressable(filled("rule:{}", index), std::move(both), [&board] { board.play(); });
    }

    [[nodiscard]] static std::string keys_words() {
        return ui::held().hand == ui::Hand::pad ? tr("Buttons") : tr("Keys");
    }
    [[nodiscard]] static std::vector<ui::Node> keys() {
        std::vector<ui::Node> text;
        for (const auto& group : own_keys()) {
            std::vector<ui::Node> rows;
            const auto add = [&rows](std::string words, const std::vector<ui::Cap>& caps) {
                if (!caps.empty()) rows.push_back(ui::key_fact(std::move(words), caps));
            };
            if (text.empty()) {
                add(tr("Move about"), ui::caps_of_arrows());
                add(tr("Choose"), ui::caps_of({{.key = Key::enter}, {.key = Key::space}}));
            }
            for (const auto* act : group.fixed)
                add(tr(act->words), ui::caps_of(*act));
            for (const auto& key : group.keys)
                add(tr(key.acts.front()->words), ui::caps_of(*key.acts.front()));
            if (rows.empty()) continue;
            text.push_back(ui::words(tr(group.title), heading));
            text.push_back(ui::column(std::move(rows)).gaps(Measure::tight).at_most(widest_list));
        }
        return text;
    }

    const Game* asked_;
    std::optional<std::string> position_; ///< Of the game under way.
    const Game* game_ = nullptr;
    bool shows_keys_ = false;
    std::vector<RuleBoard> boards_;
    std::vector<std::string> further_; ///< Rules beside the guide's; translated.
};

} // namespace

std::unique_ptr<Scene> make_help(SceneContext& context, const Game& game, const std::optional<std::string>& position) {
    return std::make_unique<HelpScene>(context, game, position);
}

} // namespace zugzwang
