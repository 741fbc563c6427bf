// What the champion's lesson says, a step at a time.
#pragma once

#include <string>
#include <vector>

#include "games/points/think/champion_work.hpp"
#include "zugzwang/play/lesson.hpp"

namespace zugzwang::points {

/// "zones 1, 3": those that the part is made of.
[[nodiscard]] std::string zones_words(const ValuedPart& part, const ChampionWork& work);

/// Of the position and the work on it, which both outlive it.
class ChampionWords {
  public:
    ChampionWords(const Rules::State& state, const ChampionWork& work) : state_(state), work_(work) {}

    [[nodiscard]] std::vector<LessonPhrase> graph() const;
    /// Counted from 0.
    [[nodiscard]] std::vector<LessonPhrase> part(std::size_t part) const;
    [[nodiscard]] std::vector<LessonPhrase> sum() const;
    [[nodiscard]] std::vector<LessonPhrase> zones() const;
    [[nodiscard]] std::vector<LessonPhrase> move() const;

  private:
    [[nodiscard]] std::string mover() const;

    const Rules::State& state_;
    const ChampionWork& work_;
};

} // namespace zugzwang::points
