#include "desk/new_file.hpp"

#include <cerrno>
#include <cstdio>
#include <fstream>
#include <memory>
#include <string_view>

#include "zugzwang/base/utf8.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

constexpr std::size_t longest_name = 80; ///< In bytes.
constexpr int max_of_one_name = 10'000;

std::string plain_name(std::string_view name) {
    std::string plain;
    for (const char sign : whole_prefix(name, longest_name)) {
        const bool is_letter = static_cast<unsigned char>(sign) > 0x20 && sign != 0x7F;
        constexpr std::string_view special = "/\\:*?\"<>|";
        if (is_letter && special.find(sign) == special.npos)
            plain += sign;
        else if (!plain.empty() && plain.back() != ' ')
            plain += ' ';
    }
    while (plain.starts_with('.') || plain.starts_with(' '))
        plain.erase(0, 1);
    return plain.empty() ? "Zugzwang" : plain;
}

/// Makes the file unless there is one of that name.
bool is_made(const std::filesystem::path& file) {
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> made(std::fopen(file.c_str(), "wxb"), std::fclose);
    return made != nullptr;
}

} // namespace

Result<std::filesystem::path> new_file(const std::filesystem::path& folder, const std::string& name,
                                       const std::string& ending) {
    const auto plain = plain_name(name);
    for (int number = 1; number < max_of_one_name; ++number) {
        const auto file = folder / (number == 1 ? plain + ending : filled("{} {}{}", plain, number, ending));
        if (is_made(file)) return file;
        if (errno != EEXIST) break;
    }
    return Refusal{"no file can be made in {}", folder.string()};
}

Result<std::filesystem::path> new_text_file(const std::filesystem::path& folder, const std::string& name,
                                            const std::string& ending, const std::string& text) {
    auto file = new_file(folder, name, ending);
    if (!file) return file;
    std::ofstream stream(*file, std::ios::binary);
    stream << text;
    stream.close();
    if (!stream) return Refusal{"cannot be written: {}", file->string()};
    return file;
}

} // namespace zugzwang
