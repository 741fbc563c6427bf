#include "scenes/explorer/explorer_scene.hpp"

#include <algorithm>
#include <utility>

#include "desk/game_words.hpp"
#include "scenes/explorer/explorer_words.hpp"
#include "scenes/frame/shared_parts.hpp"
#include "zugzwang/base/text.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t most_games_listed = 200, most_files_listed = 20;

SessionConfig config_of(SceneContext& context, const OptionValues& options, std::optional<std::string> position) {
    SessionConfig config;
    config.options = options;
    config.position = std::move(position);
    config.analysis_nodes = context.analysis_nodes;
    config.theme = &context.theme;
    return config;
}

/// The record files of the tournaments, those written last first.
std::vector<fs::path> tournament_files(const fs::path& folder) {
    std::vector<std::pair<fs::file_time_type, fs::path>> dated;
    std::error_code failed;
    for (const auto& entry : fs::directory_iterator(folder, failed)) {
        std::error_code not_there;
        if (entry.path().extension() == ".jsonl") dated.emplace_back(entry.last_write_time(not_there), entry.path());
    }
    std::ranges::sort(dated, std::greater());
    std::vector<fs::path> files;
    for (const auto& [time, file] : dated) {
        if (files.size() < most_files_listed) files.push_back(file);
    }
    return files;
}

} // namespace

ExplorerScene::ExplorerScene(SceneContext& context, const Game& game, OptionValues options, OpeningLine line,
                             const fs::path& file)
    : PageScene(context), game_(game), options_(std::move(options)), line_(std::move(line)),
      final_board_(context, game), told_(listening(context), game.side_names) {
    begin();
    if (!file.empty()) read_file(file);
}

void ExplorerScene::begin() {
    session_ = *game_.start_session(config_of(context_, options_, line_.start), context_.workers);
    first_mover_ = session_->news().to_move;
    if (auto table = game_.open_table(options_); table && !(*table)->set_position(line_.start))
        start_ = opening_number(game_.id, (*table)->key());
    auto switches = session_->news().switches;
    switches.analysis = true;
    session_->set(switches);
    for (const auto& move : line_.moves)
        static_cast<void>(session_->play(move));
    session_->act(Act::skip_animation);
    static_cast<void>(session_->take_happened()); // it has been told
    session_->place(board_);
    if (!line_.moves.empty()) session_->ask_value(0, {.time = context_.settings.reading_time});
    colour_ = first_mover_;
}

const AnalysisInfo* ExplorerScene::analysis() const {
    const auto& analysis = session_->news().analysis;
    return analysis ? &*analysis : nullptr;
}

void ExplorerScene::play(const std::string& move) {
    session_->act(Act::skip_animation);
    static_cast<void>(session_->play(move));
}

void ExplorerScene::play_row(std::size_t row) {
    if (!is_known() || row >= rows_.size()) return;
    chosen_.reset(); // in the next position nothing is
    last().drop_focus();
    play(rows_[row].moves.front());
}

void ExplorerScene::take_back() {
    session_->act(Act::skip_animation);
    session_->act(Act::undo);
}

bool ExplorerScene::is_counting() const {
    if (source_ == Source::file) return file_ && file_->is_reading();
    return context_.openings != nullptr && context_.openings->is_counting();
}

ExplorerScene::Asked ExplorerScene::question() const {
    const auto revision = source_ == Source::file        ? (file_ ? file_->revision() : 0)
                          : context_.openings != nullptr ? context_.openings->revision()
                                                         : 0;
    return {.position = session_->position(), .source = source_, .colour = colour_, .revision = revision};
}

void ExplorerScene::follow_question() {
    auto now = question();
    const bool is_other_place =
        !asked_ || asked_->position != now.position || asked_->source != now.source || asked_->colour != now.colour;
    // While games are counted one answer after the other comes; none is dropped for the next.
    if (now == asked_ || (asking_ && !is_other_place)) return;
    asked_ = std::move(now);
    ask();
}

void ExplorerScene::ask() {
    asking_for_ = asked_->position;
    auto asked = wish(most_games_listed);
    if (!asked) return;
    if (source_ == Source::file && file_) {
        asking_ = file_->ask(*std::move(asked));
    } else if (source_ != Source::file && context_.openings != nullptr) {
        asking_ = context_.openings->ask(*std::move(asked));
    } else {
        asking_ = {};
        know(*opening_answer(nullptr, *asked));
    }
}

std::optional<OpeningWish> ExplorerScene::wish(std::size_t games) const {
    auto table = game_.open_table(options_);
    if (!table || (*table)->set_position(session_->position())) return std::nullopt;
    return OpeningWish{.game = game_.id,
                       .table = *std::move(table),
                       .start = start_,
                       .person = source_ == Source::mine ? std::optional(colour_) : std::nullopt,
                       .games = games};
}

void ExplorerScene::list_all() {
    if (auto all = wish(max_library_games)) all_ = context_.openings->ask(*std::move(all));
}

void ExplorerScene::take_answer() {
    auto answer = asking_.take();
    if (!answer || !*answer) return; // a failed index is made anew, and asked again then
    know(*std::move(*answer));
}

void ExplorerScene::know(OpeningAnswer answer) {
    if (known_for_ != asking_for_) words_.clear();
    final_board_.forget();
    ended_ = {};
    answer_ = std::move(answer);
    known_for_ = asking_for_;
    sort_rows();
}

void ExplorerScene::sort_rows() {
    rows_ = explorer_rows(answer_, analysis());
    std::vector<std::string> moves;
    row_of_.clear();
    for (std::size_t row = 0; row < rows_.size(); ++row) {
        moves.insert(moves.end(), rows_[row].moves.begin(), rows_[row].moves.end());
        row_of_.resize(moves.size(), row);
    }
    if (!listed_ || *listed_ != moves) listed_ = std::make_shared<const std::vector<std::string>>(std::move(moves));
    sorted_at_ = session_->news().revision;
}

void ExplorerScene::choose_source(std::size_t source) {
    source_ = static_cast<Source>(source);
    if (source_ == Source::file) ask_file();
}

void ExplorerScene::choose_colour(Side colour) {
    colour_ = colour;
    source_ = Source::mine;
}

void ExplorerScene::read_file(const fs::path& file) {
    if (context_.openings == nullptr)
        return notice_.tell(tr("Games are not counted here."), Role::bad, deed_is_told_for);
    file_ = std::make_unique<RecordOpenings>(context_.games, context_.openings->worker(), file);
    source_ = Source::file;
    asked_.reset();
}

void ExplorerScene::ask_file() {
    const auto files = tournament_files(context_.saving.texts / "Zugzwang tournaments");
    if (files.empty()) {
        if (!file_) notice_.tell(tr("Let a record file fall on this window"), Role::ink, deed_is_told_for);
        return;
    }
    std::vector<std::string> words(files.size());
    std::ranges::transform(files, words.begin(), [](const fs::path& file) { return file.stem().string(); });
    fresh().open_list("source", std::move(words), 0, [this, files](std::size_t index) { read_file(files[index]); });
}

void ExplorerScene::open_game(std::size_t index) {
    if (index >= answer_.page.games.size()) return;
    const auto& game = answer_.page.games[index];
    opening_ply_ = game.ply;
    if (source_ == Source::file) {
        opening_ = file_->record(game.id);
        return;
    }
    auto record = context_.openings->record(game.id);
    if (record) go(SceneChange::push(make_review(context_, game_, *std::move(record), game.id, game.ply)));
}

void ExplorerScene::follow_final_board(Seconds step) {
    const auto& games = answer_.page.games;
    const auto wanted = final_board_.follow(pointed_at("game:", games.size()), step);
    auto record = ended_.take();
    if (wanted && source_ == Source::file) ended_ = file_->record(games[*wanted].id);
    if (wanted && source_ != Source::file) record = context_.openings->record(games[*wanted].id);
    if (record && *record) final_board_.know(**std::move(record));
}

void ExplorerScene::take_opened() {
    auto record = opening_.take();
    if (!record) return;
    if (!*record) return notice_.tell(tr(record->refusal()), Role::bad, deed_is_told_for);
    go(SceneChange::push(make_review(context_, game_, **std::move(record), std::nullopt, opening_ply_)));
}

void ExplorerScene::take_all() {
    const auto answer = all_.take();
    if (!answer || !*answer) return;
    LibraryFilter filter{.game = game_.id, .among = std::vector<std::int64_t>()};
    for (const auto& game : (*answer)->page.games)
        filter.among->push_back(game.id);
    go(SceneChange::push(make_library(context_, std::move(filter))));
}

void ExplorerScene::choose_row(std::int64_t row) {
    if (rows_.empty()) return;
    const auto last_row = static_cast<std::int64_t>(rows_.size()) - 1;
    last().drop_focus();
    chosen_ = rows_[static_cast<std::size_t>(std::clamp<std::int64_t>(row, 0, last_row))].position;
}

std::optional<std::size_t> ExplorerScene::lit_row() const {
    if (!is_known()) return std::nullopt;
    if (chosen_) {
        const auto chosen = std::ranges::find(rows_, *chosen_, &ExplorerRow::position);
        if (chosen != rows_.end()) return static_cast<std::size_t>(chosen - rows_.begin());
    }
    return pointed_at("row:", rows_.size());
}

std::optional<std::size_t> ExplorerScene::pointed_at(std::string_view kind, std::size_t count) const {
    const std::string_view name = last().hovered().empty() ? last().focused() : last().hovered();
    if (!name.starts_with(kind)) return std::nullopt;
    const auto number = whole_number(name.substr(kind.size()));
    if (!number || static_cast<std::size_t>(*number) >= count) return std::nullopt;
    return static_cast<std::size_t>(*number);
}

std::set<std::size_t> ExplorerScene::rows_at_pointer() const {
    std::set<std::size_t> rows;
    for (const auto place : session_->news().begun) {
        if (is_known() && place < row_of_.size()) rows.insert(row_of_[place]);
    }
    return rows;
}

const std::string& ExplorerScene::words_of(const ExplorerRow& row) {
    auto& words = words_[row.position];
    if (words.empty()) words = session_->line_words({.ply = ply(), .line = {row.moves.data(), 1}}).moves;
    return words;
}

void ExplorerScene::play_on() {
    choices_of(context_, game_).position = session_->position();
    go(SceneChange::push(make_setup(context_, game_)));
}

SceneChange ExplorerScene::handle(const InputEvent& event) {
    if (const auto* drop = std::get_if<DropEvent>(&event); drop != nullptr && !drop->file.empty()) {
        read_file(drop->file);
        return SceneChange::stay();
    }
    const auto* pointer = std::get_if<PointerEvent>(&event);
    if (pointer != nullptr && pointer->kind == PointerEvent::Kind::move) chosen_.reset(); // what it is at is lit
    const auto* key = std::get_if<KeyEvent>(&event);
    if (key != nullptr && key->key == Key::escape && session_->act(Act::cancel)) return SceneChange::stay();
    return PageScene::handle(event);
}

void ExplorerScene::advance(Seconds step) {
    auto switches = session_->news().switches;
    switches.pace = context_.settings.pace();
    switches.labels = context_.settings.labels;
    switches.numbers = true; // the rows name what they are about
    session_->set(switches);
    session_->update(step);
    follow(*session_, step, context_, cues_, told_);
    if (file_) file_->update();
    follow_question();
    take_answer();
    take_opened();
    take_all();
    follow_final_board(step);
    static_cast<void>(notice_.advance(step));
    const auto* known = analysis();
    if (known != nullptr && is_at_start() && known->known.value.exact) at_start_ = *known;
    const auto& asked = session_->news().values;
    if (!at_start_ && !asked.empty() && asked.front() && asked.front()->exact)
        at_start_ = {.running = false, .side = first_mover_, .known = {.value = *asked.front()}, .answers = {}};
    if (labels_ != context_.settings.labels) words_.clear();
    labels_ = context_.settings.labels;
    if (is_known() && sorted_at_ != session_->news().revision) sort_rows();
}

void ExplorerScene::suspend() {
    PageScene::suspend();
    session_->act(Act::suspend);
    cues_.forget();
}

std::string ExplorerScene::status() const {
    const auto& news = session_->news();
    if (news.refusing || news.outcome) return news.status;
    const auto name = game_.listed_as ? game_.listed_as(line_.start) : tr(game_.title);
    const auto side = side_name(game_.side_names, news.to_move);
    return tr("{game} · move {n}, {side} to move", {{"game", name}, {"n", ply() + 1}, {"side", side}});
}

std::string ExplorerScene::title() const {
    if (!is_known()) return tr("Openings: {status}", {{"status", status()}});
    const auto count = [](std::size_t games) { return static_cast<std::int64_t>(games); };
    return tr_n("Openings: {status}, {here} of {n} game", "Openings: {status}, {here} of {n} games",
                count(answer_.from_start), {{"status", status()}, {"here", answer_.page.here.games()}});
}

std::unique_ptr<Scene> make_explorer(SceneContext& context, const Game& game, const OptionValues& options,
                                     const std::optional<OpeningLine>& line, const fs::path& file) {
    auto own = options;
    auto config = config_of(context, own, line ? std::optional(line->start) : std::nullopt);
    auto session = game.start_session(config, context.workers);
    if (!session) { // the options do not go together
        own = OptionValues(game.options);
        session = game.start_session(config_of(context, own, std::nullopt), context.workers);
    }
    OpeningLine known{.start = (*session)->position()};
    if (line && line->start == known.start) known.moves = line->moves;
    return std::make_unique<ExplorerScene>(context, game, std::move(own), std::move(known), file);
}

} // namespace zugzwang
