// Where the program's pictures, themes and other files are, and how they are read.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace zugzwang::canvas {

/// The assets directory. Throws std::runtime_error with one line that names what is missing and where it was sought.
class Assets {
  public:
    /// Looks at the environment variable ZUGZWANG_ASSETS, then where `cmake --install` puts them, seen from the
    /// program, then in the source tree whose build folder the program lies in.
    [[nodiscard]] static Assets found();
    explicit Assets(std::filesystem::path root);

    [[nodiscard]] const std::filesystem::path& root() const { return root_; }
    /// The whole of a file, by its name from the root: "sprites/mark/first.svg".
    [[nodiscard]] std::string text(std::string_view name) const;
    /// The names of all files below a folder that end so, from the root, sorted.
    [[nodiscard]] std::vector<std::string> names(std::string_view folder, std::string_view extension) const;

  private:
    std::filesystem::path root_;
};

} // namespace zugzwang::canvas
