// The studio: pictures and films of the program, without a display. Not installed; `./arcade shots` and `./arcade film`
// call it.
#include <exception>
#include <iostream>

#include "cli/cli.hpp"
#include "studio/commands.hpp"

int main(int argc, char** argv) {
    try {
        return zugzwang::studio::run({argv + 1, argv + argc});
    } catch (const std::exception& error) {
        std::cerr << "zugzwang_studio: " << error.what() << '\n';
        return zugzwang::cli::exit_failed;
    }
}
