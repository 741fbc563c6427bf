// Writes games into files of the person's, on the worker, and says where they went.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "desk/context.hpp"
#include "keep/library.hpp"

namespace zugzwang {

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
    void save_records(std::string name, std::vector<GameRecord> records);
    /// Where it went or why it did not, translated; of a film FilmJob tells itself.
    struct News {
        std::string words;
        bool refused = false;
    };
    /// Once for each.
    [[nodiscard]] std::optional<News> update();

  private:
    using Written = Result<std::filesystem::path>;

    void begin_film(const std::string& name, const GameRecord& record);

    SceneContext& context_;
    std::vector<Pending<Written>> jobs_;
    std::optional<News> told_; ///< To be told at the next update.
};

} // namespace zugzwang
