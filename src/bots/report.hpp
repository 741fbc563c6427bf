// What an examination found: as a page for a student, as a line for a program, as a file for a classroom's server.
#pragma once

#include <string>

#include "bots/examination.hpp"

namespace zugzwang::bots {

/// Several lines, each with its end, translated.
[[nodiscard]] std::string report_words(const Game& game, const Examination& told);
/// One line of JSON, in English.
[[nodiscard]] std::string report_json(const Game& game, const Examination& told);
/// A document as JUnit writes it, in English: a test for every finding.
[[nodiscard]] std::string report_junit(const Game& game, const Examination& told);

} // namespace zugzwang::bots
