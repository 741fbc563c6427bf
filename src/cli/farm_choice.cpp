#include "cli/farm_choice.hpp"

#include "farm/engines.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::cli {
namespace {

constexpr const char* task_option = "--task";

} // namespace

FarmChoice::FarmChoice(const CommandLine& program, CommandLine& command) : program_(program) {
    command.word("--on", engine_, "parallel|slurm",
                 tr("Play on other computers: those of --hosts by GNU parallel, or a cluster's by Slurm"));
    command.word("--hosts", hosts_, "FILE", tr("A host a line, as the option --sshloginfile of parallel takes them"));
    command.word("--work", work_, "DIR",
                 tr("A folder that all these computers share, for their tasks and results (beside the record file)"));
    command.words(task_option, tasks_, "TASKS", tr("Play these games alone and print their records: for --on"));
}

Result<std::unique_ptr<farm::Farm>> FarmChoice::farm(const std::string& record_file) const {
    if ((engine_ == "parallel") == hosts_.empty())
        return Refusal{"--hosts FILE goes with --on parallel, and with it alone"};
    if (engine_.empty() && work_.empty()) return std::unique_ptr<farm::Farm>();
    if (engine_.empty()) return Refusal{"--work goes with --on"};
    if (engine_ != "parallel" && engine_ != "slurm") return Refusal{"--on is parallel or slurm, not {}", engine_};
    if (record_file.empty()) return Refusal{"--on gathers the games in the file of --record, which is missing"};
    return engine_ == "slurm" ? farm::slurm_farm() : farm::parallel_farm(hosts_);
}

std::filesystem::path FarmChoice::work(const std::string& record_file) const {
    return std::filesystem::absolute(work_.empty() ? record_file + ".work" : work_);
}

farm::Task FarmChoice::command() const {
    std::error_code unknown;
    const auto own = std::filesystem::read_symlink("/proc/self/exe", unknown);
    farm::Task command{unknown ? "zugzwang" : own.string()};
    const auto& arguments = program_.arguments();
    command.insert(command.end(), arguments.begin(), arguments.end());
    command.emplace_back(task_option);
    return command;
}

} // namespace zugzwang::cli
