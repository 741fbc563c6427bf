#include "cli/cli.hpp"

#include <iostream>

#include "cli/command.hpp"
#include "cli/tournament_file.hpp"
#include "zugzwang/base/text.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::cli {
namespace {

/// One short line, whatever the culprit that it names looks like.
int refuse(const Streams& streams, std::string_view words) {
    constexpr std::size_t shown = 500;
    streams.err << "zugzwang: " << printable(words.substr(0, shown)) << (words.size() > shown ? "..." : "")
                << std::endl;
    return exit_refused;
}

class Program {
  public:
    Program()
        : line_("zugzwang", tr("Five two-player games of pure skill. Without a command the window opens on its menu."),
                ZUGZWANG_VERSION) {
        window_.add_to(line_);
        commands_ = {play_command(line_),    demo_command(line_),   open_command(line_),       list_command(line_),
                     legal_command(line_),   perft_command(line_),  solve_command(line_),      ugi_command(line_),
                     match_command(line_),   review_command(line_), film_command(line_),       puzzles_command(line_),
                     hint_command(line_),    lesson_command(line_), tournament_command(line_), tune_command(line_),
                     bot_command(line_),     backup_command(line_), restore_command(line_),    sheet_command(line_),
                     answers_command(line_), prove_command(line_)};
    }

    Answer run(std::vector<std::string> arguments, const Streams& streams) {
        if (auto refusal = read_file(arguments)) return refuse(streams, refusal->words);
        const auto asked = line_.parse(arguments);
        if (!asked) return refuse(streams, asked.refusal().words);
        if (*asked) {
            streams.out << **asked;
            return ended(exit_done, streams);
        }
        auto answer = act(streams);
        if (!answer) return refuse(streams, answer.refusal().words);
        if (const auto* status = std::get_if<int>(&*answer)) return ended(*status, streams);
        return *std::move(answer);
    }

    [[nodiscard]] CommandLineWords words() const { return line_.words(); }

  private:
    /// `tournament FILE.toml …`: what the file says stands there in its place, before what follows it.
    static std::optional<Refusal> read_file(std::vector<std::string>& arguments) {
        if (arguments.size() < 2 || arguments[0] != "tournament") return std::nullopt;
        const bool is_named = arguments[1] == "--file" && arguments.size() > 2;
        if (!is_named && !arguments[1].ends_with(".toml")) return std::nullopt;
        const auto told = arguments_in(arguments[is_named ? 2 : 1], arguments);
        if (!told) return told.refusal();
        const auto first = arguments.begin() + 1;
        arguments.insert(arguments.erase(first, first + (is_named ? 2 : 1)), told->begin(), told->end());
        return std::nullopt;
    }

    Result<Answer> act(const Streams& streams) const {
        const auto left = line_.left_over();
        if (!left.empty() && left.front().starts_with('-')) return Refusal{"unknown option: {}", left.front()};
        for (const auto& command : commands_) {
            if (!command.line->is_given()) continue;
            // A word left over where a game may stand is the command's own to refuse.
            const bool wants_game = command.takes_game && command.line->given_below().empty();
            if (!left.empty() && !wants_game) return Refusal{"unexpected word: {}", left.front()};
            if (const auto refusal = command.line->take_numbers()) return *refusal;
            return command.act(streams);
        }
        if (!left.empty()) return unknown_command(left.front());
        WindowRequest request;
        if (const auto refusal = window_.apply(request)) return *refusal;
        return Answer{request};
    }

    [[nodiscard]] Refusal unknown_command(const std::string& word) const {
        const auto name_of = [](const Command& command) { return command.line->name(); };
        return Refusal{"unknown command: {} (the commands are {})", word, joined(commands_, ", ", name_of)};
    }

    CommandLine line_;
    WindowArguments window_;
    std::vector<Command> commands_;
};

} // namespace

int ended(int status, const Streams& streams) {
    if (streams.out.flush()) return status;
    streams.err << "zugzwang: cannot write the output" << std::endl;
    return exit_failed;
}

Answer run(const std::vector<std::string>& arguments, const Streams& streams) {
    return Program().run(arguments, streams);
}

CommandLineWords words() { return Program().words(); }

Answer run(int argc, char** argv) {
    return run(std::vector<std::string>(argv + 1, argv + argc), {std::cin, std::cout, std::cerr});
}

} // namespace zugzwang::cli
