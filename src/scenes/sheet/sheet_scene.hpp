// A sheet of paper is made for a class: what stands on it is chosen, a page is shown as it will be printed, and it is
// saved with its answers and its set.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "desk/saver.hpp"
#include "scenes/frame/page_scene.hpp"
#include "sheet/order.hpp"
#include "zugzwang/ui/notice.hpp"

namespace zugzwang {

class SheetScene final : public PageScene {
  public:
    SheetScene(SceneContext& context, const Game& game, sheet::Asks asks);

    [[nodiscard]] std::string title() const override;
    [[nodiscard]] std::optional<Address> address() const override;

  protected:
    [[nodiscard]] ui::Page page() override;
    void advance(Seconds step) override;

  private:
    /// Draws the questions anew, and shows the first page.
    void make();
    [[nodiscard]] Result<std::vector<sheet::SheetQuestion>> questions();
    /// What is chosen has any questions at all.
    [[nodiscard]] bool has_any(const Game& game) const;
    void choose_source(sheet::Asks asks);
    void turn_to(std::size_t page);
    void save();
    void ask_which();
    /// Of the exercises: those due today, all, and the game's kinds of mistakes; translated.
    [[nodiscard]] std::vector<std::string> which_words() const;
    [[nodiscard]] std::string status() const;
    [[nodiscard]] std::string where_words() const;

    // sheet_page.cpp
    [[nodiscard]] std::vector<ui::Deed> deeds();
    [[nodiscard]] ui::Node wanted();
    [[nodiscard]] ui::Node which();
    [[nodiscard]] ui::Node paper();
    [[nodiscard]] ui::Node printed();

    sheet::SheetOrder order_;
    std::size_t which_ = 0; ///< Of which_words.
    std::string trouble_;   ///< Why there is no such sheet, translated.
    Theme theme_;           ///< That of paper; the pages are drawn with it.
    std::optional<sheet::SheetPages> pages_;
    std::size_t at_ = 0; ///< The page that is shown.
    Saver saver_;
    std::filesystem::path saved_in_;
    ui::Notice notice_;
};

} // namespace zugzwang
