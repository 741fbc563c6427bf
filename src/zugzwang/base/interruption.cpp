#include "zugzwang/base/interruption.hpp"

#include <csignal>

namespace zugzwang {
namespace {

volatile std::sig_atomic_t interrupted = 0;

void interrupt(int) { interrupted = 1; }

} // namespace

Interruption::Interruption() {
    interrupted = 0;
    std::signal(SIGINT, interrupt);
    std::signal(SIGTERM, interrupt);
}

Interruption::~Interruption() {
    std::signal(SIGINT, SIG_DFL);
    std::signal(SIGTERM, SIG_DFL);
}

bool Interruption::has_come() const { return interrupted != 0; }

} // namespace zugzwang
