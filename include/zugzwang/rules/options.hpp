// A game's options, described once. The setup scene, the command line, UGI and the settings file all read this one
// description, so a range or a word of help can never differ between them.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "zugzwang/base/refusal.hpp"

namespace zugzwang {

class OptionValues;

struct IntegerRange {
    std::int64_t min = 0, max = 0; ///< Inclusive.

    friend bool operator==(const IntegerRange&, const IntegerRange&) = default;
};

/// A whole number. `accepted` is what programs may ask for, `offered` what the setup scene shows (by the other values:
/// the most sticks in one move depends on how many there are); when `offered` is empty it is `accepted`.
struct IntegerOption {
    IntegerRange accepted;
    std::int64_t fallback = 0; ///< The default.
    std::function<IntegerRange(const OptionValues&)> offered{};
    std::int64_t step = 1;    ///< The setup scene goes in steps of this.
    bool draws_board = false; ///< A seed: the same number, the same board. The setup scene has a button that draws one.
};

/// One of a few words.
struct ChoiceOption {
    struct Choice {
        std::string id;    ///< On the command line: `border`.
        std::string label; ///< On the screen, not yet translated: `Border drawn`.
    };
    std::vector<Choice> choices;
    std::string fallback; ///< The id of the default.
};

/// Yes or no; on the command line it takes no value. The default is no.
struct FlagOption {
    std::string yes = message("Yes"), no = message("No"); ///< On the screen, not yet translated.
};

/// Free text that the game itself reads (a row of numbers); empty by default.
struct TextOption {
    /// Reads what a person typed or pasted in the setup scene: the text that the game reads, or which part of it is
    /// wrong. Without it the option is not offered there.
    std::function<Result<std::string>(std::string_view)> typed{};
    std::string example{};               ///< Of what can be typed; not translated.
    std::vector<std::string> replaces{}; ///< The options that count for nothing while there is a text.
};

struct OptionSpec {
    std::string id;    ///< `black-first`: on the command line `--black-first`, in UGI `BlackFirst`.
    std::string label; ///< On the screen, not yet translated.
    std::string help;  ///< One line, not yet translated.
    std::variant<IntegerOption, ChoiceOption, FlagOption, TextOption> kind;
};

/// The option that the board is drawn from, its kind integer; null where a game has none.
[[nodiscard]] const OptionSpec* board_seed(const std::vector<OptionSpec>& specs);

/// The name of an option in UGI: `black-first` → `BlackFirst`.
[[nodiscard]] std::string ugi_name(std::string_view id);

/// A value for every option of a game, defaults where nothing was set. Refers to the specs it was made with, which must
/// outlive it (they are part of the catalog).
class OptionValues {
  public:
    OptionValues() = default;
    /// The specs outlive the values.
    explicit OptionValues(const std::vector<OptionSpec>& specs);
    explicit OptionValues(const std::vector<OptionSpec>&&) = delete;

    [[nodiscard]] const std::vector<OptionSpec>& specs() const { return *specs_; }

    /// Reads a value from text (`true`/`false` for flags); a refusal names the option and the value and changes
    /// nothing.
    [[nodiscard]] std::optional<Refusal> set(std::string_view id, std::string_view text);
    /// The value as the text that `set` reads.
    [[nodiscard]] std::string text(std::string_view id) const;
    /// Requires an option of that kind and id.
    [[nodiscard]] std::int64_t integer(std::string_view id) const;
    [[nodiscard]] bool flag(std::string_view id) const;
    /// The range that the setup scene offers for an integer option at the present values.
    [[nodiscard]] IntegerRange offered(std::string_view id) const;
    /// Brings every integer into its offered range (after another value changed it).
    void clamp_to_offered();
    /// What was set rather than left at its default, by id, as the texts that `set` reads.
    [[nodiscard]] const std::map<std::string, std::string, std::less<>>& chosen() const { return values_; }
    /// Whether the value was set rather than left at its default.
    [[nodiscard]] bool is_set(std::string_view id) const;
    /// The number of the board, where the game draws one and it was set.
    [[nodiscard]] std::optional<std::uint64_t> chosen_board() const;

    friend bool operator==(const OptionValues& a, const OptionValues& b) { return a.values_ == b.values_; }

  private:
    [[nodiscard]] const OptionSpec& spec(std::string_view id) const;

    const std::vector<OptionSpec>* specs_ = nullptr;
    std::map<std::string, std::string, std::less<>> values_; ///< Only what was set.
};

} // namespace zugzwang
