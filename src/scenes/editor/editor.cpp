// Lays a start position out by hand: the game's own editor on the board, what it says beside it, undo, clear, done.
#include "scenes/frame/acts.hpp"
#include "scenes/frame/page_scene.hpp"
#include "scenes/frame/scenes.hpp"
#include "scenes/frame/shared_parts.hpp"
#include "zugzwang/base/number_words.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {
namespace {

constexpr float widest_board = 960;

/// Done puts the position among the game's choices; leaving by any other way changes nothing.
class EditorScene final : public PageScene {
  public:
    EditorScene(SceneContext& context, const Game& game)
        : PageScene(context), game_(game), choices_(choices_of(context, game)),
          start_(game.edit_start(choices_.options, choices_.position)), told_(listening(context)) {}

    [[nodiscard]] std::string title() const override {
        return tr("{game}: {status}", {{"game", tr(game_.title)}, {"status", status()}});
    }

  protected:
    [[nodiscard]] std::string place_words() const override { return start_->place_words(context_.settings.labels); }
    [[nodiscard]] ui::Page page() override {
        const auto take = [this] {
            choices_.position = start_->position();
            go(SceneChange::pop());
        };
        ui::Page page{.title = tr(game_.edit_start_words),
                      .status = status(),
                      .status_role = start_->refusal().empty() ? Role::ink : Role::bad,
                      .icons = {ui::icon(act::undo), ui::icon(act::clear)},
                      .deeds = {{act::undo, [this] { start_->undo(); }, start_->can_undo()},
                                {act::clear, [this] { start_->clear(); }},
                                {act::done, take, start_->can_finish()}}};
        told_.add_deeds(page.deeds, [this] { return start_->position_words(context_.settings.labels); });
        page.foot = told_.foot(last(), canvas().text_scale(), {});
        page.told = [this] { return sentences(sentence(status()), sentence(start_->summary())); };
        auto panel = facts(start_->panel());
        panel.children.push_back(ui::space());
        panel.children.push_back(ui::primary(act::done));
        page.body =
            ui::columns(ui::nothing(), board(start_).at_most(widest_board), std::move(panel).tall().named("panel"));
        return page;
    }

  private:
    [[nodiscard]] std::string status() const {
        const auto refusal = start_->refusal();
        return refusal.empty() ? start_->prompt() : refusal;
    }

    const Game& game_;
    SetupChoices& choices_;
    std::shared_ptr<StartEditor> start_;
    ToldGame told_;
};

} // namespace

std::unique_ptr<Scene> make_editor(SceneContext& context, const Game& game) {
    return std::make_unique<EditorScene>(context, game);
}

} // namespace zugzwang
