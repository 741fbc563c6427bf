// The explorer of openings: a position with everything that was played from it in the games that are kept, or in those
// of a record file, how often, how it ended, and what it is worth.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "desk/hearing.hpp"
#include "desk/openings/record_openings.hpp"
#include "scenes/explorer/explorer_rows.hpp"
#include "scenes/explorer/final_board.hpp"
#include "scenes/frame/page_scene.hpp"
#include "scenes/frame/scenes.hpp"
#include "scenes/frame/shared_parts.hpp"
#include "zugzwang/ui/notice.hpp"

namespace zugzwang {

class ExplorerScene final : public PageScene {
  public:
    /// The rules know the line.
    /// An empty file: at first one's own games are counted.
    ExplorerScene(SceneContext& context, const Game& game, OptionValues options, OpeningLine line,
                  const std::filesystem::path& file);

    [[nodiscard]] SceneChange handle(const InputEvent& event) override;
    void suspend() override;
    [[nodiscard]] std::string title() const override;
    [[nodiscard]] std::optional<Address> address() const override {
        return Address{.place = Address::Place::openings, .game = game_.id, .position = session_->position()};
    }
    [[nodiscard]] bool takes_drops() const override { return true; }

  protected:
    [[nodiscard]] ui::Page page() override;
    [[nodiscard]] std::string place_words() const override {
        return zugzwang::place_words(session_->news().pointer_panel);
    }
    void advance(Seconds step) override;

  private:
    /// Whose games are counted.
    enum class Source : std::uint8_t { mine, all, file };

    // What is on the board.
    void begin();
    void play(const std::string& move);
    void play_row(std::size_t row);
    void take_back();
    [[nodiscard]] std::size_t ply() const { return session_->news().moves.size(); }
    [[nodiscard]] bool is_at_start() const { return ply() == 0; }
    [[nodiscard]] const AnalysisInfo* analysis() const;

    // What is counted.
    /// Asks anew where anything is another than when it was asked last.
    void follow_question();
    void ask();
    /// With so many games at most; empty where no table stands there.
    [[nodiscard]] std::optional<OpeningWish> wish(std::size_t games) const;
    /// All games through here, in the library.
    void list_all();
    void take_answer();
    void know(OpeningAnswer answer);
    void sort_rows();
    void choose_source(std::size_t source);
    void choose_colour(Side colour);
    void read_file(const std::filesystem::path& file);
    /// Of those of the tournaments, or what is let fall.
    void ask_file();
    void open_game(std::size_t index);
    void take_opened();
    void take_all();
    void follow_final_board(Seconds step);
    void choose_row(std::int64_t row);
    [[nodiscard]] bool is_counting() const;
    /// There is an answer for what is on the board.
    [[nodiscard]] bool is_known() const { return known_for_ == session_->position(); }
    /// The row that is under the pointer or in focus, or was chosen by keys.
    [[nodiscard]] std::optional<std::size_t> lit_row() const;
    /// What is under the pointer, else in focus, of the widgets called "KIND:NUMBER".
    [[nodiscard]] std::optional<std::size_t> pointed_at(std::string_view kind, std::size_t count) const;
    /// Those of the moves that a click on the board, where the pointer is, would play or begin.
    [[nodiscard]] std::set<std::size_t> rows_at_pointer() const;
    /// The first move of a row as a person reads it.
    [[nodiscard]] const std::string& words_of(const ExplorerRow& row);
    void play_on();

    // explorer_page.cpp
    [[nodiscard]] std::vector<ui::Deed> deeds();
    [[nodiscard]] ui::Node its_board();
    [[nodiscard]] ui::Node whose_part();
    [[nodiscard]] ui::Node whose_head();
    [[nodiscard]] ui::Node games_part();
    [[nodiscard]] ui::Node game_line(std::size_t index);
    [[nodiscard]] ui::Node moves_part();
    [[nodiscard]] ui::Node worth_head() const;
    [[nodiscard]] ui::Node table();
    [[nodiscard]] ui::Node table_line(std::size_t row);
    [[nodiscard]] std::string status() const;
    [[nodiscard]] std::string nothing_words() const;

    struct Asked {
        std::string position;
        Source source = Source::mine;
        Side colour = Side::first;
        std::uint64_t revision = 0;

        friend bool operator==(const Asked&, const Asked&) = default;
    };
    [[nodiscard]] Asked question() const;

    const Game& game_;
    OptionValues options_;
    OpeningLine line_; ///< What it was opened with.
    std::shared_ptr<Session> session_;
    std::uint64_t start_ = 0;              ///< The number of the first position.
    Side first_mover_ = Side::first;       ///< Whose turn it is there.
    std::optional<AnalysisInfo> at_start_; ///< What that is worth, once it is proven.
    Source source_ = Source::mine;
    Side colour_ = Side::first; ///< Of the person whose games are counted.
    std::unique_ptr<RecordOpenings> file_;
    std::optional<Asked> asked_;
    std::string asking_for_, known_for_; ///< Positions as text.
    Pending<std::optional<OpeningAnswer>> asking_;
    Pending<std::optional<OpeningAnswer>> all_; ///< To be shown in the library.
    Pending<Result<GameRecord>> opening_;       ///< A game of the file,
    std::size_t opening_ply_ = 0;               ///< to be shown before that move.
    FinalBoard final_board_;
    Pending<Result<GameRecord>> ended_; ///< The game of the file whose last board is to be shown.
    OpeningAnswer answer_;
    std::vector<ExplorerRow> rows_;
    std::uint64_t sorted_at_ = 0;                ///< The revision of the session's news that the rows were sorted by.
    std::map<std::uint64_t, std::string> words_; ///< Of the rows that were seen.
    Labels labels_ = Labels::standard;           ///< That they were told with.
    std::optional<std::size_t> lit_;             ///< Of the page.
    std::set<std::size_t> at_pointer_;           ///< Rows of the page, lit as the pointer is on the board.
    std::shared_ptr<const std::vector<std::string>> listed_; ///< The moves of all rows,
    std::vector<std::size_t> row_of_;                        ///< and the row of each.
    std::optional<std::uint64_t> chosen_; ///< The row that was chosen by keys, as ExplorerRow::position.
    ui::Notice notice_;
    Rect board_{};
    CuePlayer cues_;
    ToldGame told_;
};

} // namespace zugzwang
