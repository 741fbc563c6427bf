#include "desk/game_reader.hpp"

#include <algorithm>
#include <utility>

namespace zugzwang {

Result<std::shared_ptr<Session>> session_to_look_at(SceneContext& context, const Game& game, GameRecord record) {
    record.taken_back.clear();
    for (auto& seat : record.seats.values)
        seat.player = human;
    auto config = config_of(game, std::move(record));
    if (!config) return config.refusal();
    config->theme = &context.theme;
    auto session = game.start_session(*config, context.workers);
    if (!session) return session.refusal();
    return std::shared_ptr<Session>(*std::move(session));
}

GameReader::GameReader(std::shared_ptr<Session> session, Budget for_each, std::int64_t points)
    : session_(std::move(session)), budget_(for_each), points_(points), values_(session_->news().moves.size() + 1) {
    judge();
}

void GameReader::set_budget(Budget budget) {
    budget_ = budget;
    asked_.reset();
    judge();
}

bool GameReader::update() {
    const auto before = next_;
    if (session_->news().revision != revision_) judge();
    if (next_ && asked_ != next_) {
        asked_ = next_;
        session_->ask_value(*next_, budget_);
    }
    return next_ != before;
}

bool GameReader::is_enough(const std::optional<PositionValue>& value) const {
    return value && (value->exact || value->time.value_or(usual_reading_time) >= budget_.time);
}

std::size_t GameReader::read() const {
    return static_cast<std::size_t>(std::ranges::count_if(values_.begin(), values_.end() - 1,
                                                          [this](const auto& value) { return is_enough(value); }));
}

std::vector<std::optional<double>> GameReader::shares() const {
    std::vector<std::optional<double>> shares;
    for (const auto& value : values_)
        shares.push_back(value ? value->first_share : std::nullopt);
    return shares;
}

void GameReader::judge() {
    const auto& news = session_->news();
    revision_ = news.revision;
    std::copy_n(news.values.begin(), std::min(news.values.size(), values_.size()), values_.begin());
    std::vector<PlayedMove> moves;
    for (const auto& move : news.moves)
        moves.push_back({.side = move.side, .text = move.text});
    review_ = review_of(moves, values_, points_);
    next_.reset();
    for (std::size_t ply = values_.size(); ply-- > 0 && !next_;) {
        if (!is_enough(values_[ply])) next_ = ply;
    }
}

} // namespace zugzwang
