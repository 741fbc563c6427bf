// Pictures of a single board: a game is started, pointed at and clicked on, and drawn to a PNG without a display.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "studio/picture_call.hpp"
#include "zugzwang/gfx/geometry.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::studio {

struct ShotRequest {
    /// Something done to the board before the picture: a pointer event at a place given as parts of the board's area
    /// (0 to 1), a key, or time that passes. A click
    /// waits until what it started has come to rest, a press does not.
    struct Act {
        enum class Kind : std::uint8_t { hover, press, click, key, wait };
        Kind kind = Kind::hover;
        Vec at{};
        KeyEvent key{};
        Seconds time{0};
    };

    app::PictureSize size;
    std::string theme = "arcade";
    std::filesystem::path out;
    SessionConfig session;
    bool insight = false;
    std::vector<Act> acts;
};

/// Takes the picture; throws std::runtime_error with one line when something is refused.
void take_shot(const Game& game, const ShotRequest& request);

/// Reads what follows `shot GAME`: `--out FILE.png [--position TEXT] [--size WxH] [--theme NAME] [--option NAME=VALUE]…
/// [--first P] [--second P] [--insight] [--miniature] [--hover X,Y] [--press X,Y] [--click X,Y] [--key NAME] [--wait
/// SECONDS]…`; the acts happen in their order. Throws CallRefused that names what it does not understand.
[[nodiscard]] ShotRequest shot_request(const Game& game, const std::vector<std::string>& words);

} // namespace zugzwang::studio
