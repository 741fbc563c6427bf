#include "cli/far_games.hpp"

#include <limits>

#include "match/speed.hpp"
#include "record/json.hpp"
#include "record/record.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::cli {
namespace {

constexpr const char* reference_option = "--reference-speed";

} // namespace

FarGames::FarGames(const CommandLine& program, CommandLine& command) : choice_(program, command) {
    command.flag("--scale-time", scales_times_,
                 tr("With --on: give slower computers more time and faster ones less, as each measures itself against "
                    "the one that begins"));
    command.number(reference_option, reference_, {1, std::numeric_limits<std::int64_t>::max()}, "N",
                   tr("Nodes a second of the computer that times are meant for: for --on"));
}

Result<std::unique_ptr<farm::Farm>> FarGames::farm(const std::string& record_file, std::uint64_t shards) const {
    if (scales_times_ && !choice_.is_given()) return Refusal{"--scale-time goes with --on"};
    if (choice_.is_given() && record_file.empty())
        return Refusal{"--on gathers the games in the file of --record, which is missing"};
    if (choice_.is_given() && shards > 1) return Refusal{"--shard: --on cuts the games itself"};
    return choice_.farm();
}

match::FarRun FarGames::run(farm::Farm& farm, const std::string& record_file, const Interruption& interruption) const {
    return {.farm = &farm,
            .command =
                [this](std::optional<std::uint64_t> reference) {
                    if (!reference) return choice_.command();
                    return choice_.command({reference_option, std::to_string(*reference)});
                },
            .scales_times = scales_times_,
            .record_file = record_file,
            .work = choice_.work(record_file),
            .stopped = [&interruption] { return interruption.has_come(); }};
}

Result<Answer>
FarGames::print_games(const std::string& plan_line, const Streams& streams,
                      const std::function<std::optional<Refusal>(double factor, const Take& take)>& play) const {
    const auto speed = reference_ ? match::machine_speed() : 0;
    streams.out << plan_line << '\n' << to_text(farm::Machine{.name = farm::own_name(), .speed = speed}) << std::endl;
    const double factor = reference_ ? static_cast<double>(*reference_) / static_cast<double>(speed) : 1;
    auto refusal = play(factor, [&](const GameRecord& record) {
        streams.out << to_json_line(record) << std::endl;
        return static_cast<bool>(streams.out);
    });
    if (refusal) return *std::move(refusal);
    return Answer{streams.out ? exit_done : exit_failed};
}

std::string FarNews::added_to(const std::string& report_json) const {
    if (machines.empty() && handed_out.lost + handed_out.repeated == 0) return report_json;
    auto json = Json::parsed(report_json);
    if (!machines.empty()) json.set("machines", match::machine_json(machines, players));
    if (handed_out.lost + handed_out.repeated > 0) {
        json.set("lost", handed_out.lost);
        json.set("repeated", handed_out.repeated);
    }
    return json.line();
}

} // namespace zugzwang::cli
