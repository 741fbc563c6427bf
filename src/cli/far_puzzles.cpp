#include "cli/far_puzzles.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <ostream>
#include <utility>

#include "cli/command.hpp"
#include "puzzles/pack.hpp"
#include "record/json.hpp"
#include "zugzwang/base/text.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::cli {
namespace {

constexpr std::int64_t max_game = 40'000'000;

std::string head_of(const puzzles::MakerRequest& request) {
    return filled("puzzles of {} from {}", request.game->id, request.seed);
}

/// The puzzles of a game of the request.
struct FromGame {
    std::uint64_t number = 0;
    std::vector<puzzles::Puzzle> puzzles;
};

std::string line_of(const FromGame& game, const puzzles::MakerRequest& request) {
    const auto pack = puzzles::pack_head(request.game->id) + joined(game.puzzles, "", puzzles::pack_line);
    return Json(Json::Object{{"index", game.number}, {"pack", pack}}).line();
}

std::optional<FromGame> game_of(const std::string& line) {
    try {
        const auto json = Json::parsed(line);
        FromGame game;
        std::string text;
        json.at("index").read(game.number);
        json.at("pack").read(text);
        auto pack = puzzles::read_pack(text);
        if (!pack) return std::nullopt;
        game.puzzles = *std::move(pack);
        return game;
    } catch (const BadJson&) {
        return std::nullopt;
    }
}

} // namespace

Result<MadeFar> make_far(const FarPuzzles& far) {
    // So many games of those that are not yet looked at are wanted at once: it is not known how many are needed.
    const std::size_t ahead = std::max<std::size_t>(100, 4 * far.request.count);
    puzzles::Selection selection(far.request);
    std::map<std::uint64_t, FromGame> came; // and are not yet looked at
    const auto look = [&] {
        while (!selection.is_over()) {
            auto next = came.extract(selection.games());
            if (!next) break;
            for (const auto& puzzle : selection.taken(std::move(next.mapped().puzzles)))
                far.told(puzzle);
        }
    };
    farm::Work work{.farm = far.farm, .command = far.command, .folder = far.work, .head = head_of(far.request)};
    work.stopped = far.stopped;
    work.due = [&] {
        std::vector<farm::Piece> due;
        if (selection.is_over()) return due;
        for (std::uint64_t game = selection.games(); game < selection.games() + ahead; ++game) {
            if (!came.contains(game)) due.push_back({.number = game, .text = std::to_string(game)});
        }
        return due;
    };
    work.number = [](const std::string& line) -> std::optional<std::uint64_t> {
        const auto game = game_of(line);
        if (!game) return std::nullopt;
        return game->number;
    };
    work.take = [&](const farm::Piece& piece, const std::string& line, const farm::Machine&) -> Result<bool> {
        came.emplace(piece.number, *game_of(line));
        look();
        return true;
    };
    auto handed_out = farm::HandOut(std::move(work)).run();
    if (!handed_out) return handed_out.refusal();
    return MadeFar{.handed_out = *handed_out, .games = selection.games() + came.size()};
}

std::optional<Refusal> print_games_with_puzzles(const puzzles::MakerRequest& request,
                                                const std::vector<std::string>& numbers, std::ostream& out) {
    std::vector<std::uint64_t> games;
    for (const auto& text : numbers) {
        const auto number = integer_from("--task", text, 0, max_game);
        if (!number) return number.refusal();
        games.push_back(static_cast<std::uint64_t>(*number));
    }
    puzzles::GameSeeds game_seeds(request);
    out << head_of(request) << std::endl;
    for (const auto game : games)
        out << line_of({.number = game, .puzzles = puzzles::puzzles_from(*request.game, game_seeds.of(game))}, request)
            << std::endl;
    return std::nullopt;
}

} // namespace zugzwang::cli
