#include "games/points/think/zones_work.hpp"

#include "zugzwang/ai/turn_chance.hpp"

namespace zugzwang::points {

namespace {

struct Recorder {
    ZonesWork& work;
    std::vector<CountedZone> left{};

    void counted(const std::vector<CountedZone>& zones) {
        work.zones = zones;
        work.sum = tally(zones);
    }
    void leaves(const CountedZone& zone) { left.push_back(zone); }
    void tried(std::size_t zone, Segment segment, const Tally& sum) {
        work.tried.push_back({zone, segment, std::exchange(left, {}), sum});
    }
};

} // namespace

ZonesWork zones_work(const Rules::State& state, std::uint64_t seed, SearchControl& control) {
    ZonesWork work;
    auto random = turn_chance(seed, state.drawn.size());
    work.choice = zones_choice(state, control, random, Recorder{work});
    work.crossings = zone_crossings(*state.board, {work.zones.begin(), work.zones.end()});
    return work;
}

} // namespace zugzwang::points
