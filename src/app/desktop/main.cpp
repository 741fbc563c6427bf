// The program: the command line first, then the window if one is wanted.
#include <exception>
#include <iostream>
#include <variant>

#include "app/desktop/desktop.hpp"
#include "app/film/film_command.hpp"
#include "canvas/assets.hpp"
#include "cli/cli.hpp"

int main(int argc, char** argv) {
    try {
        const auto answer = zugzwang::cli::run(argc, argv);
        if (const auto* status = std::get_if<int>(&answer)) return *status;
        if (const auto* film = std::get_if<zugzwang::cli::FilmRequest>(&answer)) return zugzwang::app::run_film(*film);
        if (const auto* pack = std::get_if<zugzwang::cli::PackRequest>(&answer)) {
            const auto text = zugzwang::canvas::Assets::found().text("puzzles/" + pack->game + ".txt");
            return zugzwang::cli::print_pack(text, {std::cin, std::cout, std::cerr});
        }
        zugzwang::app::run_on_desktop(std::get<zugzwang::cli::WindowRequest>(answer));
        return zugzwang::cli::exit_done;
    } catch (const std::exception& error) {
        std::cerr << "zugzwang: " << error.what() << '\n';
        return zugzwang::cli::exit_failed;
    }
}
