// A sheet of paper as the files that a person gets of it: its pages, the answers for the teacher, the set that a class
// opens. They are made where they are written, on the worker.
#pragma once

#include <string>
#include <vector>

#include "desk/context.hpp"
#include "sheet/order.hpp"

namespace zugzwang {

/// The files have this name; translated.
[[nodiscard]] std::string sheet_name(const sheet::SheetOrder& order);

/// For Saver::save_files: a PDF, or a document of SVG for each page where no program makes one; behind them the answers
/// and the set. Requires a place for texts and the text of sprites.
[[nodiscard]] std::vector<NewFile> sheet_files(SceneContext& context, sheet::SheetOrder order);

} // namespace zugzwang
