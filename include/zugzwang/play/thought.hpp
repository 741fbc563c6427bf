// A computer's move being thought of on the worker: asked for, polled, shown, cancelled.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "zugzwang/ai/player.hpp"
#include "zugzwang/ai/worker.hpp"
#include "zugzwang/play/session.hpp"
#include "zugzwang/play/side_words.hpp"

namespace zugzwang {

template <Rules R>
class Thought {
  public:
    using State = typename R::State;
    using Move = typename R::Move;

    void start(Worker& worker, std::shared_ptr<Player<R>> player, State state, Side side, Budget budget) {
        cancel();
        asked_ = state;
        side_ = side;
        time_ = Seconds{0};
        progress_ = {};
        played_ = false;
        letters_ = std::make_shared<Latest<Progress<R>>>();
        job_ = worker.submit(
            [player = std::move(player), state = std::move(state), budget, letters = letters_](std::stop_token stop) {
                SearchControl control(budget, std::move(stop));
                auto move = player->choose(state, control, [&](const Progress<R>& news) { letters->post(news); });
                return Finished{std::move(move), control.nodes(), control.elapsed()};
            });
    }

    /// True when there is news to show.
    bool poll(Seconds step) {
        if (!job_ && !answer_) return false;
        time_ += step;
        bool news = false;
        if (auto letter = letters_->take()) {
            progress_ = std::move(*letter);
            news = true;
        }
        if (auto finished = job_.take()) {
            answer_ = std::move(finished->move);
            nodes_ = finished->nodes;
            thinking_time_ = finished->time;
            news = true;
        }
        return news;
    }

    /// Asks the search to stop and forgets it; what it showed last stays in `info`.
    void cancel() {
        job_ = {};
        answer_.reset();
    }

    /// Its answer is on the board now: it expects what comes after.
    void played() { played_ = true; }
    /// Forgets what it showed, too: it was about a position that is no more.
    void forget() {
        cancel();
        asked_.reset();
    }

    [[nodiscard]] bool running() const { return static_cast<bool>(job_) || answer_.has_value(); }
    /// The move, or why the player forfeits, when it is there.
    [[nodiscard]] const std::optional<Result<Move>>& answer() const { return answer_; }
    /// Since it was asked for.
    [[nodiscard]] Seconds time() const { return time_; }
    /// The move that the search has in mind now.
    [[nodiscard]] std::optional<Move> expected_move() const {
        if (!job_ || progress_.line.empty()) return std::nullopt;
        return progress_.line.front();
    }

    /// `names` are the sides' own, as for side_name.
    [[nodiscard]] std::optional<ThinkingInfo> info(const std::array<std::string, 2>& names) const {
        if (!asked_) return std::nullopt;
        const bool is_running = static_cast<bool>(job_);
        ThinkingInfo info{.running = is_running,
                          .side = side_,
                          .depth = progress_.depth,
                          .nodes = is_running ? progress_.nodes : nodes_,
                          .time = is_running ? time_ : thinking_time_,
                          .first_share = progress_.chance,
                          .proven = progress_.proven.has_value(),
                          .words = progress_.proven && progress_.words.empty() ? sure_end(names, *progress_.proven)
                                                                               : progress_.words,
                          .line = line_text(played_ ? 1 : 0)};
        if (info.first_share && side_ == Side::second) info.first_share = 1 - *info.first_share;
        return info;
    }

  private:
    struct Finished {
        Result<Move> move;
        std::uint64_t nodes;
        Seconds time;
    };

    [[nodiscard]] std::string line_text(std::size_t first) const {
        constexpr std::size_t shown = 4;
        std::string text;
        auto state = *asked_;
        for (std::size_t at = 0; at < progress_.line.size() && at < first + shown; ++at) {
            const auto& move = progress_.line[at];
            if (!R::is_legal(state, move)) break;
            if (at >= first) text += (text.empty() ? "" : ", ") + R::move_to_text(state, move);
            state = R::after(state, move);
        }
        return text;
    }

    std::optional<State> asked_;
    Side side_ = Side::first;
    Pending<Finished> job_;
    std::optional<Result<Move>> answer_;
    std::shared_ptr<Latest<Progress<R>>> letters_;
    Progress<R> progress_;
    bool played_ = false;
    std::uint64_t nodes_ = 0;
    Seconds time_{0}, thinking_time_{0};
};

} // namespace zugzwang
