// Pages as a PDF, which another program makes of them.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "zugzwang/base/refusal.hpp"

namespace zugzwang::sheet {

inline constexpr std::string_view pdf_program = "rsvg-convert", pdf_package = "librsvg2-bin";

/// Puts documents of SVG, a page each, as one PDF in the place of a file, when all of it is there; or says why not. Any
/// thread; it waits for the program and for the disk.
using PdfMaker =
    std::function<std::optional<Refusal>(const std::filesystem::path& file, const std::vector<std::string>& pages)>;

/// Empty where the program is not installed.
[[nodiscard]] PdfMaker pdf_maker();

} // namespace zugzwang::sheet
