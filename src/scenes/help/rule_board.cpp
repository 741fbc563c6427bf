#include "scenes/help/rule_board.hpp"

#include <utility>

#include "zugzwang/play/game.hpp"

namespace zugzwang {

namespace {

constexpr Seconds before_move{0.45}, at_the_end{1.6};

} // namespace

RuleBoard::RuleBoard(SceneContext& context, const Game& game, std::string position, std::vector<std::string> moves)
    : context_(&context), game_(&game), position_(std::move(position)), moves_(std::move(moves)) {
    begin();
}

void RuleBoard::begin() {
    SessionConfig config;
    config.options = OptionValues(game_->options);
    config.position = position_;
    config.theme = &context_->theme;
    config.miniature = true;
    auto started = game_->start_session(config, context_->workers);
    session_ = started ? *std::move(started) : nullptr;
    playing_ = false;
    if (session_) session_->show({.answer = moves_.front()});
}

void RuleBoard::play() {
    begin();
    playing_ = session_ != nullptr;
    rest_ = Seconds{0};
}

void RuleBoard::update(Seconds step) {
    if (!playing_) return;
    session_->set({.pace = context_->settings.pace()});
    session_->update(step);
    const auto& news = session_->news();
    rest_ = news.is_animating ? Seconds{0} : rest_ + step;
    if (news.moves.size() < moves_.size()) {
        if (rest_ >= before_move) session_->play(moves_[news.moves.size()]);
    } else if (rest_ >= at_the_end) {
        begin();
    }
}

void RuleBoard::suspend() {
    if (session_) session_->act(Act::suspend);
}

std::vector<RuleBoard> rule_boards(SceneContext& context, const Game& game) {
    std::vector<RuleBoard> boards;
    const auto table = game.open_table(OptionValues(game.options));
    for (const auto& step : game.guide) {
        if (!step.position.empty()) static_cast<void>((*table)->set_position(step.position));
        auto position = (*table)->position();
        std::vector<std::string> moves{step.moves.front()};
        moves.insert(moves.end(), step.replies.begin(), step.replies.end());
        for (const auto& move : moves)
            static_cast<void>((*table)->play(move));
        boards.emplace_back(context, game, std::move(position), std::move(moves));
    }
    return boards;
}

} // namespace zugzwang
