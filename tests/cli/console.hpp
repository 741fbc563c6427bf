// The command line, run within the test: arguments and input in, what it answered out.
#pragma once

#include "cli/cli.hpp"
#include "record/json.hpp"
#include "support/catch.hpp"
#include "support/files.hpp"
#include "support/places.hpp"

namespace zugzwang::testing {

struct Ran {
    int status = -1; ///< -1 when a window, a film, a bot, a backup or a sheet was asked for.
    std::string out, err;
    std::optional<cli::WindowRequest> window;
    std::optional<cli::FilmRequest> film;
    std::optional<cli::NewBotRequest> new_bot;
    std::optional<cli::BackupRequest> backup;
    std::optional<cli::RestoreRequest> restore;
    std::optional<cli::SheetRequest> sheet;

    /// The lines of the answer.
    [[nodiscard]] std::vector<std::string> lines() const { return lines_of(out); }
    /// The lines of the answer as JSON, keys in the order written.
    [[nodiscard]] std::vector<Json> json() const {
        std::vector<Json> all;
        for (const auto& line : lines())
            all.push_back(Json::parsed(line));
        return all;
    }
    /// Refused as the protocol says: status 2, one line on standard error that begins with the program's name.
    [[nodiscard]] bool is_refused() const {
        return status == 2 && err.starts_with("zugzwang: ") && err.find('\n') == err.size() - 1;
    }
    [[nodiscard]] bool names(const std::string& culprit) const { return err.find(culprit) != std::string::npos; }
};

[[nodiscard]] inline Ran run(const std::vector<std::string>& arguments, const std::string& input = {}) {
    std::istringstream in(input);
    std::ostringstream out, err;
    auto answer = cli::run(arguments, {in, out, err});
    Ran ran;
    if (auto* window = std::get_if<cli::WindowRequest>(&answer))
        ran.window = std::move(*window);
    else if (auto* film = std::get_if<cli::FilmRequest>(&answer))
        ran.film = std::move(*film);
    else if (auto* bot = std::get_if<cli::NewBotRequest>(&answer))
        ran.new_bot = std::move(*bot);
    else if (auto* backup = std::get_if<cli::BackupRequest>(&answer))
        ran.backup = std::move(*backup);
    else if (auto* restore = std::get_if<cli::RestoreRequest>(&answer))
        ran.restore = std::move(*restore);
    else if (auto* sheet = std::get_if<cli::SheetRequest>(&answer))
        ran.sheet = std::move(*sheet);
    else
        ran.status = std::get<int>(answer);
    ran.out = out.str();
    ran.err = err.str();
    return ran;
}

/// What is refused, and names what is wrong.
inline void check_refused(const std::vector<std::string>& arguments, const std::string& culprit) {
    const auto ran = run(arguments);
    CAPTURE(arguments, ran.err);
    CHECK(ran.is_refused());
    CHECK(ran.names(culprit));
    CHECK(ran.out.empty());
}

} // namespace zugzwang::testing
