// One search on several threads.
#pragma once

#include <memory>
#include <system_error>
#include <thread>
#include <vector>

#include "zugzwang/ai/search_control.hpp"

namespace zugzwang {

/// The maximum for players and solvers.
inline constexpr int max_search_threads = 64;

/// Calls `work(control)` on so many threads, one of them the caller's, each with a child of `whole`; returns when all
/// have ended. Where the system gives no more threads, with those that there are.
template <class Work>
void search_on_threads(SearchControl& whole, int threads, Work work) {
    std::vector<std::unique_ptr<SearchControl>> controls;
    for (int thread = 0; thread < threads; ++thread)
        controls.push_back(std::make_unique<SearchControl>(whole));
    std::vector<std::jthread> helpers;
    try {
        for (std::size_t helper = 1; helper < controls.size(); ++helper)
            helpers.emplace_back([&work, control = controls[helper].get()] { work(*control); });
    } catch (const std::system_error&) { // of the helper that did not begin
    }
    work(*controls.front());
}

} // namespace zugzwang
