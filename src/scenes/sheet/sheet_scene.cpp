#include "scenes/sheet/sheet_scene.hpp"

#include <algorithm>
#include <utility>

#include "desk/practice/practice_round.hpp"
#include "desk/sheet/sheet_files.hpp"
#include "scenes/frame/scenes.hpp"
#include "scenes/frame/shared_parts.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

using sheet::Asks;

constexpr std::size_t due_today = 0, before_kinds = 2; ///< Of what can be chosen of the exercises.

} // namespace

SheetScene::SheetScene(SceneContext& context, const Game& game, Asks asks) : PageScene(context), saver_(context) {
    order_.game = &game;
    order_.wish.seed = context.random.below(1'000'000);
    choose_source(asks);
}

bool SheetScene::has_any(const Game& game) const {
    if (order_.asks == Asks::win) return context_.puzzles.has_any(game);
    return std::ranges::any_of(practice_notes(context_).exercises(),
                               [&](const auto& kept) { return kept.first.game == game.id; });
}

std::optional<Address> SheetScene::address() const {
    return Address{.place = Address::Place::sheet,
                   .game = order_.game->id,
                   .part = std::string(order_.asks == Asks::better ? exercises_word : std::string_view())};
}

void SheetScene::choose_source(Asks asks) {
    order_.asks = asks;
    which_ = due_today;
    const auto first = std::ranges::find_if(context_.games, [this](const Game& game) { return has_any(game); });
    if (!has_any(*order_.game) && first != context_.games.end()) order_.game = &*first;
    make();
}

Result<std::vector<sheet::SheetQuestion>> SheetScene::questions() {
    const auto& game = *order_.game;
    if (order_.asks == Asks::win) return sheet::questions_of(order_.wish, context_.puzzles.pack(game.id));
    sheet::ExerciseWish wish{.game = game.id, .count = order_.wish.count};
    if (which_ == due_today) wish.due = today(context_);
    if (which_ >= before_kinds) wish.kind = game.mistakes.kinds[which_ - before_kinds].id;
    return sheet::exercises_of(wish, practice_notes(context_));
}

void SheetScene::make() {
    pages_.reset();
    trouble_.clear();
    auto found = questions();
    if (!found) {
        trouble_ = tr(found.refusal());
        order_.questions.clear();
        return;
    }
    order_.questions = *std::move(found);
    theme_ = theme_of(order_, context_.theme);
    pages_.emplace(content_of(order_, order_.game->id + ".pdf"), theme_, order_.paper, context_.workers);
    turn_to(0);
}

void SheetScene::turn_to(std::size_t page) { at_ = std::min(page, pages_->count() - 1); }

void SheetScene::save() { saver_.save_files(sheet_name(order_), sheet_files(context_, order_)); }

void SheetScene::ask_which() {
    fresh().open_list("which", which_words(), which_, [this](std::size_t index) {
        which_ = index;
        make();
    });
}

std::vector<std::string> SheetScene::which_words() const {
    std::vector<std::string> words{tr("Due today"), tr("All of them")};
    for (const auto& kind : order_.game->mistakes.kinds)
        words.push_back(tr(kind.name));
    return words;
}

void SheetScene::advance(Seconds step) { follow(saver_, step, context_.keeper, notice_, saved_in_); }

std::string SheetScene::status() const {
    if (!trouble_.empty()) return trouble_;
    const auto count = static_cast<std::int64_t>(order_.questions.size());
    return order_.asks == Asks::win ? tr_n("{n} puzzle", "{n} puzzles", count)
                                    : tr_n("{n} exercise", "{n} exercises", count);
}

std::string SheetScene::where_words() const {
    const auto& saving = context_.saving;
    if (saving.texts.empty() || !saving.sprite) return tr("There is no folder here to save it in.");
    const auto folder = saving.texts.filename().string();
    if (saving.pdf)
        return tr("A PDF goes to {folder}, beside it the answers for you and the set that a class opens.",
                  {{"folder", folder}});
    return tr("The program {program} makes a PDF, but it is not installed (package {package}). Each page goes to "
              "{folder} as an .svg, beside it the answers for you and the set that a class opens.",
              {{"program", sheet::pdf_program}, {"package", sheet::pdf_package}, {"folder", folder}});
}

std::string SheetScene::title() const {
    return tr("{game}, a sheet of paper: {status}", {{"game", tr(order_.game->title)}, {"status", status()}});
}

std::unique_ptr<Scene> make_sheet(SceneContext& context, const Game& game, Asks asks) {
    return std::make_unique<SheetScene>(context, game, asks);
}

} // namespace zugzwang
