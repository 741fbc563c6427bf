#include "scenes/library/library_scene.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "desk/day_words.hpp"
#include "desk/recorded_game.hpp"
#include "keep/keeper.hpp"
#include "record/record.hpp"
#include "scenes/frame/scenes.hpp"
#include "scenes/frame/shared_parts.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

constexpr Seconds rest_before_reading{0.06}; ///< Until the chosen game is read: the choice may only be passing by.
/// A longer game is shown at its end, and played through only where that is asked for.
constexpr std::size_t longest_played_at_once = 20'000;
constexpr std::size_t max_rows_known = 400;

/// By Saver::Kind.
constexpr std::array way_words{message("Picture of the board"), message("Film of the game"), message("Text to read"),
                               message("Record to open again")};

std::unique_ptr<LibraryScene> of_library(SceneContext& context) {
    return std::make_unique<LibraryScene>(context, context.keeper == nullptr ? nullptr : context.keeper->library());
}

} // namespace

LibraryScene::LibraryScene(SceneContext& context, Library* library)
    : PageScene(context), library_(library), shelf_(library), thumbnails_(context, library), opener_(context),
      saver_(context), transfer_(library) {}

const Game* LibraryScene::find(const std::string& id) const {
    const auto found = std::ranges::find(context_.games, id, &Game::id);
    return found == context_.games.end() ? nullptr : &*found;
}

bool LibraryScene::can_watch() const {
    const auto* entry = chosen();
    return context_.replay && entry != nullptr && entry->result && entry->moves > 0;
}

bool LibraryScene::can_go_on() const {
    const auto* entry = chosen();
    return entry != nullptr && waits(*entry);
}

const GameRow& LibraryScene::row_words(const LibraryEntry& entry) const {
    const auto found = rows_.find(entry.id);
    if (found != rows_.end()) return found->second;
    if (rows_.size() > max_rows_known) rows_.clear();
    return rows_.emplace(entry.id, row_of(*find(entry.game), entry, context_.now())).first->second;
}

SceneChange LibraryScene::handle(const InputEvent& event) {
    if (opener_.handle(event, nullptr)) return SceneChange::stay();
    const auto* pressed = std::get_if<KeyEvent>(&event);
    if (pressed != nullptr && pressed->control && pressed->character == 'c' && !takes_text()) copy(pressed->shift);
    return PageScene::handle(event);
}

void LibraryScene::advance(Seconds step) {
    if (std::exchange(was_left_, false)) look_again();
    since_choice_ += step;
    if (since_choice_ >= rest_before_reading) read_chosen();
    std::vector<const LibraryEntry*> games;
    for (const auto index : in_view_) {
        if (const auto* entry = shelf_.at(index)) games.push_back(entry);
    }
    thumbnails_.make_one(games);
    follow(saver_, step, context_.keeper, notice_, saved_in_);
    follow_transfer();
    static_cast<void>(context_.film.update());
    take_opened();
}

void LibraryScene::suspend() {
    if (preview_ && preview_->session) preview_->session->act(Act::suspend);
    was_left_ = true;
    PageScene::suspend();
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

void LibraryScene::filter(LibraryFilter filter) {
    if (filter == shelf_.filter()) return;
    shelf_.set_filter(std::move(filter));
    choose(0);
}

void LibraryScene::filter_game(const std::string& id) {
    auto wanted = shelf_.filter();
    wanted.game = id;
    wanted.against.clear();
    filter(std::move(wanted));
}

void LibraryScene::choose(std::size_t index) {
    const bool another = index != chosen_;
    chosen_ = std::min(index, is_empty() ? 0 : shelf_.size() - 1);
    if (another) since_choice_ = Seconds{0};
}

void LibraryScene::read_chosen() {
    const auto* entry = chosen();
    if (entry == nullptr) return preview_.reset();
    if (preview_ && preview_->id == entry->id) return;
    preview_ = Preview{.id = entry->id, .game = find(entry->game), .entry = *entry};
    auto& preview = *preview_;
    auto record = library_->record(entry->id);
    if (!record || preview.game == nullptr) {
        preview.words = record ? tr("There is no such game here.") : tr(record.refusal());
        return;
    }
    preview.record = *std::move(record);
    auto shown = preview.record;
    if (shown.moves.size() > longest_played_at_once) {
        shown = only_position(entry->game, entry->last, entry->seats);
        shown.result = preview.record.result;
    }
    auto session = look_back(context_, *preview.game, std::move(shown), false);
    if (!session) {
        preview.words = tr(session.refusal());
        return;
    }
    preview.session = *std::move(session);
    preview.words = ending_words(*preview.game, preview.record.result, preview.session->news());
}

void LibraryScene::look_again() {
    const auto id = preview_ ? preview_->id : 0;
    preview_.reset();
    rows_.clear();
    shelf_.reload();
    choose(shelf_.index_of(id, chosen_).value_or(chosen_));
}

void LibraryScene::delete_chosen() {
    const auto* entry = chosen();
    if (entry == nullptr) return;
    const Removed game{.id = entry->id, .index = chosen_};
    if (const auto refusal = shelf_.remove(game.id)) return refuse(*refusal);
    removed_.push_back(game);
    rows_.clear();
    notice_.tell(tr("Deleted"), Role::ink, deed_is_told_for);
    choose(chosen_);
}

void LibraryScene::take_back() {
    const auto game = removed_.back();
    if (const auto refusal = shelf_.restore(game.id)) return refuse(*refusal);
    removed_.pop_back();
    notice_.tell(tr("Restored"));
    choose(shelf_.index_of(game.id, game.index).value_or(game.index));
}

void LibraryScene::review() {
    read_chosen();
    if (preview_ && preview_->session)
        go(SceneChange::push(make_review(context_, *preview_->game, preview_->record, preview_->id)));
}

void LibraryScene::watch() {
    read_chosen();
    if (!preview_ || preview_->game == nullptr) return;
    auto config = context_.replay(preview_->record);
    if (!config) return refuse(config.refusal());
    go(SceneChange::push(make_demo(context_, {.games = {preview_->game}, .session = *std::move(config)})));
}

void LibraryScene::go_on_playing() {
    read_chosen();
    if (!preview_ || preview_->game == nullptr) return;
    auto scene = go_on(context_, *preview_->game, preview_->record);
    scene ? go(SceneChange::push(*std::move(scene))) : refuse(scene.refusal());
}

void LibraryScene::explore() {
    if (chosen() != nullptr) read_chosen();
    if (preview_ && preview_->game != nullptr && preview_->session) {
        const auto& record = preview_->record;
        const auto config = config_of(*preview_->game, record);
        const auto options = config ? config->options : OptionValues(preview_->game->options);
        return go(SceneChange::push(make_explorer(context_, *preview_->game, options, OpeningLine{record.start})));
    }
    const auto* game = find(shelf_.filter().game);
    const auto& shown = game == nullptr ? context_.games.front() : *game;
    go(SceneChange::push(make_explorer(context_, shown, choices_of(context_, shown).options)));
}

void LibraryScene::play() {
    const auto* game = find(shelf_.filter().game);
    go(SceneChange::push(make_setup(context_, game == nullptr ? context_.games.front() : *game)));
}

void LibraryScene::ask_opponent() {
    auto names = library_ == nullptr ? std::vector<std::string>() : library_->opponents(shelf_.filter().game);
    names.insert(names.begin(), std::string());
    const auto now = std::ranges::find(names, shelf_.filter().against);
    auto words = names;
    words.front() = tr("anyone");
    fresh().open_list("against", std::move(words),
                      now == names.end() ? 0 : static_cast<std::size_t>(now - names.begin()),
                      [this, names](std::size_t index) {
                          auto wanted = shelf_.filter();
                          wanted.against = names[index];
                          filter(std::move(wanted));
                      });
}

void LibraryScene::ask_days() {
    if (library_ == nullptr) return;
    const auto all = days_with_games(*library_, shelf_.filter(), context_.now());
    std::vector<std::string> words(all.size());
    std::ranges::transform(all, words.begin(), &NamedDays::words);
    const auto now = std::ranges::find(words, shelf_.filter().begun ? days_ : words.front()) - words.begin();
    fresh().open_list("day", words, static_cast<std::size_t>(now) % words.size(), [this, all](std::size_t index) {
        auto chosen = shelf_.filter();
        days_ = all[index].words;
        chosen.begun = all[index].days;
        filter(std::move(chosen));
    });
}

void LibraryScene::ask_way_to_save() {
    const auto ways = saver_.kinds();
    std::vector<std::string> words(ways.size());
    std::ranges::transform(ways, words.begin(),
                           [](Saver::Kind way) { return tr(way_words[static_cast<std::size_t>(way)]); });
    words.push_back(
        tr_n("The record of {n} game", "Records of all {n} games listed", static_cast<std::int64_t>(shelf_.size())));
    fresh().open_list("save", std::move(words), 0, [this, ways](std::size_t index) {
        index == ways.size() ? transfer_.give_out(shelf_.filter()) : save(ways[index]);
    });
}

void LibraryScene::save(Saver::Kind way) {
    read_chosen();
    if (!preview_ || !preview_->session) return;
    saver_.save(way, *preview_->game, preview_->entry, preview_->record, *preview_->session);
    preview_.reset(); // a picture lays its board out anew
}

void LibraryScene::copy(bool whole_game) {
    read_chosen();
    if (!preview_ || !context_.clipboard.set_text) return;
    context_.clipboard.set_text(whole_game ? to_json_line(preview_->record) : preview_->entry.last);
    notice_.tell(whole_game ? tr("The game is copied") : tr("The position is copied"));
}

void LibraryScene::refuse(const Refusal& refusal) { notice_.tell(tr(refusal), Role::bad, deed_is_told_for); }

void LibraryScene::take_in(OpenedGames games) {
    if (library_ == nullptr) return refuse(Refusal{"games cannot be kept here"});
    transfer_.take_in(std::move(games));
}

void LibraryScene::take_opened() {
    auto opened = opener_.take();
    if (!opened) return;
    auto* games = std::get_if<OpenedGames>(&*opened);
    if (games != nullptr && games->are_many()) return take_in(std::move(*games));
    auto scene = scene_of(context_, *std::move(opened));
    scene ? go(SceneChange::push(*std::move(scene))) : refuse(scene.refusal());
}

void LibraryScene::follow_transfer() {
    if (!transfer_.is_running()) return;
    const bool over = transfer_.step();
    notice_.tell(transfer_.words());
    if (!over) return;
    if (transfer_.takes_in()) {
        shelf_.reload();
        rows_.clear();
        return choose(0);
    }
    saver_.save_records(tr("Games {date}", {{"date", day_number(context_.now())}}), transfer_.take_records());
}

std::unique_ptr<Scene> make_library(SceneContext& context, LibraryFilter filter) {
    auto scene = of_library(context);
    scene->filter(std::move(filter));
    return scene;
}

std::unique_ptr<Scene> make_library(SceneContext& context, OpenedGames games) {
    auto scene = of_library(context);
    scene->take_in(std::move(games));
    return scene;
}

} // namespace zugzwang
