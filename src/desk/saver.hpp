// How a game leaves the program as a file of the person's: where files go, and who writes them on the worker.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "keep/library.hpp"
#include "sheet/pdf.hpp"
#include "zugzwang/base/worker.hpp"
#include "zugzwang/play/game.hpp"
#include "zugzwang/play/session.hpp"

namespace zugzwang {

struct SceneContext;

/// Fills a file that is there already, or says why it cannot; on any thread.
using FileWriter = std::function<std::optional<Refusal>(const std::filesystem::path& file)>;

struct Saving {
    /// Folders of the person's that are there; empty: there is none for such files.
    std::filesystem::path texts{}, pictures{}, films{};
    /// Draws upon the backdrop of a picture of so many units, each of a pixel, before it returns. Without it no
    /// pictures are offered.
    std::function<FileWriter(Size size, const std::function<void(Rect, Canvas&)>& draw)> picture{};
    /// A sprite of the house by its name, as text, for sheets of paper; on any thread. Without it none are made.
    std::function<std::string(std::string_view name)> sprite{};
    sheet::PdfMaker pdf{};
    /// Shows a folder as the desktop does; without it that is not offered.
    std::function<void(const std::filesystem::path&)> open_folder{};

    [[nodiscard]] bool takes_pictures() const { return picture && !pictures.empty(); }
};

/// A file that is to be made.
struct NewFile {
    std::filesystem::path folder;
    std::string ending; ///< Of its name.
    FileWriter write;
};

/// An empty file of that name in the folder, with a number behind the name where there is one already: `Boxes.txt`,
/// `Boxes 2.txt`. `name` may hold any signs; those that names of files had better not have are left out. Any thread.
[[nodiscard]] Result<std::filesystem::path> new_file(const std::filesystem::path& folder, const std::string& name,
                                                     const std::string& ending);
/// Writes a text to a file that is there already.
[[nodiscard]] std::optional<Refusal> write_text(const std::filesystem::path& file, const std::string& text);

class Saver {
  public:
    enum class Kind : std::uint8_t { picture, film, text, record };

    explicit Saver(SceneContext& context) : context_(context) {}

    /// What can be saved here.
    [[nodiscard]] std::vector<Kind> kinds() const;
    /// The game, at whose end the session stands; it is placed anew for a picture. What was being saved before still
    /// is.
    void save(Kind kind, const Game& game, const LibraryEntry& entry, const GameRecord& record, Session& session);
    /// All these games, one line each, into one file.
    void save_records(const std::string& name, std::vector<GameRecord> records);
    /// All these files of that name, which are told of together.
    void save_files(const std::string& name, std::vector<NewFile> files);
    /// Where it went or why it did not, translated; of a film FilmJob tells itself.
    struct News {
        std::string words;
        bool refused = false;
        std::filesystem::path folder{}; ///< Of the first file that was saved.
    };
    /// Once for each.
    [[nodiscard]] std::optional<News> update();

  private:
    using Written = Result<std::vector<std::filesystem::path>>;

    SceneContext& context_;
    std::vector<Pending<Written>> jobs_;
};

} // namespace zugzwang
