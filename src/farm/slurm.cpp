#include <fstream>

#include "farm/engines.hpp"
#include "farm/program.hpp"
#include "zugzwang/base/text.hpp"

namespace zugzwang::farm {
namespace fs = std::filesystem;

namespace {

constexpr const char* job_script = R"script(#!/bin/sh
# A job of an array: runs the task on the line of that number in the list $1/tasks.
exec >"$1/$SLURM_ARRAY_TASK_ID" 2>"$1/$SLURM_ARRAY_TASK_ID.err"
eval "exec $(sed -n "${SLURM_ARRAY_TASK_ID}p" "$1/tasks")"
)script";

struct Programs {
    fs::path sbatch, squeue, scancel;
};

class SlurmFarm final : public Farm {
  public:
    explicit SlurmFarm(Programs programs) : programs_(std::move(programs)) {}
    ~SlurmFarm() override { stop(); }
    SlurmFarm(const SlurmFarm&) = delete;
    SlurmFarm& operator=(const SlurmFarm&) = delete;

    std::optional<Refusal> start(const fs::path& folder, std::size_t tasks) override {
        const auto script = folder / "job.sh";
        std::ofstream file(script, std::ios::trunc | std::ios::binary);
        file << job_script << std::flush;
        if (!file) return Refusal{"cannot be written: {}", script.string()};
        // What a lost node had is handed out anew by whoever asked for it, who knows what came of it.
        const auto said =
            said_by(programs_.sbatch, {"--parsable", "--job-name=zugzwang", "--no-requeue",
                                       "--array=1-" + std::to_string(tasks), "--chdir=" + fs::current_path().string(),
                                       "--output=/dev/null", "--error=/dev/null", script.string(), folder.string()});
        const auto job = said.out.substr(0, said.out.find(';')); // the name of a cluster may follow
        if (!said.succeeded || !whole_number(job)) return Refusal{"sbatch: {}", printable(said.err)};
        job_ = job;
        return std::nullopt;
    }
    bool is_busy() override {
        if (job_.empty()) return false;
        const auto said = said_by(programs_.squeue, {"--noheader", "--jobs=" + job_, "--format=%i"});
        // A job is forgotten some minutes after its end; a controller that does not answer has forgotten nothing.
        const bool is_over = said.succeeded ? said.out.empty() : said.err.find("Invalid job id") != std::string::npos;
        if (is_over) job_.clear();
        if (!is_over) pause(std::chrono::milliseconds(1000));
        return !is_over;
    }
    void cancel() override { stop(); }

  private:
    void stop() {
        if (!job_.empty()) static_cast<void>(said_by(programs_.scancel, {job_}));
        job_.clear();
    }

    Programs programs_;
    std::string job_; ///< The number of the array while it is under way, else empty.
};

} // namespace

Result<std::unique_ptr<Farm>> slurm_farm() {
    Programs programs;
    for (const auto& [name, place] :
         {std::pair{"sbatch", &programs.sbatch}, {"squeue", &programs.squeue}, {"scancel", &programs.scancel}}) {
        auto program = program_in_path(name);
        if (!program) return program.refusal();
        *place = *std::move(program);
    }
    return std::unique_ptr<Farm>(std::make_unique<SlurmFarm>(std::move(programs)));
}

} // namespace zugzwang::farm
