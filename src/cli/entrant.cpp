#include "cli/entrant.hpp"

#include <algorithm>
#include <limits>

#include "cli/command.hpp"
#include "ugi/words.hpp"
#include "zugzwang/base/text.hpp"
#include "zugzwang/play/outside.hpp"

namespace zugzwang::cli {
namespace {

constexpr std::int64_t any = std::numeric_limits<std::int64_t>::max(), max_plies = 1000, max_hash = 65536;
constexpr std::string_view option_prefix = "option.";

/// Takes over one `option.NAME=VALUE`, under the words that name it.
std::optional<Refusal> take_option(const std::string& words, std::string_view name, std::string_view value,
                                   ugi::BotOptions& options) {
    if (name.empty() || value.empty() || printable(value) != value || printable(name) != name)
        return Refusal{"{} must be like option.Threads=2", words};
    const auto is_it = [&](const auto& known) { return ugi::is_same_name(known.first, name); };
    if (std::ranges::any_of(options, is_it)) return Refusal{"{} stands there twice", words};
    options.emplace(name, value);
    return std::nullopt;
}

/// Takes over one `KEY=VALUE`; `whose` begins a refusal.
std::optional<Refusal> take(std::string_view own, const std::string& whose, match::Terms& terms) {
    const auto equals = own.find('=');
    const auto key = own.substr(0, equals);
    const auto value = equals == own.npos ? std::string_view() : own.substr(equals + 1);
    const auto option = filled("{}: {}", whose, key);
    const auto number = [&](std::int64_t max, auto&& store) -> std::optional<Refusal> {
        const auto read = integer_from(option, value, 1, max);
        if (!read) return read.refusal();
        store(*read);
        return std::nullopt;
    };
    if (key.starts_with(option_prefix))
        return take_option(option, key.substr(option_prefix.size()), value, terms.options);
    const auto budget = [&terms]() -> Budget& { return terms.budget ? *terms.budget : terms.budget.emplace(); };
    if (key == "movetime")
        return number(max_movetime, [&](std::int64_t time) { budget().time = std::chrono::milliseconds(time); });
    if (key == "nodes")
        return number(any, [&](std::int64_t nodes) { budget().nodes = static_cast<std::uint64_t>(nodes); });
    if (key == "depth") return number(max_plies, [&](std::int64_t depth) { budget().depth = static_cast<int>(depth); });
    if (key == "hash")
        return number(max_hash, [&](std::int64_t size) { terms.hash_mb = static_cast<std::size_t>(size); });
    if (key != "clock")
        return Refusal{"{}: unknown (movetime, nodes, depth, clock, hash and option.NAME are known)", option};
    const auto clock = clock_limit_from(option, value);
    if (!clock) return clock.refusal();
    terms.clock = *clock;
    return std::nullopt;
}

/// The options that were set of one of our players become what it has of its own.
std::optional<Refusal> settle_options(const std::string& whose, tournament::Entrant& entrant) {
    auto& terms = entrant.terms;
    if (entrant.player.starts_with(outside_prefix)) return std::nullopt;
    for (const auto& [name, value] : terms.options) {
        if (!ugi::is_same_name(name, "Hash"))
            return Refusal{"{}: {} has no option {} (it has Hash)", whose, entrant.player, name};
        if (auto refusal = take("hash=" + value, whose, terms)) return refusal;
    }
    terms.options.clear();
    return std::nullopt;
}

} // namespace

Result<tournament::Entrant> entrant_from(const std::string& option, const std::string& text) {
    const auto end = text.find_first_of("[= :\"'");
    if (end == 0 || end == text.npos || (text[end] != '=' && text[end] != '['))
        return tournament::Entrant{.name = text, .player = text};
    tournament::Entrant entrant{.name = text.substr(0, end), .player = {}};
    if (text[end] == '=') {
        entrant.player = text.substr(end + 1);
        return entrant;
    }
    const auto close = text.find("]=", end);
    if (close == text.npos) return Refusal{"{}: must be like NAME[nodes=1000]=PLAYER: {}", option, text};
    const auto whose = filled("{}: {}", option, entrant.name);
    for (const auto& own : split(std::string_view(text).substr(end + 1, close - end - 1), ',')) {
        if (auto refusal = take(own.text, whose, entrant.terms)) return *std::move(refusal);
    }
    entrant.player = text.substr(close + 2);
    if (auto refusal = settle_options(whose, entrant)) return *std::move(refusal);
    return entrant;
}

} // namespace zugzwang::cli
