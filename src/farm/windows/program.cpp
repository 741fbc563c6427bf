// The programs for Windows and for the page start no others: all work is done on this machine, by themselves.
#include "farm/program.hpp"

#include <cstdlib>
#include <future>

#include "farm/machine.hpp"

namespace zugzwang::farm {

Result<std::filesystem::path> program_in_path(const std::string& name) { return Refusal{"not installed: {}", name}; }

Said said_by(const std::filesystem::path& /*program*/, const std::vector<std::string>& /*arguments*/) { return {}; }

std::string own_name() { return name_from_system(std::getenv("COMPUTERNAME")); }

void pause(std::chrono::milliseconds time) { std::promise<void>().get_future().wait_for(time); }

struct Companion::Parts {};

Result<std::unique_ptr<Companion>> Companion::start(const std::filesystem::path& program,
                                                    const std::vector<std::string>& /*arguments*/,
                                                    const std::filesystem::path& /*output*/) {
    return Refusal{"cannot be started: {}", program.string()};
}

Companion::Companion(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}

Companion::~Companion() = default;

bool Companion::is_running() { return parts_ == nullptr; }

void Companion::end() {}

} // namespace zugzwang::farm
