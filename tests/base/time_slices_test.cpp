#include "zugzwang/base/time_slices.hpp"

#include "support/catch.hpp"

#include "support/sliced.hpp"
#include "zugzwang/ai/search_control.hpp"

namespace {

/// A job that looks so often whether it may go on, and answers how often it could.
auto looks(int times) {
    return [times](const std::stop_token& stop) {
        int looked = 0;
        while (looked < times && slice_goes_on() && !stop.stop_requested())
            ++looked;
        return looked;
    };
}

} // namespace

TEST_CASE("time slices: a job waits for its slice", "[slices][base]") {
    Sliced sliced(10);
    Worker worker(sliced.place());
    bool ran = false;
    auto pending = worker.submit([&ran](const std::stop_token&) { return ran = true; });
    CHECK_FALSE(ran);
    CHECK_FALSE(sliced.is_idle());
    sliced.run();
    CHECK(pending.take() == true);
    CHECK(sliced.is_idle());
    sliced.run();
}

TEST_CASE("time slices: a job is left when its slice is over and goes on in the next", "[slices][base]") {
    Sliced sliced(10);
    Worker worker(sliced.place());
    auto pending = worker.submit(looks(100));
    sliced.run();
    CHECK_FALSE(pending.take());
    sliced.run_until_idle();
    CHECK(pending.take() == 100);
    CHECK(sliced.runs() == 11); // the look that ends a slice goes on in the next
    CHECK(sliced.longest() == 10);
}

TEST_CASE("time slices: without stacks a job ends with its slice, with what it has", "[slices][base]") {
    Sliced sliced(10, Sliced::Stacks::none);
    Worker worker(sliced.place());
    auto pending = worker.submit(looks(100));
    sliced.run();
    CHECK(pending.take() == 9);
    CHECK(sliced.is_idle());
}

TEST_CASE("time slices: a search is told to stop, or left, where it counts its nodes", "[slices][base]") {
    const auto [stacks, nodes, slices] = GENERATE(table<Sliced::Stacks, std::uint64_t, int>(
        {{Sliced::Stacks::own, 100'000, 40}, {Sliced::Stacks::none, 2304, 1}}));
    Sliced sliced(10, stacks);
    Worker worker(sliced.place());
    auto pending = worker.submit([](std::stop_token stop) {
        SearchControl control({.nodes = 100'000}, std::move(stop));
        while (control.visit()) {
        }
        return control.nodes();
    });
    sliced.run_until_idle();
    CHECK(pending.take() == nodes); // the clock is looked at for each 256 of them
    CHECK(sliced.runs() == slices);
    CHECK(sliced.longest() <= 11); // with the look after a job
}

TEST_CASE("time slices: short jobs share a slice", "[slices][base]") {
    Sliced sliced(10);
    Worker worker(sliced.place());
    auto first = worker.submit(looks(2)), second = worker.submit(looks(3)), third = worker.submit(looks(20));
    sliced.run();
    CHECK(first.take() == 2);
    CHECK(second.take() == 3);
    CHECK_FALSE(third.take());
    sliced.run_until_idle();
    CHECK(third.take() == 20);
}

TEST_CASE("time slices: workers take turns", "[slices][base]") {
    Sliced sliced(10);
    Workers workers(sliced.place());
    std::string order;
    const auto writes = [&order](char letter) {
        return [&order, letter](const std::stop_token&) {
            for (int look = 0; look < 30; ++look) {
                if (order.empty() || order.back() != letter) order += letter;
                static_cast<void>(slice_goes_on());
            }
            return true;
        };
    };
    auto thinking = workers.thinking.submit(writes('t'));
    CHECK_FALSE(workers.thinking.is_idle());
    CHECK(workers.advice.is_idle());
    auto advice = workers.advice.submit(writes('a'));
    sliced.run_until_idle();
    CHECK(workers.are_idle());
    CHECK(order == "tatata");
    CHECK((thinking.take() && advice.take()));
}

TEST_CASE("time slices: a job that was left stops when it is cancelled, and the next one runs", "[slices][base]") {
    Sliced sliced(10);
    Worker worker(sliced.place());
    auto pending = worker.submit(looks(1'000'000));
    sliced.run();
    pending = worker.submit(looks(1));
    sliced.run();
    CHECK(pending.take() == 1);
}

TEST_CASE("time slices: a worker can be waited for", "[slices][base]") {
    Sliced sliced(10);
    Worker worker(sliced.place());
    auto left = worker.submit(looks(1000)), waiting = worker.submit(looks(500));
    if (GENERATE(true, false)) sliced.run();
    worker.wait_until_idle();
    CHECK(left.take() == 1000);
    CHECK(waiting.take() == 500);
    CHECK(sliced.is_idle());
}

TEST_CASE("time slices: a worker that goes lets its job end and drops those that wait", "[slices][base]") {
    Sliced sliced(10);
    const auto kept_alive = std::make_shared<int>(0);
    auto worker = std::make_unique<Worker>(sliced.place());
    auto left =
        worker->submit([work = looks(1'000'000), kept_alive](const std::stop_token& stop) { return work(stop); });
    auto waiting = worker->submit([work = looks(1), kept_alive](const std::stop_token& stop) { return work(stop); });
    sliced.run();
    worker.reset();
    CHECK(kept_alive.use_count() == 1);
    CHECK(left.take().value_or(1'000'000) < 1'000'000);
    CHECK_FALSE(waiting.take());
    sliced.run();
    CHECK(sliced.is_idle());
}

TEST_CASE("time slices: what is not a job of theirs always goes on", "[slices][base]") {
    Sliced sliced(1);
    Worker sliced_worker(sliced.place()), with_thread;
    auto left = sliced_worker.submit(looks(100));
    auto elsewhere = with_thread.submit(looks(100));
    sliced.run();
    for (int look = 0; look < 100; ++look)
        CHECK(slice_goes_on());
    with_thread.wait_until_idle();
    CHECK(elsewhere.take() == 100);
}
