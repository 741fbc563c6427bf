// What the editors of all games share: the position under work, which the rules check after every change, and undo.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "zugzwang/base/words.hpp"
#include "zugzwang/play/start_editor.hpp"
#include "zugzwang/rules/rules.hpp"

namespace zugzwang {

/// For a game whose state says whose turn it is in `to_move`.
template <Rules R>
class PositionEditor : public StartEditor {
  public:
    using State = typename R::State;

    explicit PositionEditor(State state) : state_(std::move(state)) {}

    [[nodiscard]] std::vector<EditSetting> settings() const override { return {}; }
    void set(std::size_t /*setting*/, std::int64_t /*value*/) override {}
    void set(std::size_t /*setting*/, std::string_view /*text*/) override {}
    [[nodiscard]] Side to_move() const override { return state_.to_move; }
    void set_to_move(Side side) override {
        auto next = state_;
        next.to_move = side;
        change(std::move(next));
    }

    [[nodiscard]] std::string refusal() const override { return refusal_; }
    [[nodiscard]] std::string summary() const override { return tr("A position set up by hand"); }
    [[nodiscard]] Panel panel() const override { return {}; }
    [[nodiscard]] bool can_undo() const override { return !history_.empty(); }
    void undo() override {
        if (history_.empty()) return;
        forgive();
        state_ = std::move(history_.back());
        history_.pop_back();
    }
    [[nodiscard]] bool can_finish() const override { return true; }
    [[nodiscard]] std::string position() const override { return R::to_text(state_); }

  protected:
    [[nodiscard]] const State& state() const { return state_; }
    /// Takes the position unless the rules refuse its text; then the words say why.
    void change(State next) {
        forgive();
        if (next == state_) return;
        if (has_text(next)) {
            if (const auto read = R::state_from_text(R::to_text(next)); !read) return refuse(tr(read.refusal()));
        }
        history_.push_back(std::exchange(state_, std::move(next)));
    }
    /// False for what is not yet a position at all; the rules are not asked about that.
    [[nodiscard]] virtual bool has_text(const State& /*state*/) const { return true; }
    /// What was refused is no longer told of.
    void forgive() { refusal_.clear(); }
    void refuse(std::string words) { refusal_ = std::move(words); }

  private:
    State state_;
    std::vector<State> history_; ///< What undo brings back, the newest last.
    std::string refusal_;
};

} // namespace zugzwang
