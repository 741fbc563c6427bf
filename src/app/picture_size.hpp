// How large a picture is that is drawn without a window.
#pragma once

namespace zugzwang::app {

/// In pixels.
struct PictureSize {
    int width = 1920, height = 1080;

    friend bool operator==(const PictureSize&, const PictureSize&) = default;
};

} // namespace zugzwang::app
