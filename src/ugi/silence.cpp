// The words for a bot from which no line came.
#include <array>

#include "ugi/bot_process.hpp"
#include "zugzwang/rules/record.hpp"

namespace zugzwang::ugi {

Refusal refusal_for(Silence silence) {
    static constexpr std::array<const char*, 8> words{forfeits::out_of_time,
                                                      message("crashed"),
                                                      message("closed its output"),
                                                      message("flooded"),
                                                      message("stopped"),
                                                      message("took too much memory"),
                                                      message("started too many processes"),
                                                      message("wrote too much to disk")};
    return Refusal(words[static_cast<std::size_t>(silence)]);
}

} // namespace zugzwang::ugi
