#include "sheet/pdf.hpp"

#include <system_error>

#include "farm/program.hpp"
#include "keep/disk.hpp"
#include "zugzwang/base/text.hpp"

namespace zugzwang::sheet {

namespace fs = std::filesystem;

namespace {

Refusal not_written(const fs::path& file) { return Refusal{"cannot be written: {}", file.string()}; }

/// Files that are gone when it is.
struct Scraps {
    Scraps() = default;
    Scraps(const Scraps&) = delete;
    Scraps& operator=(const Scraps&) = delete;
    ~Scraps() {
        std::error_code ignored;
        for (const auto& file : files)
            fs::remove(file, ignored);
    }

    std::vector<fs::path> files;
};

std::optional<Refusal> write_pdf(const fs::path& program, const fs::path& file, const std::vector<std::string>& pages) {
    Scraps scraps;
    const auto part = beside(file, ".part");
    scraps.files.push_back(part);
    std::vector<std::string> call{"--format", "pdf", "--output", part.string()};
    for (std::size_t index = 0; index < pages.size(); ++index) {
        const auto page = beside(file, filled(".part-{}.svg", index + 1));
        scraps.files.push_back(page);
        if (!write_to_disk(page, pages[index])) return not_written(page);
        call.push_back(page.string());
    }
    const auto said = farm::said_by(program, call);
    if (!said.succeeded) return Refusal{"{} could not make {}: {}", pdf_program, file.string(), printable(said.err)};
    if (!put_in_place(part, file)) return not_written(file);
    return std::nullopt;
}

} // namespace

PdfMaker pdf_maker() {
    const auto program = farm::program_in_path(std::string(pdf_program));
    if (!program) return {};
    return [program = *program](const fs::path& file, const std::vector<std::string>& pages) {
        return write_pdf(program, file, pages);
    };
}

} // namespace zugzwang::sheet
