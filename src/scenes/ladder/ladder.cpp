// A game's opponents one above the other: which of them were beaten, the chosen one at large, and how to challenge it.
#include <algorithm>

#include "desk/ladder_game.hpp"
#include "desk/rated/own_rating.hpp"
#include "scenes/frame/acts.hpp"
#include "scenes/frame/page_scene.hpp"
#include "scenes/frame/scenes.hpp"
#include "scenes/frame/shared_parts.hpp"
#include "scenes/frame/star.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/echo.hpp"

namespace zugzwang {
namespace {

class LadderScene final : public PageScene {
  public:
    /// Requires a game with a ladder. That rung is chosen at first, else the next one to be climbed.
    LadderScene(SceneContext& context, const Game& game, std::optional<std::size_t> rung);

    [[nodiscard]] std::string title() const override;
    [[nodiscard]] std::optional<Address> address() const override {
        return Address{.place = Address::Place::ladder, .game = game_.id};
    }

  protected:
    [[nodiscard]] ui::Page page() override;
    void advance(Seconds step) override;

  private:
    void choose(std::size_t rung);
    /// Takes what was won meanwhile.
    void read_records();
    void challenge();
    /// The opponent that is as strong as the person.
    void play_echo();
    void begin(SessionConfig config);
    void watch();
    [[nodiscard]] std::size_t rung_count() const { return game_.ladder.rungs.size(); }
    [[nodiscard]] const Rung& chosen() const { return game_.ladder.rungs[chosen_]; }
    [[nodiscard]] const RungStars& stars() const { return records_[chosen_].stars; }
    [[nodiscard]] std::string row_id(std::size_t rung) const { return "rung:" + game_.ladder.rungs[rung].player.id; }
    /// Nobody expects yet that the others be climbed.
    [[nodiscard]] bool is_expected(std::size_t rung) const;

    [[nodiscard]] ui::Node rows();
    [[nodiscard]] ui::Node row(std::size_t rung);
    [[nodiscard]] ui::Node echo();
    [[nodiscard]] ui::Node rail(std::size_t rung) const;
    [[nodiscard]] ui::Node emblem(std::size_t rung) const;
    [[nodiscard]] ui::Node panel();
    [[nodiscard]] std::vector<ui::Node> facts() const;

    const Game& game_;
    std::vector<RungRecord> records_; ///< By rung.
    Climb climb_;
    std::size_t chosen_ = 0;
    Side side_ = Side::first; ///< The person's.
    std::string refusal_;     ///< Why a game could not be started; empty when it could.
};

LadderScene::LadderScene(SceneContext& context, const Game& game, std::optional<std::size_t> rung)
    : PageScene(context), game_(game) {
    read_records();
    choose(rung.value_or(std::min(climb_.next, rung_count() - 1)));
}

void LadderScene::read_records() {
    records_.clear();
    for (std::size_t rung = 0; rung < rung_count(); ++rung)
        records_.push_back(rung_record(context_, game_, rung));
    climb_ = climb_of(context_, game_);
}

void LadderScene::choose(std::size_t rung) {
    chosen_ = rung;
    side_ = stars().moving_first && !stars().moving_second ? Side::second : Side::first;
    refusal_.clear();
}

void LadderScene::challenge() { begin(ladder_config(context_, game_, {.rung = chosen_, .climber = side_})); }

void LadderScene::play_echo() { begin(echo_config(context_, game_)); }

void LadderScene::begin(SessionConfig config) {
    auto session = start_game(context_, game_, std::move(config));
    if (session) return go(SceneChange::push(make_table(context_, game_, *std::move(session))));
    refusal_ = tr(session.refusal());
}

/// Against the one below it; the lowest against the one above.
void LadderScene::watch() {
    const std::size_t rival = chosen_ > 0 ? chosen_ - 1 : std::min<std::size_t>(1, rung_count() - 1);
    auto config = ladder_config(context_, game_, {.rung = rival, .climber = side_});
    config.players[side_] = chosen().player.id;
    config.budgets[side_] = config.budgets[other(side_)];
    go(SceneChange::push(make_demo(context_, {.games = {&game_}, .session = std::move(config)})));
}

void LadderScene::advance(Seconds) {
    const auto before = stars();
    read_records();
    if (stars() != before) choose(chosen_); // the other side's star may be the one that is missing now
}

std::string LadderScene::title() const {
    return tr("{game}: the ladder, {rung}", {{"game", tr(game_.title)}, {"rung", tr(chosen().player.name)}});
}

bool LadderScene::is_expected(std::size_t rung) const {
    const auto& won = records_[rung].stars;
    return rung <= climb_.next || won.moving_first || won.moving_second;
}

ui::Page LadderScene::page() {
    ui::Page page{.title = tr(game_.title),
                  .status = refusal_.empty() ? tr("Climb the ladder") : refusal_,
                  .status_role = refusal_.empty() ? Role::ink : Role::bad};
    page.icons = ui::row(ui::icon(act::you), ui::icon(act::help)).children;
    page.told = [this] { return refusal_.empty() ? ui::read_out(panel()) : refusal_; };
    page.body = ui::columns(ui::nothing(), rows(), panel());
    const auto go_to = [this](std::size_t rung) {
        choose(rung);
        context_.touched = sound::Sound::move;
        fresh().focus(row_id(rung));
    };
    page.deeds = {{act::help, [this] { go(SceneChange::push(make_help(context_, game_))); }},
                  {act::back, [this] { go(SceneChange::pop()); }},
                  {act::above, [=, this] { go_to(chosen_ + 1); }, chosen_ + 1 < rung_count()},
                  {act::below, [=, this] { go_to(chosen_ - 1); }, chosen_ > 0},
                  {act::move_first, [this] { side_ = Side::first; }},
                  {act::move_second, [this] { side_ = Side::second; }},
                  {act::challenge, [this] { challenge(); }},
                  {act::play_echo, [this] { play_echo(); }},
                  {act::watch, [this] { watch(); }},
                  {act::you, [this] { go(SceneChange::push(make_you(context_))); }}};
    page.focus = row_id(chosen_);
    return page;
}

constexpr float star_height = 44, rail_side = 58;

/// A row of the ladder: its place on the rail, what it is, and three columns for its stars.
ui::Node in_columns(ui::Node on_rail, ui::Node what, std::vector<ui::Node> stars) {
    for (auto& star : stars)
        star = ui::row(std::move(star)).along_at(ui::Align::centre).at_least(64).at_most(150).of_words().wide();
    auto right = ui::row(std::move(stars)).at_most(450).of_words().wide();
    auto plate = ui::row(std::move(what).wide(2), std::move(right)).padded(Measure::snug).gaps(Measure::snug);
    return ui::row(std::move(on_rail), std::move(plate).fills()).gaps(Measure::near);
}

ui::Node star(bool won) {
    return ui::picture([won](Rect area, Canvas& canvas) { paint_star(won, area.centre(), area.height, canvas); })
        .sized(star_height * 44 / 64, star_height);
}

ui::Node LadderScene::rows() {
    const auto head = [](std::string words) {
        return ui::words(std::move(words), {.size = Measure::smallest, .paint = {Role::soft}, .align = AlignX::centre});
    };
    std::vector<ui::Node> all;
    all.push_back(echo());
    all.push_back(in_columns(ui::space().sized(rail_side, 1), ui::space(),
                             {head(tr("moving first")), head(tr("moving second")), head(tr("without help"))}));
    for (std::size_t rung = rung_count(); rung-- > 0;)
        all.push_back(row(rung));
    return ui::column(std::move(all)).gaps(Measure::snug);
}

/// Beside the ladder, above its top.
ui::Node LadderScene::echo() {
    const auto& player = echo_spec();
    auto words = ui::column(ui::line(tr(player.name), {.size = Measure::heading, .weight = Weight::bold}),
                            ui::words(tr(player.thinks), {.size = Measure::caption, .paint = {Role::soft}}))
                     .along_at(ui::Align::centre);
    auto you =
        ui::column(ui::line(tr("You"), {.size = Measure::smallest, .paint = {Role::soft}, .align = AlignX::centre}),
                   ui::line(rating_words(own_rating(context_, game_)),
                            {.size = Measure::body, .weight = Weight::bold, .align = AlignX::centre}))
            .along_at(ui::Align::centre);
    return ui::row(std::move(words).wide(), std::move(you), ui::button(act::play_echo).along_at(ui::Align::centre))
        .on(ui::Ground::panel)
        .padded(Measure::snug)
        .gaps(Measure::near)
        .named("fitting");
}

ui::Node LadderScene::row(std::size_t rung) {
    const auto& player = game_.ladder.rungs[rung].player;
    const bool expected = is_expected(rung), is_chosen = rung == chosen_;
    auto words =
        ui::column(
            ui::line(tr(player.name),
                     {.size = Measure::heading, .paint = {expected ? Role::ink : Role::soft}, .weight = Weight::bold}),
            ui::words(tr(player.thinks), {.size = Measure::caption, .paint = {expected ? Role::soft : Role::dim}}))
            .along_at(ui::Align::centre);
    auto what = ui::row(emblem(rung).at_least(64, 64).at_most(96, 96), std::move(words).wide()).gaps(Measure::near);
    const auto& won = records_[rung].stars;
    auto line = in_columns(rail(rung), std::move(what),
                           {star(won.moving_first), star(won.moving_second), star(won.without_help)});
    auto plate = ui::pressable(row_id(rung), std::move(line.children[1]), [this, rung] {
        if (rung == chosen_) return challenge();
        choose(rung);
    });
    plate.ground = is_chosen ? ui::Ground::lit_panel : ui::Ground::panel;
    plate.passed_over = !is_chosen;
    line.children[1] = std::move(plate);
    return std::move(line).tall().at_most(ui::Extent::unlimited, 121);
}

/// Lit as far as the person has climbed; the piece of it that leads up to the next rung is drawn with each disc.
ui::Node LadderScene::rail(std::size_t rung) const {
    const bool climbed = records_[rung].stars.is_climbed(), next = rung == climb_.next;
    const bool leads_on = rung + 1 < rung_count(), lit = rung < climb_.next;
    return ui::picture([=](Rect area, Canvas& canvas) {
               const Vec at = area.centre();
               const float radius = canvas.px(23.0F) + (next ? canvas.px(Measure::hair) : 0);
               if (leads_on)
                   canvas.line({at.x, at.y - radius}, {at.x, area.y - area.height / 2 + radius / 2},
                               {.paint = {lit ? Role::act : Role::panel_rim}, .width = canvas.px(Measure::focus_gap)});
               canvas.disc(at, radius, {climbed ? Role::act : Role::backdrop_bottom});
               if (!climbed) canvas.ring(at, radius, canvas.px(Measure::hair), {next ? Role::act : Role::panel_rim});
               canvas.text(std::to_string(rung + 1), at,
                           {.size = canvas.px(Measure::caption),
                            .paint = {climbed ? Role::primary_ink
                                      : next  ? Role::act
                                              : Role::dim},
                            .weight = Weight::bold,
                            .align_x = AlignX::centre});
           })
        .at_least(rail_side)
        .at_most(rail_side)
        .tall();
}

ui::Node LadderScene::emblem(std::size_t rung) const { return rung_emblem(game_, rung, is_expected(rung) ? 1 : 0.55F); }

ui::Node LadderScene::panel() {
    auto soft = ui::caption_look;
    soft.align = AlignX::centre;
    auto side = ui::choice("side", {tr("First"), tr("Second")}, side_ == Side::first ? 0 : 1,
                           [this](std::size_t index) { side_ = index == 0 ? Side::first : Side::second; });
    return ui::panel(
               ui::row(ui::space(), emblem(chosen_).sized(150, 150), ui::space()),
               ui::column(
                   ui::line(tr(chosen().player.name),
                            {.size = Measure::title, .weight = Weight::extra_bold, .align = AlignX::centre}),
                   ui::line(tr("Rung {rung} of {rungs}", {{"rung", chosen_ + 1}, {"rungs", rung_count()}}), soft)),
               ui::words(tr(chosen().words), {.size = Measure::caption}), ui::divider(), facts(), ui::space(),
               ui::row(ui::line(tr("You move"), ui::caption_look).wide(), std::move(side)),
               ui::words(missing_stars(stars()),
                         {.size = Measure::smallest, .paint = {Role::act}, .align = AlignX::centre}),
               ui::row(ui::primary(act::challenge).wide()), ui::row(ui::button(act::watch).wide()))
        .on(ui::Ground::lit_panel)
        .at_least(392)
        .at_most(460)
        .named("panel");
}

/// A disc for a game that was won, a ring for a lost one, a bar for a draw; the latest at the right.
ui::Node latest_games(std::vector<Fortune> latest) {
    const float width = 26 * static_cast<float>(latest.size());
    return ui::picture([latest = std::move(latest)](Rect area, Canvas& canvas) {
               const float radius = canvas.px(Measure::tight), apart = area.width / static_cast<float>(latest.size());
               for (std::size_t game = 0; game < latest.size(); ++game) {
                   const Vec at{area.x + (static_cast<float>(game) + 0.5F) * apart, area.centre().y};
                   if (latest[game] == Fortune::won)
                       canvas.disc(at, radius, {Role::act});
                   else if (latest[game] == Fortune::lost)
                       canvas.ring(at, radius, canvas.px(Measure::rim), {Role::soft});
                   else
                       canvas.fill(around(at, 2 * radius, radius / 2), {Role::soft});
               }
           })
        .sized(width, 26);
}

std::vector<ui::Node> LadderScene::facts() const {
    const auto& record = records_[chosen_];
    const auto drawn = record.games - record.won - record.lost;
    const auto went = record.games == 0 ? tr("no games yet")
                      : drawn == 0      ? tr("won {won}, lost {lost}", {{"won", record.won}, {"lost", record.lost}})
                                        : tr("won {won}, lost {lost}, drawn {drawn}",
                                             {{"won", record.won}, {"lost", record.lost}, {"drawn", drawn}});
    auto latest = ui::row(ui::line(tr("Latest games"), ui::caption_look).wide(),
                          latest_games({record.latest.begin(), record.latest.end()}));
    const auto margin = tr("by {n}", {{"n", record.best_margin.value_or(0)}});
    return {ui::fact(tr("Board"), tr(game_.ladder.board)), ui::fact(tr("You against it"), went),
            std::move(latest).when(!record.latest.empty()),
            ui::fact(tr("Won in a row"), std::to_string(record.streak)).when(record.streak > 1),
            ui::fact(tr("Best win"), margin).when(record.best_margin.has_value())};
}

} // namespace

std::unique_ptr<Scene> make_ladder(SceneContext& context, const Game& game, std::optional<std::size_t> rung) {
    return std::make_unique<LadderScene>(context, game, rung);
}

} // namespace zugzwang
