// `zugzwang film`: a recorded game as a film.
#include <memory>

#include "cli/command.hpp"
#include "cli/recorded_game.hpp"
#include "match/replay.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::cli {
namespace {

struct FilmArguments {
    RecordedGame recorded;
    std::string file; ///< Empty when not given.
    std::string size{"1280x720"};
    bool tells = false;
};

Result<Answer> film(const FilmArguments& arguments) {
    if (!arguments.recorded.is_asked_for()) return Refusal{"--record: which file?"};
    if (arguments.file.empty()) return Refusal{"film: which file is to be written? Like this: film.mp4"};
    const auto size = picture_size(arguments.size);
    if (!size) return size.refusal();
    const auto record = arguments.recorded.record();
    if (!record) return record.refusal();
    auto replay = match::replayed(*record);
    if (!replay) return arguments.recorded.refused(replay.refusal());
    return Answer{FilmRequest{.game = record->game,
                              .moves = record->moves.size(),
                              .session = *std::move(replay),
                              .file = arguments.file,
                              .width = size->width,
                              .height = size->height,
                              .tells = arguments.tells}};
}

} // namespace

Command film_command(CommandLine& program) {
    auto& command =
        program.command("film", tr("Makes a film of a recorded game; needs the program ffmpeg, no display"));
    auto arguments = std::make_shared<FilmArguments>();
    command.word("OUT", arguments->file, "FILE", tr("The film: its kind by its ending, mp4, webm, gif or webp"));
    arguments->recorded.add_to(command, tr("The file that the game stands in"));
    command.word("--size", arguments->size, "WxH", tr("Of its pictures"));
    command.flag(
        "--tell", arguments->tells,
        tr("For programs: on standard output a line for each percent, and `done` or `failed` with the reason"));
    return {&command, false, [arguments](const Streams&) { return film(*arguments); }};
}

} // namespace zugzwang::cli
