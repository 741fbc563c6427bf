#include "scenes/tournament/contest_scene.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "desk/day_words.hpp"
#include "scenes/frame/scenes.hpp"
#include "scenes/tournament/entrant_words.hpp"
#include "tournament/best_game.hpp"
#include "tournament/page.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {
constexpr std::size_t boards_shown = 2;
constexpr Seconds between_pages{0.1}, saved_read_in{10};
} // namespace

ContestScene::ContestScene(SceneContext& context, tournament::TournamentPlan plan, int jobs, std::string record_file)
    : PageScene(context), contest_(std::move(plan), jobs, std::move(record_file)),
      boards_(std::min(boards_shown, static_cast<std::size_t>(jobs)), LiveBoard(context)),
      rows_(contest_.plan().entrants.size()) {
    std::iota(rows_.begin(), rows_.end(), std::size_t{0});
}

std::string ContestScene::name_of(std::size_t entrant) const {
    return entrant_words(game(), contest_.plan().entrants[entrant]);
}

std::string ContestScene::name_at(std::size_t place) const {
    return name_of(contest_.standings().table()[place].entrant);
}

std::string ContestScene::title() const {
    if (is_over()) return tr("Tournament: {player} wins", {{"player", name_at(0)}});
    return tr("Tournament: {game}", {{"game", listed(game(), contest_.plan().options)}});
}

/// While it plays; else at once.
Seconds ContestScene::page_time() const { return contest_.state() == State::running ? between_pages : Seconds{0}; }

void ContestScene::advance(Seconds step) {
    const bool was_over = is_over();
    if (contest_.update()) {
        for (std::size_t table = 0; table < boards_.size(); ++table) {
            if (const auto& live = contest_.live()[table])
                boards_[table].follow(game(), contest_.plan().options, *live);
        }
    }
    if (std::exchange(rounds_, contest_.standings().rounds()) != contest_.standings().rounds())
        std::ranges::transform(contest_.standings().table(), rows_.begin(), &tournament::Standing::entrant);
    if (is_over() && !was_over) {
        shows_podium_ = true;
        best_ = tournament::best_game(contest_.plan(), contest_.standings(), contest_.records());
        watch(std::nullopt);
        chosen_.reset();
    }
    if (contest_.refusal()) notice_.tell(tr(*contest_.refusal()), Role::bad);
    if (is_over()) over_for_ += step;
    for (auto& board : boards_)
        board.update(step);
    if (notice_.advance(step)) saved_in_.clear();
    const auto saved = saving_.take();
    if (!saved) return;
    if (*saved) saved_in_ = context_.saving.texts;
    notice_.tell(*saved ? tr("Saved in {folder}: {file}", {{"folder", saved_in_.string()}, {"file", **saved}})
                        : tr(saved->refusal()),
                 *saved ? Role::ink : Role::bad, saved_read_in);
}

void ContestScene::watch(std::optional<std::size_t> table) {
    watched_ = table;
    for (std::size_t at = 0; at < boards_.size(); ++at)
        boards_[at].set_large(at == table);
}

GameRecord ContestScene::named(GameRecord record) const {
    for (auto& seat : record.seats.values)
        seat.name = entrant_words(game(), {.name = seat.name, .player = seat.player});
    return record;
}

void ContestScene::show(const GameRecord& record) {
    go(SceneChange::push(make_review(context_, game(), named(record))));
}

void ContestScene::show_best() {
    if (!best_) return;
    const auto& record = contest_.records()[*best_];
    auto config = context_.replay ? context_.replay(named(record)) : Result<SessionConfig>(Refusal{});
    if (!config) return show(record);
    go(SceneChange::push(make_demo(context_, {.games = {&game()}, .session = *std::move(config)})));
}

void ContestScene::save() {
    const auto name = tr("Tournament {game} {date}",
                         {{"game", listed(game(), contest_.plan().options)}, {"date", day_number(context_.now())}});
    saving_ = context_.workers.advice.submit([name, folder = context_.saving.texts, plan = contest_.plan(),
                                              records = contest_.records(),
                                              standings = contest_.standings()](const std::stop_token&) -> Saved {
        const tournament::Report report{plan, records, standings};
        std::string names;
        using Kind = std::pair<const char*, std::string (*)(const tournament::Report&)>;
        for (const auto& [ending, text] :
             {Kind{".csv", tournament::report_csv}, Kind{".html", tournament::report_page}}) {
            const auto file = new_file(folder, name, ending);
            if (!file) return file.refusal();
            if (auto refusal = write_text(*file, text(report))) return *std::move(refusal);
            names += (names.empty() ? "" : ", ") + file->filename().string();
        }
        return names;
    });
}

void ContestScene::leave() {
    if (watched_) return watch(std::nullopt);
    if (shows_podium_ || chosen_) {
        shows_podium_ = false;
        return chosen_.reset();
    }
    go(SceneChange::pop());
}

} // namespace zugzwang
