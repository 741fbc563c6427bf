#include "desk/sheet/sheet_files.hpp"

#include <memory>
#include <optional>
#include <utility>

#include "sheet/print_job.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {
std::string sheet_name(const sheet::SheetOrder& order) {
    return tr("{game}, sheet {id}", {{"game", tr(order.game->title)}, {"id", id_of(key_of(order).set)}});
}

std::vector<NewFile> sheet_files(SceneContext& context, sheet::SheetOrder order) {
    const auto& folder = context.saving.texts;
    const auto key = key_of(order);
    const auto count = sheet::page_count(order);
    const auto job =
        std::make_shared<sheet::PrintJob>(std::move(order), context.theme, context.saving.sprite, context.workers);
    std::vector<NewFile> files;
    if (context.saving.pdf) {
        files.push_back({folder, ".pdf", [job, make = context.saving.pdf](const auto& file) {
                             const auto& pages = job->pages();
                             return pages ? make(file, *pages) : std::optional(pages.refusal());
                         }});
    }
    for (std::size_t page = 0; page < count && !context.saving.pdf; ++page) {
        files.push_back({folder, filled("-{}.svg", page + 1), [job, page](const auto& file) {
                             const auto& pages = job->pages();
                             return pages ? write_text(file, (*pages)[page]) : std::optional(pages.refusal());
                         }});
    }
    const auto add = [&](const char* ending, std::string text) {
        files.push_back(
            {folder, ending, [text = std::move(text)](const auto& file) { return write_text(file, text); }});
    };
    add(".answers.json", text_of(key));
    add(".set.json", text_of(key.set));
    return files;
}

} // namespace zugzwang
