#include "match/far_games.hpp"

#include <utility>

#include "match/file.hpp"
#include "match/speed.hpp"
#include "record/record.hpp"

namespace zugzwang::match {
namespace {

/// The record of a game of a match that is over.
std::optional<GameRecord> game_in(const std::string& line) {
    auto record = record_from_json_line(line);
    if (!record || !record->match || !record->result) return std::nullopt;
    return *std::move(record);
}

} // namespace

Result<FarRecords> play_far(const FarGames& games, const FarRun& run) {
    auto file = RecordWriter::open(games.plan_line, run.record_file);
    if (!file) return file.refusal();
    auto log = MachineLog::open(run.record_file, !file->found().empty());
    if (!log) return log.refusal();
    const Refusal not_written{"cannot be written: {}", run.record_file};
    if (run.scales_times && !log->reference() && !log->set_reference(machine_speed())) return not_written;

    auto records = file->found();
    farm::Work work{.farm = run.farm,
                    .command = run.command(run.scales_times ? log->reference() : std::nullopt),
                    .folder = run.work,
                    .head = games.plan_line,
                    .together = 2, // the games of a pair begin alike
                    .stopped = run.stopped};
    work.due = [&] {
        auto due = games.due(records);
        if (run.report) run.report(records, records.size() + due.size());
        return due;
    };
    work.number = [](const std::string& line) -> std::optional<std::uint64_t> {
        const auto record = game_in(line);
        if (!record) return std::nullopt;
        return record->match->index;
    };
    work.take = [&](const farm::Piece& piece, const std::string& line, const farm::Machine& machine) -> Result<bool> {
        auto record = *game_in(line);
        if (!games.is_of(piece, record)) return false;
        if (!machine.name.empty() && !log->add(piece.number, machine)) return not_written;
        if (!file->add(record)) return not_written;
        add_in_order(std::move(record), records);
        return true;
    };
    farm::HandOut hand_out(std::move(work));
    for (const auto& record : records)
        hand_out.know(record.match->index, to_json_line(record));
    const auto handed_out = hand_out.run();
    if (!handed_out) return handed_out.refusal();
    return FarRecords{.records = std::move(records), .machines = log->games(), .handed_out = *handed_out};
}

} // namespace zugzwang::match
