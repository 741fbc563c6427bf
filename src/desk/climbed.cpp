#include "desk/climbed.hpp"

#include <algorithm>

#include "desk/hearing.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

constexpr Seconds first_star_after{0.25}, stars_apart{0.16};

std::array<bool, 3> in_turn(const RungStars& stars) {
    return {stars.moving_first, stars.moving_second, stars.without_help};
}

} // namespace

void Climbed::follow(const Session& session) {
    const auto& outcome = session.news().outcome;
    if (!outcome) return end_.reset();
    if (end_) return;
    end_ = End{};
    const auto seats = ladder_seats(game_, session.config());
    if (!seats) return;
    end_->before = rung_record(context_, game_, seats->rung).stars;
    end_->seats = count_for_ladder(context_, game_, session);
    end_->after = rung_record(context_, game_, seats->rung).stars;
    end_->fortune = ladder_result(game_, *seats, session).fortune;
}

std::string Climbed::rung_words() const {
    const auto number = end_->seats->rung + 1;
    const auto words = [&](const char* sentence) { return tr(sentence, {{"n", number}}); };
    if (end_->fortune != Fortune::won)
        return end_->after.is_climbed() ? words(message("Rung {n} stays yours")) : words(message("Rung {n} stays"));
    if (!end_->after.is_climbed()) return words(message("Rung {n}: one more win"));
    return end_->before.is_climbed() ? words(message("Rung {n} won again")) : words(message("Rung {n} climbed"));
}

std::string Climbed::next_words() const {
    if (!end_->after.is_climbed() || end_->fortune != Fortune::won) return missing_stars(end_->after);
    const auto above = end_->seats->rung + 1;
    if (above >= game_.ladder.rungs.size()) return tr("Nobody stands above you.");
    const auto& next = game_.ladder.rungs[above].player;
    return tr("Next: {rung} {habit}", {{"rung", tr(next.name)}, {"habit", tr(next.thinks)}});
}

Climbed::Beginnings Climbed::beginnings(bool reduced_motion) const {
    const auto before = in_turn(end_->before), after = in_turn(end_->after);
    Beginnings all;
    Seconds begins = reduced_motion ? Seconds{0} : first_star_after;
    for (std::size_t star = 0; star < all.size(); ++star) {
        if (!after[star] || before[star]) continue;
        all[star] = begins;
        if (!reduced_motion) begins += stars_apart;
    }
    return all;
}

std::optional<LadderLook> Climbed::look(Seconds since_end, bool reduced_motion) const {
    if (!is_of_ladder()) return std::nullopt;
    LadderLook look{.won = end_->fortune == Fortune::won, .rung = rung_words(), .next = next_words()};
    const auto begin = beginnings(reduced_motion);
    const auto has = in_turn(end_->after);
    for (std::size_t star = 0; star < begin.size(); ++star) {
        look.stars[star] = {.won = has[star], .is_new = begin[star].has_value()};
        if (begin[star] && !reduced_motion)
            look.stars[star].popped =
                static_cast<float>(std::clamp((since_end - *begin[star]) / stars_apart, 0.0, 1.0));
    }
    return look;
}

/// Those that come out at the same time are one sound.
void Climbed::let_hear(Seconds since_end, Seconds step, bool reduced_motion) const {
    if (!is_of_ladder()) return;
    int rise = 0;
    std::optional<Seconds> heard;
    for (const auto& begins : beginnings(reduced_motion)) {
        if (!begins || begins == heard) continue;
        heard = begins;
        if (since_end - step <= *begins && *begins < since_end)
            hear(context_, {.sound = sound::Sound::star, .rise = rise});
        ++rise;
    }
}

std::optional<LadderSeats> Climbed::next() const {
    if (!is_of_ladder() || end_->seats->rung + 1 >= game_.ladder.rungs.size()) return std::nullopt;
    auto seats = *end_->seats;
    ++seats.rung;
    return seats;
}

} // namespace zugzwang
