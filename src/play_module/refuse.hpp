// How the Play module ends a program that broke the rules.
#pragma once

namespace zugzwang::play_module {

/// Writes "Play: " and the words, put together as printf does, as one line to standard error and ends the program with
/// status 1. It runs no exit handlers, so it may be called in one; what the program itself wrote is flushed.
[[noreturn, gnu::format(printf, 1, 2)]] void refuse(const char* words, ...);

/// A character as it may stand in such a line: itself, or `?` when it is not printable ASCII.
[[nodiscard]] constexpr char shown(char character) { return character >= ' ' && character <= '~' ? character : '?'; }

} // namespace zugzwang::play_module
