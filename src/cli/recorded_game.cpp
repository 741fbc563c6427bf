#include "cli/recorded_game.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <limits>

#include "match/file.hpp"
#include "record/game_text.hpp"
#include "record/record.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::cli {
namespace {

Result<GameRecord> of_plan(const std::string& file, std::uint64_t number) {
    const auto games = match::read_record_file(file);
    if (!games) return games.refusal();
    const auto record =
        std::ranges::find(games->records, number, [](const GameRecord& game) { return game.match->index; });
    if (record == games->records.end()) return Refusal{"{} has no game {}", file, number};
    return *record;
}

} // namespace

void RecordedGame::add_to(CommandLine& command, const std::string& help) {
    command.word("--record", file_, "FILE", help);
    command.number("--game", number_, {0, std::numeric_limits<std::int64_t>::max()}, "N",
                   tr("Which of its games, from 0"));
    command.epilogue(record_form());
}

Result<GameRecord> RecordedGame::record() const {
    std::ifstream input(file_, std::ios::binary);
    if (!input || std::filesystem::is_directory(file_)) return Refusal{"cannot be read: {}", file_};
    const auto number = static_cast<std::uint64_t>(number_);
    std::string text;
    std::getline(input, text);
    if (match::is_plan_line(text)) return of_plan(file_, number);
    // Who sends one line need not end the file, so no more of it is read than is wanted.
    if (text.starts_with('{') && number == 0) {
        auto record = record_from_json_line(text);
        return record ? record : refused(record.refusal());
    }
    text.append("\n").append(std::istreambuf_iterator<char>(input), {});
    GamesInText games(text);
    for (std::uint64_t at = 0; auto record = games.next(); ++at) {
        if (at == number) return *record ? *record : refused(record->refusal());
    }
    return Refusal{"{} has no game {}", file_, number};
}

} // namespace zugzwang::cli
