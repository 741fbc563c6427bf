#include "scenes/help/help.hpp"

#include <span>

#include "scenes/frame/acts.hpp"
#include "scenes/frame/scenes.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {
constexpr float widest_list = 560;
}

HelpScene::HelpScene(SceneContext& context, const Game& game, const std::optional<std::string>& position)
    : PageScene(context), game_(game) {
    for (const auto& step : game.guide)
        rules_.push_back(tr(step.words));
    for (const auto& rule : game.rules)
        rules_.push_back(tr(rule));
    if (!game.rules_from) return;
    for (auto& rule : game.rules_from(position))
        rules_.push_back(std::move(rule));
}

std::string HelpScene::title() const { return tr("{game}: rules", {{"game", tr(game_.title)}}); }

ui::Page HelpScene::page() {
    constexpr ui::Look heading{.size = Measure::heading, .paint = {Role::act}, .weight = Weight::bold};
    std::vector<ui::Node> text;
    text.push_back(ui::words(tr("How to play"), heading));
    for (const auto& rule : rules_)
        text.push_back(ui::words(rule));
    if (!game_.terms.empty()) text.push_back(ui::words(tr("Words"), heading));
    for (const auto& term : game_.terms)
        text.push_back(ui::words(tr("{word}: {meaning}", {{"word", tr(term.word)}, {"meaning", tr(term.meaning)}}),
                                 ui::soft_look));
    const auto list_keys = [&](std::string title, std::span<const ui::Act* const> acts) {
        std::vector<ui::Node> keys;
        for (const auto* act : acts)
            keys.push_back(ui::key_fact(*act));
        text.push_back(ui::words(std::move(title), heading));
        text.push_back(ui::column(std::move(keys)).gaps(Measure::tight).at_most(widest_list));
    };
    list_keys(tr("Keys at the table"), act::table_keys);
    list_keys(tr("Keys while computers play"), act::demo_keys);
    ui::Page page{.title = tr(game_.title), .status = tr("Rules")};
    page.body = ui::panel(ui::scroll(std::move(text)).gaps(Measure::apart)).at_most(ui::page_width).named("text");
    page.deeds = {{act::close_help, [this] { go(SceneChange::pop()); }},
                  {act::show_guide, [this] { go(SceneChange::push(make_guide(context_, game_, AfterGuide::back))); }}};
    if (!game_.guide.empty()) page.icons.push_back(ui::button(act::show_guide));
    return page;
}

std::unique_ptr<Scene> make_help(SceneContext& context, const Game& game, const std::optional<std::string>& position) {
    return std::make_unique<HelpScene>(context, game, position);
}

} // namespace zugzwang
