// What the scene shows in which a sheet of paper is made.
#include <algorithm>
#include <utility>

#include "puzzles/puzzle.hpp"
#include "scenes/frame/acts.hpp"
#include "scenes/frame/scenes.hpp"
#include "scenes/frame/shared_parts.hpp"
#include "scenes/sheet/sheet_scene.hpp"
#include "sheet/page_canvas.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/gfx/face.hpp"

namespace zugzwang {

namespace {

using sheet::Asks;

/// What is chosen stands below what it is.
ui::Node row_of(std::string label, ui::Node control) {
    return ui::column(ui::line(std::move(label), ui::caption_look), std::move(control)).gaps(Measure::tight);
}

} // namespace

ui::Page SheetScene::page() {
    ui::Page page{.title = tr("A sheet of paper"),
                  .status = status(),
                  .status_role = trouble_.empty() ? Role::ink : Role::bad,
                  .deeds = deeds()};
    page.tell(notice_);
    page.icons = ui::row(folder_button(context_, saved_in_), ui::icon(act::help)).children;
    page.body = ui::columns(wanted().wide().gives_way().seen_first(), printed(), paper().wide().gives_way());
    page.told = [this] { return notice_.words().empty() ? title() : notice_.words(); };
    page.hints = {&act::next_part, &act::change, &act::save_sheet, &ui::back_act};
    page.focus = act::save_sheet.id;
    return page;
}

std::vector<ui::Deed> SheetScene::deeds() {
    const bool can_save = pages_ && !context_.saving.texts.empty() && context_.saving.sprite;
    std::vector<ui::Deed> all{{act::help, [this] { go(SceneChange::push(make_help(context_, *order_.game))); }},
                              {act::save_sheet, [this] { save(); }, can_save},
                              {act::page_before, [this] { turn_to(at_ - 1); }, pages_ && at_ > 0},
                              {act::page_after, [this] { turn_to(at_ + 1); }, pages_ && at_ + 1 < pages_->count()}};
    if (order_.asks == Asks::win) {
        all.push_back({act::other_puzzles, [this] {
                           order_.wish.seed = context_.random.below(1'000'000);
                           make();
                       }});
    }
    return all;
}

ui::Node SheetScene::wanted() {
    std::vector<ui::Node> games;
    for (const auto& game : context_.games) {
        if (!has_any(game)) continue;
        games.push_back(ui::chip("game:" + game.id, tr(game.title), &game == order_.game, [this, &game] {
                            order_.game = &game;
                            which_ = 0;
                            make();
                        }).wide());
    }
    const bool has_games = !games.empty();
    const auto choose_from = [this](std::size_t index) { choose_source(index == 0 ? Asks::win : Asks::better); };
    const auto set_count = [this](std::int64_t count) {
        order_.wish.count = static_cast<std::size_t>(count);
        make();
    };
    return ui::part(
               tr("What it asks"),
               ui::content(ui::choice("from", {tr("Puzzles"), tr("My mistakes")}, order_.asks == Asks::win ? 0 : 1,
                                      choose_from),
                           ui::tiles(std::move(games)).gaps(Measure::tight).when(has_games),
                           row_of(tr("How many"), ui::stepper("count",
                                                              {.value = static_cast<std::int64_t>(order_.wish.count),
                                                               .min = 1,
                                                               .max = sheet::max_count},
                                                              set_count)),
                           which()),
               ui::button(act::other_puzzles).when(order_.asks == Asks::win))
        .named("wanted");
}

ui::Node SheetScene::which() {
    if (order_.asks == Asks::better)
        return row_of(tr("Which"), ui::list_box("which", "", which_words()[which_], [this] { ask_which(); }));
    std::vector<std::string> levels{filled("{}–{}", puzzles::easiest, puzzles::hardest)};
    for (int level = puzzles::easiest; level <= puzzles::hardest; ++level)
        levels.push_back(std::to_string(level));
    return row_of(tr("Difficulty"),
                  ui::choice("difficulty", std::move(levels), static_cast<std::size_t>(order_.wish.difficulty),
                             [this](std::size_t index) {
                                 order_.wish.difficulty = static_cast<int>(index);
                                 make();
                             }));
}

ui::Node SheetScene::paper() {
    const auto colour = [this](std::size_t index) {
        order_.grey = index == 1;
        make();
    };
    const auto size = [this](std::size_t index) {
        order_.paper = index == 0 ? sheet::Paper::a4 : sheet::Paper::letter;
        make();
    };
    return ui::part(tr("The paper"),
                    ui::content(
                        ui::choice("colours", {tr("Colours"), tr("Grey")}, order_.grey ? 1 : 0, colour),
                        ui::choice("paper", {tr("A4"), tr("Letter")}, order_.paper == sheet::Paper::a4 ? 0 : 1, size),
                        ui::words(where_words(), ui::caption_look)),
                    ui::primary(act::save_sheet))
        .named("printing");
}

/// The page, as it will be printed, and how to turn it.
ui::Node SheetScene::printed() {
    if (!pages_)
        return ui::column(
                   ui::words(trouble_, {.size = Measure::heading, .weight = Weight::bold, .align = AlignX::centre}))
            .centred()
            .named("board");
    const auto size = sheet::size_of(order_.paper);
    const auto draw = [this, size](Rect area, Canvas& canvas) {
        const Rect sheet = snapped(fitted(area, size.width / size.height));
        const auto face = face_of(order_);
        canvas.fill(sheet, {in_face(face, Role::panel_top)}, canvas.px(Measure::hair));
        sheet::PageCanvas page(canvas, {.corner = {sheet.x, sheet.y},
                                        .units = sheet.width / size.width,
                                        .face = face,
                                        .theme = theme_,
                                        .scale = pages_->scale(at_)});
        // Whatever the rules refuse is told when it is saved.
        [[maybe_unused]] const auto refusal = pages_->draw(at_, page);
    };
    auto number = ui::line(tr("Page {page} of {pages}", {{"page", at_ + 1}, {"pages", pages_->count()}}),
                           {.size = Measure::caption, .paint = {Role::soft}, .align = AlignX::centre});
    auto turn = ui::row(ui::icon(act::page_before), std::move(number).wide(), ui::icon(act::page_after));
    return ui::column(ui::picture(draw).fills().named("board"), std::move(turn).gaps(Measure::snug))
        .gaps(Measure::snug);
}

} // namespace zugzwang
