#include "scenes/table/climbed.hpp"

#include <algorithm>

#include "keep/keeper.hpp"
#include "zugzwang/rules/words.hpp"

namespace zugzwang {

namespace {

constexpr Seconds first_star_after{0.25}, stars_apart{0.16};

} // namespace

void Climbed::note_end(const Session& session) {
    end_.reset();
    const auto seats = ladder_seats(game_, session.config());
    if (!seats) return;
    const auto result = ladder_result(game_, *seats, session);
    const auto before = rung_record(context_, game_, seats->rung).stars;
    context_.ladders.note(result);
    if (context_.keeper != nullptr) context_.keeper->note(result);
    end_ = End{.seats = *seats,
               .before = before,
               .after = rung_record(context_, game_, seats->rung).stars,
               .won = result.fortune == Fortune::won};
}

std::string Climbed::next_words(const End& end) const {
    if (!end.won) return tr("Win moving first and second to climb it.");
    if (!end.after.moving_first) return tr("Win moving first to climb this rung.");
    if (!end.after.moving_second) return tr("Win moving second to climb this rung.");
    if (end.seats.rung + 1 >= game_.ladder.rungs.size()) return tr("Nobody stands above you.");
    const auto& next = game_.ladder.rungs[end.seats.rung + 1].player;
    return tr("Next: {rung} {habit}", {{"rung", tr(next.name)}, {"habit", tr(next.thinks)}});
}

std::optional<LadderLook> Climbed::look(Seconds since_end, bool reduced_motion) const {
    if (!end_) return std::nullopt;
    LadderLook look{.won = end_->won};
    const auto& [before, after] = std::pair(end_->before, end_->after);
    const std::array had{before.moving_first, before.moving_second, before.without_help};
    const std::array has{after.moving_first, after.moving_second, after.without_help};
    Seconds begins = first_star_after;
    for (std::size_t star = 0; star < has.size(); ++star) {
        auto& shown = look.stars[star];
        shown = {.won = has[star], .is_new = has[star] && !had[star]};
        if (!shown.is_new || reduced_motion) continue;
        shown.popped = static_cast<float>(std::clamp((since_end - begins) / stars_apart, 0.0, 1.0));
        begins += stars_apart;
    }
    const auto number = end_->seats.rung + 1;
    look.rung = end_->won && after.is_climbed() ? tr("Rung {n} climbed", {{"n", number}})
                : end_->won                     ? tr("Rung {n}: one more win", {{"n", number}})
                                                : tr("Rung {n} stays", {{"n", number}});
    look.next = next_words(*end_);
    return look;
}

std::optional<LadderSeats> Climbed::next(const Session& session) const {
    auto seats = ladder_seats(game_, session.config());
    if (!seats || seats->rung + 1 >= game_.ladder.rungs.size()) return std::nullopt;
    ++seats->rung;
    return seats;
}

} // namespace zugzwang
