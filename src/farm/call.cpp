#include "farm/call.hpp"

#include <algorithm>

#include "farm/engines.hpp"

namespace zugzwang::farm {
namespace {

/// Takes the value that follows an option, and both, out of the words.
std::string taken(std::vector<std::string>& words, const std::string& option) {
    const auto found = std::ranges::find(words, option);
    if (found == words.end() || found + 1 == words.end()) return {};
    const auto value = *(found + 1);
    words.erase(found, found + 2);
    return value;
}

} // namespace

Call Call::taken_from(std::vector<std::string>& words) {
    Call call;
    const auto task = std::ranges::find(words, task_option);
    if (task != words.end()) call.tasks.assign(task + 1, words.end());
    words.erase(task, words.end());
    call.engine = taken(words, "--on");
    call.hosts = taken(words, "--hosts");
    call.work = taken(words, "--work");
    return call;
}

Result<std::unique_ptr<Farm>> Call::farm() const {
    if ((engine == "parallel") == hosts.empty())
        return Refusal{"--hosts FILE goes with --on parallel, and with it alone"};
    if (engine.empty() && work.empty()) return std::unique_ptr<Farm>();
    if (engine.empty()) return Refusal{"--work goes with --on"};
    if (engine != "parallel" && engine != "slurm") return Refusal{"--on is parallel or slurm, not {}", engine};
    return engine == "slurm" ? slurm_farm() : parallel_farm(hosts);
}

Task command_of_tasks(const std::vector<std::string>& arguments) {
    std::error_code unknown;
    const auto own = std::filesystem::read_symlink("/proc/self/exe", unknown);
    Task command{unknown ? "zugzwang" : own.string()};
    command.insert(command.end(), arguments.begin(), arguments.end());
    command.emplace_back(task_option);
    return command;
}

} // namespace zugzwang::farm
