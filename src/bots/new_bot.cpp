#include "bots/new_bot.hpp"

#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "zugzwang/base/words.hpp"

namespace zugzwang::bots {
namespace fs = std::filesystem;
namespace {

/// What stands for what in the files.
using Places = std::vector<std::pair<std::string, std::string>>;

Places places_of(const Game& game) {
    const auto table = game.open_table(OptionValues(game.options));
    return {{"@game@", game.id}, {"@title@", game.title}, {"@start@", (*table)->position()}};
}

std::string with_places_filled(std::string text, const Places& places) {
    for (const auto& [place, words] : places) {
        for (std::size_t at = 0; (at = text.find(place, at)) != std::string::npos; at += words.size())
            text.replace(at, place.size(), words);
    }
    return text;
}

std::string text_of(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

/// Its files, without those of the folders in it.
std::vector<fs::path> files_in(const fs::path& folder) {
    std::vector<fs::path> files;
    std::error_code failed;
    for (const auto& entry : fs::directory_iterator(folder, failed)) {
        if (entry.is_regular_file()) files.push_back(entry.path());
    }
    return files;
}

} // namespace

std::optional<Refusal> write_new_bot(const fs::path& templates, std::string_view language, const Game& game,
                                     const fs::path& folder) {
    auto files = files_in(templates / language);
    if (files.empty())
        throw std::runtime_error(tr("missing asset: `{file}`", {{"file", (templates / language).string()}}));
    for (auto& file : files_in(templates / language / game.id))
        files.push_back(std::move(file));
    std::error_code failed;
    fs::create_directories(folder, failed);
    if (!fs::is_directory(folder, failed)) return Refusal{"cannot be written: {}", folder.string()};
    if (!fs::is_empty(folder, failed)) return Refusal{"there is something in it already: {}", folder.string()};
    const auto places = places_of(game);
    for (const auto& file : files) {
        std::ofstream copy(folder / file.filename(), std::ios::binary);
        copy << with_places_filled(text_of(file), places) << std::flush;
        if (!copy) return Refusal{"cannot be written: {}", (folder / file.filename()).string()};
    }
    return std::nullopt;
}

} // namespace zugzwang::bots
