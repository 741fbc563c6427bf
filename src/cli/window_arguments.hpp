// The options that every way to open the window shares.
#pragma once

#include <optional>
#include <string>

#include "cli/cli.hpp"
#include "cli/command_line.hpp"

namespace zugzwang::cli {

/// In pixels.
struct PixelSize {
    int width = 0, height = 0;
};

/// From text like 1280x720, each side at most 16384; or a refusal that names `--size`.
[[nodiscard]] Result<PixelSize> picture_size(std::string_view text, std::int64_t min_side = 200);

struct WindowArguments {
    bool windowed = false;
    std::string size;

    void add_to(CommandLine& command);
    /// Writes them into the request, or says why not.
    [[nodiscard]] std::optional<Refusal> apply(WindowRequest& request) const;
};

} // namespace zugzwang::cli
