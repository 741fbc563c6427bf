// The pages of an order as documents, made once, when they are first asked for.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sheet/order.hpp"

namespace zugzwang::sheet {

/// One thread at a time, whichever that is.
class PrintJob {
  public:
    /// A sprite by its name, with roles for its colours.
    using SpriteText = std::function<std::string(std::string_view name)>;

    /// The theme in use is copied: another one may be in use before the work is done. The workers outlive the job.
    PrintJob(SheetOrder order, const Theme& in_use, SpriteText sprite, Workers& workers);
    PrintJob(const PrintJob&) = delete;
    PrintJob& operator=(const PrintJob&) = delete;

    [[nodiscard]] const Result<std::vector<std::string>>& pages();

  private:
    SheetOrder order_;
    Theme theme_;
    SvgCanvas::SpriteSource sprites_;
    Workers& workers_;
    std::optional<Result<std::vector<std::string>>> pages_;
};

} // namespace zugzwang::sheet
