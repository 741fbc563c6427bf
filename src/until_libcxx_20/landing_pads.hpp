// Threads and exceptions together: clang before version 15 lets every thread write where an exception lands to the same
// place, while Emscripten's library reads it from a place of each thread. A compiler that has seen this declaration
// takes the latter.
#pragma once

extern "C" {
struct LandingPadContext {
    unsigned long index;
    unsigned char* data;
    unsigned long selector;
};
extern __thread LandingPadContext __wasm_lpad_context; // NOLINT: the compiler's own name
}

namespace until_libcxx_20 {
[[gnu::used]] static void* landing_pad_context() { return &__wasm_lpad_context; }
} // namespace until_libcxx_20
