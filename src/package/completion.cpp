#include "package/completion.hpp"

#include <sstream>

#include "zugzwang/base/text.hpp"

namespace zugzwang::package {
namespace {

using cli::CommandLineWords;

bool is_option(std::string_view word) { return word.starts_with('-'); }

/// What may follow the words so far, each line `SO FAR) words="…" ;;`; the options of a command stay where a game
/// follows.
void add_cases(const CommandLineWords& words, const std::string& so_far, const std::string& inherited,
               std::ostringstream& out) {
    std::string options = inherited, commands;
    for (const auto& option : words.options) {
        for (const auto& name : split(option.names, ',')) {
            if (is_option(name.text)) options += " " + std::string(name.text);
        }
    }
    for (const auto& below : words.commands)
        commands += " " + below.name;
    out << "    '" << so_far << "') words='" << (commands + options).substr(1) << "' ;;\n";
    const bool is_program = so_far.empty();
    for (const auto& below : words.commands) {
        const auto next = is_program ? below.name : so_far + " " + below.name;
        add_cases(below, next, is_program ? "" : options, out);
    }
}

} // namespace

std::string bash_completion(const CommandLineWords& program) {
    std::ostringstream cases;
    add_cases(program, "", "", cases);
    return R"sh(# Completes the arguments of zugzwang in bash; made of its command line.
_zugzwang() {
    local word so_far=''
    COMPREPLY=()
    for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        case $word in -*) continue ;; esac
        # The commands and games among them; what an option takes is none of these.
        case " $(_zugzwang_words "$so_far") " in *" $word "*) so_far=${so_far:+$so_far }$word ;; esac
    done
    mapfile -t COMPREPLY < <(compgen -W "$(_zugzwang_words "$so_far")" -- "${COMP_WORDS[COMP_CWORD]}")
}

# What may follow the commands and games so far.
_zugzwang_words() {
    local words=''
    case $1 in
)sh" + cases.str() +
           R"sh(    esac
    printf '%s' "$words"
}

complete -o default -F _zugzwang zugzwang
)sh";
}

} // namespace zugzwang::package
