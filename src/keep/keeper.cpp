#include "keep/keeper.hpp"

#include <array>
#include <system_error>
#include <utility>

#include "keep/opening_index.hpp"
#include "keep/put_away.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace fs = std::filesystem;

namespace {

constexpr int settling_attempts = 100;

/// What can be deleted all at once, beside the library.
constexpr std::array one_file_each{"ladder.db", "puzzles.db", "practice.db", "results.db"};

/// Somebody may just be reading, for less than a frame.
bool settle_now(const fs::path& file) {
    for (int attempt = 0; attempt < settling_attempts; ++attempt) {
        if (Library::settle(file)) return true;
    }
    return false;
}

} // namespace

Keeper::Keeper(fs::path folder, const Workplace& place) : folder_(std::move(folder)), worker_(place) {
    std::error_code failed;
    fs::create_directories(folder_ / "saves", failed);
    lock();
    if (locked_) read_saves();
    if (locked_) std::ranges::for_each(one_file_each, [this](const char* name) { erase_put_away(folder_ / name); });
    open_library();
    open_ladders();
    open_books();
}

Keeper::~Keeper() {
    forget_removed();
    file_again();
    flush();
    write_again();
    note_again();
    with_books([](auto& book) { book.write_again(); });
    flush();
}

void Keeper::lock() {
    auto lock = lock_file(folder_ / "saves" / "lock");
    if (lock.state == Locking::ours) locked_ = std::move(lock.file);
    if (lock.state == Locking::held_by_another)
        tell(tr("Zugzwang is already running. It saves its games; this one does not."));
    if (lock.state == Locking::impossible)
        tell(tr("Your games cannot be saved in {folder}.", {{"folder", folder_.string()}}));
}

void Keeper::read_saves() {
    std::set<fs::path> files; // in the same order everywhere
    std::error_code failed;
    for (const auto& entry : fs::directory_iterator(folder_ / "saves", failed)) {
        auto file = entry.path();
        if (file.extension() == ".before") file.replace_extension();
        if (file.extension() == ".json") files.insert(file);
    }
    for (const auto& file : files)
        take(read_save(file), file.stem().string());
}

void Keeper::take(FoundSave found, const std::string& game) {
    if (found.untouchable) untouchable_.insert(game);
    if (found.record) saved_.push_back(*std::move(found.record));
    for (const auto& words : found.trouble)
        tell(words);
}

void Keeper::open_library() {
    const auto open = [this] {
        return Library::open(library_file(), [this] {
            settling_ =
                worker_.submit([library = library_file()](const std::stop_token&) { return settle_now(library); });
        });
    };
    // Of two programs only one may exchange files.
    const auto mended = locked_ ? Library::mend(library_file()) : Result<std::optional<Mended>>(std::nullopt);
    auto opened = mended ? open() : Result<Library>(mended.refusal());
    if (!opened) return tell_of_library(opened.refusal());
    library_ = *std::move(opened);
    if (!*mended) return;
    const auto games = static_cast<std::int64_t>(library_->tally({}).games);
    const auto& kept = (*mended)->kept;
    tell(games == 0
             ? tr("The library of your games is broken. It is kept as {kept}, and a new one begins.", {{"kept", kept}})
             : tr_n("The library of your games was damaged. {n} game could be read and stays; the damaged file "
                    "is kept as {kept}.",
                    "The library of your games was damaged. {n} games could be read and stay; the damaged file "
                    "is kept as {kept}.",
                    games, {{"kept", kept}}));
}

void Keeper::open_ladders() {
    const auto mended = locked_ ? mend_ladder(ladder_file()) : Result<std::optional<Mended>>(std::nullopt);
    auto read = mended ? read_ladder(ladder_file()) : Result<LadderBook>(mended.refusal());
    keeps_ladders_ = read || !is_newer_ladder(read.refusal());
    if (!read) return tell(tr(read.refusal()));
    ladders_ = *std::move(read);
    if (*mended)
        tell_of(**mended, message("Your stars cannot be read. They are kept as {kept}, and you begin anew."),
                message("The file of your stars was damaged. What could be read stays; the damaged file is kept as "
                        "{kept}."));
}

void Keeper::tell_of(const Mended& mended, const char* all_lost, const char* some_lost) {
    tell(tr(mended.rows == 0 ? all_lost : some_lost, {{"kept", mended.kept}}));
}

void Keeper::open_books() {
    const auto open = [this](auto& book, const char* name, auto mend, const char* all_lost, const char* some_lost) {
        const auto file = folder_ / name;
        const auto mended = locked_ ? mend(file) : Result<std::optional<Mended>>(std::nullopt);
        book.emplace(file, worker_);
        if (!mended) return tell(tr(mended.refusal()));
        if (*mended) tell_of(**mended, all_lost, some_lost);
    };
    open(puzzles_, "puzzles.db", mend_puzzle_marks,
         message("What you solved cannot be read. It is kept as {kept}, and you begin anew."),
         message("The file of what you solved was damaged. What could be read stays; the damaged file is kept as "
                 "{kept}."));
    open(practice_, "practice.db", mend_practice,
         message("What you practise cannot be read. It is kept as {kept}, and you begin anew."),
         message("The file of what you practise was damaged. What could be read stays; the damaged file is kept as "
                 "{kept}."));
    open(results_, "results.db", mend_results,
         message("Your results cannot be read. They are kept as {kept}, and your ratings begin anew."),
         message("The file of your results was damaged. What could be read stays; the damaged file is kept as "
                 "{kept}."));
    open(letters_, "letters.db", mend_letters,
         message("Your games by link cannot be read. They are kept as {kept}, and you begin anew."),
         message("The file of your games by link was damaged. What could be read stays; the damaged file is "
                 "kept as {kept}."));
}

void Keeper::note_one(LadderNote note) {
    if (!keeps_ladders_) return;
    unnoted_.push_back(std::move(note));
    note_again();
}

void Keeper::note_again() {
    if (noting_ || unnoted_.empty()) return;
    in_noting_ = unnoted_.size();
    noting_ = worker_.submit(
        [file = ladder_file(), notes = unnoted_](const std::stop_token&) { return note_results(file, notes); });
}

void Keeper::tell_of_library(const Refusal& refusal) {
    if (!std::exchange(told_of_library_, true)) tell(tr(refusal));
}

fs::path Keeper::save_of(const std::string& game) const { return folder_ / "saves" / (game + ".json"); }

std::optional<GameRecord> Keeper::take_saved() {
    if (saved_.empty()) return std::nullopt;
    auto record = std::move(saved_.front());
    saved_.pop_front();
    return record;
}

void Keeper::refuse(const std::string& game) { take(refuse_save(save_of(game)), game); }

void Keeper::save(GameRecord record) {
    const auto game = record.game;
    if (!keeps(game)) return;
    unsaved_[game] = std::make_shared<const GameRecord>(std::move(record));
    write(game);
}

void Keeper::write(const std::string& game) {
    writing_[game] = worker_.submit([file = save_of(game), record = unsaved_.at(game)](const std::stop_token&) {
        return write_save(file, *record);
    });
}

void Keeper::write_again() {
    for (const auto& [game, record] : unsaved_) {
        if (!writing_[game]) write(game);
    }
}

void Keeper::clear(const std::string& game) {
    if (!keeps(game)) return;
    unsaved_.erase(game);
    writing_[game] = worker_.submit([file = save_of(game)](const std::stop_token&) {
        clear_save(file);
        return true;
    });
}

std::optional<std::int64_t> Keeper::file(const GameRecord& record, const std::string& last,
                                         const std::string& opponent) {
    file_again();
    const auto id = library_ ? library_->add(record, last, opponent) : Result<std::int64_t>(Refusal{});
    if (!id) {
        if (library_) tell_of_library(id.refusal());
        unfiled_.push_back({record, last, opponent});
        return std::nullopt;
    }
    told_of_library_ = false;
    if (!keeps(record.game)) return *id;
    unsaved_.erase(record.game);
    // Only when the library is on the disk the save may go; else it is filed again at the next start.
    clearing_.push_back(worker_.submit([library = library_file(), file = save_of(record.game)](const std::stop_token&) {
        const bool settled = settle_now(library);
        if (settled) clear_save(file);
        return settled;
    }));
    return *id;
}

void Keeper::file_again() {
    if (unfiled_.empty()) return;
    if (!library_) open_library();
    // Their saves stay: they may be those of the next games by now.
    std::erase_if(unfiled_, [this](const Unfiled& game) {
        return library_ && library_->add(game.record, game.last, game.opponent);
    });
}

void Keeper::flush() {
    worker_.wait_until_idle();
    for (int i = 0; i < 2; ++i) { // there may be more to write by now
        update();
        worker_.wait_until_idle();
    }
}

void Keeper::update() {
    gather();
    with_books([](auto& book) { book.gather(); });
}

void Keeper::gather() {
    bool takes_again = false;
    for (auto& [game, pending] : writing_) {
        const auto written = pending.take();
        if (!written) continue;
        if (!*written && !told_of_failure_)
            tell(tr("Your game cannot be saved in {folder}.", {{"folder", folder_.string()}}));
        takes_again |= *written && told_of_failure_;
        told_of_failure_ = !*written;
        if (*written) unsaved_.erase(game);
    }
    if (takes_again) write_again();
    if (const auto noted = noting_.take()) {
        if (*noted && !told_of_ladders_) tell(tr(**noted));
        told_of_ladders_ = noted->has_value();
        if (!told_of_ladders_) {
            unnoted_.erase(unnoted_.begin(), unnoted_.begin() + static_cast<std::ptrdiff_t>(in_noting_));
            note_again(); // what came meanwhile
        }
    }
    std::erase_if(clearing_, [](Pending<bool>& pending) { return pending.take().has_value(); });
}

std::optional<Refusal> Keeper::remove_all() {
    if (!locked_ || !keeps_ladders_ || !library_ || !puzzles_->writes() || !practice_->writes() || !results_->writes())
        return Refusal{"not all files are this program's to write in {}", folder_.string()};
    forget_removed();
    file_again();
    flush();
    if (auto refusal = library_->remove_all()) return refusal;
    if (!std::ranges::all_of(one_file_each, [this](const char* name) { return put_away(folder_ / name); })) {
        restore_files();
        return Refusal{"the files cannot be deleted in {}", folder_.string()};
    }
    unnoted_.clear();
    removed_ = Removed{
        .puzzles = puzzles_->exchange({}), .practice = practice_->exchange({}), .results = results_->exchange({})};
    return std::nullopt;
}

void Keeper::restore_files() {
    if (const auto refusal = library_->restore_all()) tell(tr(*refusal));
    if (!std::ranges::all_of(one_file_each, [this](const char* name) { return bring_back(folder_ / name); }))
        tell(tr(Refusal{"the files cannot be brought back in {}", folder_.string()}));
}

void Keeper::restore_all() {
    if (!removed_) return;
    flush();
    restore_files();
    static_cast<void>(puzzles_->exchange(std::move(removed_->puzzles)));
    static_cast<void>(practice_->exchange(std::move(removed_->practice)));
    static_cast<void>(results_->exchange(std::move(removed_->results)));
    removed_.reset();
}

void Keeper::forget_removed() {
    if (!std::exchange(removed_, std::nullopt)) return;
    flush();
    if (const auto refusal = library_->forget_removed()) tell(tr(*refusal));
    OpeningIndex::throw_away(folder_ / openings_name);
    erase_beside(library_file());
    for (const auto* name : one_file_each)
        erase_beside(folder_ / name);
}

std::optional<std::string> Keeper::take_trouble() {
    gather();
    if (trouble_.empty()) {
        std::optional<std::string> words;
        with_books([&words](auto& book) {
            if (!words) words = book.take_trouble();
        });
        return words;
    }
    auto words = std::move(trouble_.front());
    trouble_.pop_front();
    return words;
}

} // namespace zugzwang
