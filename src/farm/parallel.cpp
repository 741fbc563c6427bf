#include <fstream>

#include "farm/engines.hpp"
#include "farm/program.hpp"

namespace zugzwang::farm {
namespace fs = std::filesystem;

namespace {

class ParallelFarm final : public Farm {
  public:
    ParallelFarm(fs::path program, fs::path hosts) : program_(std::move(program)), hosts_(std::move(hosts)) {}

    std::optional<Refusal> start(const fs::path& folder, std::size_t) override {
        const std::vector<std::string> arguments{
            "--sshloginfile", hosts_.string(),
            // a host that was switched off is noticed after a minute
            "--ssh", "ssh -o BatchMode=yes -o ConnectTimeout=20 -o ServerAliveInterval=15 -o ServerAliveCountMax=3",
            "--retries", "3", "--workdir", fs::current_path().string(),
            // parallel puts the number of the task in the place of {#}
            "--results", (folder / "{#}").string(), "--arg-file", task_list(folder).string()};
        auto started = Companion::start(program_, arguments, folder / "parallel.log");
        if (!started) return started.refusal();
        parallel_ = *std::move(started);
        return std::nullopt;
    }
    bool is_busy() override {
        if (!parallel_ || !parallel_->is_running()) return false;
        pause(std::chrono::milliseconds(200));
        return true;
    }
    void cancel() override { parallel_.reset(); }

  private:
    fs::path program_, hosts_;
    std::unique_ptr<Companion> parallel_; ///< While there are tasks.
};

} // namespace

Result<std::unique_ptr<Farm>> parallel_farm(const fs::path& hosts) {
    auto program = program_in_path("parallel");
    if (!program) return program.refusal();
    if (std::ifstream file(hosts); !file || file.peek() == std::ifstream::traits_type::eof())
        return Refusal{"--hosts: cannot be read, or names no host: {}", hosts.string()};
    return std::unique_ptr<Farm>(std::make_unique<ParallelFarm>(*std::move(program), fs::absolute(hosts)));
}

} // namespace zugzwang::farm
