// How a game leaves the program as a file: where files go, and what makes them that no scene can make itself.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>

#include "zugzwang/play/session.hpp"

namespace zugzwang {

/// Writes a picture to a file that is there already; on any thread.
using PictureWriter = std::function<std::optional<Refusal>(const std::filesystem::path& file)>;

struct Saving {
    /// Folders of the person's that are there; empty: there is none for such files.
    std::filesystem::path texts{}, pictures{}, films{};
    /// Draws the board of a session, which is placed anew for that. Without it no pictures are offered.
    std::function<PictureWriter(Session&)> picture{};
};

} // namespace zugzwang
