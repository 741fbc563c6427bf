#include "bots/examination.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "bots/questions.hpp"
#include "bots/test_games.hpp"
#include "ugi/bot.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::bots {
namespace {

/// The games at all speeds: whether it keeps to the rules and to its time.
void play_at_all_speeds(const ExaminationPlan& plan, Table& table, Examination& told) {
    Finding rules{"rules", message("Plays by the rules")};
    Finding time{"time", message("Keeps to its time")};
    for (const auto speed : plan.speeds) {
        if (plan.report) plan.report(tr("plays at {n} ms a move", {{"n", speed.count()}}));
        auto games = play_test_games(plan, speed, table);
        told.peak_memory = std::max(told.peak_memory, games.peak_memory);
        if (games.failure && rules.grade == Grade::passed) {
            rules.grade = Grade::failed;
            rules.words = Refusal{"at {} ms a move: {}", speed.count(), games.failure->words};
            told.illegal = std::move(games.illegal);
        }
        if (games.pace.late > 0 && time.grade == Grade::passed) {
            time.grade = Grade::advised;
            time.words = Refusal{"{} of {} moves took longer than {} ms, the slowest {} ms", games.pace.late,
                                 games.pace.moves, speed.count(), games.pace.slowest.count()};
        }
        told.paces.push_back(std::move(games.pace));
    }
    told.findings.push_back(std::move(rules));
    told.findings.push_back(std::move(time));
}

} // namespace

bool Examination::may_play() const {
    return std::ranges::none_of(findings, [](const Finding& finding) { return finding.grade == Grade::failed; });
}

Result<Examination> examine(const ExaminationPlan& plan) {
    auto table = plan.game->open_table(plan.options);
    if (!table) return table.refusal();
    if (const auto started = ugi::BotProcess::start(plan.command, plan.terms.confinement); !started)
        return started.refusal();
    Examination told;
    told.name = plan.command;
    Finding greeting{"greeting", message("Says who it is and that it is ready")};
    const auto name = ugi::Bot(*plan.game, plan.options, plan.command, plan.terms).greet({});
    if (!name) greeting = {greeting.id, greeting.title, Grade::failed, name.refusal()};
    told.findings.push_back(greeting);
    if (!name) return told;
    told.name = *name;

    if (const auto measured = ugi::measured_clock_error(plan.terms.confinement)) told.clock_error = *measured;
    play_at_all_speeds(plan, **table, told);
    const Examinee bot{*plan.game, plan.command, plan.terms.confinement, samples_of(**table), **table};
    if (plan.report) plan.report(tr("answers questions"));
    constexpr std::array questions{kinds_of_go, moves_after_a_position, answers_to_queries, move_when_over,
                                   bad_input,   end_when_told};
    for (const auto question : questions)
        told.findings.push_back(question(bot));
    return told;
}

} // namespace zugzwang::bots
