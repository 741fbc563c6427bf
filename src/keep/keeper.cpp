#include "keep/keeper.hpp"

#include <system_error>
#include <utility>

#include "keep/save_file.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace fs = std::filesystem;

namespace {

constexpr int settling_attempts = 100;

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
    open_library();
    open_ladders();
}

Keeper::~Keeper() {
    file_again();
    flush();
    write_again();
    puzzles_.write_again();
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
    for (const auto& file : files) {
        auto found = read_save(file);
        if (found.untouchable) untouchable_.insert(file.stem().string());
        if (found.record) saved_.push_back(*std::move(found.record));
        for (const auto& words : found.trouble)
            tell(words);
    }
}

void Keeper::open_library() {
    const auto open = [this] {
        return Library::open(library_file(), [this] {
            settling_ =
                worker_.submit([library = library_file()](const std::stop_token&) { return settle_now(library); });
        });
    };
    auto opened = open();
    if (!opened && locked_ && Library::is_broken(opened.refusal())) {
        for (const char* ending : {"-wal", "-shm", ""})
            set_aside(library_file() += ending);
        tell(tr("The library of your games is broken. It is kept as {kept}, and a new one begins.",
                {{"kept", "games.db.broken"}}));
        opened = open();
    }
    if (opened)
        library_ = *std::move(opened);
    else
        tell_of_library(opened.refusal());
}

void Keeper::open_ladders() {
    auto read = read_ladder(ladder_file());
    keeps_ladders_ = static_cast<bool>(read);
    if (read)
        ladders_ = *std::move(read);
    else
        tell(tr(read.refusal()));
}

void Keeper::note(const LadderResult& result) {
    if (!keeps_ladders_) return;
    noting_.push_back(
        worker_.submit([file = ladder_file(), result](const std::stop_token&) { return note_result(file, result); }));
}

void Keeper::tell_of_library(const Refusal& refusal) {
    if (!std::exchange(told_of_library_, true)) tell(tr(refusal));
}

fs::path Keeper::save_of(const std::string& game) const { return folder_ / "saves" / (game + ".json"); }

std::vector<GameRecord> Keeper::take_saved() { return std::exchange(saved_, {}); }

void Keeper::refuse(const std::string& game) { tell(set_save_aside(save_of(game))); }

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
    gather();
    puzzles_.gather(); // which may have more to write by now
    worker_.wait_until_idle();
    puzzles_.gather();
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
    std::erase_if(noting_, [this](Pending<std::optional<Refusal>>& pending) {
        const auto done = pending.take();
        if (done && *done) tell(tr(**done));
        return done.has_value();
    });
    std::erase_if(clearing_, [](Pending<bool>& pending) { return pending.take().has_value(); });
}

std::optional<std::string> Keeper::take_trouble() {
    gather();
    if (trouble_.empty()) return puzzles_.take_trouble();
    auto words = std::move(trouble_.front());
    trouble_.pop_front();
    return words;
}

} // namespace zugzwang
