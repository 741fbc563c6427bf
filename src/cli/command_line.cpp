#include "cli/command_line.hpp"

#include <deque>
#include <functional>
#include <sstream>

#include <CLI/CLI.hpp>

#include "cli/command.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::cli {
struct CommandLine::Parts {
    /// A number as it was written, until it is known to be one.
    struct WrittenNumber {
        std::string name, text;
        IntegerRange range;
        std::function<void(std::int64_t)> take;
    };

    std::unique_ptr<CLI::App> program; ///< Empty below it.
    CLI::App* app = nullptr;
    std::shared_ptr<CLI::Formatter> layout; ///< Of a command that takes a game.
    std::string group;                      ///< Under which the help shows the options; empty: the usual.
    std::string epilogue;
    std::deque<WrittenNumber> numbers;
    std::vector<std::string> arguments; ///< That were parsed.
    std::vector<std::unique_ptr<CommandLine>> below;

    CLI::Option* shown(CLI::Option* option, const std::string& kind) const {
        option->type_name(kind);
        return group.empty() ? option : option->group(group);
    }
};

namespace {

void label(CLI::Formatter& layout) {
    layout.label("Usage", tr("Usage"));
    layout.label("OPTIONS", tr("OPTIONS"));
    layout.label("SUBCOMMAND", tr("COMMAND"));
}

} // namespace

CommandLine::CommandLine(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}

CommandLine::CommandLine(const std::string& name, const std::string& help, const std::string& version)
    : parts_(std::make_unique<Parts>()) {
    parts_->program = std::make_unique<CLI::App>(help);
    parts_->app = parts_->program.get();
    parts_->app->name(name);
    // The library's own words; commands inherit them.
    auto layout = std::make_shared<CLI::Formatter>();
    label(*layout);
    parts_->app->formatter(std::move(layout));
    parts_->app->option_defaults()->group(tr("Options"));
    parts_->app->set_help_flag("-h,--help", tr("Print this help message and exit"))->group(tr("Options"));
    parts_->app->set_version_flag("--version", version, tr("Prints the version"))->group(tr("Options"));
    parts_->app->allow_extras(); // what is left over is refused in our own words; commands inherit this
    parts_->app->require_subcommand(0, 1);
}

CommandLine::~CommandLine() = default;

void CommandLine::flag(const std::string& name, bool& given, const std::string& help) {
    auto* option = parts_->app->add_flag(name, given, help);
    if (!parts_->group.empty()) option->group(parts_->group);
}

void CommandLine::word(const std::string& name, std::string& value, const std::string& kind, const std::string& help) {
    auto* option = parts_->shown(parts_->app->add_option(name, value, help), kind);
    if (!value.empty()) option->capture_default_str();
}

void CommandLine::word(const std::string& name, std::optional<std::string>& value, const std::string& kind,
                       const std::string& help) {
    const auto take = [&value](const std::string& text) { value = text; };
    parts_->shown(parts_->app->add_option_function<std::string>(name, take, help), kind);
}

void CommandLine::words(const std::string& name, std::vector<std::string>& values, const std::string& kind,
                        const std::string& help) {
    parts_->shown(parts_->app->add_option(name, values, help), kind);
}

void CommandLine::number(const std::string& name, std::int64_t& value, IntegerRange range, const std::string& kind,
                         const std::string& help) {
    auto& written = parts_->numbers.emplace_back(Parts::WrittenNumber{name, std::to_string(value), range, {}});
    written.take = [&value](std::int64_t number) { value = number; };
    parts_->shown(parts_->app->add_option(name, written.text, help), kind)->capture_default_str();
}

void CommandLine::number(const std::string& name, std::optional<std::int64_t>& value, IntegerRange range,
                         const std::string& kind, const std::string& help) {
    auto& written = parts_->numbers.emplace_back(Parts::WrittenNumber{name, {}, range, {}});
    // Only what was written is taken: an empty word is no number, a number that is not given none either.
    const auto take = [&written, &value](const std::string& text) {
        written.text = text;
        written.take = [&value](std::int64_t number) { value = number; };
    };
    parts_->shown(parts_->app->add_option_function<std::string>(name, take, help), kind);
}

void CommandLine::epilogue(const std::string& text) {
    parts_->epilogue = text;
    parts_->app->footer(text);
}

CommandLineWords CommandLine::words() const {
    CommandLineWords words{.name = name(), .help = parts_->app->get_description(), .epilogue = parts_->epilogue};
    for (const auto* option : parts_->app->get_options()) {
        words.options.push_back({.names = option->get_name(false, true),
                                 .kind = option->get_type_name(),
                                 .initial = option->get_default_str(),
                                 .help = option->get_description()});
    }
    for (const auto& each : parts_->below)
        words.commands.push_back(each->words());
    return words;
}

CommandLine& CommandLine::command(const std::string& name, const std::string& help) {
    auto parts = std::make_unique<Parts>();
    parts->app = parts_->app->add_subcommand(name, help)->group(tr("Commands"));
    parts->app->get_help_ptr()->group(tr("Options"));
    return *parts_->below.emplace_back(new CommandLine(std::move(parts)));
}

CommandLine& CommandLine::game(const std::string& id, const std::string& title) {
    if (!parts_->layout) {
        parts_->layout = std::make_shared<CLI::Formatter>(); // the commands share theirs
        label(*parts_->layout);
        parts_->layout->label("SUBCOMMAND", tr("GAME"));
        parts_->app->formatter(parts_->layout);
        parts_->app->require_subcommand(0, 1);
    }
    auto parts = std::make_unique<Parts>();
    parts->app = parts_->app->add_subcommand(id, title)->group(tr("The games"))->fallthrough();
    parts->app->set_help_flag(); // the command's does for both, and so do its other options
    parts->app->footer([command = parts_->app, layout = parts_->layout] {
        return layout->make_groups(command, CLI::AppFormatMode::Normal);
    });
    parts->group = tr("Options of the game");
    return *parts_->below.emplace_back(new CommandLine(std::move(parts)));
}

Result<std::optional<std::string>> CommandLine::parse(const std::vector<std::string>& arguments) {
    parts_->arguments = arguments;
    try {
        parts_->app->parse(std::vector<std::string>(arguments.rbegin(), arguments.rend())); // it takes them last first
    } catch (const CLI::Success& request) {                                                 // help or the version
        std::ostringstream text;
        parts_->app->exit(request, text, text);
        return std::optional(text.str());
    } catch (const CLI::ParseError& error) {
        return Refusal{error.what()};
    }
    return std::optional<std::string>{};
}

const std::vector<std::string>& CommandLine::arguments() const { return parts_->arguments; }

std::string CommandLine::name() const { return parts_->app->get_name(); }

bool CommandLine::is_given() const { return parts_->app->parsed(); }

std::string CommandLine::given_below() const {
    const auto below = parts_->app->get_subcommands();
    return below.empty() ? std::string() : below.front()->get_name();
}

std::vector<std::string> CommandLine::left_over() const { return parts_->app->remaining(true); }

std::optional<Refusal> CommandLine::take_numbers() {
    for (auto& written : parts_->numbers) {
        if (!written.take) continue;
        const auto number = integer_from(written.name, written.text, written.range.min, written.range.max);
        if (!number) return number.refusal();
        written.take(*number);
    }
    return std::nullopt;
}

} // namespace zugzwang::cli
