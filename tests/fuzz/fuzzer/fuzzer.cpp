// What libFuzzer calls: `zugzwang_fuzz --target=NAME`, with libFuzzer's own flags and folders beside it
// (https://llvm.org/docs/LibFuzzer.html). Half of the changes to a text are libFuzzer's, half are ours.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "fuzz/mutation.hpp"
#include "fuzz/targets.hpp"
#include "support/places.hpp"

using namespace zugzwang;

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t max_size);

namespace {

const fuzz::Target* target = nullptr;
std::vector<std::string> words;

void choose(std::string_view name) {
    const auto& all = fuzz::targets();
    const auto found = std::ranges::find(all, name, &fuzz::Target::name);
    if (found == all.end()) {
        std::fprintf(stderr, "zugzwang_fuzz: --target=NAME is one of");
        for (const auto& one : all)
            std::fprintf(stderr, " %s", one.name.c_str());
        std::fprintf(stderr, "\n");
        std::exit(2);
    }
    target = &*found;
    words = fuzz::dictionary(ZUGZWANG_SOURCE_DIR "/tests/fuzz/dictionaries/" + target->name + ".dict");
}

} // namespace

extern "C" int LLVMFuzzerInitialize(int* argc, char*** argv) {
    constexpr std::string_view flag = "--target=";
    std::string_view name;
    for (int at = 1; at < *argc; ++at) {
        const std::string_view word = (*argv)[at];
        if (word.starts_with(flag)) name = word.substr(flag.size());
    }
    choose(name);
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    target->take({reinterpret_cast<const char*>(data), size});
    return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t max_size,
                                               unsigned int seed) {
    if (seed % 2 == 0) return LLVMFuzzerMutate(data, size, max_size);
    Random random(seed);
    const auto text = fuzz::mutated({reinterpret_cast<const char*>(data), size}, words, random);
    const auto length = std::min(text.size(), max_size);
    std::memcpy(data, text.data(), length);
    return length;
}
