// What is said in the lesson of `zones`, step by step: the free points, each zone, the case, each line tried, the move.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "games/points/rules.hpp"
#include "games/points/think/zones_work.hpp"
#include "zugzwang/play/lesson.hpp"

namespace zugzwang::points {

/// A line that was tried, as it is told in a few words.
struct TrialCard {
    std::string line{}, leaves{}, verdict{};
    std::string heading{}; ///< Over all of them while this is the last one.
    bool good = false;
};

class ZonesScript {
  public:
    struct Step {
        enum class Kind : std::uint8_t { points, zone, rule, trial, move };
        Kind kind = Kind::points;
        std::size_t index = 0; ///< Of the zone or the trial.
    };

    ZonesScript(Rules::State state, ZonesWork work);

    [[nodiscard]] const Rules::State& state() const { return state_; }
    [[nodiscard]] const ZonesWork& work() const { return work_; }
    [[nodiscard]] std::size_t steps() const { return work_.zones.size() + work_.tried.size() + 3; }
    [[nodiscard]] Step step(std::size_t number) const;
    [[nodiscard]] std::size_t step_of_zone(std::size_t zone) const { return zone + 1; }
    [[nodiscard]] std::size_t step_of_trial(std::size_t trial) const { return work_.zones.size() + 2 + trial; }

    [[nodiscard]] std::vector<LessonPhrase> phrases(std::size_t number) const;
    [[nodiscard]] TrialCard card(std::size_t trial) const;

  private:
    [[nodiscard]] std::vector<LessonPhrase> points_phrases() const;
    [[nodiscard]] std::vector<LessonPhrase> zone_phrases(std::size_t zone) const;
    [[nodiscard]] std::vector<LessonPhrase> rule_phrases() const;
    [[nodiscard]] std::vector<LessonPhrase> trial_phrases(std::size_t trial) const;
    [[nodiscard]] std::vector<LessonPhrase> move_phrases() const;
    /// Of a line that takes lines of other zones too; empty for others.
    [[nodiscard]] std::string crossing_words(const ZonesTrial& trial) const;
    [[nodiscard]] std::string line_words(Segment segment) const { return Rules::move_to_text(state_, segment); }
    [[nodiscard]] std::string mover() const;
    [[nodiscard]] std::string waiting() const;

    Rules::State state_;
    ZonesWork work_;
};

/// "2 undecided groups and 4 sure moves"
[[nodiscard]] std::string tally_words(const Tally& sum);

} // namespace zugzwang::points
