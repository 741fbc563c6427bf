#include "cli/tournament_file.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <stdexcept>

#include <toml++/toml.h>

#include "zugzwang/base/text.hpp"

namespace zugzwang::cli {
namespace {

namespace fs = std::filesystem;

/// Stops the reading; its words name the culprit.
struct BadFile : std::runtime_error {
    using std::runtime_error::runtime_error;
};

constexpr std::array<std::string_view, 2> with_own_form{"game", "players"};
constexpr std::array<std::string_view, 4> with_files{"record", "report", "merge", "bots"};

class Reader {
  public:
    Reader(const toml::table& whole, fs::path folder, const std::vector<std::string>& typed)
        : whole_(whole), folder_(std::move(folder)), typed_(typed) {}

    std::vector<std::string> arguments() {
        const auto game = whole_["game"].value<std::string>();
        if (!game) throw BadFile("`game` is missing");
        arguments_.push_back(*game);
        for (const auto& [key, node] : whole_) {
            if (key == "options")
                add_all(section(key, node));
            else if (std::ranges::find(with_own_form, key.str()) == with_own_form.end())
                add(key, node);
        }
        add_players();
        return std::move(arguments_);
    }

  private:
    static const toml::table& section(const toml::key& key, const toml::node& node) {
        if (!node.is_table()) throw BadFile("`" + std::string(key.str()) + "` is no section");
        return *node.as_table();
    }

    static std::string text_of(std::string_view key, const toml::node& node) {
        if (const auto text = node.value_exact<std::string>()) return *text;
        if (const auto number = node.value_exact<std::int64_t>()) return std::to_string(*number);
        throw BadFile("`" + std::string(key) + "` is neither a text nor a whole number");
    }

    [[nodiscard]] std::string word(std::string_view key, const toml::node& node) const {
        const auto text = text_of(key, node);
        const bool is_openings_file = key == "openings" && !text.starts_with("random:");
        if (!is_openings_file && std::ranges::find(with_files, key) == with_files.end()) return text;
        constexpr std::string_view shuffled = "shuffled:";
        const bool shuffles = text.starts_with(shuffled);
        const fs::path file(text.substr(shuffles ? shuffled.size() : 0));
        if (file == "-") return text;
        return (shuffles ? std::string(shuffled) : "") + (file.is_absolute() ? file : folder_ / file).string();
    }

    /// False when it was typed.
    bool add_option(std::string_view key) {
        auto option = "--" + std::string(key);
        if (std::ranges::find(typed_, option) != typed_.end()) return false;
        arguments_.push_back(std::move(option));
        return true;
    }

    void add(const toml::key& key, const toml::node& node) {
        if (const auto given = node.value_exact<bool>()) {
            if (*given) add_option(key.str());
            return;
        }
        if (!add_option(key.str())) return;
        if (const auto* list = node.as_array()) {
            for (const auto& each : *list)
                arguments_.push_back(word(key, each));
        } else {
            arguments_.push_back(word(key, node));
        }
    }

    void add_all(const toml::table& options) {
        for (const auto& [key, node] : options)
            add(key, node);
    }

    /// As `--players` takes them.
    void add_players() {
        const auto* players = whole_["players"].as_array();
        if (players == nullptr || !add_option("players")) return;
        for (const auto& each : *players)
            arguments_.push_back(each.is_table() ? player_of(*each.as_table()) : text_of("players", each));
    }

    /// As they stand in a player's brackets.
    static std::string options_of(const toml::table& options) {
        std::string own;
        for (const auto& [key, node] : options) {
            const auto given = node.value_exact<bool>();
            const auto option = std::string(key.str()) + "=" +
                                (given ? std::string(*given ? "true" : "false") : text_of(key.str(), node));
            if (option.find(',') != option.npos || option.find("]=") != option.npos)
                throw BadFile("an option of a player has no comma and no ]= : " + option);
            own += (own.empty() ? "option." : ",option.") + option;
        }
        return own;
    }

    static std::string player_of(const toml::table& table) {
        std::string name, player, own;
        for (const auto& [key, node] : table) {
            if (key == "options") {
                const auto options = options_of(section(key, node));
                own += (own.empty() || options.empty() ? "" : ",") + options;
                continue;
            }
            const auto text = text_of(key.str(), node);
            if (key == "name")
                name = text;
            else if (key == "player")
                player = text;
            else
                own += (own.empty() ? "" : ",") + std::string(key.str()) + "=" + text;
        }
        if (player.empty()) throw BadFile("a player without `player`: " + (name.empty() ? "no name" : name));
        if (name.empty() && own.empty()) return player;
        if (name.empty()) throw BadFile("a player with limits or options of its own has no `name`: " + player);
        if (name.find_first_of("[= :\"'") != name.npos)
            throw BadFile("a name has no blanks and none of [ = : and quotes: " + name);
        return name + (own.empty() ? "" : "[" + own + "]") + "=" + player;
    }

    const toml::table& whole_;
    fs::path folder_; ///< Of the file.
    const std::vector<std::string>& typed_;
    std::vector<std::string> arguments_;
};

} // namespace

Result<std::vector<std::string>> arguments_in(const std::string& file, const std::vector<std::string>& typed) {
    std::ifstream input(file, std::ios::binary);
    if (!input) return Refusal{"cannot be read: {}", file};
    try {
        const auto whole = toml::parse(std::string(std::istreambuf_iterator(input), {}));
        return Reader(whole, fs::path(file).parent_path(), typed).arguments();
    } catch (const toml::parse_error& error) {
        return Refusal{"{}, line {}: {}", file, error.source().begin.line, printable(error.description())};
    } catch (const BadFile& error) {
        return Refusal{"{}: {}", file, std::string(error.what())};
    }
}

} // namespace zugzwang::cli
