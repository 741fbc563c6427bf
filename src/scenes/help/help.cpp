// The rules of the games: each as a sentence beside a small moving board, then what else there is to say, the words
// that the insight uses, and all keys.
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "scenes/frame/acts.hpp"
#include "scenes/frame/page_scene.hpp"
#include "scenes/frame/scenes.hpp"
#include "scenes/frame/shared_parts.hpp"
#include "scenes/help/rule_board.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang {
namespace {

constexpr float widest = 1560, widest_list = 560, board_side = 280, card_width = 710;

class HelpScene final : public PageScene {
  public:
    HelpScene(SceneContext& context, const Game& game, std::optional<std::string> position)
        : PageScene(context), asked_(&game), position_(std::move(position)) {
        open(game);
    }

    [[nodiscard]] std::string title() const override { return tr("{game}: rules", {{"game", tr(game_->title)}}); }
    void suspend() override {
        PageScene::suspend();
        for (auto& board : boards_)
            board.suspend();
    }

  protected:
    [[nodiscard]] ui::Page page() override {
        ui::Page page{.title = tr(game_->title), .status = tr("Rules")};
        page.body =
            ui::column(subjects(),
                       ui::panel(ui::scroll(shows_keys_ ? keys() : rules()).gaps(Measure::apart)).named("text").fills())
                .gaps(Measure::near)
                .fills()
                .at_most(widest);
        const auto show_guide = [this] { go(SceneChange::push(make_guide(context_, *game_, AfterGuide::back))); };
        page.deeds = {{act::close_help, [this] { go(SceneChange::pop()); }}, {act::show_guide, show_guide}};
        if (!game_->guide.empty()) page.icons.push_back(ui::button(act::show_guide));
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
    [[nodiscard]] ui::Node subjects() {
        std::vector<std::string> names;
        std::size_t chosen = context_.games.size();
        for (const auto& game : context_.games) {
            if (&game == game_ && !shows_keys_) chosen = names.size();
            names.push_back(tr(game.title));
        }
        names.push_back(tr("Keys"));
        return ui::choice("subject", std::move(names), chosen,
                          [this](std::size_t subject) {
                              shows_keys_ = subject == context_.games.size();
                              if (!shows_keys_ && &context_.games[subject] != game_) open(context_.games[subject]);
                          })
            .wide();
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
        picture = std::move(picture).sized(board_side, board_side).named(filled("rule-board:{}", index));
        auto told = ui::column(ui::words(filled("{}", index + 1), heading), ui::words(tr(game_->guide[index].words)),
                               ui::space().tall(), ui::sprite(board.is_playing() ? "icon/pause" : "icon/play", 40));
        auto both = ui::row(std::move(picture), std::move(told).gaps(Measure::tight).wide().tall())
                        .gaps(Measure::near)
                        .padded(Measure::near)
                        .at_least(card_width)
                        .at_most(card_width)
                        .on(ui::Ground::well);
        return ui::pressable(filled("rule:{}", index), std::move(both), [&board] { board.play(); });
    }

    [[nodiscard]] static std::vector<ui::Node> keys() {
        std::vector<ui::Node> text;
        const auto list = [&text](std::string title, std::span<const ui::Act* const> acts) {
            std::vector<ui::Node> rows;
            for (const auto* act : acts)
                rows.push_back(ui::key_fact(*act));
            text.push_back(ui::words(std::move(title), heading));
            text.push_back(ui::column(std::move(rows)).gaps(Measure::tight).at_most(widest_list));
        };
        list(tr("Keys at the table"), act::table_keys);
        list(tr("Keys while computers play"), act::demo_keys);
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
