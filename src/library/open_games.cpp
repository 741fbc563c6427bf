#include "library/open_games.hpp"

#include <utility>

namespace zugzwang::library {

OpenGame::OpenGame(const Game& game, OptionValues options, std::unique_ptr<Table> table)
    : game_(game), options_(std::move(options)), table_(std::move(table)), start_(table_->position()) {}

std::optional<Refusal> OpenGame::play(std::string_view move) {
    if (auto refusal = table_->play(move)) return refusal;
    moves_.emplace_back(move);
    return std::nullopt;
}

bool OpenGame::undo() {
    if (!table_->undo()) return false;
    moves_.pop_back();
    return true;
}

std::stop_source OpenGame::begin_work() {
    const std::scoped_lock lock(work_mutex_);
    work_ = std::stop_source();
    return work_;
}

void OpenGame::stop() {
    const std::scoped_lock lock(work_mutex_);
    work_.request_stop();
}

InUse::InUse(std::shared_ptr<OpenGame> game) : game_(std::move(game)) {
    if (game_->user_.load() == std::this_thread::get_id()) return;
    lock_ = std::unique_lock(game_->in_use_);
    game_->user_.store(std::this_thread::get_id());
}

InUse::~InUse() {
    if (lock_.owns_lock()) game_->user_.store({});
}

std::uint64_t OpenGames::add(std::shared_ptr<OpenGame> game) {
    const std::scoped_lock lock(mutex_);
    games_.emplace(++last_, std::move(game));
    return last_;
}

std::shared_ptr<OpenGame> OpenGames::find(std::uint64_t number) const {
    const std::shared_lock lock(mutex_);
    const auto found = games_.find(number);
    return found == games_.end() ? nullptr : found->second;
}

std::shared_ptr<OpenGame> OpenGames::remove(std::uint64_t number) {
    const std::scoped_lock lock(mutex_);
    const auto found = games_.find(number);
    if (found == games_.end()) return nullptr;
    auto game = std::move(found->second);
    games_.erase(found);
    return game;
}

} // namespace zugzwang::library
