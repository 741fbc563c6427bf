// What the champion says of a position: its value, whether that is proven, and its best three moves with their lines.
#pragma once

#include <cstddef>
#include <functional>
#include <string>

#include "zugzwang/play/session_news.hpp"
#include "zugzwang/ui/node.hpp"

namespace zugzwang {

/// The name of an answer, counted from the best.
[[nodiscard]] std::string answer_id(std::size_t row);

struct AnswersLook {
    std::string name;             ///< Of the champion.
    std::string value;            ///< In words.
    const AnalysisInfo* analysis; ///< Null while it is switched off.
    bool is_low = false;          ///< There is little height: its value stands beside the switch.
    std::function<void(std::size_t)> play;
};
[[nodiscard]] ui::Node answers_panel(const AnswersLook& look);

} // namespace zugzwang
