#include "scenes/library/library_scene.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "keep/keeper.hpp"
#include "scenes/frame/film_strip.hpp"
#include "scenes/frame/parts.hpp"
#include "scenes/frame/top_bar.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

constexpr Seconds rest_before_reading{0.06}; ///< Until the chosen game is read: the choice may only be passing by.
constexpr float thumbnail_units = 76;

const std::vector<std::string> result_words() { return {tr("Any result"), tr("Won"), tr("Lost"), tr("Drawn")}; }

} // namespace

LibraryScene::LibraryScene(SceneContext& context, Library* library)
    : context_(context), library_(library), shelf_(library), thumbnails_(context, library), opener_(context),
      saver_(context), transfer_(library) {}

std::vector<std::string> LibraryScene::game_words() const {
    std::vector<std::string> words{tr("All games")};
    for (const auto& game : context_.games)
        words.push_back(tr(game.title));
    return words;
}

const Game* LibraryScene::find(const std::string& id) const {
    const auto found = std::ranges::find(context_.games, id, &Game::id);
    return found == context_.games.end() ? nullptr : &*found;
}

void LibraryScene::layout(Rect screen, const Canvas& canvas) {
    layout_ = LibraryLayout(screen, canvas, game_words(), result_words());
    thumbnails_.set_side(canvas.px(thumbnail_units));
    rows_.clear();
    open_list_.close();
    if (preview_ && preview_->session) preview_->session->place(layout_.board);
    choose(chosen_);
}

void LibraryScene::rebuild() {
    if (layout_.games.empty()) return; // not laid out yet
    film_state_ = context_.film.state();
    list_ = layout_.list;
    if (film_state_ != FilmJob::State::idle)
        list_.height = std::round(layout_.strip.y - layout_.pitch * 0.1F) - list_.y;
    const float whole = layout_.pitch * static_cast<float>(shelf_.size()) - (layout_.pitch - layout_.row_height);
    scroll_.measure(list_, list_.height, whole, layout_.pitch);
    auto controls = top_bar_controls(layout_.stage, {{.id = "help", .icon = "icon/help"}});
    add_filters(controls);
    if (!removed_.empty()) {
        controls.push_back({.id = "take-back", .area = layout_.take_back, .kind = Button{.words = tr("Take back")}});
    }
    if (is_empty()) {
        const auto words = is_filtered() ? tr("Show all") : tr("Play");
        controls.push_back({.id = is_filtered() ? "all" : "play",
                            .area = layout_.empty_button,
                            .kind = Button{.look = Button::Look::primary, .words = words}});
    } else {
        add_buttons(controls);
    }
    for (auto& control : film_strip_controls(layout_.strip, context_.film, layout_.stage.scale(), "film"))
        controls.push_back(std::move(control));
    controls_.set(std::move(controls));
}

void LibraryScene::add_filters(std::vector<Control>& controls) const {
    const auto& filter = shelf_.filter();
    const auto games = game_words();
    for (std::size_t index = 0; index < games.size(); ++index) {
        const std::string id = index == 0 ? std::string() : context_.games[index - 1].id;
        controls.push_back({.id = "game:" + id,
                            .area = layout_.games[index],
                            .kind = Chip{.words = games[index], .chosen = filter.game == id}});
    }
    const auto results = result_words();
    for (std::size_t index = 0; index < results.size(); ++index) {
        controls.push_back({.id = filled("result:{}", index),
                            .area = layout_.results[index],
                            .kind = Chip{.words = results[index], .chosen = filter.fortune == result_choices[index]}});
    }
    controls.push_back(
        {.id = "against",
         .area = layout_.against,
         .kind = ListBox{.label = tr("Against"), .words = filter.against.empty() ? tr("anyone") : filter.against}});
    controls.push_back(
        {.id = "day",
         .area = layout_.day,
         .kind = TextField{.text = day_.text(), .caret = day_.caret(), .placeholder = tr("Day: 18 Nov")}});
}

void LibraryScene::add_buttons(std::vector<Control>& controls) const {
    controls.push_back({.id = "review",
                        .area = layout_.review,
                        .kind = Button{.look = Button::Look::primary, .words = tr("Review")},
                        .inside = "detail"});
    controls.push_back({.id = "watch",
                        .area = layout_.watch,
                        .kind = Button{.words = tr("Watch"), .icon = "icon/play"},
                        .enabled = can_watch(),
                        .inside = "detail"});
    controls.push_back({.id = "save",
                        .area = layout_.save,
                        .kind = Button{.words = tr("Save as …")},
                        .enabled = !saver_.kinds().empty(),
                        .inside = "detail"});
    controls.push_back({.id = "delete",
                        .area = layout_.remove,
                        .kind = Button{.words = tr("Delete"), .icon = "icon/clear"},
                        .inside = "detail"});
}

bool LibraryScene::can_watch() const {
    const auto* entry = chosen();
    return context_.replay && entry != nullptr && entry->result && entry->moves > 0;
}

SceneChange LibraryScene::update(Seconds step) {
    if (std::exchange(was_left_, false)) look_again();
    since_choice_ += step;
    if (since_choice_ >= rest_before_reading) read_chosen();
    std::vector<const LibraryEntry*> games;
    const auto [first, end] = in_view();
    for (auto index = first; index < end; ++index) {
        if (const auto* entry = shelf_.at(index)) games.push_back(entry);
    }
    thumbnails_.make_one(games);
    notice_.advance(step);
    tell_trouble();
    if (!removed_.empty() && (may_take_back_ -= step) <= Seconds{0}) {
        removed_.clear();
        rebuild();
    }
    if (const auto news = saver_.update())
        notice_.tell(news->words, news->refused ? Role::bad : Role::ink, Seconds{10});
    follow_transfer();
    context_.film.update();
    if (film_state_ != context_.film.state()) rebuild();
    static_cast<void>(controls_.advance(step, context_.theme));
    return take_opened();
}

void LibraryScene::suspend() {
    if (preview_ && preview_->session) preview_->session->act(Act::suspend);
    open_list_.close();
    was_left_ = true;
}

Cursor LibraryScene::cursor() const {
    if (open_list_.is_open()) return open_list_.cursor();
    return pointed_ ? Cursor::hand : controls_.cursor();
}

std::string LibraryScene::title() const {
    const auto* entry = chosen();
    if (entry == nullptr || find(entry->game) == nullptr) return tr("Games");
    const auto& row = row_words(*entry);
    return tr("Games: {game}, {first} against {second}, {result}", {{"game", row.game},
                                                                    {"first", row.names[Side::first]},
                                                                    {"second", row.names[Side::second]},
                                                                    {"result", row.result}});
}

std::vector<NamedRect> LibraryScene::widgets() const {
    if (open_list_.is_open()) return open_list_.widgets();
    std::vector<NamedRect> rects;
    if (!is_empty()) {
        if (film_state_ != FilmJob::State::idle) rects.push_back({"film", layout_.strip, {}});
        rects.push_back({"list", list_, {}});
        rects.push_back({"detail", layout_.detail, {}});
        rects.push_back({"board", layout_.board, "detail"});
        const auto [first, end] = in_view();
        for (auto index = first; index < end; ++index) {
            const auto row = layout_.row(index, scroll_.offset());
            if (list_.contains(row)) rects.push_back({filled("row:{}", index), row, "list"});
        }
    }
    return with_controls(std::move(rects), controls_);
}

namespace {

std::unique_ptr<LibraryScene> of_library(SceneContext& context) {
    return std::make_unique<LibraryScene>(context, context.keeper == nullptr ? nullptr : context.keeper->library());
}

} // namespace

std::unique_ptr<Scene> make_library(SceneContext& context) { return of_library(context); }

std::unique_ptr<Scene> make_library(SceneContext& context, OpenedGames games) {
    auto scene = of_library(context);
    scene->take_in(std::move(games));
    return scene;
}

} // namespace zugzwang
