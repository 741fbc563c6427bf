// What the computers reported of each of their moves, one under the other, and the sums of each player: for a class
// that compares two algorithms.
#include "scenes/frame/acts.hpp"
#include "scenes/frame/page_scene.hpp"
#include "scenes/frame/scenes.hpp"
#include "zugzwang/base/number_words.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {
namespace {

class FiguresScene final : public PageScene {
  public:
    FiguresScene(SceneContext& context, const Game& game, const Session& session);

    [[nodiscard]] std::string title() const override {
        return tr("{game}: what each move took", {{"game", tr(game_.title)}});
    }

  protected:
    [[nodiscard]] ui::Page page() override;

  private:
    struct Line {
        Side side = Side::first;
        std::string number{}, name{}; ///< Of the move; or the player, for a sum.
        std::string time{}, nodes{}, depth{}, score{}, cut{};
    };
    [[nodiscard]] static ui::Node row_of(const Line& line, const ui::Look& look);

    const Game& game_;
    std::vector<Line> moves_, sums_;
};

FiguresScene::FiguresScene(SceneContext& context, const Game& game, const Session& session)
    : PageScene(context), game_(game) {
    const auto cut_words = [](const MoveThought& thought) {
        return thought.cut ? exact_count_words(*thought.cut) : "–";
    };
    const auto& news = session.news();
    BySide<MoveThought> sums;
    BySide<std::int64_t> counts{0, 0};
    for (std::size_t index = 0; index < news.moves.size(); ++index) {
        const auto& move = news.moves[index];
        if (!move.thought) continue;
        const auto& thought = *move.thought;
        moves_.push_back({.side = move.side,
                          .number = std::to_string(index + 1),
                          .name = move.words.empty() ? move.text : move.words,
                          .time = exact_seconds_words(thought.time),
                          .nodes = exact_count_words(thought.nodes),
                          .depth = thought.depth > 0 ? std::to_string(thought.depth) : "–",
                          .score = thought.score ? score_words(*thought.score) : "–",
                          .cut = cut_words(thought)});
        auto& sum = sums[move.side];
        sum.time += thought.time;
        sum.nodes += thought.nodes;
        if (thought.cut) sum.cut = sum.cut.value_or(0) + *thought.cut;
        ++counts[move.side];
    }
    for (const Side side : both_sides) {
        if (news.seats[side].person) continue;
        sums_.push_back({.side = side,
                         .name = tr_n("{player}, {n} move", "{player}, {n} moves", counts[side],
                                      {{"player", news.seats[side].name}}),
                         .time = exact_seconds_words(sums[side].time),
                         .nodes = exact_count_words(sums[side].nodes),
                         .cut = cut_words(sums[side])});
    }
}

/// In two halves, which stand below each other where they do not fit side by side.
ui::Node FiguresScene::row_of(const Line& line, const ui::Look& look) {
    const auto cell = [&look](const std::string& words, float share) {
        auto right = look;
        right.align = AlignX::right;
        return ui::row(ui::line(words, right).wide()).wide(share);
    };
    auto number = ui::row(ui::line(line.number, ui::label_look)).along_at(ui::Align::end).at_least(52).wide(0.1F);
    auto mark = line.time == tr("Time") ? ui::space().sized(26, 26) : ui::mark(line.side);
    auto move = ui::row(std::move(number), std::move(mark), ui::line(line.name, look).wide(2), cell(line.time, 1))
                    .gaps(Measure::snug);
    auto work =
        ui::row(cell(line.nodes, 2), cell(line.depth, 1), cell(line.score, 1), cell(line.cut, 2)).gaps(Measure::snug);
    return ui::row(std::move(move).wide().at_least(480), std::move(work).wide().at_least(480)).gaps(Measure::snug);
}

ui::Page FiguresScene::page() {
    const Line heads{.name = tr("Move"),
                     .time = tr("Time"),
                     .nodes = tr("Positions"),
                     .depth = tr("Depth"),
                     .score = tr("Score"),
                     .cut = tr("Cut")};
    std::vector<ui::Node> sums;
    for (const auto& sum : sums_)
        sums.push_back(row_of(sum, {.weight = Weight::bold}));
    auto moves = ui::list({.count = moves_.size(),
                           .row = [this](std::size_t index) { return row_of(moves_[index], ui::body_look); },
                           .chosen = moves_.empty() ? std::nullopt : std::optional(moves_.size() - 1)});
    ui::Page page{.title = tr(game_.title), .status = tr("What each move took")};
    page.body = ui::panel(row_of(heads, ui::soft_look), std::move(moves), ui::divider(), std::move(sums))
                    .at_most(1400)
                    .named("figures");
    page.told = [all = page.body] { return ui::read_out(all); };
    page.deeds = {{act::close_figures, [this] { go(SceneChange::pop()); }}};
    return page;
}

} // namespace

std::unique_ptr<Scene> make_figures(SceneContext& context, const Game& game, const Session& session) {
    return std::make_unique<FiguresScene>(context, game, session);
}

} // namespace zugzwang
