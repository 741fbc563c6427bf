#include "tournament/roster.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

namespace zugzwang::tournament {

std::size_t Roster::add(const std::filesystem::path& folder, const Game& game, const OptionValues& options) {
    const auto before = bots_.size();
    for (auto& program : programs_in(folder)) {
        const auto is_known =
            std::ranges::any_of(bots_, [&](const RosterBot& bot) { return bot.program.command == program.command; });
        if (is_known) continue;
        program.name = free_name(program.name);
        bots_.push_back({.program = std::move(program)});
        check(bots_.size() - 1, game, options);
    }
    return bots_.size() - before;
}

void Roster::check(const Game& game, const OptionValues& options) {
    for (std::size_t bot = 0; bot < bots_.size(); ++bot)
        check(bot, game, options);
}

void Roster::check(std::size_t bot, const Game& game, const OptionValues& options) {
    bots_[bot].state = RosterBot::State::checking;
    trials_.resize(bots_.size());
    trials_[bot] = worker_.submit([test = test_, &game, options, command = bots_[bot].program.command](
                                      const std::stop_token& stop) -> Result<std::string> {
        return test ? test(game, options, command, stop) : Result<std::string>(command);
    });
}

bool Roster::update() {
    bool is_new = false;
    for (std::size_t at = 0; at < trials_.size(); ++at) {
        const auto answer = trials_[at].take();
        if (!answer) continue;
        is_new = true;
        auto& bot = bots_[at];
        using State = RosterBot::State;
        const bool is_late = !*answer && answer->refusal().words == forfeits::out_of_time;
        bot.state = *answer ? State::ready : is_late ? State::slow : State::failed;
        bot.reason = *answer ? Refusal{} : answer->refusal();
        if (bot.state != State::ready) bot.plays = false;
        if (bot.state == State::ready && !std::exchange(bot.passed, true)) bot.plays = true;
    }
    return is_new;
}

void Roster::let_play(std::size_t bot, bool plays) {
    const auto state = bots_[bot].state;
    if (state == RosterBot::State::ready || state == RosterBot::State::slow) bots_[bot].plays = plays;
}

std::size_t Roster::count(RosterBot::State state) const {
    return static_cast<std::size_t>(std::ranges::count(bots_, state, &RosterBot::state));
}

std::string Roster::free_name(const std::string& name) const {
    for (std::size_t number = 1;; ++number) {
        auto named = number == 1 ? name : name + ' ' + std::to_string(number);
        if (std::ranges::none_of(bots_, [&](const RosterBot& bot) { return bot.program.name == named; })) return named;
    }
}

} // namespace zugzwang::tournament
