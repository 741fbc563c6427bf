#include "sheet/print_job.hpp"

#include <utility>

#include "zugzwang/gfx/sprite_text.hpp"

namespace zugzwang::sheet {

PrintJob::PrintJob(SheetOrder order, const Theme& in_use, SpriteText sprite, Workers& workers)
    : order_(std::move(order)), theme_(theme_of(order_, in_use)),
      sprites_([this, text = std::move(sprite)](std::string_view name) {
          return coloured(text(name), theme_, std::string(name));
      }),
      workers_(workers) {}

const Result<std::vector<std::string>>& PrintJob::pages() {
    if (!pages_)
        pages_ = pages_of(content_of(order_, order_.game->id + ".pdf"),
                          {.theme = theme_, .sprites = sprites_, .paper = order_.paper}, workers_);
    return *pages_;
}

} // namespace zugzwang::sheet
