// The options of a game that are typed in the setup scene (a row of numbers): a line of text for each.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "zugzwang/gfx/input.hpp"
#include "zugzwang/rules/options.hpp"
#include "zugzwang/ui/text_line.hpp"

namespace zugzwang {

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

} // namespace zugzwang
