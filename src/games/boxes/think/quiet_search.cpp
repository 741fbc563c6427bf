#include "games/boxes/think/quiet_search.hpp"

#include <atomic>

#include "games/boxes/think/quiet_walk.hpp"
#include "zugzwang/ai/search_threads.hpp"

namespace zugzwang::boxes {
namespace {

template <int Words>
class Search final : public QuietSearch {
  public:
    Search(const Strings& start, const Grid& grid, std::size_t max_bytes, int threads)
        : shared_(start, grid, max_bytes), threads_(threads) {}

    bool is_at_least(const Strings& strings, int value, SearchControl& control) override {
        const auto quiet = shared_.graph.quiet(strings, shared_.names);
        const auto key = shared_.names.key(quiet.names);
        if (threads_ == 1 || quiet.left.size() < least_strings_for_threads)
            return Walk<Words>(shared_, control, true).is_at_least(quiet, key, value);
        SearchControl together(control);
        std::atomic<bool> answer = false;
        search_on_threads(together, threads_, [&](SearchControl& own) {
            const bool found = Walk<Words>(shared_, own, false).is_at_least(quiet, key, value);
            if (own.stopped()) return;
            answer = found;
            together.stop();
        });
        // Those that have ended without an answer met a limit.
        if (!together.stopped()) control.stop();
        return answer;
    }

    std::uint64_t key(const Strings& strings) const override {
        Names names{};
        for (int string = 0; string < strings.string_count(); ++string) {
            if (!strings.is_cut(string)) StringNames::toggle(names, shared_.names.of(string));
        }
        return shared_.names.key(names);
    }

  private:
    static constexpr int least_strings_for_threads = 20; ///< Below it one thread has ended before others start.

    Shared<Words> shared_;
    int threads_;
};

} // namespace

std::unique_ptr<QuietSearch> QuietSearch::make(const Strings& start, const Grid& grid, std::size_t max_bytes,
                                               int threads) {
    if (start.string_count() <= BitSet<1>::capacity)
        return std::make_unique<Search<1>>(start, grid, max_bytes, threads);
    constexpr int words = (max_edges + 63) / 64;
    return std::make_unique<Search<words>>(start, grid, max_bytes, threads);
}

} // namespace zugzwang::boxes
