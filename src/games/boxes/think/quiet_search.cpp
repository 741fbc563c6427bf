#include "games/boxes/think/quiet_search.hpp"

#include <atomic>

#include "games/boxes/think/quiet_walk.hpp"
#include "zugzwang/ai/search_threads.hpp"

namespace zugzwang::boxes {
namespace {

template <int Words>
class Search final : public QuietSearch {
  public:
    Search(const Strings& start, const Grid& grid, std::size_t max_bytes) : shared_(start, grid, max_bytes) {}

    bool is_at_least(const Strings& strings, int value, SearchControl& control, int threads) override {
        const auto quiet = shared_.graph.quiet(strings, shared_.names);
        const auto key = shared_.names.key(quiet.names);
        if (threads == 1 || quiet.left.size() < min_strings_for_threads)
            return Walk<Words>(shared_, control, true).is_at_least(quiet, key, value);
        SearchControl together(control);
        std::atomic<bool> answer = false;
        search_on_threads(together, threads, [&](SearchControl& own) {
            const bool found = Walk<Words>(shared_, own, false).is_at_least(quiet, key, value);
            if (own.stopped()) return;
            answer = found;
            together.stop();
        });
        // Those that have ended without an answer met a limit.
        if (!together.stopped()) control.stop();
        return answer;
    }

    Known known(const Strings& strings) const override {
        const int coins = strings.coins_left();
        if (coins == 0) return Known(0, 0, Known::no_string);
        return shared_.sets.find(key(strings), coins);
    }
    std::uint64_t key(const Strings& strings) const override { return shared_.names.key(names_of(strings)); }
    std::uint64_t name(const Strings& strings) const override {
        std::uint64_t name = 0;
        for (int string = 0; string < strings.string_count(); ++string) {
            if (!strings.is_cut(string)) name ^= shared_.names.of(string)[0];
        }
        return name;
    }

  private:
    static constexpr int min_strings_for_threads = 20; ///< Below it one thread has ended before others start.

    [[nodiscard]] Names names_of(const Strings& strings) const {
        Names names{};
        for (int string = 0; string < strings.string_count(); ++string) {
            if (!strings.is_cut(string)) StringNames::toggle(names, shared_.names.of(string));
        }
        return names;
    }

    Shared<Words> shared_;
};

} // namespace

std::unique_ptr<QuietSearch> QuietSearch::make(const Strings& start, const Grid& grid, std::size_t max_bytes) {
    if (start.string_count() <= BitSet<1>::capacity) return std::make_unique<Search<1>>(start, grid, max_bytes);
    constexpr int some_words = 3; // what is left of twelve by twelve when no line is safe
    if (start.string_count() <= BitSet<some_words>::capacity)
        return std::make_unique<Search<some_words>>(start, grid, max_bytes);
    constexpr int words = (max_edges + 63) / 64;
    return std::make_unique<Search<words>>(start, grid, max_bytes);
}

} // namespace zugzwang::boxes
