// What a screen reader finds in the page, kept as the scene on top is, and what it does there.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "app/app.hpp"

namespace zugzwang::app::web {

/// Main thread only.
class SceneMirror {
  public:
    /// What was picked in the page since the last step.
    void pick_in(App& program);
    /// A few times a second where the picture changes: only what the page does not have yet is told to it.
    void show(const App& program, bool drew);

    void picked(NamedEvent event) { picked_.push_back({.event = std::move(event)}); }
    /// All of a line, which is done with: where a move is asked for, or in a field.
    void answered(std::string name, std::string text) {
        picked_.push_back({.event = {.kind = NamedEvent::Kind::type, .name = std::move(name), .text = std::move(text)},
                           .ends = true});
    }

  private:
    using Clock = std::chrono::steady_clock;
    struct Done {
        NamedEvent event;
        bool ends = false;
    };

    void answer(App& program, const NamedEvent& event) const;

    std::vector<Done> picked_;
    std::string title_;
    ui::Mirror shown_;
    bool is_due_ = true;
    Clock::time_point looked_at_{};
};

[[nodiscard]] SceneMirror& scene_mirror();

} // namespace zugzwang::app::web
