// Which sanitizer all of this is compiled with, if any: compilers tell it in two ways.
#pragma once

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define ZUGZWANG_HAS_ASAN
#elif __has_feature(thread_sanitizer)
#define ZUGZWANG_HAS_TSAN
#endif
#elif defined(__SANITIZE_ADDRESS__)
#define ZUGZWANG_HAS_ASAN
#elif defined(__SANITIZE_THREAD__)
#define ZUGZWANG_HAS_TSAN
#endif
