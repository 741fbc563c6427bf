// `zugzwang open [TEXT]`: the window on a position, on recorded games, on a file of them, or on a game by link.
#include <memory>

#include "cli/command.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::cli {
namespace {

struct OpenArguments {
    std::string text; ///< Empty when not given.
    WindowArguments window;
};

Result<Answer> open(const OpenArguments& arguments) {
    WindowRequest request;
    if (!arguments.text.empty()) request.start = WindowRequest::Start::open;
    request.opened = arguments.text;
    if (const auto refusal = arguments.window.apply(request)) return *refusal;
    return Answer{request};
}

} // namespace

Command open_command(CommandLine& program) {
    auto& command =
        program.command("open", tr("Opens the window on a position, a record, a file of records, or a game by link"));
    auto arguments = std::make_shared<OpenArguments>();
    command.word("TEXT", arguments->text, "",
                 tr("A position, a record or a link as it is copied, or the name of a file"));
    arguments->window.add_to(command);
    return {&command, false, [arguments](const Streams&) { return open(*arguments); }};
}

} // namespace zugzwang::cli
