// Stacks for jobs that are left in their midst (JobStacks), by POSIX contexts: as a page has them, but that a stack is
// entered at once.
#pragma once

#include <ucontext.h>

#include "support/standard.hpp"
#include "support/told_sanitizers.hpp"
#include "zugzwang/base/time_slices.hpp"

namespace zugzwang::testing {

/// Outlives the slices that use it. One thread only.
class OwnStacks {
  public:
    explicit OwnStacks(std::function<void(std::size_t lane)> serve) : serve_(std::move(serve)) {}
    OwnStacks(const OwnStacks&) = delete;
    OwnStacks& operator=(const OwnStacks&) = delete;
    ~OwnStacks() = default;

    [[nodiscard]] JobStacks for_slices() {
        return {.enter = [this](std::size_t lane) { enter(lane); }, .leave = [this](std::size_t lane) { leave(lane); }};
    }
    [[nodiscard]] int entered() const { return entered_; }

  private:
    struct Stack {
        ucontext_t context{};
        ToldStack told{};
        std::vector<char> memory{};
        bool in_use = false;
    };
    static constexpr std::size_t stack_bytes = std::size_t{2} << 20;

    void enter(std::size_t lane) {
        ++entered_;
        auto& stack = stacks_[lane];
        if (!stack.in_use) begin(stack);
        lane_ = lane;
        here() = this;
        change(home_, stack);
        if (!stack.in_use) stack.told.destroy();
    }
    void leave(std::size_t lane) { change(stacks_.at(lane), home_); }

    void begin(Stack& stack) {
        stack.in_use = true;
        stack.memory.resize(stack_bytes);
        getcontext(&stack.context);
        stack.context.uc_stack.ss_sp = stack.memory.data();
        stack.context.uc_stack.ss_size = stack.memory.size();
        makecontext(&stack.context, &OwnStacks::run, 0);
        stack.told.create(stack.memory.data(), stack.memory.size());
    }
    static void run() {
        auto& stacks = *here();
        auto& own = stacks.stacks_.at(stacks.lane_);
        own.told.arrived(&stacks.home_.told);
        stacks.serve_(stacks.lane_);
        own.in_use = false;
        stacks.home_.told.departing(nullptr);
        setcontext(&stacks.home_.context);
    }
    static void change(Stack& from, Stack& to) {
        to.told.departing(&from.told);
        swapcontext(&from.context, &to.context);
        from.told.arrived(nullptr);
    }
    /// Whose stack begins: a new context is called without arguments.
    static OwnStacks*& here() {
        static OwnStacks* stacks = nullptr;
        return stacks;
    }

    std::function<void(std::size_t)> serve_;
    std::map<std::size_t, Stack> stacks_{};
    Stack home_{};
    std::size_t lane_ = 0; ///< Entered last.
    int entered_ = 0;
};

} // namespace zugzwang::testing
