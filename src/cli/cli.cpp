#include "cli/cli.hpp"

#include <iostream>
#include <string_view>

#include "cli/command.hpp"
#include "cli/window_arguments.hpp"
#include "zugzwang/rules/words.hpp"

namespace zugzwang::cli {
namespace {

/// One line, whatever the culprit that it names looks like.
std::string one_line(std::string_view words) {
    constexpr std::size_t max = 500;
    std::string line(words.substr(0, max));
    for (char& letter : line) {
        const bool is_control = static_cast<unsigned char>(letter) < ' ' || letter == '\x7f';
        if (is_control) letter = '?';
    }
    return words.size() > max ? line + "..." : line;
}

int refuse(const Streams& streams, std::string_view words) {
    streams.err << "zugzwang: " << one_line(words) << std::endl;
    return exit_refused;
}

class Program {
  public:
    Program() : app_(tr("Five two-player games of pure skill. Without a command the window opens on its menu.")) {
        app_.name("zugzwang");
        app_.set_version_flag("--version", ZUGZWANG_VERSION, tr("Prints the version"));
        app_.allow_extras(); // what is left over is refused in our own words; subcommands inherit this
        app_.require_subcommand(0, 1);
        window_.add_to(app_);
        commands_ = {play_command(app_),  demo_command(app_),  list_command(app_), legal_command(app_),
                     perft_command(app_), solve_command(app_), ugi_command(app_),  match_command(app_)};
    }

    Answer run(const std::vector<std::string>& arguments, const Streams& streams) {
        try {
            app_.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend())); // it takes them last first
        } catch (const CLI::Success& request) {                                         // help or the version
            return app_.exit(request, streams.out, streams.err);
        } catch (const CLI::ParseError& error) {
            return refuse(streams, error.what());
        }
        auto answer = act(streams);
        if (!answer) return refuse(streams, answer.refusal().words);
        const auto* status = std::get_if<int>(&*answer);
        if (status && *status == exit_failed) streams.err << "zugzwang: " << tr("cannot write the output") << std::endl;
        return *std::move(answer);
    }

  private:
    Result<Answer> act(const Streams& streams) const {
        const auto left = app_.remaining(true);
        if (!left.empty() && left.front().starts_with('-')) return Refusal{tr("unknown option: {}", left.front())};
        for (const auto& command : commands_) {
            if (!command.parsed->parsed()) continue;
            // A word left over where a game may stand is the command's own to refuse.
            const bool wants_game = command.takes_game && command.parsed->get_subcommands().empty();
            if (!left.empty() && !wants_game) return Refusal{tr("unexpected word: {}", left.front())};
            return command.act(streams);
        }
        if (!left.empty()) return unknown_command(left.front());
        WindowRequest request;
        if (const auto refusal = window_.apply(request)) return *refusal;
        return Answer{request};
    }

    [[nodiscard]] Refusal unknown_command(const std::string& word) const {
        std::vector<std::string> names;
        for (const auto& command : commands_)
            names.push_back(command.parsed->get_name());
        return {tr("unknown command: {} (the commands are {})", word, joined(names))};
    }

    CLI::App app_;
    WindowArguments window_;
    std::vector<Command> commands_;
};

} // namespace

Answer run(const std::vector<std::string>& arguments, const Streams& streams) {
    return Program().run(arguments, streams);
}

Answer run(int argc, char** argv) {
    return run(std::vector<std::string>(argv + 1, argv + argc), {std::cin, std::cout, std::cerr});
}

} // namespace zugzwang::cli
