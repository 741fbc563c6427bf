// Puts into std what libc++ lacks before version 20; the web's toolchain includes it before every source. The headers
// beside it, in a namespace of their own, are tested against the native library.
#pragma once

#define condition_variable_any condition_variable_any_without_stop_token
#include <condition_variable>
#undef condition_variable_any

#include "until_libcxx_20/array_order.hpp"
#include "until_libcxx_20/charconv_floats.hpp"
#include "until_libcxx_20/condition_variable_any.hpp"
#include "until_libcxx_20/jthread.hpp"
#include "until_libcxx_20/landing_pads.hpp"
#include "until_libcxx_20/ranges_change.hpp"
#include "until_libcxx_20/ranges_extremes.hpp"
#include "until_libcxx_20/ranges_heap.hpp"
#include "until_libcxx_20/ranges_search.hpp"
#include "until_libcxx_20/stop_token.hpp"

namespace std {

using until_libcxx_20::condition_variable_any;
using until_libcxx_20::from_chars;
using until_libcxx_20::jthread;
using until_libcxx_20::nostopstate;
using until_libcxx_20::nostopstate_t;
using until_libcxx_20::stop_callback;
using until_libcxx_20::stop_source;
using until_libcxx_20::stop_token;

// These it has from version 17 on.
#if _LIBCPP_VERSION < 170000
using until_libcxx_20::operator<=>;
using until_libcxx_20::to_chars;

namespace ranges {
using until_libcxx_20::ranges::all_of;
using until_libcxx_20::ranges::any_of;
using until_libcxx_20::ranges::binary_search;
using until_libcxx_20::ranges::copy;
using until_libcxx_20::ranges::copy_if;
using until_libcxx_20::ranges::count;
using until_libcxx_20::ranges::count_if;
using until_libcxx_20::ranges::equal;
using until_libcxx_20::ranges::find;
using until_libcxx_20::ranges::find_if;
using until_libcxx_20::ranges::generate;
using until_libcxx_20::ranges::lower_bound;
using until_libcxx_20::ranges::make_heap;
using until_libcxx_20::ranges::max;
using until_libcxx_20::ranges::max_element;
using until_libcxx_20::ranges::min_element;
using until_libcxx_20::ranges::minmax;
using until_libcxx_20::ranges::mismatch;
using until_libcxx_20::ranges::none_of;
using until_libcxx_20::ranges::pop_heap;
using until_libcxx_20::ranges::push_heap;
using until_libcxx_20::ranges::replace;
using until_libcxx_20::ranges::replace_if;
using until_libcxx_20::ranges::reverse;
using until_libcxx_20::ranges::sort;
using until_libcxx_20::ranges::stable_sort;
using until_libcxx_20::ranges::transform;
using until_libcxx_20::ranges::upper_bound;
} // namespace ranges
#endif

} // namespace std
