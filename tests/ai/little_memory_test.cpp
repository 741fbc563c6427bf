// Where memory is short tables are smaller, searches have fewer threads, and both go on.
#include "support/catch.hpp"
#include "support/little_memory.hpp"

#include "ai/mixing.hpp"
#include "zugzwang/ai/bucket_table.hpp"
#include "zugzwang/ai/search_threads.hpp"
#include "zugzwang/ai/shared_table.hpp"
#include "zugzwang/ai/table_memory.hpp"

namespace {

constexpr std::size_t mebibyte = std::size_t{1} << 20;

/// Whether so much can be had.
bool is_there(std::size_t bytes) {
    void* const memory = ::operator new(bytes, std::nothrow);
    ::operator delete(memory);
    return memory != nullptr;
}

} // namespace

TEST_CASE("little memory: what is affordable is a power of two less, and leaves some", "[memory][ai]") {
    CHECK(affordable(0) == 1);
    CHECK(affordable(3 * mebibyte) == 3 * mebibyte);
    if (!memory_can_be_short) return;
    const LittleMemory little(256);
    CHECK(affordable(1024 * mebibyte) == 128 * mebibyte); // 256 and something besides are not there
    CHECK(affordable(100 * mebibyte) == 100 * mebibyte);
    CHECK(words_of_shortage(1024 * mebibyte, 128 * mebibyte) == "Little memory: 128 of 1024 MiB for tables.");
    CHECK(words_of_shortage(mebibyte, mebibyte).empty());
}

TEST_CASE("little memory: tables take less than they may, work, and leave some for others", "[memory][ai]") {
    if (!memory_can_be_short) return;
    const LittleMemory little(256);
    BucketTable<std::uint64_t, std::uint64_t, Mixing> buckets(4096 * mebibyte);
    CHECK(is_there(32 * mebibyte));
    SharedTable shared(4096 * mebibyte);
    CHECK(is_there(16 * mebibyte));
    for (std::uint64_t key = 0; key < 200'000; ++key) {
        buckets.store(key, key, 1);
        shared.update(key, 1, [&](const std::optional<std::uint32_t>&) { return static_cast<std::uint32_t>(key); });
    }
    std::uint64_t found = 0;
    for (std::uint64_t key = 0; key < 200'000; ++key)
        found += (buckets.find(key) == key ? 1 : 0) + (shared.find(key) == key ? 1 : 0);
    CHECK(found > 350'000);
}

TEST_CASE("little memory: a search has as many threads as there can be", "[memory][ai][threads]") {
    if (!memory_can_be_short) return;
    const LittleMemory little(64); // a thread has a stack of 8 MiB where nobody says otherwise
    SearchControl whole({.nodes = 10'000});
    std::atomic<int> begun = 0;
    search_on_threads(whole, max_search_threads, [&](SearchControl& own) {
        ++begun;
        while (own.visit()) {
        }
    });
    CHECK(begun >= 1);
    CHECK(begun < max_search_threads);
    CHECK(whole.nodes() == 10'000);
}
