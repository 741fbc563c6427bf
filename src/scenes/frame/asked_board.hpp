// A position on the board in which one move is to be found: what puzzles and exercises share. It is tried, a wrong move
// is answered, the right one stays. What that is worth is the scene's.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "desk/context.hpp"
#include "desk/hearing.hpp"
#include "scenes/frame/shared_parts.hpp"
#include "zugzwang/base/number_words.hpp"

namespace zugzwang {

/// Main thread.
class AskedBoard {
  public:
    enum class State : std::uint8_t {
        open,     ///< Waits for a move.
        judging,  ///< What the move is worth is being found out.
        refuting, ///< A wrong move is answered; the answer stays until the person goes on.
        solved,   ///< The move stays.
    };
    enum class Happened : std::uint8_t {
        nothing,
        wrong_move,
        went_on, ///< The person has seen the answer to a wrong move.
        solved,
    };

    virtual ~AskedBoard() = default;
    AskedBoard(const AskedBoard&) = delete;
    AskedBoard& operator=(const AskedBoard&) = delete;

    /// There is a position; all else requires one.
    [[nodiscard]] explicit operator bool() const { return session_ != nullptr; }

    /// Once it is solved a press on it calls that.
    [[nodiscard]] ui::Node node(std::function<void()> next);
    /// Nobody moves any more.
    [[nodiscard]] ui::Node still_node();
    bool cancel() { return state_ == State::open && session_->act(Act::cancel); }
    void suspend() {
        session_->act(Act::suspend);
        cues_.forget();
    }
    /// For the person who is to find it; false when it is no move.
    bool play(const std::string& move) { return can_move() && session_->play(move); }

    /// Tells a little more each time, and lights what it tells of.
    void hint();
    [[nodiscard]] int hints() const { return hints_; }
    /// There is more to show.
    [[nodiscard]] bool can_hint() const { return state_ == State::open && hints_ < hint_steps(); }

    [[nodiscard]] State state() const { return state_; }
    [[nodiscard]] const Session& session() const { return *session_; }
    [[nodiscard]] const Game& game() const { return *game_; }
    [[nodiscard]] Side side() const { return side_; } ///< Who is to find the move.
    [[nodiscard]] ToldGame& told() { return told_; }
    /// While a wrong move is answered: it is taken back.
    void add_deeds(std::vector<ui::Deed>& deeds);
    /// A move of the position as a person reads it.
    [[nodiscard]] std::string words_of(const std::string& move) const;
    /// What to do, or what happened to the last try; translated.
    [[nodiscard]] virtual std::string status() const = 0;
    /// Why the wrong move that is answered loses, or why the found one is right. May be empty.
    [[nodiscard]] std::string why() const { return reason().why; }

  protected:
    explicit AskedBoard(SceneContext& context) : context_(context), told_(listening(context)) {}

    /// Puts the position there, open; false where the rules refuse it. The game outlives what is asked of it.
    bool begin(const Game& game, const std::string& position);
    /// True once what moves has come to rest.
    bool run(Seconds step);
    [[nodiscard]] bool can_move() const { return state_ == State::open && session_->news().moves.empty(); }
    /// In the captions.
    void tell_status() { told_.captions.tell({sentence(status()), side_}); }
    /// The move that was found is lit in the position that it leads to, with what a teacher would point at.
    void light_solution();
    /// Nothing can be done while an answer is looked at: what lies under the pointer is not lit.
    void light_nothing_pointed();
    /// At the last step the move itself; before that where it begins, empty where its words do not tell.
    [[nodiscard]] std::string hint_words(const std::string& move) const;
    /// Why that first move is right: beside the rival, if there is something to tell then.
    [[nodiscard]] LineWords reason_beside(const std::string& move, const std::string& rival) const;

    [[nodiscard]] virtual int hint_steps() const = 0;
    virtual void light_hint() = 0;
    /// Why the last move that was tried is worth what it is worth, with what the board shows of it.
    [[nodiscard]] virtual LineWords reason() const = 0;
    /// The answer to a wrong move stands there.
    [[nodiscard]] virtual bool is_answered() const = 0;
    /// The person wants to go on while a wrong move is answered.
    virtual void go_on() = 0;

    SceneContext& context_;
    const Game* game_ = nullptr;
    std::unique_ptr<Session> session_;
    CuePlayer cues_;
    ToldGame told_;
    State state_ = State::open;
    Side side_ = Side::first;
    int hints_ = 0;

  private:
    void place(Rect area);
    void pointer(const PointerEvent& event);
    bool key(const KeyEvent& event);

    Rect area_{};
};

/// Where a move begins whose words have two places: "f3" of "f3-d1/b3"; else empty.
[[nodiscard]] std::string first_place(const std::string& move_words);

} // namespace zugzwang
