#include "scenes/practice/practice_scene.hpp"

#include <algorithm>
#include <utility>

#include "keep/keeper.hpp"
#include "scenes/frame/scenes.hpp"
#include "scenes/practice/practice_words.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

constexpr Seconds next_exercise{1.2};

} // namespace

PracticeScene::PracticeScene(SceneContext& context, const Game& game, practice::Wish wish)
    : PageScene(context), round_(context), board_(context), game_(&game) {
    if (wish != practice::Wish{}) round_.choose(std::move(wish));
    show();
}

PracticeScene::Face PracticeScene::face() const {
    const auto& row = round_.row();
    if (row.place() == nullptr) {
        if (!row.places().empty() || row.left_over() > 0) return Face::done;
        return practice_notes(context_).exercises().empty() ? Face::empty : Face::free;
    }
    if (!board_) return Face::broken;
    return board_.state() == PracticeBoard::State::solved ? Face::solved : Face::asked;
}

void PracticeScene::show() {
    goes_on_ = false;
    const auto* place = round_.row().place();
    const auto* exercise = round_.exercise();
    if (round_.row().places().empty()) board_.clear();
    if (exercise == nullptr) return;
    game_ = &round_.game();
    library_id_ = round_.library_id();
    const bool is_shown = place->done ? board_.start_solved(*game_, *exercise) : board_.start(*game_, *exercise);
    if (!is_shown) board_.clear();
}

void PracticeScene::next() {
    round_.next();
    show();
}

void PracticeScene::show_place(std::size_t place) {
    round_.show(place);
    show();
}

void PracticeScene::advance(Seconds step) {
    if (round_.refresh()) show();
    if (board_) follow_board(step);
}

void PracticeScene::follow_board(Seconds step) {
    using Happened = PracticeBoard::Happened;
    const auto happened = board_.update(step);
    if (happened == Happened::wrong_move) {
        round_.miss();
        hear(context_, {.sound = sound::Sound::refuse});
    }
    if (happened == Happened::solved) {
        round_.solve(board_.hints() > 0);
        hear(context_, {.sound = sound::Sound::star});
        goes_on_ = true;
        solved_for_ = Seconds{0};
    }
    if (happened == Happened::went_on) return next();
    if (board_.state() == PracticeBoard::State::open) round_.run(step);
    if (!goes_on_) return;
    solved_for_ += step;
    if (solved_for_ >= next_exercise) next();
}

void PracticeScene::leave() {
    if (!board_ || !board_.cancel()) go(SceneChange::pop());
}

void PracticeScene::open_review() {
    auto record = context_.keeper->library()->record(*library_id_);
    if (!record) return;
    const auto ply = round_.exercise()->origin.ply;
    go(SceneChange::push(make_review(context_, round_.game(), *std::move(record), library_id_, ply)));
}

void PracticeScene::ask_game() {
    std::vector<const Game*> games{nullptr};
    std::vector<std::string> words{tr("All games")};
    std::size_t chosen = 0;
    for (const auto& game : context_.games) {
        const auto is_of_it = [&](const auto& kept) { return kept.first.game == game.id; };
        if (std::ranges::none_of(practice_notes(context_).exercises(), is_of_it)) continue;
        if (&game == chosen_game_) chosen = games.size();
        games.push_back(&game);
        words.push_back(tr(game.title));
    }
    fresh().open_list("game", std::move(words), chosen,
                      [this, games = std::move(games)](std::size_t index) { choose(games[index], std::nullopt); });
}

void PracticeScene::choose(const Game* game, std::optional<std::string> kind) {
    if (!kind) chosen_game_ = game;
    if (game != nullptr) game_ = game;
    auto wish = round_.wish();
    wish.games.clear();
    wish.now.reset();
    if (const auto* of = kind ? game : chosen_game_; of != nullptr) wish.games.push_back(of->id);
    wish.kind = std::move(kind);
    board_.clear();
    round_.choose(std::move(wish));
    show();
}

bool PracticeScene::is_chosen(const std::string& kind) const {
    return round_.wish().kind == kind && round_.wish().games.front() == game_->id;
}

void PracticeScene::suspend() {
    if (board_) board_.suspend();
    PageScene::suspend();
}

std::string PracticeScene::status() const {
    switch (face()) {
    case Face::asked:
    case Face::solved:
        return board_.status();
    case Face::broken:
        return tr("This exercise cannot be shown.");
    case Face::done:
        return tr("Done for today");
    case Face::free:
        return tr("Nothing to practise today.");
    case Face::empty:
        break;
    }
    return tr("Mistakes from your games come here");
}

std::string PracticeScene::title() const {
    const auto its = face();
    if (its != Face::asked && its != Face::solved) return tr("Practice: {status}", {{"status", status()}});
    return tr("Practice: {game}, {status}", {{"game", tr(board_.game().title)}, {"status", status()}});
}

std::unique_ptr<Scene> make_practice(SceneContext& context, const Game& game, practice::Wish wish) {
    return std::make_unique<PracticeScene>(context, game, std::move(wish));
}

} // namespace zugzwang
