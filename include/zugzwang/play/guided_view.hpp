// A view of whose moves a person may be allowed only some: whoever learns the game is led.
#pragma once

#include <algorithm>
#include <utility>
#include <variant>
#include <vector>

#include "zugzwang/play/game_kit.hpp"

namespace zugzwang {

template <GameKit K>
class GuidedView {
  public:
    using View = typename K::View;
    using R = typename K::Rules;
    using State = typename R::State;
    using Move = typename R::Move;

    struct Answer {
        Reaction<R> reaction{};
        bool declined = false; ///< It leads to none of the moves that alone may be played: the view has not seen it.
    };

    [[nodiscard]] View& operator*() { return view_; }
    [[nodiscard]] const View& operator*() const { return view_; }
    [[nodiscard]] View* operator->() { return &view_; }
    [[nodiscard]] const View* operator->() const { return &view_; }

    /// None: every move.
    void allow_only(std::vector<Move> moves) { only_ = std::move(moves); }
    [[nodiscard]] const std::vector<Move>& only() const { return only_; }

    /// Of the view, or of a copy that takes its place only where the answer leads to a move that may be played.
    [[nodiscard]] Answer input(const InputEvent& event, const State& state) {
        if (only_.empty()) return {asked(view_, event, state)};
        auto trial = view_;
        auto reaction = asked(trial, seen(event, state), state);
        if (!leads_on(trial, reaction)) return {.declined = true};
        view_ = std::move(trial);
        return {std::move(reaction)};
    }

  private:
    [[nodiscard]] static Reaction<R> asked(View& view, const InputEvent& event, const State& state) {
        if (const auto* pointer = std::get_if<PointerEvent>(&event)) return view.pointer(*pointer, state);
        if (const auto* key = std::get_if<KeyEvent>(&event)) return view.key(*key, state);
        return {};
    }
    /// Nothing else is lit under the pointer, nor where it is let go.
    [[nodiscard]] InputEvent seen(const InputEvent& event, const State& state) const {
        using Kind = PointerEvent::Kind;
        const auto* pointer = std::get_if<PointerEvent>(&event);
        if (pointer == nullptr || (pointer->kind != Kind::move && pointer->kind != Kind::release)) return event;
        auto trial = view_;
        if (leads_on(trial, asked(trial, click_at(pointer->at), state))) return event;
        auto left = *pointer;
        left.kind = Kind::leave;
        return left;
    }
    [[nodiscard]] bool leads_on(const View& view, const Reaction<R>& reaction) const {
        if (!reaction.refusal.empty()) return false;
        return std::ranges::any_of(only_, [&](const Move& move) { return leads_to<View, R>(move, view, reaction); });
    }

    View view_;
    std::vector<Move> only_;
};

} // namespace zugzwang
