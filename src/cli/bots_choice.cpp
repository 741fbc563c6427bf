#include "cli/bots_choice.hpp"

#include "ugi/sandbox.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::cli {
namespace {

constexpr IntegerRange memories{16, 1024 * 1024}, time_margins{0, 60'000};

} // namespace

BotsChoice::BotsChoice(CommandLine& command)
    : memory(static_cast<std::int64_t>(ugi::Confinement{}.memory)), time_margin(ugi::BotTerms{}.time_margin.count()) {
    command.flag("--sandbox", sandbox,
                 tr("Keeps bots from the network and from all files but their own; needs bubblewrap"));
    command.number("--memory", memory, memories, "MIB",
                   tr("Memory of a bot with all that it starts, in MiB; more ends it"));
    command.number("--time-margin", time_margin, time_margins, "MS",
                   tr("So much later than its time a bot's move may come, in milliseconds"));
}

Result<ugi::BotTerms> BotsChoice::terms() const {
    if (sandbox) {
        if (const auto trouble = ugi::trouble_with_sandboxes()) return Refusal{"--sandbox: {}", trouble->words};
    }
    return ugi::BotTerms{.confinement = {.memory = static_cast<std::uint64_t>(memory), .sandbox = sandbox},
                         .time_margin = std::chrono::milliseconds(time_margin)};
}

} // namespace zugzwang::cli
