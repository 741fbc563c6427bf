#include "cli/positions.hpp"

#include <istream>
#include <ostream>
#include <string>

namespace zugzwang::cli {

Result<Answer> answer_positions(const Game& game, const Streams& streams, const std::function<Json(Table&)>& answer) {
    auto table = game.open_table(OptionValues(game.options));
    if (!table) return table.refusal();
    std::string line;
    for (std::int64_t number = 1; std::getline(streams.in, line); ++number) {
        if (const auto refusal = (*table)->set_position(line)) return Refusal{"line {}: {}", number, refusal->words};
        streams.out << answer(**table).line() << std::endl;
        if (!streams.out) return Answer{exit_failed};
    }
    return Answer{exit_done};
}

} // namespace zugzwang::cli
