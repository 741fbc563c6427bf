#include "games/boxes/think/quiet_search.hpp"

#include <atomic>

#include "games/boxes/think/quiet_search_thread.hpp"
#include "zugzwang/ai/search_threads.hpp"

namespace zugzwang::boxes {
namespace {

template <int Words>
class Search final : public QuietSearch {
  public:
    Search(const Strings& start, const Grid& grid, std::size_t max_bytes) : shared_(start, grid, max_bytes) {}

    bool is_at_least(const Strings& strings, int value, SearchControl& control, int threads) override {
        const auto quiet = shared_.graph.quiet(strings, shared_.zobrist);
        const auto key = shared_.zobrist.canonical(quiet.keys);
        if (threads == 1 || quiet.left.size() < min_strings_for_threads)
            return QuietSearchThread<Words>(shared_, control, true).is_at_least(quiet, key, value);
        SearchControl together(control);
        std::atomic<bool> answer = false;
        search_on_threads(together, threads, [&](SearchControl& own) {
            const bool is_at_least = QuietSearchThread<Words>(shared_, own, false).is_at_least(quiet, key, value);
            if (own.stopped()) return;
            answer = is_at_least;
            together.stop();
        });
        // All threads ended without an answer: the search ran into a limit.
        if (!together.stopped()) control.stop();
        return answer;
    }

    TableEntry probe(const Strings& strings) const override {
        const int coins = strings.coins_left();
        if (coins == 0) return TableEntry(0, 0, TableEntry::no_string);
        return shared_.table.probe(canonical_key(strings), coins);
    }
    std::uint64_t canonical_key(const Strings& strings) const override {
        return shared_.zobrist.canonical(keys_of(strings));
    }
    std::uint64_t key(const Strings& strings) const override {
        std::uint64_t key = 0;
        for (int string = 0; string < strings.string_count(); ++string) {
            if (!strings.is_cut(string)) key ^= shared_.zobrist.of(string)[0];
        }
        return key;
    }

  private:
    static constexpr int min_strings_for_threads = 20; ///< Below that, one thread has finished before others start.

    [[nodiscard]] SymmetryKeys keys_of(const Strings& strings) const {
        SymmetryKeys keys{};
        for (int string = 0; string < strings.string_count(); ++string) {
            if (!strings.is_cut(string)) ZobristKeys::toggle(keys, shared_.zobrist.of(string));
        }
        return keys;
    }

    SharedSearch<Words> shared_;
};

} // namespace

std::unique_ptr<QuietSearch> QuietSearch::make(const Strings& start, const Grid& grid, std::size_t max_bytes) {
    if (start.string_count() <= BitSet<1>::capacity) return std::make_unique<Search<1>>(start, grid, max_bytes);
    constexpr int some_words = 3; // enough for twelve by twelve once no line is safe
    if (start.string_count() <= BitSet<some_words>::capacity)
        return std::make_unique<Search<some_words>>(start, grid, max_bytes);
    constexpr int words = (max_edges + 63) / 64;
    return std::make_unique<Search<words>>(start, grid, max_bytes);
}

} // namespace zugzwang::boxes
