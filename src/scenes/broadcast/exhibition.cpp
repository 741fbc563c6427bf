#include "scenes/broadcast/exhibition.hpp"

#include <utility>

#include "scenes/broadcast/between_games.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

constexpr Seconds rest_on_the_result{4}, table_time{7};
constexpr Seconds longest_game{75}; ///< Then the players run ahead to its end.

/// What a person does; the pointer's leaving the window, a key let go and a new size are not.
bool is_input(const InputEvent& event) {
    if (const auto* pointer = std::get_if<PointerEvent>(&event)) return pointer->kind != PointerEvent::Kind::leave;
    return !std::holds_alternative<KeyReleaseEvent>(event) && !std::holds_alternative<ResizeEvent>(event);
}

} // namespace

ExhibitionScene::ExhibitionScene(SceneContext& context, ExhibitionRequest request)
    : BroadcastScene(context), request_(std::move(request)) {
    for (const auto* game : request_.games)
        championships_.emplace_back(entrants(*game).size());
    start_game();
}

void ExhibitionScene::start_game() {
    const auto pairing = championship().next();
    const auto score = championship().between(pairing);
    auto config = championship_game(game(), pairing, request_.session, context_.random);
    config.seed = context_.random.below(1'000'000'000) + 1;
    const auto round = tr("Championship: game {number} of {count}",
                          {{"number", championship().played() + 1}, {"count", championship().games()}});
    start(game(), config, score, TableUse::exhibited);
    show(title_card({.game = game(), .players = config.players, .score = score, .round = round, .refusal = refusal_}),
         title_card_time);
    go_on_to(Part::title);
}

SceneChange ExhibitionScene::handle(const InputEvent& event) {
    return is_input(event) ? SceneChange::pop() : SceneChange::stay();
}

SceneChange ExhibitionScene::update(Seconds step) {
    part_for_ += step;
    static_cast<void>(shown().update(step));
    if (part_ == Part::game) {
        if (part_for_ >= longest_game) watched_->run_ahead();
        if (watched_->over_for() >= rest_on_the_result) note_result();
    } else if (part_for_ >= (part_ == Part::title ? title_card_time : table_time)) {
        if (!watched_) {
            next_game();
        } else {
            end_page();
            go_on_to(Part::game);
        }
    }
    return SceneChange::stay();
}

void ExhibitionScene::go_on_to(Part part) {
    part_ = part;
    part_for_ = Seconds{0};
}

void ExhibitionScene::next_game() {
    if (championship().is_over()) championships_[turn_] = Championship(championship().players());
    turn_ = (turn_ + 1) % request_.games.size();
    start_game();
}

void ExhibitionScene::note_result() {
    championships_[turn_].note(watched_->outcome()->winner);
    suspend();
    watched_.reset();
    show(standings(game(), championship(), entrants(game()), canvas()));
    go_on_to(Part::table);
}

std::string ExhibitionScene::title() const {
    return part_ == Part::game ? watched_->title() : tr("{game}: championship", {{"game", tr(game().title)}});
}

std::unique_ptr<Scene> make_exhibition(SceneContext& context, ExhibitionRequest request) {
    return std::make_unique<ExhibitionScene>(context, std::move(request));
}

} // namespace zugzwang
