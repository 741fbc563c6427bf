#include "desk/practice/background_reader.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "desk/day_words.hpp"
#include "desk/practice/practice_round.hpp"
#include "keep/keeper.hpp"
#include "practice/find.hpp"
#include "zugzwang/play/table.hpp"

namespace zugzwang {
namespace {

constexpr std::size_t page_of_library = 50;

/// A table that goes to and fro in a game.
class ReadTable {
  public:
    /// It stands at the end.
    ReadTable(std::unique_ptr<Table> table, const GameRecord& record)
        : table_(std::move(table)), record_(record), ply_(record.moves.size()) {}

    Table& at(std::size_t ply) {
        for (; ply_ > ply; --ply_)
            table_->undo();
        for (; ply_ < ply; ++ply_)
            static_cast<void>(table_->play(record_.moves[ply_].text)); // which it has played before
        return *table_;
    }

  private:
    std::unique_ptr<Table> table_;
    const GameRecord& record_;
    std::size_t ply_;
};

/// False when it was stopped.
bool read_positions(GameReading& reading, ReadTable& table, const std::stop_token& stop) {
    while (const auto ply = reading.next()) {
        if (stop.stop_requested()) return false;
        auto value = table.at(*ply).value(reading.budget_of(*ply), stop);
        if (!value.exact && stop.stop_requested()) return false; // cut short, an estimate is none
        reading.take(*ply, std::move(value));
    }
    return true;
}

} // namespace

GameSoFar read_on(const GameToRead& asked, const std::stop_token& stop) {
    GameSoFar so_far{.origin = asked.origin, .values = values_of(asked.record)};
    auto table = played_table(*asked.game, asked.record);
    if (!table) {
        so_far.read = practice::GameRead{.game = {asked.game->id, asked.origin.begun}, .day = asked.origin.day};
        return so_far;
    }
    GameReading reading(std::move(so_far.values), asked.for_each);
    ReadTable read(*std::move(table), asked.record);
    const bool is_whole = read_positions(reading, read, stop);
    so_far.values = reading.values();
    if (!is_whole) return so_far;
    auto record = asked.record;
    add_values(record, so_far.values);
    so_far.read = practice::read_game(*asked.game, record, asked.person, asked.origin);
    return so_far;
}

BackgroundReader::~BackgroundReader() {
    pending_.hurry();
    worker_.wait_until_idle();
    gather();
}

void BackgroundReader::update(TimePoint now) {
    gather();
    const bool may_read = context_.settings.read_games && context_.workers.are_idle();
    if (!may_read) {
        busy_at_ = now;
        pending_.hurry();
    }
    if (pending_ || now < busy_at_ + quiet || now < look_at_) return;
    if (auto game = next(now))
        pending_ =
            worker_.submit([asked = *std::move(game)](const std::stop_token& stop) { return read_on(asked, stop); });
}

void BackgroundReader::gather() {
    if (auto so_far = pending_.take()) keep(*std::move(so_far));
}

void BackgroundReader::keep(GameSoFar&& so_far) {
    const auto& origin = so_far.origin;
    auto* library = context_.keeper != nullptr ? context_.keeper->library() : nullptr;
    auto record = library != nullptr ? library->record(origin.library) : Result<GameRecord>(Refusal{});
    if (!record) return;                                         // somebody has deleted it meanwhile
    add_values(*record, so_far.values);                          // a review may have found more meanwhile
    static_cast<void>(library->update(origin.library, *record)); // else it is found out again another time
    if (so_far.read) add_practice_note(context_, *std::move(so_far.read));
}

std::optional<GameToRead> BackgroundReader::next(TimePoint now) {
    auto* library = context_.keeper != nullptr ? context_.keeper->library() : nullptr;
    const auto date = context_.now();
    const LibraryFilter recent{.begun = TimeSpan{date - longest_ago, date + std::chrono::days(1)}};
    const auto page =
        library != nullptr ? library->entries(recent, seen_, page_of_library) : std::vector<LibraryEntry>();
    for (const auto& entry : page) {
        if (auto game = to_read(*library, entry)) return game;
    }
    seen_ += page.size();
    seen_all_ |= page.size() < page_of_library;
    if (!seen_all_) return std::nullopt; // the next page with the next step
    seen_ = 0;
    look_at_ = now + look_again;
    return std::nullopt;
}

std::optional<GameToRead> BackgroundReader::to_read(const Library& library, const LibraryEntry& entry) const {
    const auto game = std::ranges::find(context_.games, entry.game, &Game::id);
    const bool is_short = entry.moves <= most_moves && !entry.start.empty();
    if (!entry.person || !entry.result || !is_short || game == context_.games.end()) return std::nullopt;
    if (practice_notes(context_).is_read({.game = entry.game, .begun = entry.date})) return std::nullopt;
    auto record = library.record(entry.id);
    if (!record) return std::nullopt;
    return GameToRead{.game = &*game,
                      .record = *std::move(record),
                      .person = *entry.person,
                      .origin = {.library = entry.id,
                                 .begun = entry.date,
                                 .day = day_of_place(entry.date),
                                 .opponent = entry.opponent},
                      .for_each = {.time = context_.settings.reading_time}};
}

} // namespace zugzwang
