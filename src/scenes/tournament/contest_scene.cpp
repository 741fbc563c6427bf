#include "scenes/tournament/contest_scene.hpp"

#include <algorithm>
#include <memory>
#include <numeric>
#include <utility>

#include "desk/day_words.hpp"
#include "scenes/frame/scenes.hpp"
#include "scenes/frame/shared_parts.hpp"
#include "scenes/tournament/entrant_words.hpp"
#include "tournament/best_game.hpp"
#include "tournament/page.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {
constexpr std::size_t boards_shown = 2;
constexpr Seconds between_pages{0.1};
constexpr Size empty_picture{1920, 340};               ///< Of a table without lines;
constexpr int line_height = 62, widest_picture = 6000; ///< each makes it so much higher, and twice as broad.
} // namespace

ContestScene::ContestScene(SceneContext& context, tournament::TournamentPlan plan, int jobs, std::string record_file)
    : PageScene(context), record_file_(record_file), contest_(std::move(plan), jobs, std::move(record_file)),
      boards_(std::min(boards_shown, static_cast<std::size_t>(jobs)), LiveBoard(context, contest_.plan())),
      rows_(contest_.plan().entrants.size()), saver_(context) {
    std::iota(rows_.begin(), rows_.end(), std::size_t{0});
    rows_before_ = rows_;
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

/// While it plays and no line has just changed places; else at once.
Seconds ContestScene::page_time() const {
    return contest_.state() == State::running && time_ != ordered_at_ ? between_pages : Seconds{0};
}

void ContestScene::advance(Seconds step) {
    time_ += step;
    const bool was_over = is_over();
    if (contest_.update()) {
        for (std::size_t table = 0; table < boards_.size(); ++table) {
            if (const auto& live = contest_.live()[table]) boards_[table].follow(*live);
        }
    }
    if (std::exchange(rounds_, contest_.standings().rounds()) != contest_.standings().rounds()) {
        ordered_at_ = time_;
        rows_before_ = rows_;
        std::ranges::transform(contest_.standings().table(), rows_.begin(), &tournament::Standing::entrant);
    }
    if (is_over() && !was_over) {
        over_at_ = time_;
        shows_podium_ = true;
        best_ = tournament::best_game(contest_.plan(), contest_.standings(), contest_.records());
        watch(std::nullopt);
        chosen_.reset();
    }
    if (contest_.refusal()) notice_.tell(tr(*contest_.refusal()), Role::bad);
    for (auto& board : boards_)
        board.update(step);
    follow(saver_, step, context_.keeper, notice_, saved_in_);
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

void ContestScene::explore() {
    const OpeningLine first{.start = contest_.records().front().start};
    go(SceneChange::push(make_explorer(context_, game(), contest_.plan().options, first, record_file_)));
}

void ContestScene::save() {
    const auto name = tr("Tournament {game} {date}",
                         {{"game", listed(game(), contest_.plan().options)}, {"date", day_number(context_.now())}});
    const auto& saving = context_.saving;
    const auto records = std::make_shared<const std::vector<GameRecord>>(contest_.records());
    const auto report = [&](std::string (*text)(const tournament::Report&)) -> FileWriter {
        return [text, records, plan = contest_.plan(), standings = contest_.standings()](const auto& file) {
            return write_text(file, text({plan, *records, standings}));
        };
    };
    std::vector<NewFile> files{{saving.texts, ".csv", report(tournament::report_csv)},
                               {saving.texts, ".html", report(tournament::report_page)}};
    if (saving.takes_pictures()) {
        const auto draw = [&](Rect sheet, Canvas& canvas) {
            const float widths = sheet.width / canvas.px(Measure::body);
            auto all = ui::column(ui::line(name, {.size = Measure::title, .weight = Weight::bold}),
                                  crosstable({contest_.plan(), contest_.standings(), rows_, {}, {}, widths}).tall());
            ui::PageView view;
            view.show({.body = std::move(all).gaps(Measure::near).padded(Measure::edge), .bare = true}, sheet, canvas);
            view.draw(canvas);
        };
        const float height = empty_picture.height + static_cast<float>(line_height * rows_.size());
        const float width = std::clamp<float>(2 * height, empty_picture.width, widest_picture);
        files.push_back({saving.pictures, ".png", saving.picture({width, height}, draw)});
    }
    saver_.save_files(name, std::move(files));
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
