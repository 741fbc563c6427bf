// What is done with games: chosen, deleted, watched, reviewed, saved, opened.
#include <algorithm>
#include <utility>

#include "desk/day_words.hpp"
#include "desk/look_back.hpp"
#include "keep/keeper.hpp"
#include "scenes/library/library_scene.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

constexpr Seconds taken_back_within{10}, words_read_in{10};
/// A longer game is shown at its end, and played through only where that is asked for.
constexpr std::size_t longest_played_at_once = 20'000;

} // namespace

void LibraryScene::filter(LibraryFilter filter) {
    shelf_.set_filter(std::move(filter));
    scroll_.to(0);
    choose(0);
}

void LibraryScene::choose(std::size_t index) {
    const bool another = index != chosen_;
    chosen_ = std::min(index, shelf_.size() == 0 ? 0 : shelf_.size() - 1);
    if (another) since_choice_ = Seconds{0};
    rebuild();
    const float top = layout_.pitch * static_cast<float>(chosen_);
    if (top < scroll_.offset()) scroll_.to(top);
    if (top + layout_.row_height > scroll_.offset() + list_.height) scroll_.to(top + layout_.row_height - list_.height);
}

void LibraryScene::read_chosen() {
    const auto* entry = chosen();
    if (entry == nullptr) {
        preview_.reset();
        return;
    }
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
    preview.session->place(layout_.board);
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
    notice_.tell(tr("Deleted"), Role::ink, taken_back_within);
    may_take_back_ = taken_back_within;
    choose(chosen_);
}

void LibraryScene::take_back() {
    if (removed_.empty()) return;
    const auto game = removed_.back();
    if (const auto refusal = shelf_.restore(game.id)) return refuse(*refusal);
    removed_.pop_back();
    notice_.tell(tr("It is back"));
    choose(shelf_.index_of(game.id, game.index).value_or(game.index));
}

SceneChange LibraryScene::review() {
    read_chosen();
    if (!preview_ || !preview_->session) return SceneChange::stay();
    return SceneChange::push(make_review(context_, *preview_->game, preview_->record, preview_->id));
}

SceneChange LibraryScene::watch() {
    read_chosen();
    if (!can_watch() || !preview_ || preview_->game == nullptr) return SceneChange::stay();
    auto config = context_.replay(preview_->record);
    if (!config) {
        refuse(config.refusal());
        return SceneChange::stay();
    }
    return SceneChange::push(make_demo(context_, {.games = {preview_->game}, .session = *std::move(config)}));
}

void LibraryScene::save(std::size_t index) {
    read_chosen();
    if (index == ways_.size()) return transfer_.give_out(shelf_.filter());
    if (!preview_ || !preview_->session) return;
    saver_.save(ways_[index], *preview_->game, preview_->entry, preview_->record, *preview_->session);
    preview_->session->place(layout_.board);
}

void LibraryScene::refuse(const Refusal& refusal) { notice_.tell(tr(refusal), Role::bad, words_read_in); }

void LibraryScene::tell_trouble() {
    if (context_.keeper == nullptr || !notice_.words().empty()) return;
    auto words = context_.keeper->take_trouble();
    if (!words) return;
    notice_.tell(*std::move(words), Role::bad, words_read_in);
}

void LibraryScene::take_in(OpenedGames games) {
    if (library_ == nullptr) return refuse(Refusal{"games cannot be kept here"});
    transfer_.take_in(std::move(games));
}

SceneChange LibraryScene::take_opened() {
    auto opened = opener_.take();
    if (!opened) return SceneChange::stay();
    auto* games = std::get_if<OpenedGames>(&*opened);
    if (games != nullptr && games->are_many()) {
        take_in(std::move(*games));
        return SceneChange::stay();
    }
    auto scene = scene_of(context_, *std::move(opened));
    if (scene) return SceneChange::push(*std::move(scene));
    refuse(scene.refusal());
    return SceneChange::stay();
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

} // namespace zugzwang
