// Where the program is, for the browser's history: the page hears of every change, and the program goes where the
// history leads.
#pragma once

#include <optional>
#include <string>

#include "app/app.hpp"

namespace zugzwang::app::web {

class History {
  public:
    /// Tells the page which scenes are open and what language is spoken, where that is news.
    void tell(const App& app);
    /// Opens the scenes of a path, as scenes/frame/scene_path.hpp has it; why something cannot be opened the page says.
    void go(App& app, const std::string& path);
    /// The page is to be told whatever is drawn.
    [[nodiscard]] bool is_asked() const { return !told_; }

  private:
    std::optional<std::string> told_{};
    std::string language_{};
};

} // namespace zugzwang::app::web
