// What is seen of a setup at a glance: the board, the opponent, who begins.
#include <algorithm>
#include <cmath>
#include <utility>

#include "desk/day_words.hpp"
#include "desk/far/far_games.hpp"
#include "desk/ladder_game.hpp"
#include "scenes/frame/acts.hpp"
#include "scenes/frame/scenes.hpp"
#include "scenes/frame/star.hpp"
#include "scenes/setup/setup.hpp"
#include "zugzwang/base/number_words.hpp"
#include "zugzwang/base/utf8.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/look.hpp"

namespace zugzwang {

namespace {

/// Lit as far up as that rung stands.
ui::Node height_of(const Game& game, std::size_t rung) {
    std::vector<bool> lit(game.ladder.rungs.size());
    std::fill_n(lit.begin(), rung + 1, true);
    return star_row(std::move(lit));
}

} // namespace

ui::Node SetupScene::glance() {
    return ui::columns(boards().at_least(480).at_most(500), ui::nothing(), opponents().wide());
}

ui::Node SetupScene::card_of(const CardRow& row, std::size_t index, ui::Node face) {
    const bool is_chosen = row.chosen == index;
    auto card = ui::pressable(row.name + row.ids[index], std::move(face), [this, row, index, is_chosen] {
        if (!is_chosen) return row.choose(index);
        if (can_start()) play();
    });
    card.ground = is_chosen ? ui::Ground::selected : ui::Ground::well;
    card.rim = is_chosen ? Role::button_rim : Role::panel_rim;
    card.raised = 0.0F;
    card.passed_over = index != row.chosen.value_or(0);
    card.reactions.key = [this, row, index](const KeyEvent& event) {
        const auto way = event.key == Key::left ? -1 : event.key == Key::right ? 1 : 0;
        const auto next = static_cast<std::size_t>(static_cast<std::ptrdiff_t>(index) + way);
        if (way == 0) return plays_on_enter(event);
        if (next >= row.ids.size()) return true;
        row.choose(next);
        context_.touched = sound::Sound::move;
        fresh().focus(row.name + row.ids[next]);
        return true;
    };
    return card;
}

ui::Node SetupScene::boards() {
    CardRow row{.name = "size:", .chosen = chosen_board(game_, choices_), .choose = [this](std::size_t index) {
                    choose_board(game_, choices_, index);
                    typed_ = TypedOptions(choices_.options);
                }};
    for (std::size_t index = 0; index < game_.boards.size(); ++index)
        row.ids.push_back(std::to_string(index));
    constexpr std::size_t brief = 7;
    const bool are_brief =
        std::ranges::all_of(game_.boards, [](const auto& board) { return code_point_count(tr(board.words)) <= brief; });
    std::vector<ui::Node> cards;
    for (std::size_t index = 0; index < game_.boards.size(); ++index) {
        const auto& board = game_.boards[index];
        const auto& own = own_minutes_[index];
        const auto minutes =
            own ? tr("{n} min for you", {{"n", *own}}) : tr("about {n} min", {{"n", minutes_of(game_, board)}});
        const Role ink = row.chosen == index ? Role::ink : Role::soft;
        auto face = ui::column(ui::words(tr(board.words), {.size = are_brief ? Measure::heading : Measure::smallest,
                                                           .paint = {ink},
                                                           .weight = Weight::bold,
                                                           .align = AlignX::centre}),
                               ui::words(minutes, {.size = Measure::smallest, .paint = {ink}, .align = AlignX::centre}))
                        .gaps(Measure::hair)
                        .padded(Measure::tight)
                        .along_at(ui::Align::centre);
        cards.push_back(card_of(row, index, std::move(face)).at_least(110, 110));
    }
    const bool is_another = !row.chosen && start_->text && game_.listed_as;
    return ui::panel(
        ui::head(tr("Board")), board_in_small(), ui::tiles(std::move(cards)).gaps(Measure::snug),
        ui::words(is_another ? game_.listed_as(*start_->text) : "", {.size = Measure::caption, .paint = {Role::act}}),
        ui::space());
}

ui::Node SetupScene::board_in_small() {
    auto player = looked_at();
    const bool is_another = !start_->small || start_->small_by != player;
    if (is_another && start_->refusal.empty()) {
        start_->small = std::make_shared<Miniature>(context_, game_, choices_.options, choices_.position, player);
        start_->small_by = std::move(player);
    }
    return in_well(start_->small, 0.03F).named("demo").only_where_wide();
}

std::string SetupScene::looked_at() const {
    if (against(choices_.players) != Against::computer) return {};
    const auto all = offered_opponents(game_);
    const auto pointed =
        std::ranges::find_if(all, [this](const auto& one) { return last().hovered() == "opponent:" + one.id; });
    if (pointed != all.end()) return pointed->id;
    const auto chosen = chosen_opponent(other(person_side(choices_.players)));
    return chosen ? all[*chosen].id : std::string();
}

ui::Node SetupScene::opponents() {
    const auto whom = against(choices_.players);
    auto pieces = whom == Against::computer      ? computer()
                  : whom == Against::friend_here ? friends()
                  : whom == Against::friend_far  ? far_friend()
                                                 : watched();
    auto choice = ui::choice("against", {tr("Computer"), tr("A friend here"), tr("A friend far away"), tr("Watch")},
                             static_cast<std::size_t>(whom),
                             [this](std::size_t index) { play_against(static_cast<Against>(index)); });
    return ui::panel(ui::head(tr("Against")), std::move(choice), std::move(pieces), ui::space(),
                     ui::words(sentences(sentence(start_->known), where_stars_are()), ui::caption_look))
        .gaps(Measure::apart);
}

std::optional<std::size_t> SetupScene::chosen_opponent(Side side) const {
    const auto all = offered_opponents(game_);
    const auto found = std::ranges::find(all, choices_.players[side], &OfferedOpponent::id);
    if (found == all.end()) return std::nullopt;
    return static_cast<std::size_t>(found - all.begin());
}

std::string SetupScene::where_stars_are() const {
    const auto& players = choices_.players;
    if (against(players) != Against::computer || !find_rung(game_, players[other(person_side(players))])) return {};
    SessionConfig config;
    config.options = choices_.options;
    config.position = choices_.position;
    config.players = players;
    if (ladder_seats(game_, config)) return {};
    return tr("Stars are won on the ladder's board: {board}.", {{"board", tr(game_.ladder.board)}});
}

std::vector<ui::Node> SetupScene::computer() {
    const auto all = offered_opponents(game_);
    CardRow row{.name = "opponent:",
                .chosen = chosen_opponent(other(person_side(choices_.players))),
                .choose = [this, all](std::size_t index) { rival() = all[index].id; }};
    for (const auto& one : all)
        row.ids.push_back(one.id);
    std::vector<ui::Node> cards;
    for (std::size_t index = 0; index < all.size(); ++index) {
        const auto& one = all[index];
        auto emblem = ui::nothing(), height = ui::nothing();
        if (one.rung) {
            auto framed = ui::stack(rung_emblem(game_, *one.rung).fills(),
                                    ui::Node().fills().on(ui::Ground::none, Role::panel_rim));
            auto check = ui::sprite("mark/check", 34).when(row.chosen == index);
            emblem = ui::row(std::move(framed).sized(96, 96), ui::Node().wide(), std::move(check))
                         .across_at(ui::Align::start);
            height = height_of(game_, *one.rung).at_most(240);
        }
        auto column =
            ui::column(std::move(emblem), ui::line(one.words, {.size = Measure::title, .weight = Weight::bold}),
                       ui::words(one.called, {.size = Measure::caption}), std::move(height),
                       ui::words(one.thinks, ui::caption_look))
                .gaps(Measure::tight)
                .padded(Measure::apart);
        cards.push_back(card_of(row, index, std::move(column)).at_least(180, 370));
    }
    return {ui::tiles(std::move(cards)).gaps(Measure::near), who_begins()};
}

ui::Node SetupScene::who_begins() {
    const Side mine = mover(), theirs = other(mine);
    const std::size_t chosen = choices_.takes_turns ? 2 : person_side(choices_.players) == mine ? 0 : 1;
    auto choice = ui::choice("begins", {tr("You begin"), tr("They begin"), tr("Take turns")}, chosen,
                             [this](std::size_t index) { let_begin(index); });
    return ui::column(ui::head(tr("Who begins")), ui::marked(std::move(choice), {{mine}, {theirs}, {mine, theirs}}))
        .gaps(Measure::tight);
}

std::vector<ui::Node> SetupScene::friends() { return {laid(names_row()), which_friend_begins(), laid(match_row())}; }

std::vector<ui::Node> SetupScene::far_friend() {
    auto name = ui::field("name:far", far_name_, tr("Your friend’s name"),
                          [this](const InputEvent& event) { return plays_on_enter(event) || far_name_.handle(event); });
    const bool by_lot = draws_by_lot(game_, choices_.options, choices_.position);
    const Side mine = mover();
    auto begins =
        ui::choice("begins", {tr("You begin"), tr("They begin")}, person_side(choices_.players) == mine ? 0 : 1,
                   [this](std::size_t index) { let_begin(index); });
    return {ui::words(tr("After each move you send a link that holds the whole game. Your friend opens it, moves, and "
                         "sends it back."),
                      ui::caption_look),
            std::move(name),
            by_lot ? ui::words(tr("The board, and who begins, follow from a secret number of each of you: nobody can "
                                  "choose a lucky one."))
                   : ui::column(ui::head(tr("Who begins")), ui::marked(std::move(begins), {{mine}, {other(mine)}}))
                         .gaps(Measure::tight),
            undrawn()};
}

/// What was proposed before and has no board yet: it leads to its link.
ui::Node SetupScene::undrawn() {
    std::vector<ui::Node> rows;
    for (const auto& game : undrawn_games(context_, game_)) {
        auto row = ui::row(ui::line(game.kept.name, {.weight = Weight::bold}),
                           ui::words(waiting_words(game), ui::caption_look).wide(),
                           ui::line(day_words(game.kept.begun, context_.now()), ui::caption_look))
                       .gaps(Measure::snug)
                       .padded(Measure::tight);
        rows.push_back(ui::pressable(filled("undrawn:{}", game.kept.id), std::move(row), [this, id = game.kept.id] {
            if (auto scene = far_scene(context_, {.id = id, .known = 0})) go(SceneChange::push(*std::move(scene)));
        }));
    }
    if (rows.empty()) return ui::nothing();
    constexpr std::size_t row_height = 62, most_in_view = 3;
    const auto height = static_cast<float>(row_height * std::min(most_in_view, rows.size()));
    return ui::column(ui::head(tr("Not begun yet")),
                      ui::scroll(std::move(rows)).gaps(Measure::tight).at_least(0, height))
        .gaps(Measure::tight);
}

ui::Node SetupScene::which_friend_begins() {
    const Side begins = mover(), follows = other(begins);
    const auto names = names_by_side(context_.settings.friends);
    auto choice = ui::choice("begins", {names[begins], names[follows]}, 0, [this](std::size_t index) {
        if (index == 1) swap_seats();
    });
    return ui::column(ui::head(tr("Who begins")), ui::marked(std::move(choice), {{begins}, {follows}}))
        .gaps(Measure::tight);
}

std::vector<ui::Node> SetupScene::watched() {
    std::vector<ui::Node> rows;
    for (const Side side : both_sides) {
        std::vector<ui::Node> cards;
        for (const auto& one : offered_opponents(game_))
            cards.push_back(seat_card(side, one.id, one.words, one.called.empty() ? one.thinks : one.called));
        rows.push_back(
            ui::row(ui::mark(side, 42), ui::tiles(std::move(cards)).gaps(Measure::snug).wide()).gaps(Measure::near));
    }
    const auto open = [this] { go(SceneChange::push(make_tournament(context_, game_))); };
    rows.push_back(ui::row(ui::button("tournament", tr("Tournament"), open)).when(context_.test_bot != nullptr));
    return rows;
}

void SetupScene::play_against(Against whom) {
    auto& players = choices_.players;
    if (whom == against(players)) return;
    if (against(players) == Against::computer) rival_ = rival();
    const auto strongest = offered_opponents(game_).back().id;
    players = {std::string(human), std::string(human)};
    if (whom == Against::computer) players[Side::second] = rival_;
    if (whom == Against::friend_far) players[Side::second] = far_prefix;
    if (whom == Against::nobody) players = {rival_, strongest};
}

void SetupScene::let_begin(std::size_t choice) {
    choices_.takes_turns = choice == 2;
    if (choices_.takes_turns) return;
    const Side wanted = choice == 0 ? mover() : other(mover());
    if (person_side(choices_.players) != wanted) swap_seats();
}

} // namespace zugzwang
