// `zugzwang backup FILE` and `zugzwang restore FILE`: all that a person keeps, in one file and back.
#include <filesystem>
#include <memory>

#include "cli/command.hpp"
#include "keep/backup.hpp"
#include "zugzwang/base/text.hpp"
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

int refuse(const Streams& streams, const Refusal& refusal) {
    streams.err << "zugzwang: " << printable(refusal.words) << std::endl;
    return exit_refused;
}

int tell(const Streams& streams, const std::string& words) {
    streams.out << words << '\n';
    return ended(exit_done, streams);
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

int run_backup(const BackupRequest& request, const std::string& folder, const Streams& streams) {
    std::error_code failed;
    if (!request.overwrites && std::filesystem::exists(request.file, failed))
        return refuse(streams, Refusal{"{} is there already; --overwrite writes over it", request.file});
    const auto files = write_backup(folder, request.file);
    if (!files) return refuse(streams, files.refusal());
    return tell(streams, tr_n("{n} file of yours is in {file}.", "{n} files of yours are in {file}.",
                              static_cast<std::int64_t>(*files), {{"file", request.file}}));
}

int run_restore(const RestoreRequest& request, const std::string& folder, const Streams& streams) {
    const auto restored = restore_backup(request.file, folder);
    if (!restored) return refuse(streams, restored.refusal());
    auto words = tr_n("{n} file of yours is back from {file}.", "{n} files of yours are back from {file}.",
                      static_cast<std::int64_t>(restored->files), {{"file", request.file}});
    if (!restored->before.empty())
        words += '\n' + tr("What was there before is in {folder}.",
                           {{"folder", (std::filesystem::path(folder) / restored->before).string()}});
    return tell(streams, words);
}

} // namespace zugzwang::cli
