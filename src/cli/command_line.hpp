// What the program and its commands take, declared in our own words. Only command_line.cpp knows the library that reads
// the arguments: it costs every file that includes it seconds.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "zugzwang/rules/options.hpp"

namespace zugzwang::cli {

inline constexpr std::int64_t max_movetime = 24 * 60 * 60 * 1000; ///< Milliseconds.
inline constexpr std::int64_t reading_movetime = 500; ///< For a position that is only looked at, in milliseconds.

/// All that may be said on a command line, in the language of the moment: for the manual and the shell.
struct CommandLineWords {
    struct Option {
        std::string names;   ///< "-h,--help".
        std::string kind;    ///< What stands for its value; empty: it takes none.
        std::string initial; ///< Its value where it is not given; empty: none that is told.
        std::string help;
    };

    std::string name, help;
    std::vector<Option> options{};
    std::string epilogue{};
    std::vector<CommandLineWords> commands{}; ///< Below it, the games too.
};

/// The program, a command of it, or a game below a command. Declarations refer to where the value goes, which must
/// outlive `parse`; names are like `--games`, `kind` is what stands for the value in the help. What a value is before
/// is its default; the help tells it, except of the optional ones and of empty words.
class CommandLine {
  public:
    CommandLine(const std::string& name, const std::string& help, const std::string& version);
    ~CommandLine();
    CommandLine(const CommandLine&) = delete;
    CommandLine& operator=(const CommandLine&) = delete;

    void flag(const std::string& name, bool& given, const std::string& help);
    void word(const std::string& name, std::string& value, const std::string& kind, const std::string& help);
    void word(const std::string& name, std::optional<std::string>& value, const std::string& kind,
              const std::string& help);
    /// One or more words after the name.
    void words(const std::string& name, std::vector<std::string>& values, const std::string& kind,
               const std::string& help);
    /// A whole number within the range; `checked` tells when it is none.
    void number(const std::string& name, std::int64_t& value, IntegerRange range, const std::string& kind,
                const std::string& help);
    void number(const std::string& name, std::optional<std::int64_t>& value, IntegerRange range,
                const std::string& kind, const std::string& help);

    /// Stands below the options in the help.
    void epilogue(const std::string& text);

    /// A command below this one, of which at most one is given. Lives as long as this.
    CommandLine& command(const std::string& name, const std::string& help);
    /// A game below this command, of which at most one is given: its options are shown as the game's, before or after
    /// it those of the command may stand. Lives as long as this.
    CommandLine& game(const std::string& id, const std::string& title);

    [[nodiscard]] CommandLineWords words() const;

    /// Reads the arguments without the program's name. What was asked to be printed instead of anything else (help, the
    /// version), or why they are refused; empty when they were read. Words that nobody takes are left over.
    [[nodiscard]] Result<std::optional<std::string>> parse(const std::vector<std::string>& arguments);

    /// What was parsed, word for word.
    [[nodiscard]] const std::vector<std::string>& arguments() const;
    [[nodiscard]] std::string name() const;
    [[nodiscard]] bool is_given() const;
    /// The command or game below that was given, empty if none.
    [[nodiscard]] std::string given_below() const;
    /// Words that neither this nor anything below it takes.
    [[nodiscard]] std::vector<std::string> left_over() const;
    /// Turns the numbers that were given into their values; the first that is none, or out of its range, is refused.
    [[nodiscard]] std::optional<Refusal> take_numbers();

  private:
    struct Parts;
    explicit CommandLine(std::unique_ptr<Parts> parts);

    std::unique_ptr<Parts> parts_;
};

} // namespace zugzwang::cli
