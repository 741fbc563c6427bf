#include "games/amazons/tools/training.hpp"

#include <cmath>
#include <istream>
#include <ostream>
#include <string>

namespace zugzwang::amazons {

void write(std::ostream& out, const Sample& sample) {
    out << std::lround(sample.chance * 1000) << ' ' << (sample.wins ? 1 : 0) << ' ' << sample.game << ' '
        << Rules::to_text(sample.state) << '\n';
}

Result<std::vector<Sample>> read_samples(std::istream& in) {
    std::vector<Sample> samples;
    long thousandths = 0;
    int wins = 0;
    std::uint32_t game = 0;
    std::string text;
    while (in >> thousandths >> wins >> game && in.get() == ' ' && std::getline(in, text)) {
        const auto state = Rules::state_from_text(text);
        if (!state) return state.refusal();
        samples.push_back({*state, static_cast<double>(thousandths) / 1000, wins == 1, game});
    }
    return samples;
}

} // namespace zugzwang::amazons
