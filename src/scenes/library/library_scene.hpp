// The games that were played: found again by game, result, opponent and day, shown small in a list, the chosen one
// large.
#pragma once

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "desk/game_row.hpp"
#include "desk/opener.hpp"
#include "desk/saver.hpp"
#include "desk/shelf.hpp"
#include "desk/transfer.hpp"
#include "scenes/frame/scenes.hpp"
#include "scenes/library/library_layout.hpp"
#include "scenes/library/thumbnails.hpp"
#include "scenes/widgets/controls.hpp"
#include "scenes/widgets/drop_list.hpp"
#include "scenes/widgets/notice.hpp"
#include "scenes/widgets/scroll.hpp"
#include "scenes/widgets/text_line.hpp"

namespace zugzwang {

class LibraryScene final : public Scene {
  public:
    /// Null: no games are kept here.
    LibraryScene(SceneContext& context, Library* library);

    /// Takes these games into the library, a few in each step.
    void take_in(OpenedGames games);

    void layout(Rect screen, const Canvas& canvas) override;
    [[nodiscard]] SceneChange handle(const InputEvent& event) override;
    [[nodiscard]] SceneChange update(Seconds step) override;
    void suspend() override;
    void draw(Canvas& canvas) const override;
    [[nodiscard]] Cursor cursor() const override;
    [[nodiscard]] std::string title() const override;
    [[nodiscard]] bool takes_text() const override { return controls_.takes_text(); }
    [[nodiscard]] std::vector<NamedRect> widgets() const override;
    [[nodiscard]] bool takes_drops() const override { return true; }

  private:
    /// What the chips of results let through, in their order.
    static constexpr std::array<std::optional<Fortune>, 4> result_choices{std::nullopt, Fortune::won, Fortune::lost,
                                                                          Fortune::drawn};
    /// What the list that is open over the scene is for.
    enum class Asked : std::uint8_t { nothing, opponent, way_to_save };
    /// The chosen game, read.
    struct Preview {
        std::int64_t id = 0;
        const Game* game = nullptr;
        LibraryEntry entry;
        GameRecord record{};
        std::unique_ptr<Session> session{}; ///< Null where it cannot be shown.
        std::string words{};                ///< How it ended, or why it cannot be shown.
    };

    void rebuild();
    void add_filters(std::vector<Control>& controls) const;
    void add_buttons(std::vector<Control>& controls) const;
    [[nodiscard]] std::vector<std::string> game_words() const;
    [[nodiscard]] const Game* find(const std::string& id) const;
    /// The chosen one; null when there is none.
    [[nodiscard]] const LibraryEntry* chosen() const { return shelf_.at(chosen_); }
    [[nodiscard]] bool is_empty() const { return shelf_.size() == 0; }
    [[nodiscard]] bool is_filtered() const { return shelf_.filter() != LibraryFilter{}; }
    [[nodiscard]] bool can_watch() const;

    // games_input.cpp
    [[nodiscard]] SceneChange pointer(const PointerEvent& event);
    [[nodiscard]] SceneChange key(const KeyEvent& event);
    [[nodiscard]] SceneChange shortcut(const KeyEvent& event);
    [[nodiscard]] SceneChange pick(const Picked& picked);
    [[nodiscard]] SceneChange pick_from_list(std::size_t index);
    [[nodiscard]] bool move_choice(Key key);
    [[nodiscard]] bool type_day(const InputEvent& event);
    [[nodiscard]] std::optional<std::size_t> row_at(Vec place) const;
    void ask_opponent();
    void ask_way_to_save();
    void copy(const KeyEvent& event);

    // games_acts.cpp
    void filter(LibraryFilter filter);
    void choose(std::size_t index);
    void delete_chosen();
    void take_back();
    [[nodiscard]] SceneChange review();
    [[nodiscard]] SceneChange watch();
    void save(std::size_t index);
    [[nodiscard]] SceneChange take_opened();
    void follow_transfer();
    void read_chosen();
    /// The library may have changed.
    void look_again();
    void refuse(const Refusal& refusal);
    /// What a person should know of what is kept.
    void tell_trouble();

    // games_draw.cpp
    void draw_bar(Canvas& canvas) const;
    void draw_list(Canvas& canvas) const;
    void draw_row(std::size_t index, Canvas& canvas) const;
    void draw_row_words(const LibraryEntry& entry, Rect area, Canvas& canvas) const;
    void draw_detail(Canvas& canvas) const;
    void draw_heading(Canvas& canvas) const;
    void draw_empty(Canvas& canvas) const;
    [[nodiscard]] const GameRow& row_words(const LibraryEntry& entry) const;
    /// From the first line in view to one beyond the last.
    [[nodiscard]] std::pair<std::size_t, std::size_t> in_view() const;

    SceneContext& context_;
    Library* library_;
    Shelf shelf_;
    Thumbnails thumbnails_;
    Opener opener_;
    Saver saver_;
    Transfer transfer_;
    LibraryLayout layout_;
    Rect list_{}; ///< What is seen of the lines, over a film's strip where there is one.
    Controls controls_{&context_};
    Scroll scroll_;
    DropList open_list_;
    Asked asked_ = Asked::nothing;
    std::vector<std::string> opponents_; ///< Of the list that is open.
    std::vector<Saver::Kind> ways_;      ///< Of the list that is open.
    TextLine day_{{}, 40};
    Notice notice_;
    std::size_t chosen_ = 0;
    std::optional<std::size_t> pointed_; ///< The line under the pointer.
    std::optional<std::size_t> pressed_; ///< The line on which the pointer was pressed.
    Vec pressed_at_{};
    Seconds since_choice_{0};
    std::optional<Preview> preview_;
    struct Removed {
        std::int64_t id = 0;
        std::size_t index = 0;
    };
    Seconds may_take_back_{0};
    std::vector<Removed> removed_; ///< Those that can be taken back, the last one first.
    mutable std::map<std::int64_t, GameRow> rows_;
    FilmJob::State film_state_ = FilmJob::State::idle; ///< As it is shown.
    bool was_left_ = false;                            ///< Another scene was above this one.
};

} // namespace zugzwang
