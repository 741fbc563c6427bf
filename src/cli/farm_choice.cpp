#include "cli/farm_choice.hpp"

#include "zugzwang/base/words.hpp"

namespace zugzwang::cli {

FarmChoice::FarmChoice(const CommandLine& program, CommandLine& command) : program_(program) {
    command.word("--on", call_.engine, "parallel|slurm",
                 tr("Work on other computers: those of --hosts by GNU parallel, or a cluster's by Slurm"));
    command.word("--hosts", call_.hosts, "FILE",
                 tr("A host a line, as the option --sshloginfile of parallel takes them"));
    command.word("--work", call_.work, "DIR",
                 tr("A folder that all these computers share, for their tasks and results (beside the file that is "
                    "written)"));
    command.words(farm::task_option, call_.tasks, "TASKS",
                  tr("Do these tasks alone and print their results: for --on"));
}

std::filesystem::path FarmChoice::work(const std::string& file) const {
    if (call_.work.empty() && file.empty()) return {};
    return std::filesystem::absolute(call_.work.empty() ? file + ".work" : call_.work);
}

farm::Task FarmChoice::command(const std::vector<std::string>& more) const {
    auto arguments = program_.arguments();
    arguments.insert(arguments.end(), more.begin(), more.end());
    return farm::command_of_tasks(arguments);
}

void tell_losses(const farm::HandedOut& handed_out, std::size_t kept, const Streams& streams) {
    if (handed_out.lost > 0)
        streams.err << tr_n("{n} result did not come, and its task was handed out again",
                            "{n} results did not come, and their tasks were handed out again",
                            static_cast<std::int64_t>(handed_out.lost))
                    << std::endl;
    if (handed_out.repeated > 0)
        streams.err << tr_n("{n} result came a second time and was not counted",
                            "{n} results came a second time and were not counted",
                            static_cast<std::int64_t>(handed_out.repeated))
                    << std::endl;
    if (handed_out.is_stopped)
        streams.err << tr_n("stopped: {n} result is kept, the same call goes on from there",
                            "stopped: {n} results are kept, the same call goes on from there",
                            static_cast<std::int64_t>(kept))
                    << std::endl;
}

} // namespace zugzwang::cli
