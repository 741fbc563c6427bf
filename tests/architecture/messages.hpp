// All messages of the program, as an extractor finds them: the literals in tr, tr_n, message, Refusal and refused.
#pragma once

#include "architecture/source_tree.hpp"
#include "support/standard.hpp"

namespace zugzwang::testing {

struct FoundMessage {
    std::string path, call;       ///< Where it stands, and in which of the four.
    std::string text;             ///< In tr_n the singular.
    std::string plural;           ///< In tr_n only.
    std::set<std::string> values; ///< The names of the places that the call fills in.
};

/// The messages of one file. A call whose message is no literal is left out.
[[nodiscard]] std::vector<FoundMessage> messages_of(const SourceFile& file);
/// Those of the whole program.
[[nodiscard]] std::vector<FoundMessage> all_messages();
/// The names in a message's braces.
[[nodiscard]] std::set<std::string> places_of(const std::string& text);

} // namespace zugzwang::testing
