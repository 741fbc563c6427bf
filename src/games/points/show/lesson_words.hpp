// What is said of the zones and parts of Points, and in its lessons, a step at a time.
#pragma once

#include <string>
#include <vector>

#include "games/points/think/champion_work.hpp"
#include "games/points/think/zones_work.hpp"
#include "zugzwang/play/lesson.hpp"

namespace zugzwang::points {

/// "{1, 2}"; more than four of them as "{3 … 7}". Nothing for 0, which stands for not counted.
[[nodiscard]] std::string counts_words(MoveCounts counts);
/// "∗3", and "0" for none.
[[nodiscard]] std::string nim_words(std::uint32_t value);
/// "zones 1, 3": those that the part is made of.
[[nodiscard]] std::string zones_words(const ValuedPart& part, const ChampionWork& work);

using Phrases = std::vector<LessonPhrase>;

/// A line that was tried, as it is told in a few words.
struct TrialCard {
    std::string line{}, leaves{}, verdict{};
    std::string heading{}; ///< Over all of them while this is the last one.
    bool good = false;
};

/// Of the position and the work on it, which both outlive it; zones, trials and parts are counted from 0.
class ZonesWords {
  public:
    ZonesWords(const Rules::State& state, const ZonesWork& work) : state_(state), work_(work) {}

    [[nodiscard]] Phrases points() const;
    [[nodiscard]] Phrases zone(std::size_t zone) const;
    [[nodiscard]] Phrases rule() const;
    [[nodiscard]] Phrases trial(std::size_t trial) const;
    [[nodiscard]] Phrases move() const;
    [[nodiscard]] TrialCard card(std::size_t trial) const;

  private:
    const Rules::State& state_;
    const ZonesWork& work_;
};

class ChampionWords {
  public:
    ChampionWords(const Rules::State& state, const ChampionWork& work) : state_(state), work_(work) {}

    [[nodiscard]] Phrases graph() const;
    [[nodiscard]] Phrases part(std::size_t part) const;
    [[nodiscard]] Phrases sum() const;
    [[nodiscard]] Phrases zones() const;
    [[nodiscard]] Phrases move() const;

  private:
    const Rules::State& state_;
    const ChampionWork& work_;
};

} // namespace zugzwang::points
