#include "scenes/you/you_scene.hpp"

#include <algorithm>
#include <utility>

#include "desk/day_words.hpp"
#include "desk/game_words.hpp"
#include "desk/puzzle_round.hpp"
#include "desk/recorded_game.hpp"
#include "desk/reviewed_game.hpp"
#include "desk/you/known_file.hpp"
#include "keep/keeper.hpp"
#include "scenes/frame/scenes.hpp"
#include "scenes/frame/shared_parts.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

YouScene::YouScene(SceneContext& context, std::optional<you::Known> file)
    : PageScene(context), opener_(context), saver_(context) {
    gather();
    chosen_ = told_.last_played;
    if (file) read_in(*file);
}

void YouScene::gather() {
    told_ = you::told(context_);
    amounts_ = you::amounts(context_);
    read_best();
}

void YouScene::read_best() {
    best_.reset();
    auto* library = context_.keeper == nullptr ? nullptr : context_.keeper->library();
    if (!told_.best || library == nullptr) return;
    const auto& result = told_.best->result;
    const auto game = std::ranges::find(context_.games, result.game, &Game::id);
    const auto entries = library->entries(
        {.game = result.game, .begun = TimeSpan{result.begun, result.begun + std::chrono::seconds(1)}}, 0, 1);
    if (entries.empty() || game == context_.games.end()) return;
    auto record = library->record(entries.front().id);
    if (!record) return;
    best_ = Shown{.id = entries.front().id,
                  .record = *std::move(record),
                  .title = row_of(*game, entries.front(), context_.now()).game};
    auto session = look_back(context_, *game, best_->record, true);
    if (!session) return;
    best_->session = *std::move(session);
    const GameReader reader(best_->session, {}, points_of(*game, best_->record.start));
    const auto turned = reader.turned();
    best_->words = turned ? turned->words() : ending_words(*game, best_->record.result, best_->session->news());
}

std::vector<std::size_t> YouScene::order() const {
    std::vector<std::size_t> places(told_.games.size());
    for (std::size_t place = 0; place < places.size(); ++place)
        places[place] = place;
    std::ranges::stable_sort(places, std::greater{}, [this](std::size_t place) {
        const auto now = told_.games[place].rating.now();
        return std::pair(now.has_value(), now ? now->value : 0);
    });
    return places;
}

std::optional<ChartPoint> YouScene::pointed() const {
    const auto area = last().place_of("chart");
    const auto pointer = last().pointer();
    if (!area || !pointer || !area->contains(*pointer)) return std::nullopt;
    return point_at(*area, *pointer, told_, canvas());
}

std::size_t YouScene::bright() const {
    if (const auto point = pointed()) return point->game;
    for (std::size_t place = 0; place < told_.games.size(); ++place) {
        if (last().hovered() == row_id(*told_.games[place].game)) return place;
    }
    return chosen_;
}

void YouScene::choose(std::size_t place) {
    chosen_ = place;
    context_.touched = sound::Sound::move;
    fresh().focus(row_id(*told_.games[place].game));
}

void YouScene::step_in_order(int step) {
    const auto places = order();
    const auto at = static_cast<std::size_t>(std::ranges::find(places, chosen_) - places.begin());
    choose(places[at + static_cast<std::size_t>(step)]);
}

void YouScene::look_at_best() {
    const auto game = std::ranges::find(context_.games, best_->record.game, &Game::id);
    go(SceneChange::push(make_review(context_, *game, best_->record, best_->id)));
}

void YouScene::read_in(const you::Known& file) {
    end_deletion();
    const auto count = static_cast<std::int64_t>(you::take_in(context_, file));
    notice_.tell(count == 0 ? tr("All of that file is here already")
                            : tr_n("Read in: {n} line is new", "Read in: {n} lines are new", count),
                 Role::ink, deed_is_told_for);
    gather();
}

void YouScene::take_opened() {
    auto opened = opener_.take();
    if (!opened) return;
    if (const auto* person = std::get_if<OpenedPerson>(&*opened)) return read_in(person->known);
    auto scene = scene_of(context_, *std::move(opened));
    if (scene) return go(SceneChange::push(*std::move(scene)));
    notice_.tell(tr(scene.refusal()), Role::bad, deed_is_told_for);
}

void YouScene::save() {
    const auto write = [text = you::known_text(you::known(context_), context_.now())](const auto& file) {
        return write_text(file, text);
    };
    saver_.save_files(tr("You {date}", {{"date", day_number(context_.now())}}),
                      {{context_.saving.texts, ".jsonl", write}});
}

void YouScene::delete_all() {
    asks_ = false;
    if (const auto refusal = context_.keeper->remove_all())
        return notice_.tell(tr(*refusal), Role::bad, deed_is_told_for);
    ladders_ = std::exchange(context_.ladders, {});
    can_take_back_for_ = deed_is_told_for;
    was_deleted_ = true;
    notice_.tell(tr("All deleted"), Role::ink, deed_is_told_for);
    gather();
}

void YouScene::take_back() {
    context_.keeper->restore_all();
    context_.ladders = std::exchange(ladders_, {});
    can_take_back_for_ = Seconds{0};
    notice_.tell(tr("All is back"));
    gather();
}

void YouScene::end_deletion() {
    if (context_.keeper != nullptr) context_.keeper->forget_removed();
    ladders_ = {};
    can_take_back_for_ = Seconds{0};
}

/// A scene below may stand on something that is gone.
void YouScene::leave() {
    if (asks_) {
        asks_ = false;
        return;
    }
    go(was_deleted_ ? SceneChange::home() : SceneChange::pop());
}

SceneChange YouScene::handle(const InputEvent& event) {
    if (opener_.handle(event, nullptr)) return SceneChange::stay();
    return PageScene::handle(event);
}

void YouScene::advance(Seconds step) {
    if (std::exchange(was_left_, false) || told_.today != today(context_)) gather();
    if (can_take_back_for_ > Seconds{0}) {
        can_take_back_for_ -= step;
        if (can_take_back_for_ <= Seconds{0}) end_deletion();
    }
    follow(saver_, step, context_.keeper, notice_, saved_in_);
    take_opened();
}

void YouScene::suspend() {
    end_deletion();
    if (best_ && best_->session) best_->session->act(Act::suspend);
    was_left_ = true;
    PageScene::suspend();
}

std::string YouScene::status() const {
    if (asks_) return tr("Delete all of it?");
    if (!told_.since) return tr("No games yet");
    return tr_n("Since {day}: {n} game played", "Since {day}: {n} games played",
                static_cast<std::int64_t>(told_.played), {{"day", named_day(*told_.since, told_.today)}});
}

std::string YouScene::title() const {
    return tr("You: {status}", {{"status", notice_.words().empty() ? status() : notice_.words()}});
}

std::unique_ptr<Scene> make_you(SceneContext& context, std::optional<you::Known> file) {
    return std::make_unique<YouScene>(context, std::move(file));
}

} // namespace zugzwang
