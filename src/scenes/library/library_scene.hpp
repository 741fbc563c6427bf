// The games that were played: found again by game, result, opponent and day, shown small in a list, the chosen one
// large.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "desk/game_words.hpp"
#include "desk/opened.hpp"
#include "desk/saver.hpp"
#include "desk/shelf.hpp"
#include "scenes/frame/page_scene.hpp"
#include "scenes/library/thumbnails.hpp"
#include "zugzwang/ui/notice.hpp"
#include "zugzwang/ui/text_line.hpp"

namespace zugzwang {

class LibraryScene final : public PageScene {
  public:
    /// Null: no games are kept here.
    LibraryScene(SceneContext& context, Library* library);

    /// Takes these games into the library, a few in each step.
    void take_in(OpenedGames games);
    /// Shows only what that lets through.
    void filter(LibraryFilter filter);

    [[nodiscard]] SceneChange handle(const InputEvent& event) override;
    void suspend() override;
    [[nodiscard]] std::string title() const override;
    [[nodiscard]] std::optional<Address> address() const override { return Address{.place = Address::Place::games}; }
    [[nodiscard]] bool takes_drops() const override { return true; }

  protected:
    [[nodiscard]] ui::Page page() override;
    void advance(Seconds step) override;

  private:
    /// The chosen game, read.
    struct Preview {
        std::int64_t id = 0;
        const Game* game = nullptr;
        LibraryEntry entry;
        GameRecord record{};
        std::shared_ptr<Session> session{}; ///< Null where it cannot be shown.
        std::string words{};                ///< How it ended, or why it cannot be shown.
    };
    struct Removed {
        std::int64_t id = 0;
        std::size_t index = 0;
    };

    [[nodiscard]] const Game* find(const std::string& id) const;
    /// The chosen one; null when there is none.
    [[nodiscard]] const LibraryEntry* chosen() const { return shelf_.at(chosen_); }
    [[nodiscard]] bool is_empty() const { return shelf_.size() == 0; }
    [[nodiscard]] bool is_filtered() const { return shelf_.filter() != LibraryFilter{}; }
    [[nodiscard]] bool can_watch() const;
    /// Left before its end by somebody who can go on with it.
    [[nodiscard]] bool can_go_on() const;
    [[nodiscard]] const GameRow& row_words(const LibraryEntry& entry) const;

    void filter_game(const std::string& id);
    void choose(std::size_t index);
    void delete_chosen();
    void take_back();
    void review();
    void watch();
    void go_on_playing();
    /// The openings of the chosen game, else of the games that are listed.
    void explore();
    void play();
    void ask_opponent();
    void ask_days();
    void ask_way_to_save();
    void save(Saver::Kind way);
    void copy(bool whole_game);
    void take_opened();
    void follow_transfer();
    void read_chosen();
    /// The library may have changed.
    void look_again();
    void refuse(const Refusal& refusal);

    // library_page.cpp
    /// `lines`: so many are turned over at once.
    [[nodiscard]] std::vector<ui::Deed> deeds(std::size_t lines);
    [[nodiscard]] ui::Node filters();
    [[nodiscard]] ui::Node list();
    [[nodiscard]] ui::Node row(std::size_t index);
    void paint_row(const LibraryEntry& entry, Rect area, Canvas& canvas);
    [[nodiscard]] ui::Node detail();
    [[nodiscard]] ui::Node emptiness() const;

    Library* library_;
    Shelf shelf_;
    Thumbnails thumbnails_;
    Opener opener_;
    Saver saver_;
    Transfer transfer_;
    std::string days_; ///< What the days are called that the filter has, translated.
    ui::Notice notice_;
    std::filesystem::path saved_in_; ///< What was saved last, while that is told.
    std::size_t chosen_ = 0;
    std::set<std::size_t> in_view_; ///< The lines that the page shows.
    Seconds since_choice_{0};
    std::optional<Preview> preview_;
    std::vector<Removed> removed_; ///< Those that can be taken back, the last one first.
    mutable std::map<std::int64_t, GameRow> rows_;
    bool was_left_ = false; ///< Another scene was above this one.
};

} // namespace zugzwang
