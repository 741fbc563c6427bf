#include "farm/call.hpp"

#include "farm/engines.hpp"

namespace zugzwang::farm {

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
