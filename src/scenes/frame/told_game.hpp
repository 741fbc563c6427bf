// A game as somebody follows it who does not see it: captions, keys that answer, and a line to type a move in. The same
// wherever a game is played.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "desk/context.hpp"
#include "voice/captions.hpp"
#include "zugzwang/ui/page_view.hpp"
#include "zugzwang/ui/parts.hpp"

namespace zugzwang {

/// Who reads out; null where nothing is spoken.
[[nodiscard]] Voice* reader(const SceneContext& context);

class ToldGame {
  public:
    explicit ToldGame(SceneContext& context, const BySide<std::string>& side_names = {})
        : captions(side_names), context_(&context), names_(side_names) {}

    /// What the captions tell now, or the line that a move is typed in, as a page's foot; nothing where there is
    /// neither. `play` answers whether that was a move.
    [[nodiscard]] std::optional<ui::Node> foot(ui::PageView& view, float text_scale,
                                               std::function<bool(const std::string&)> play);
    /// Where captions are on, there are keys that tell more.
    void add_deeds(std::vector<ui::Deed>& deeds, const SessionNews& news, ui::PageView& view);
    /// Something stands at the foot.
    [[nodiscard]] bool is_seen() const { return line_ || context_->settings.captions != CaptionMode::off; }

    Captions captions;

  private:
    void answer(std::string words);
    [[nodiscard]] bool type(const InputEvent& event, ui::PageView& view,
                            const std::function<bool(const std::string&)>& play);

    SceneContext* context_;
    BySide<std::string> names_;
    std::optional<ui::TextLine> line_; ///< While a move is typed.
};

} // namespace zugzwang
