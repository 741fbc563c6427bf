#include "games/amazons/tools/fit.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <iomanip>
#include <iterator>
#include <ostream>

#include "games/amazons/think/evaluation.hpp"
#include "zugzwang/base/random.hpp"

namespace zugzwang::amazons {
namespace {

constexpr std::size_t inputs = Features::count, units = Network::units;
constexpr float input_scale = 1.0F / 16;
constexpr std::size_t batch = 256;

bool is_kept_apart(const Sample& sample) { return sample.game % 10 == 9; }

/// A number that is learned, with Adam's two moments (Kingma and Ba 2015).
struct Learned {
    std::vector<float> value, slope, first, second;

    explicit Learned(std::size_t size) : value(size), slope(size), first(size), second(size) {}

    void learn(float rate, int step) {
        constexpr float keep_first = 0.9F, keep_second = 0.999F;
        const float even_first = 1 - std::pow(keep_first, static_cast<float>(step));
        const float even_second = 1 - std::pow(keep_second, static_cast<float>(step));
        for (std::size_t index = 0; index < value.size(); ++index) {
            first[index] = keep_first * first[index] + (1 - keep_first) * slope[index];
            second[index] = keep_second * second[index] + (1 - keep_second) * slope[index] * slope[index];
            value[index] -= rate * (first[index] / even_first) / (std::sqrt(second[index] / even_second) + 1e-8F);
            slope[index] = 0;
        }
    }
};

struct Example {
    std::array<std::uint8_t, inputs> counts;
    float aim;
};

class Net {
  public:
    explicit Net(std::uint64_t seed) {
        Random random(seed);
        const auto small = [&](float size) { return size * (static_cast<float>(random.between(-1000, 1000)) / 1000); };
        for (auto& value : input_.value)
            value = small(0.1F);
        for (auto& value : output_.value)
            value = small(0.3F);
    }

    /// The surprise at the example, in bits of e; its slope is added to the batch's.
    float look(const Example& example) {
        std::array<float, units> sums;
        std::copy_n(bias_.value.begin(), units, sums.begin());
        for (std::size_t input = 0; input < inputs; ++input) {
            if (example.counts[input] == 0) continue;
            const float count = example.counts[input] * input_scale;
            const float* row = &input_.value[input * units];
            for (std::size_t unit = 0; unit < units; ++unit)
                sums[unit] += count * row[unit];
        }
        float logit = end_.value[0];
        for (std::size_t unit = 0; unit < units; ++unit)
            logit += std::max(sums[unit], 0.0F) * output_.value[unit];
        const float chance = 1 / (1 + std::exp(-logit));
        const float slope = (chance - example.aim) / batch;
        end_.slope[0] += slope;
        std::array<float, units> back;
        for (std::size_t unit = 0; unit < units; ++unit) {
            output_.slope[unit] += slope * std::max(sums[unit], 0.0F);
            back[unit] = sums[unit] > 0 ? slope * output_.value[unit] : 0;
            bias_.slope[unit] += back[unit];
        }
        for (std::size_t input = 0; input < inputs; ++input) {
            if (example.counts[input] == 0) continue;
            const float count = example.counts[input] * input_scale;
            float* row = &input_.slope[input * units];
            for (std::size_t unit = 0; unit < units; ++unit)
                row[unit] += count * back[unit];
        }
        constexpr float tiny = 1e-7F;
        return -(example.aim * std::log(chance + tiny) + (1 - example.aim) * std::log(1 - chance + tiny));
    }

    void learn(float rate) {
        ++step_;
        for (auto* learned : {&input_, &bias_, &output_, &end_})
            learned->learn(rate, step_);
    }

    /// In whole numbers: each unit on a scale of its own, so that its largest weight is 127.
    [[nodiscard]] Network::Weights weights() const {
        Network::Weights weights;
        for (std::size_t unit = 0; unit < units; ++unit) {
            double largest = std::abs(bias_.value[unit]) / 4000;
            for (std::size_t input = 0; input < inputs; ++input)
                largest = std::max(largest, std::abs(input_.value[input * units + unit]) * double{input_scale} / 127);
            for (std::size_t input = 0; input < inputs; ++input) {
                const double weight = input_.value[input * units + unit] * double{input_scale} / largest;
                weights.inputs[input][unit] = static_cast<std::int8_t>(std::lround(weight));
            }
            weights.biases[unit] = static_cast<std::int16_t>(std::lround(bias_.value[unit] / largest));
            weights.outputs[unit] =
                static_cast<std::int32_t>(std::lround(output_.value[unit] * largest * chance_scale * 65536));
        }
        weights.bias = static_cast<std::int32_t>(std::lround(end_.value[0] * chance_scale));
        return weights;
    }

  private:
    Learned input_{inputs * units}, bias_{units}, output_{units}, end_{1};
    int step_ = 0;
};

} // namespace

Network::Weights fitted(const std::vector<Sample>& samples, const FitOptions& options, std::ostream& log) {
    std::vector<Example> examples;
    for (const auto& sample : samples) {
        if (is_kept_apart(sample)) continue;
        const double won = sample.wins ? 1 : 0;
        examples.push_back({features(Board(sample.state)).values,
                            static_cast<float>(won + options.searched_part * (sample.chance - won))});
    }
    Random random(options.seed);
    Net net(options.seed);
    for (int pass = 0; pass < options.passes; ++pass) {
        random.shuffle(examples);
        const auto done = static_cast<float>(pass) / static_cast<float>(options.passes);
        const float rate = 2e-3F * (0.5F + 0.5F * std::cos(done * 3.14159F)) + 1e-5F;
        double surprise = 0;
        for (std::size_t index = 0; index < examples.size(); ++index) {
            surprise += double{net.look(examples[index])};
            if (index % batch == batch - 1) net.learn(rate);
        }
        log << "pass " << pass + 1 << ": surprise " << std::setprecision(5)
            << surprise / static_cast<double>(examples.size()) << std::endl;
    }
    return net.weights();
}

std::vector<Sample> kept_apart(const std::vector<Sample>& samples) {
    std::vector<Sample> kept;
    std::ranges::copy_if(samples, std::back_inserter(kept), is_kept_apart);
    return kept;
}

} // namespace zugzwang::amazons
