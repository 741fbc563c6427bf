#include "desk/reviewed_game.hpp"

#include <algorithm>
#include <utility>

#include "desk/game_words.hpp"
#include "desk/practice/chosen_mistake.hpp"
#include "desk/recorded_game.hpp"
#include "keep/keeper.hpp"
#include "zugzwang/base/number_words.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

GameReader::GameReader(std::shared_ptr<Session> session, Budget for_each, std::int64_t points)
    : session_(std::move(session)), reading_(KnownValues(session_->news().moves.size() + 1), for_each),
      points_(points) {
    judge();
}

void GameReader::set_budget(Budget budget) {
    reading_.set_budget(budget);
    asked_.reset();
    judge();
}

bool GameReader::update() {
    const auto before = next_;
    if (session_->news().revision != revision_) judge();
    if (next_ && asked_ != next_) {
        asked_ = next_;
        session_->ask_value(*next_, reading_.budget_of(*next_));
    }
    return next_ != before;
}

std::size_t GameReader::read() const {
    std::size_t enough = 0;
    for (std::size_t ply = 0; ply < moves(); ++ply)
        enough += reading_.is_enough(ply) ? 1 : 0;
    return enough;
}

std::vector<std::optional<double>> GameReader::shares() const {
    std::vector<std::optional<double>> shares;
    for (const auto& value : values())
        shares.push_back(value ? value->first_share : std::nullopt);
    return shares;
}

std::optional<std::int64_t> GameReader::largest_margin() const {
    std::optional<std::int64_t> largest;
    for (const auto& value : values()) {
        if (value && value->margin) largest = std::max({largest.value_or(1), *value->margin, -*value->margin});
    }
    return largest;
}

std::vector<std::optional<double>> GameReader::margin_shares() const {
    const auto whole = 2 * static_cast<double>(largest_margin().value_or(1));
    std::vector<std::optional<double>> shares;
    for (const auto& value : values()) {
        auto& share = shares.emplace_back();
        if (value && value->margin) share = 0.5 + static_cast<double>(*value->margin) / whole;
    }
    return shares;
}

std::string GameReader::better(std::size_t ply) const {
    if (ply >= moves() || !review_.moves[ply]) return {};
    return better_move(played(ply), *review_.moves[ply], *values()[ply]);
}

Comparison GameReader::comparison(std::size_t ply) const {
    if (ply >= moves() || !review_.moves[ply]) return {};
    return comparison_of(played(ply), *review_.moves[ply], *values()[ply], *values()[ply + 1]);
}

std::optional<Turned> GameReader::turned() const {
    const auto& turn = review_.turning_point;
    if (!turn) return std::nullopt;
    const auto& moves = session_->news().moves;
    const auto& move = moves[*turn];
    auto why = session_->line_words({.ply = *turn, .line = {&move.text, 1}, .comparison = comparison(*turn)}).why;
    return Turned{.number = turns_of(moves)[*turn],
                  .name = session_->news().seats[move.side].name,
                  .reason = why.empty() ? sentence(move.words) : std::move(why)};
}

std::string Turned::words() const {
    return tr("{side} erred at move {number}. {reason}", {{"side", name}, {"number", number}, {"reason", reason}});
}

MoveToReview GameReader::played(std::size_t ply) const {
    const auto& move = session_->news().moves[ply];
    return {.side = move.side, .text = move.text};
}

void GameReader::judge() {
    const auto& news = session_->news();
    revision_ = news.revision;
    reading_.take(news.values);
    std::vector<MoveToReview> moves;
    for (std::size_t ply = 0; ply < news.moves.size(); ++ply)
        moves.push_back(played(ply));
    review_ = review_of(moves, values(), points_);
    next_ = reading_.next();
}

ReviewedGame::ReviewedGame(SceneContext& context, const Game& game, GameRecord record,
                           std::optional<std::int64_t> library_id)
    : context_(context), game_(game), record_(std::move(record)), library_id_(library_id) {
    recall();
    auto session = start(record_);
    if (!session) {
        refusal_ = tr(session.refusal());
        SessionConfig usual;
        usual.options = OptionValues(game.options);
        session_ = *game.start_session(usual, context.workers);
    } else {
        session_ = *std::move(session);
    }
    reader_.emplace(session_, Budget{.time = context.settings.reading_time}, points_of(game, record_.start));
}

void ReviewedGame::recall() {
    auto* library = context_.keeper ? context_.keeper->library() : nullptr;
    if (library == nullptr || !library_id_) return;
    const auto known = library->record(*library_id_);
    if (!known || known->start != record_.start) return;
    if (!record_.start_value) record_.start_value = known->start_value;
    for (std::size_t ply = 0; ply < std::min(record_.moves.size(), known->moves.size()); ++ply) {
        if (record_.moves[ply].text != known->moves[ply].text) return;
        if (!record_.moves[ply].value) record_.moves[ply].value = known->moves[ply].value;
    }
}

std::shared_ptr<Session> ReviewedGame::miniature() const {
    auto session = look_back(context_, game_, record_, true);
    return session ? *std::move(session) : nullptr;
}

Result<std::shared_ptr<Session>> ReviewedGame::start(GameRecord record) const {
    for (const Side side : both_sides)
        record.seats[side].name = name(side);
    auto session = session_to_look_at(context_, game_, std::move(record));
    // The list of moves tells them by their numbers.
    if (session) (*session)->set({.labels = context_.settings.labels, .numbers = true, .paused = true});
    return session;
}

std::shared_ptr<Session> ReviewedGame::session_at(std::size_t ply, std::span<const std::string> further) const {
    GameRecord record = record_;
    record.result.reset();
    record.moves.resize(std::min(ply, record.moves.size()));
    for (const auto& move : further)
        record.moves.push_back({.text = move});
    auto session = start(std::move(record));
    if (!session && !further.empty()) return session_at(ply, further.first(further.size() - 1));
    return session ? *session : nullptr;
}

std::string ReviewedGame::name(Side side) const { return player_name(game_, record_.seats, side); }

bool ReviewedGame::read_on() {
    if (!refusal_.empty()) return false;
    const bool news = reader_->update();
    unkept_ |= news;
    if (unkept_ && is_done()) keep();
    return news;
}

void ReviewedGame::follow_reading_time() { reader_->set_budget({.time = context_.settings.reading_time}); }

void ReviewedGame::suspend() {
    session_->act(Act::suspend);
    if (unkept_) keep();
}

std::optional<practice::ExerciseKey> ReviewedGame::practise(std::size_t ply) {
    add_values(record_, values());
    return practise_mistake(context_, game_, record_, ply, library_id_);
}

void ReviewedGame::keep() {
    unkept_ = false;
    add_values(record_, values());
    auto* library = context_.keeper ? context_.keeper->library() : nullptr;
    // What cannot be kept is found out again another time.
    if (library != nullptr && library_id_) static_cast<void>(library->update(*library_id_, record_));
}

} // namespace zugzwang
