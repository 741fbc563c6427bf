// The programs that hand out tasks: GNU parallel to hosts that ssh reaches, Slurm to the nodes of its cluster.
#pragma once

#include <filesystem>
#include <memory>

#include "farm/farm.hpp"

namespace zugzwang::farm {

/// By GNU parallel (Tange, GNU Parallel: The Command-Line Power Tool, ;login: 36, 2011). The file has a host a line, as
/// parallel's --sshloginfile takes it; what fails on one host is tried on others.
/// Refuses a file that cannot be read, and where `parallel` is not installed.
[[nodiscard]] Result<std::unique_ptr<Farm>> parallel_farm(const std::filesystem::path& hosts);

/// By Slurm (Yoo, Jette, Grondona, SLURM: Simple Linux Utility for Resource Management, JSSPP 2003), as an array of
/// jobs of one processor each. Partition, account and time limit are those of the environment (SBATCH_PARTITION …).
/// Refuses where `sbatch` is not installed.
[[nodiscard]] Result<std::unique_ptr<Farm>> slurm_farm();

} // namespace zugzwang::farm
