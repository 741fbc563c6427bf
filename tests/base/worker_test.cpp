#include "zugzwang/base/worker.hpp"

#include <atomic>

#include "support/catch.hpp"
#include "zugzwang/base/workers.hpp"

namespace {

int until_stopped(const std::stop_token& stop) {
    while (!stop.stop_requested())
        std::this_thread::yield();
    return 1;
}

/// A job that runs until it is stopped, and is already running.
Pending<int> running_job(Worker& worker) {
    const auto started = std::make_shared<std::atomic<bool>>(false);
    auto pending = worker.submit([started](const std::stop_token& stop) {
        *started = true;
        return until_stopped(stop);
    });
    while (!*started)
        std::this_thread::yield();
    return pending;
}

} // namespace

TEST_CASE("worker: an answer comes once", "[worker][base]") {
    Worker worker;
    auto pending = worker.submit([](const std::stop_token&) { return 42; });
    CHECK(pending);
    worker.wait_until_idle();
    CHECK(pending.take() == 42);
    CHECK_FALSE(pending);
    CHECK_FALSE(pending.take());
}

TEST_CASE("worker: jobs run one after the other in the order asked", "[worker][base]") {
    Worker worker;
    std::vector<int> order; // only the worker's thread writes, and it is idle when we read
    std::vector<Pending<int>> jobs;
    for (int job = 0; job < 20; ++job) {
        jobs.push_back(worker.submit([&order, job](const std::stop_token&) {
            order.push_back(job);
            return job;
        }));
    }
    worker.wait_until_idle();
    REQUIRE(order.size() == 20);
    for (int job = 0; job < 20; ++job) {
        CHECK(order[static_cast<std::size_t>(job)] == job);
        CHECK(jobs[static_cast<std::size_t>(job)].take() == job);
    }
}

TEST_CASE("worker: a cancelled job stops and its answer is lost", "[worker][base]") {
    Worker worker;
    auto pending = running_job(worker);
    pending.cancel();
    worker.wait_until_idle();
    CHECK_FALSE(pending);
    CHECK_FALSE(pending.take());
}

TEST_CASE("worker: a hurried job stops and its answer comes", "[worker][base]") {
    Worker worker;
    auto pending = running_job(worker);
    pending.hurry();
    worker.wait_until_idle();
    CHECK(pending.take() == 1);
}

TEST_CASE("worker: dropping the handle stops the job", "[worker][base]") {
    Worker worker;
    { const auto pending = running_job(worker); }
    worker.wait_until_idle();
    auto next = worker.submit([](const std::stop_token&) { return 2; });
    worker.wait_until_idle();
    CHECK(next.take() == 2);
}

TEST_CASE("worker: a handle that is assigned a new job stops the old one", "[worker][base]") {
    Worker worker;
    auto pending = running_job(worker);
    pending = worker.submit([](const std::stop_token&) { return 3; });
    worker.wait_until_idle();
    CHECK(pending.take() == 3);
}

TEST_CASE("worker: a job whose handle was dropped while it waited never runs", "[worker][base]") {
    Worker worker;
    std::atomic<bool> ran = false;
    auto running = running_job(worker);
    {
        const auto waiting = worker.submit([&ran](const std::stop_token&) {
            ran = true;
            return 0;
        });
    }
    running.hurry();
    worker.wait_until_idle();
    CHECK_FALSE(ran);
}

TEST_CASE("worker: it ends with a job running and others waiting", "[worker][base]") {
    const auto kept_alive = std::make_shared<int>(0);
    std::atomic<int> started = 0;
    auto worker = std::make_unique<Worker>();
    auto running = worker->submit([&started, kept_alive](const std::stop_token& stop) {
        ++started;
        return until_stopped(stop);
    });
    auto waiting = worker->submit([&started, kept_alive](const std::stop_token&) {
        ++started;
        return 5;
    });
    while (started == 0)
        std::this_thread::yield();
    worker.reset();
    CHECK(started == 1);
    CHECK(kept_alive.use_count() == 1);
    CHECK_FALSE(waiting.take());
    running.cancel();
}

TEST_CASE("worker: it is idle when it has nothing to do, neither now nor next", "[worker][base]") {
    Workers workers;
    CHECK(workers.are_idle());
    for (auto* worker : {&workers.thinking, &workers.advice}) {
        auto pending = running_job(*worker);
        CHECK_FALSE(worker->is_idle());
        CHECK_FALSE(workers.are_idle());
        pending.cancel();
        worker->wait_until_idle();
        CHECK(workers.are_idle());
    }
}

TEST_CASE("worker: the first thing on its thread is what it was told to do at the start", "[worker][base]") {
    std::atomic<bool> prepared = false;
    Worker worker({.at_start = [&prepared] { prepared = true; }});
    auto pending = worker.submit([&prepared](const std::stop_token&) { return prepared.load(); });
    worker.wait_until_idle();
    CHECK(pending.take() == true);
}

TEST_CASE("worker: what its thread does at the start is done before anybody goes on", "[worker][base]") {
    std::string without_a_lock;
    Worker worker({.at_start = [&] { without_a_lock = "low priority"; }});
    CHECK(without_a_lock == "low priority");
}

TEST_CASE("worker: nothing comes into a mailbox that was shut", "[worker][base]") {
    Latest<int> mailbox;
    CHECK_FALSE(mailbox.is_closed());
    mailbox.post(1);
    mailbox.close();
    mailbox.post(2);
    CHECK(mailbox.is_closed());
    CHECK(mailbox.take() == 1);
    mailbox.post(3);
    CHECK_FALSE(mailbox.take());
}

TEST_CASE("worker: only the newest letter is kept", "[worker][base]") {
    Latest<int> letters;
    CHECK_FALSE(letters.take());
    letters.post(1);
    letters.post(2);
    CHECK(letters.take() == 2);
    CHECK_FALSE(letters.take());
}
