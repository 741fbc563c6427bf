#include "desk/commentator.hpp"

#include "zugzwang/base/words.hpp"

namespace zugzwang {

Commentator::Standing Commentator::standing(const Sight& sight) {
    const double share = *sight.first_share;
    if (sight.proven) return share > 0.5 ? Standing::first : share < 0.5 ? Standing::second : Standing::draw;
    return share >= ahead ? Standing::first : share <= 1 - ahead ? Standing::second : Standing::none;
}

std::optional<Caption> Commentator::see(const Sight& sight) {
    if (sight.moves < remarked_) remarked_ = sight.moves;
    if (sight.moves < proven_at_) proven_ = Standing::none;
    if (sight.moves < led_at_) leader_ = Standing::none;
    over_ &= sight.outcome.has_value();
    const bool new_move = sight.moves > remarked_;
    remarked_ = sight.moves;
    if (sight.outcome) {
        if (std::exchange(over_, true)) return std::nullopt;
        return Caption{Caption::Kind::over, sight.outcome->winner, sight.outcome_words, sight.moves};
    }
    auto caption = sight.first_share ? proof(sight) : std::nullopt;
    if (!caption && new_move && !sight.remark.empty()) {
        auto words = tr("{player} {remark}.", {{"player", names_[sight.mover]}, {"remark", sight.remark}});
        caption = Caption{Caption::Kind::remark, sight.mover, std::move(words), sight.moves};
    }
    return caption || !sight.first_share ? caption : lead(sight);
}

/// What is proven turns only by a mistake.
std::optional<Caption> Commentator::proof(const Sight& sight) {
    if (!sight.proven) return std::nullopt;
    const auto now = standing(sight);
    if (now == proven_) return std::nullopt;
    const bool turned = proven_ != Standing::none;
    proven_ = leader_ = now;
    proven_at_ = led_at_ = sight.moves;
    if (now == Standing::draw) {
        auto words = turned ? tr("A slip! Now it is proven to be a draw.") : tr("Proven: this is going to be a draw.");
        return Caption{Caption::Kind::proven, std::nullopt, std::move(words), sight.moves};
    }
    const Side side = side_of(now);
    auto words = turned ? tr("A slip! Now it is proven that {player} can win.", {{"player", names_[side]}})
                        : tr("Proven: {player} can win now, whatever comes.", {{"player", names_[side]}});
    return Caption{Caption::Kind::proven, side, std::move(words), sight.moves};
}

std::optional<Caption> Commentator::lead(const Sight& sight) {
    if (sight.proven) return std::nullopt;
    const auto now = standing(sight);
    if (now == Standing::none || now == leader_) return std::nullopt;
    const bool changed = leader_ != Standing::none;
    leader_ = now;
    led_at_ = sight.moves;
    const Side side = side_of(now);
    auto words = changed ? tr("The lead changes: {player} is ahead now.", {{"player", names_[side]}})
                         : tr("{player} takes the lead.", {{"player", names_[side]}});
    return Caption{Caption::Kind::lead, side, std::move(words), sight.moves};
}

} // namespace zugzwang
