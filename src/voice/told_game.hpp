// A game as somebody follows it who does not see it: captions, keys that answer, and a line to type a move in. The same
// wherever a game is played.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "voice/captions.hpp"
#include "zugzwang/ui/page_view.hpp"
#include "zugzwang/ui/parts.hpp"

namespace zugzwang {

/// What the person has chosen.
struct Listening {
    CaptionMode mode = CaptionMode::off;
    Voice* voice = nullptr; ///< Null where nothing is spoken.
};

class ToldGame {
  public:
    explicit ToldGame(std::function<Listening()> listening, const BySide<std::string>& side_names = {})
        : captions(side_names), listening_(std::move(listening)), names_(side_names) {}
    /// Another game is on the board.
    void begin(const BySide<std::string>& side_names) { *this = ToldGame(std::move(listening_), side_names); }
    /// Called after every step of the session with what happened in it.
    void follow(std::span<const Happening> happened, const SessionNews& news, Seconds step);

    /// What the captions tell now, or the line that a move is typed in, as a page's foot; nothing where there is
    /// neither. `play` answers whether that was a move.
    [[nodiscard]] std::optional<ui::Node> foot(ui::PageView& view, float text_scale,
                                               std::function<bool(const std::string&)> play);
    /// Where captions are on, there are keys that tell more. The news are those of the session as long as the deeds are
    /// done. `task`: what is to be done here, told before the position.
    void add_deeds(std::vector<ui::Deed>& deeds, const SessionNews& news, ui::PageView& view, std::string task = {});
    /// Where a position is laid out, there is a key that tells it.
    void add_deeds(std::vector<ui::Deed>& deeds, std::function<Answers()> position);
    /// Something stands at the foot.
    [[nodiscard]] bool is_seen() const { return line_ || listening_().mode != CaptionMode::off; }

    Captions captions;

  private:
    void add_deed(std::vector<ui::Deed>& deeds, const ui::Act& asked, std::function<Answers()> answers);
    void answer(std::string words);
    /// The first of them; asked again at once, the next one.
    void tell(const ui::Act& asked, Answers answers);
    [[nodiscard]] bool type(const InputEvent& event, ui::PageView& view,
                            const std::function<bool(const std::string&)>& play);

    std::function<Listening()> listening_;
    BySide<std::string> names_;
    std::optional<ui::TextLine> line_; ///< While a move is typed.
    const ui::Act* asked_ = nullptr;   ///< What was asked last, with its answers and which of them was told.
    Answers answers_;
    std::size_t next_ = 0;
    std::optional<std::size_t> shown_; ///< A screen reader has the position after so many moves.
};

} // namespace zugzwang
