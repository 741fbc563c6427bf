#include "games/amazons/tools/training.hpp"

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

bool is_for_validation(const Sample& sample) { return sample.game % 10 == 9; }

/// Parameters with their gradient and Adam's two moments (Kingma and Ba 2015).
struct Parameters {
    std::vector<float> value, gradient, first, second;

    explicit Parameters(std::size_t size) : value(size), gradient(size), first(size), second(size) {}

    void learn(float rate, int step) {
        constexpr float beta_1 = 0.9F, beta_2 = 0.999F;
        const float correction_1 = 1 - std::pow(beta_1, static_cast<float>(step));
        const float correction_2 = 1 - std::pow(beta_2, static_cast<float>(step));
        for (std::size_t index = 0; index < value.size(); ++index) {
            first[index] = beta_1 * first[index] + (1 - beta_1) * gradient[index];
            second[index] = beta_2 * second[index] + (1 - beta_2) * gradient[index] * gradient[index];
            value[index] -= rate * (first[index] / correction_1) / (std::sqrt(second[index] / correction_2) + 1e-8F);
            gradient[index] = 0;
        }
    }
};

struct Example {
    std::array<std::uint8_t, inputs> counts;
    float target;
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

    /// The loss on the example, in nats; adds its gradient to the batch's.
    float back_propagate(const Example& example) {
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
        const float gradient = (chance - example.target) / batch;
        end_.gradient[0] += gradient;
        std::array<float, units> back;
        for (std::size_t unit = 0; unit < units; ++unit) {
            output_.gradient[unit] += gradient * std::max(sums[unit], 0.0F);
            back[unit] = sums[unit] > 0 ? gradient * output_.value[unit] : 0;
            bias_.gradient[unit] += back[unit];
        }
        for (std::size_t input = 0; input < inputs; ++input) {
            if (example.counts[input] == 0) continue;
            const float count = example.counts[input] * input_scale;
            float* row = &input_.gradient[input * units];
            for (std::size_t unit = 0; unit < units; ++unit)
                row[unit] += count * back[unit];
        }
        constexpr float tiny = 1e-7F;
        return -(example.target * std::log(chance + tiny) + (1 - example.target) * std::log(1 - chance + tiny));
    }

    void learn(float rate) {
        ++step_;
        for (auto* parameters : {&input_, &bias_, &output_, &end_})
            parameters->learn(rate, step_);
    }

    /// Quantised: each unit has a scale of its own, so that its largest weight is 127.
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
    Parameters input_{inputs * units}, bias_{units}, output_{units}, end_{1};
    int step_ = 0;
};

} // namespace

Network::Weights fitted(const std::vector<Sample>& samples, const FitOptions& options, std::ostream& log) {
    std::vector<Example> examples;
    for (const auto& sample : samples) {
        if (is_for_validation(sample)) continue;
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
        double loss = 0;
        for (std::size_t index = 0; index < examples.size(); ++index) {
            loss += double{net.back_propagate(examples[index])};
            if (index % batch == batch - 1) net.learn(rate);
        }
        log << "pass " << pass + 1 << ": loss " << std::setprecision(5) << loss / static_cast<double>(examples.size())
            << std::endl;
    }
    return net.weights();
}

std::vector<Sample> validation_samples(const std::vector<Sample>& samples) {
    std::vector<Sample> selected;
    std::ranges::copy_if(samples, std::back_inserter(selected), is_for_validation);
    return selected;
}

} // namespace zugzwang::amazons
