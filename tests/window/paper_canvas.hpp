// A canvas that draws nothing and measures as another one does.
#pragma once

#include "support/blank_canvas.hpp"

namespace zugzwang::testing {

class PaperCanvas : public BlankCanvas {
  public:
    explicit PaperCanvas(const Canvas& paper) : paper_(paper) {}

    [[nodiscard]] const Theme& theme() const override { return paper_.theme(); }
    [[nodiscard]] float scale() const override { return paper_.scale(); }
    [[nodiscard]] float text_scale() const override { return paper_.text_scale(); }
    [[nodiscard]] Size measured(std::string_view words, const TextStyle& style) const override {
        return paper_.measured(words, style);
    }

  private:
    const Canvas& paper_;
};

} // namespace zugzwang::testing
