// What is typed in the setup scene: the options of a game that are (a row of numbers), and two friends' names.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "desk/context.hpp"
#include "zugzwang/gfx/input.hpp"
#include "zugzwang/rules/options.hpp"
#include "zugzwang/ui/text_line.hpp"

namespace zugzwang {

/// A line of text for each option.
class TypedOptions {
  public:
    /// Begins with what the values say.
    explicit TypedOptions(const OptionValues& values);

    /// The line of an option, null for one that is not typed.
    [[nodiscard]] const ui::TextLine* line(std::string_view id) const;
    /// Takes a key or a text for the line of that option, and sets its value when there is one; false for what means
    /// nothing to it.
    bool handle(std::string_view id, const InputEvent& event, OptionValues& values);
    /// What is wrong with a line, translated; empty when all can be read.
    [[nodiscard]] const std::string& refusal() const { return refusal_; }

    /// Room for a thousand numbers of ten digits and what stands between them.
    static constexpr std::size_t max_bytes = 16'000;

  private:
    void read(OptionValues& values);

    std::map<std::string, ui::TextLine, std::less<>> lines_; ///< By the option's id.
    std::string refusal_;
};

/// Whether what is typed for some option makes this one count for nothing.
[[nodiscard]] bool is_replaced(const OptionValues& values, std::string_view id);

/// A line of text for each side. Main thread.
class TypedNames {
  public:
    /// Begins with the names of who sits there in the next game.
    explicit TypedNames(SceneContext& context) : context_(context) { read(); }

    [[nodiscard]] const ui::TextLine& line(Side side) const { return lines_[side]; }
    /// Takes a key or a text for the line of that side; false for what means nothing to it.
    bool handle(Side side, const InputEvent& event);
    /// The two people change their seats.
    void swap();
    /// Has the names kept, if they are others.
    void keep();

  private:
    /// The person on that side.
    [[nodiscard]] std::size_t person(Side side) const;
    void read();

    SceneContext& context_;
    BySide<ui::TextLine> lines_;
    bool changed_ = false;
};

} // namespace zugzwang
