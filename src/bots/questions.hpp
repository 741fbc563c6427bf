// What is asked of a bot in lines, each kind of question an answer of its own.
#pragma once

#include <string>
#include <vector>

#include "bots/examination.hpp"

namespace zugzwang::bots {

/// Positions of one game that all questions are about.
struct Samples {
    std::string start;
    std::string middle;             ///< Not over.
    std::vector<std::string> moves; ///< From the start to the middle.
    std::string over;
};

/// From a game of random moves; the same at every call.
[[nodiscard]] Samples samples_of(Table& table);

/// Who is examined, about what.
struct Examinee {
    const Game& game;
    const std::string& command;
    const ugi::Confinement& confinement;
    Samples samples;
    Table& table; ///< The referee's.
};

/// The findings of one kind each. Every one of them starts the bot anew, so that none suffers from another.
[[nodiscard]] Finding kinds_of_go(const Examinee& bot);
[[nodiscard]] Finding moves_after_a_position(const Examinee& bot);
[[nodiscard]] Finding answers_to_queries(const Examinee& bot);
[[nodiscard]] Finding move_when_over(const Examinee& bot);
[[nodiscard]] Finding bad_input(const Examinee& bot);
[[nodiscard]] Finding end_when_told(const Examinee& bot);

} // namespace zugzwang::bots
