// The record of a game to and from its JSON form, which include/zugzwang/rules/record.hpp states.
#pragma once

#include <string>
#include <string_view>

#include "zugzwang/rules/record.hpp"

namespace zugzwang {

/// What `format` says in each.
inline constexpr const char* record_format = "zugzwang record";

/// The form in short for people at a terminal, translated: the names of all members.
[[nodiscard]] std::string record_form();

/// One line of ASCII, without its end; bytes of names and commands that are no UTF-8 are replaced.
[[nodiscard]] std::string to_json_line(const GameRecord& record);

/// Refuses a text above max_record_bytes, one that is no JSON, a record of a newer version, and a member that is not
/// what it should be, by its name. Positions, moves and options are not looked at: playing the record does that.
[[nodiscard]] Result<GameRecord> record_from_json_line(std::string_view line);

/// The refusal was for a version that this program does not read: nothing is broken.
[[nodiscard]] bool is_of_other_version(const Refusal& refusal);
/// The refusal was for what is no record at all, whatever its signs are.
[[nodiscard]] bool is_no_record(const Refusal& refusal);

} // namespace zugzwang
