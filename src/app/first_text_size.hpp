// How large words are before a person says it.
#pragma once

namespace zugzwang::app {

/// One of `text_sizes`: the least at which words of so many pixels are 2 mm high, as on paper the smallest print is
/// that is read without effort. 100 where it is not known how many pixels a millimetre has.
[[nodiscard]] int first_text_size(float pixels, float pixels_per_millimetre);

} // namespace zugzwang::app
