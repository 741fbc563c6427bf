// The program: the command line first, then the window if one is wanted.
#include <exception>
#include <iostream>
#include <random>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "app/app.hpp"
#include "app/settings_file.hpp"
#include "cli/cli.hpp"

namespace {

int open_window(const zugzwang::cli::WindowRequest& request) {
    std::random_device entropy;
    zugzwang::app::AppOptions options;
    options.request = request;
    options.settings_file = zugzwang::app::SettingsFile::of_person();
    options.seed = std::uint64_t{entropy()} << 32U | entropy();
    zugzwang::app::App app(std::move(options));
    app.run();
    return zugzwang::cli::exit_done;
}

int run(int argc, char** argv) {
    const auto answer = zugzwang::cli::run(argc, argv);
    if (const auto* status = std::get_if<int>(&answer)) return *status;
    return open_window(std::get<zugzwang::cli::WindowRequest>(answer));
}

} // namespace

int main(int argc, char** argv) {
    try {
        return run(argc, argv);
    } catch (const std::exception& error) {
        std::cerr << "zugzwang: " << error.what() << '\n';
        return zugzwang::cli::exit_failed;
    }
}
