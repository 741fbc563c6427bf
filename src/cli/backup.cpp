// `zugzwang backup FILE` and `zugzwang restore FILE`: all that a person keeps, in one file and back.
#include <memory>

#include "cli/command.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::cli {
namespace {

Result<Answer> backup(const BackupRequest& request) {
    if (request.file.empty()) return Refusal{"backup: which file is to be written? Like this: zugzwang.sqlar"};
    return Answer{request};
}

Result<Answer> restore(const RestoreRequest& request) {
    if (request.file.empty()) return Refusal{"restore: from which file? One that `zugzwang backup FILE` wrote"};
    return Answer{request};
}

} // namespace

Command backup_command(CommandLine& program) {
    auto& command = program.command("backup", tr("Puts your games, stars, puzzles, settings and themes into one file"));
    auto request = std::make_shared<BackupRequest>();
    command.word("OUT", request->file, "FILE", tr("The file, an SQLite archive: `sqlite3 FILE -At` lists it"));
    command.flag("--overwrite", request->overwrites, tr("Also where there is a file of that name already"));
    return {&command, false, [request](const Streams&) { return backup(*request); }};
}

Command restore_command(CommandLine& program) {
    auto& command = program.command("restore", tr("Brings back what `zugzwang backup` put into a file; what is there "
                                                  "now is kept beside it"));
    auto request = std::make_shared<RestoreRequest>();
    command.word("IN", request->file, "FILE", tr("The file that `zugzwang backup` wrote"));
    return {&command, false, [request](const Streams&) { return restore(*request); }};
}

} // namespace zugzwang::cli
