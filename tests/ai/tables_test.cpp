// The two tables of what searches found out: what holds of both, and what is each one's own.
#include <thread>

#include "support/catch.hpp"
#if __has_include(<catch2/catch_template_test_macros.hpp>)
#include <catch2/catch_template_test_macros.hpp> // where Catch2 is many headers
#endif

#include "ai/mixing.hpp"
#include "zugzwang/ai/bucket_table.hpp"
#include "zugzwang/ai/shared_table.hpp"

namespace {

using Numbers = BucketTable<std::uint64_t, std::uint64_t, Mixing>;

std::uint32_t value_of(std::uint64_t key) { return static_cast<std::uint32_t>(key * 7); }

struct OfBuckets {
    explicit OfBuckets(std::size_t bytes) : table(bytes, 3) {}
    void store(std::uint64_t key, std::uint32_t cost) { table.store(key, value_of(key), cost); }

    static constexpr std::size_t entry_bytes = 24;
    Numbers table;
};

struct OfSharing {
    explicit OfSharing(std::size_t bytes) : table(bytes) {}
    void store(std::uint64_t key, std::uint32_t cost) {
        table.update(key, cost, [&](const std::optional<std::uint32_t>&) { return value_of(key); });
    }

    static constexpr std::size_t entry_bytes = 16;
    SharedTable table;
};

} // namespace

TEMPLATE_TEST_CASE("table: finds what was stored, while it grows", "[table][ai]", OfBuckets, OfSharing) {
    TestType tested(std::size_t{64} << 20);
    const auto& table = tested.table;
    const auto small = table.bytes();
    for (std::uint64_t key = 0; key < 100'000; ++key)
        tested.store(key, 1);
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

TEMPLATE_TEST_CASE("table: never takes more bytes than it may, whatever their number", "[table][ai][slow]", OfBuckets,
                   OfSharing) {
    const auto bytes = GENERATE(as<std::size_t>{}, 100'000, 1 << 20, 1'500'000, 3'333'333);
    TestType tested(bytes);
    const auto& table = tested.table;
    for (std::uint64_t key = 0; key < 300'000; ++key) {
        tested.store(key, 1);
        if (table.bytes() > bytes) FAIL(table.bytes() << " bytes");
    }
    CHECK(table.bytes() > bytes - 100); // and uses them all
    std::uint64_t found = 0;
    for (std::uint64_t key = 0; key < 300'000; ++key)
        found += table.find(key) == value_of(key) ? 1 : 0;
    CHECK(found > bytes / TestType::entry_bytes * 8 / 10);
}

TEMPLATE_TEST_CASE("table: without room the cheapest is forgotten", "[table][ai]", OfBuckets, OfSharing) {
    TestType tested(1 << 12);
    for (std::uint64_t key = 0; key < 20; ++key)
        tested.store(key, 1'000'000);
    for (std::uint64_t key = 1000; key < 100'000; ++key)
        tested.store(key, 2);
    for (std::uint64_t key = 0; key < 20; ++key)
        CHECK(tested.table.find(key) == value_of(key));
}

TEMPLATE_TEST_CASE("table: what several threads find is what was stored for that key", "[table][ai][threads]",
                   OfBuckets, OfSharing) {
    const auto bytes = GENERATE(as<std::size_t>{}, 1, 10'000, 1 << 16, 3'333'333, 1 << 24);
    TestType tested(bytes);
    const auto& table = tested.table;
    const auto small = table.bytes();
    std::atomic<bool> torn = false;
    {
        std::vector<std::jthread> threads;
        for (std::uint64_t thread = 0; thread < 3; ++thread) {
            threads.emplace_back([&, thread] {
                for (std::uint64_t step = 0; step < 20'000; ++step) {
                    tested.store(splitmix(step * 3 + thread) % 50'000, static_cast<std::uint32_t>(1 + step));
                    const auto other = splitmix(step) % 50'000;
                    const auto value = table.find(other);
                    if (value && *value != value_of(other)) torn = true;
                }
            });
        }
    }
    CHECK_FALSE(torn);
    CHECK((table.bytes() > small) == (bytes > 100'000)); // it grew meanwhile, unless it may not
}

TEST_CASE("bucket table: a merge sees what is known and keeps the higher cost", "[bucket-table][ai]") {
    Numbers table(1 << 12);
    const auto add = [&](std::uint64_t number, std::uint64_t cost, bool expected_new) {
        table.update(7, cost, [&](std::uint64_t& value, bool is_new) {
            CHECK(is_new == expected_new);
            value += number;
        });
    };
    add(1, 900, true);
    add(2, 1, false);
    CHECK(table.find(7) == 3U);
    for (std::uint64_t key = 1000; key < 100'000; ++key)
        table.store(key, key, 2);
    CHECK(table.find(7) == 3U);
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

TEST_CASE("bucket table: cleared it is small and empty", "[bucket-table][ai]") {
    Numbers table(1 << 22);
    const auto small = table.bytes();
    for (std::uint64_t key = 0; key < 50'000; ++key)
        table.store(key, key, 1);
    table.clear();
    CHECK(table.bytes() == small);
    CHECK_FALSE(table.find(1));
}

TEST_CASE("bucket table: what several threads store stays while it grows", "[bucket-table][ai][threads]") {
    constexpr std::uint64_t keys = 30'000;
    Numbers table(1 << 24, 2), alone(1 << 24);
    const auto store = [&](std::uint64_t from) {
        for (std::uint64_t key = from; key < keys; key += 2)
            table.store(key, key, 1);
    };
    {
        const std::jthread helper(store, 1);
        store(0);
    }
    for (std::uint64_t key = 0; key < keys; ++key)
        alone.store(key, key, 1);
    std::uint64_t found = 0, found_alone = 0;
    for (std::uint64_t key = 0; key < keys; ++key) {
        found += table.find(key) == key ? 1 : 0;
        found_alone += alone.find(key) == key ? 1 : 0;
    }
    CHECK(table.bytes() == alone.bytes());
    CHECK(found > found_alone - keys / 100); // what overflows depends on the order
}
