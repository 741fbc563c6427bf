#include "zugzwang/ai/shared_table.hpp"

#include <thread>

#include "support/catch.hpp"

using namespace zugzwang;

namespace {

void store(SharedTable& table, std::uint64_t key, std::uint32_t value, std::uint32_t cost = 1) {
    table.update(key, cost, [&](const std::optional<std::uint32_t>&) { return value; });
}
std::uint32_t value_of(std::uint64_t key) { return static_cast<std::uint32_t>(key * 7); }

} // namespace

TEST_CASE("shared table: finds what was stored, while it grows", "[shared-table][ai]") {
    SharedTable table(std::size_t{64} << 20);
    const auto small = table.bytes();
    for (std::uint64_t key = 0; key < 100'000; ++key)
        store(table, key, value_of(key));
    CHECK(table.bytes() > small);
    std::uint64_t lost = 0;
    for (std::uint64_t key = 0; key < 100'000; ++key) {
        const auto value = table.find(key);
        if (!value)
            ++lost;
        else if (*value != value_of(key))
            FAIL("another value at " << key);
    }
    CHECK(lost < 10'000); // buckets of four, half full on the whole: some overflow (Poisson: about one in twenty)
    CHECK_FALSE(table.find(100'000));
}

TEST_CASE("shared table: never takes more bytes than it may, whatever their number", "[shared-table][ai]") {
    const auto bytes = GENERATE(as<std::size_t>{}, 100'000, 1 << 20, 1'500'000, 3'333'333);
    SharedTable table(bytes);
    for (std::uint64_t key = 0; key < 300'000; ++key) {
        store(table, key, value_of(key));
        if (table.bytes() > bytes) FAIL(table.bytes() << " bytes");
    }
    CHECK(table.bytes() > bytes - 100); // and uses them all
    std::uint64_t found = 0;
    for (std::uint64_t key = 0; key < 300'000; ++key)
        found += table.find(key) == value_of(key) ? 1 : 0;
    CHECK(found > bytes / 16 * 8 / 10); // an entry has 16 bytes
}

TEST_CASE("shared table: without room the cheapest is forgotten", "[shared-table][ai]") {
    SharedTable table(1 << 12);
    for (std::uint64_t key = 0; key < 20; ++key)
        store(table, key, value_of(key), 1'000'000);
    for (std::uint64_t key = 1000; key < 100'000; ++key)
        store(table, key, 2);
    for (std::uint64_t key = 0; key < 20; ++key)
        CHECK(table.find(key) == value_of(key));
}

TEST_CASE("shared table: a merge sees what is known", "[shared-table][ai]") {
    SharedTable table(1);
    for (const std::uint32_t step : {1U, 2U, 3U}) {
        table.update(0, 1, [&](std::optional<std::uint32_t> known) {
            CHECK(known.has_value() == (step > 1));
            return known.value_or(10) + step;
        });
    }
    CHECK(table.find(0) == 16U);
}

TEST_CASE("shared table: what several threads find is what was stored for that key", "[shared-table][ai][threads]") {
    const auto bytes = GENERATE(as<std::size_t>{}, 1, 10'000, 1 << 16, 3'333'333, 1 << 24);
    SharedTable table(bytes);
    std::atomic<bool> torn = false;
    {
        std::vector<std::jthread> threads;
        for (std::uint64_t thread = 0; thread < 3; ++thread) {
            threads.emplace_back([&, thread] {
                for (std::uint64_t step = 0; step < 20'000; ++step) {
                    const auto key = splitmix(step * 3 + thread) % 50'000;
                    store(table, key, value_of(key), static_cast<std::uint32_t>(1 + step));
                    const auto other = splitmix(step) % 50'000;
                    const auto value = table.find(other);
                    if (value && *value != value_of(other)) torn = true;
                }
            });
        }
    }
    CHECK_FALSE(torn);
}
