// A person over time: the rating at each game, the best win, what was solved and what is known by now. All of it can be
// saved as one file, read in again, and deleted.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "desk/opened.hpp"
#include "desk/saver.hpp"
#include "desk/you/known.hpp"
#include "desk/you/told.hpp"
#include "scenes/frame/page_scene.hpp"
#include "scenes/you/you_pictures.hpp"
#include "zugzwang/ui/notice.hpp"

namespace zugzwang {

inline constexpr ui::Look soft_small_look{.size = Measure::smallest, .paint = {Role::soft}};

class YouScene final : public PageScene {
  public:
    YouScene(SceneContext& context, std::optional<you::Known> file);

    [[nodiscard]] SceneChange handle(const InputEvent& event) override;
    void suspend() override;
    [[nodiscard]] std::string title() const override;
    [[nodiscard]] std::optional<Address> address() const override { return Address{.place = Address::Place::you}; }
    [[nodiscard]] bool takes_drops() const override { return true; }

  protected:
    [[nodiscard]] ui::Page page() override;
    void advance(Seconds step) override;

  private:
    /// The game of the best win, as far as the library has it.
    struct Shown {
        std::int64_t id = 0;
        GameRecord record{};
        std::shared_ptr<Session> session{}; ///< At its end; null where it cannot be shown.
        std::string title{}, words{};       ///< "Boxes 5 × 5", and how it ended; translated.
    };

    /// All that is told, anew.
    void gather();
    void read_best();
    [[nodiscard]] bool has_nothing() const { return amounts_.is_nothing(); }
    /// Places of `told_.games`, as the rows show them: the highest rating first.
    [[nodiscard]] std::vector<std::size_t> order() const;
    [[nodiscard]] static std::string row_id(const Game& game) { return "game:" + game.id; }
    /// The one that is pointed at, else the one that was chosen.
    [[nodiscard]] std::size_t bright() const;
    [[nodiscard]] std::optional<ChartPoint> pointed() const;
    void choose(std::size_t place);
    void step_in_order(int step);
    void look_at_best();
    void read_in(const you::Known& file);
    void take_opened();
    void save();
    void delete_all();
    void take_back();
    /// What was deleted cannot be taken back any more.
    void end_deletion();
    void leave();
    [[nodiscard]] std::string status() const;

    // you_ratings.cpp
    [[nodiscard]] ui::Node ratings();
    [[nodiscard]] ui::Node chart();
    [[nodiscard]] ui::Node rows();
    [[nodiscard]] ui::Node row(std::size_t place);
    [[nodiscard]] std::string chart_words() const;
    [[nodiscard]] ui::Node best();
    [[nodiscard]] ui::Node score() const;
    // you_page.cpp
    [[nodiscard]] std::vector<ui::Deed> deeds();
    [[nodiscard]] ui::Node body();
    [[nodiscard]] ui::Node cards() const;
    [[nodiscard]] ui::Node kinds();
    [[nodiscard]] ui::Node kind(const you::KindTold& told);
    [[nodiscard]] ui::Node foot();
    [[nodiscard]] ui::Node sheet() const;

    you::Told told_;
    you::Amounts amounts_;
    std::size_t chosen_ = 0; ///< In `told_.games`.
    std::optional<Shown> best_;
    Opener opener_;
    Saver saver_;
    ui::Notice notice_;
    std::filesystem::path saved_in_; ///< What was saved last, while that is told.
    bool asks_ = false;              ///< Whether all is to be deleted.
    Seconds can_take_back_for_{0};
    LadderBook ladders_{};     ///< What can be taken back of the stars.
    bool was_deleted_ = false; ///< What scenes below show may be gone.
    bool was_left_ = false;    ///< Another scene was above this one.
};

} // namespace zugzwang
