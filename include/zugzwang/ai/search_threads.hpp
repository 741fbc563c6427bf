// One search by several threads at once.
#pragma once

#include <memory>
#include <thread>
#include <vector>

#include "zugzwang/ai/search_control.hpp"

namespace zugzwang {

/// The most that a player or a solver can be asked to use.
inline constexpr int max_search_threads = 64;

/// Calls `work(control)` on so many threads, the caller's among them, each with a child of `whole`; returns when all
/// have ended. A single thread is the caller's own: nothing is started.
template <class Work>
void search_on_threads(SearchControl& whole, int threads, Work work) {
    std::vector<std::unique_ptr<SearchControl>> controls;
    for (int thread = 0; thread < threads; ++thread)
        controls.push_back(std::make_unique<SearchControl>(whole));
    std::vector<std::jthread> helpers;
    for (std::size_t helper = 1; helper < controls.size(); ++helper)
        helpers.emplace_back([&work, control = controls[helper].get()] { work(*control); });
    work(*controls.front());
}

} // namespace zugzwang
