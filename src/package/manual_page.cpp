#include "package/manual_page.hpp"

#include "zugzwang/base/text.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::package {
namespace {

using cli::CommandLineWords;

/// Text in which troff sees nothing of its own.
std::string plain(std::string_view text) {
    std::string safe;
    for (const char letter : text) {
        if (letter == '\\')
            safe += "\\e";
        else if (letter == '-')
            safe += "\\-";
        else
            safe += letter == '\n' ? ' ' : letter;
    }
    // A full stop or an apostrophe begins a request, but not behind a mark of no width.
    return safe.starts_with('.') || safe.starts_with('\'') ? "\\&" + safe : safe;
}

std::string bold(std::string_view text) { return "\\fB" + plain(text) + "\\fR"; }
std::string italic(std::string_view text) { return "\\fI" + plain(text) + "\\fR"; }

/// A line that a paragraph hangs on.
std::string hung(const std::string& heading, std::string_view words) {
    return ".TP\n" + heading + "\n" + plain(words) + "\n";
}

std::string option_lines(const CommandLineWords::Option& option) {
    auto heading = bold(option.names);
    if (!option.kind.empty()) heading += " " + italic(option.kind);
    if (!option.initial.empty()) heading += plain(" (" + option.initial + ")");
    return hung(heading, option.help);
}

/// Every command has it, so it is told once.
bool is_help(const CommandLineWords::Option& option) { return option.names == "-h,--help"; }

std::string options_of(const CommandLineWords& words) {
    std::string lines;
    for (const auto& option : words.options)
        lines += is_help(option) ? "" : option_lines(option);
    return lines;
}

bool takes_game(const CommandLineWords& command) {
    return !command.commands.empty() && find_game(command.commands.front().name) != nullptr;
}

/// A command and those below it.
std::string command_lines(const CommandLineWords& command, const std::string& above) {
    const auto name = above + command.name;
    const auto heading = bold(name) + (takes_game(command) ? " " + italic(tr("GAME")) : "");
    auto lines = ".SS " + heading + "\n" + plain(command.help) + ".\n" + options_of(command);
    if (!command.epilogue.empty()) lines += ".PP\n" + plain(command.epilogue) + "\n";
    if (takes_game(command)) return lines;
    for (const auto& below : command.commands)
        lines += command_lines(below, name + " ");
    return lines;
}

/// The games with their options, as the first command that takes both declares them.
std::string games_lines(const CommandLineWords& program) {
    for (const auto& command : program.commands) {
        if (!takes_game(command) || options_of(command.commands.front()).empty()) continue;
        std::string lines;
        for (const auto& game : command.commands)
            lines += ".SS " + bold(game.name) + "\n" + plain(game.help) + ".\n" + options_of(game);
        return lines;
    }
    return {};
}

} // namespace

std::string manual_page(const CommandLineWords& program, const std::string& version, const std::string& day) {
    const auto section = [](const std::string& title, const std::string& lines) {
        return ".SH \"" + plain(title) + "\"\n" + lines;
    };
    std::string own_options;
    for (const auto& option : program.options)
        own_options += option_lines(option);
    std::string commands;
    for (const auto& command : program.commands)
        commands += command_lines(command, "");

    auto page = ".TH ZUGZWANG 6 \"" + day + "\" \"" + plain(program.name + " " + version) + "\" \"" +
                plain(tr("Games")) + "\"\n";
    page +=
        section(tr("NAME"), plain(program.name) + " \\- " + plain(tr("Five two-player games of pure skill")) + "\n");
    page += section(tr("SYNOPSIS"),
                    bold(program.name) + " [" + italic(tr("OPTIONS")) + "] [" + italic(tr("COMMAND")) + "]\n");
    page += section(tr("DESCRIPTION"), plain(program.help) + "\n.PP\n" +
                                           plain(tr("Play a friend on one seat or the computer, or watch two "
                                                    "computers play each other. F1 tells the rules and "
                                                    "the keys.")) +
                                           "\n");
    page += section(tr("OPTIONS"), own_options);
    page += section(tr("COMMANDS"), commands);
    page += section(tr("GAMES"), games_lines(program));
    page += section(tr("FILES"), hung(italic("~/.local/share/zugzwang/"),
                                      tr("What is kept of a person: saved games, the library, ladders, puzzles, "
                                         "settings and own themes; below $XDG_DATA_HOME where that is set")));
    page += section(tr("ENVIRONMENT"), hung(bold("LANGUAGE, LC_ALL, LC_MESSAGES, LANG"),
                                            tr("The language of a first start; later the settings have it")));
    page += section(tr("EXIT STATUS"), hung(bold("0"), tr("All went well")) +
                                           hung(bold("1"), tr("Something failed, like a disk or a screen")) +
                                           hung(bold("2"), tr("The call or what it was given was refused; one line on "
                                                              "standard error says why")));
    return page;
}

} // namespace zugzwang::package
