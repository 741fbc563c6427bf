#include "fuzz/told_process.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "ugi/bot_process.hpp"
#include "zugzwang/base/text.hpp"

namespace zugzwang {
namespace {

std::string_view told;
std::stop_source stopping;

std::optional<ugi::Silence> silence_in(std::string_view line) {
    constexpr std::array<std::string_view, 8> signs{"!late",    "!ended",  "!closed",    "!flooded",
                                                    "!stopped", "!memory", "!processes", "!written"};
    const auto* const found = std::ranges::find(signs, line);
    if (found == signs.end()) return std::nullopt;
    const auto silence = static_cast<ugi::Silence>(found - signs.begin());
    if (silence == ugi::Silence::stopped) stopping.request_stop();
    return silence;
}

} // namespace

void fuzz::let_bots_say(std::string_view text) { told = text; }

std::stop_token fuzz::told_to_stop() {
    stopping = std::stop_source();
    return stopping.get_token();
}

namespace ugi {

struct BotProcess::Parts {
    LastWords said;
    bool is_deaf = false;
};

Result<std::unique_ptr<BotProcess>> BotProcess::start(const std::string& command, const Confinement&) {
    if (told.empty()) return Refusal{"cannot be started: {}", command};
    return std::unique_ptr<BotProcess>(new BotProcess(std::make_unique<Parts>()));
}

BotProcess::BotProcess(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
BotProcess::~BotProcess() = default;

bool BotProcess::send(std::string_view, Clock::time_point) { return !parts_->is_deaf; }

std::variant<std::string, Silence> BotProcess::line(Clock::time_point, const std::stop_token&) {
    while (!told.empty()) {
        const auto end = std::min(told.find('\n'), told.size());
        std::string line(told.substr(0, end));
        told.remove_prefix(std::min(end + 1, told.size()));
        if (line.size() > longest_line) return Silence::flooded;
        if (line.ends_with('\r')) line.pop_back();
        if (const auto silence = silence_in(line)) return *silence;
        if (line == "!deaf") {
            parts_->is_deaf = true;
            continue;
        }
        parts_->said.output.push_back(printable(line.substr(0, last_line_size)));
        if (parts_->said.output.size() > last_lines) parts_->said.output.erase(parts_->said.output.begin());
        return line;
    }
    return Silence::ended;
}

void BotProcess::forget_flood() {}
void BotProcess::forget_words() { parts_->said = {}; }
LastWords BotProcess::last_words() const { return parts_->said; }
std::uint64_t BotProcess::peak_memory() const { return 0; }

} // namespace ugi
} // namespace zugzwang
