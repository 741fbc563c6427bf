#include "app/desktop/backup.hpp"

#include <filesystem>
#include <iostream>

#include "app/app_options.hpp"
#include "keep/backup.hpp"
#include "zugzwang/base/text.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::app {

namespace {

int refuse(const Refusal& refusal) {
    std::cerr << "zugzwang: " << printable(refusal.words) << std::endl;
    return cli::exit_refused;
}

int tell(const std::string& words) {
    std::cout << words << std::endl;
    return std::cout ? cli::exit_done : cli::exit_failed;
}

} // namespace

int run_backup(const cli::BackupRequest& request) {
    std::error_code failed;
    if (!request.overwrites && std::filesystem::exists(request.file, failed))
        return refuse(Refusal{"{} is there already; --overwrite writes over it", request.file});
    const auto files = write_backup(person_folder(), request.file);
    if (!files) return refuse(files.refusal());
    return tell(tr_n("{n} file of yours is in {file}.", "{n} files of yours are in {file}.",
                     static_cast<std::int64_t>(*files), {{"file", request.file}}));
}

int run_restore(const cli::RestoreRequest& request) {
    const auto folder = person_folder();
    const auto restored = restore_backup(request.file, folder);
    if (!restored) return refuse(restored.refusal());
    auto words = tr_n("{n} file of yours is back from {file}.", "{n} files of yours are back from {file}.",
                      static_cast<std::int64_t>(restored->files), {{"file", request.file}});
    if (!restored->before.empty())
        words += '\n' + tr("What was there before is in {folder}.", {{"folder", (folder / restored->before).string()}});
    return tell(words);
}

} // namespace zugzwang::app
