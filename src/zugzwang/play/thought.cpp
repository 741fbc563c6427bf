#include "zugzwang/play/thought.hpp"

#include <algorithm>
#include <utility>

#include "zugzwang/play/text_progress.hpp"

namespace zugzwang {

void Thought::start(Worker& worker, Thinker thinker, Side side, std::size_t ply, Budget budget) {
    cancel();
    asked_ = true;
    side_ = side;
    ply_ = ply;
    time_ = Seconds{0};
    progress_ = {};
    played_ = false;
    letters_ = std::make_shared<Latest<TextProgress>>();
    job_ = worker.submit([thinker = std::move(thinker), budget, letters = letters_](std::stop_token stop) {
        SearchControl control(budget, std::move(stop));
        auto move = thinker(control, [&](const TextProgress& news) { letters->post(news); });
        return Finished{std::move(move), control.nodes(), control.elapsed()};
    });
}

bool Thought::poll(Seconds step) {
    if (!running()) return false;
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

void Thought::cancel() {
    job_ = {};
    answer_.reset();
}

void Thought::forget() {
    cancel();
    asked_ = false;
}

std::string_view Thought::expected_move() const {
    if (!job_ || progress_.line.empty()) return {};
    return progress_.line.front();
}

std::span<const std::string> Thought::line() const {
    constexpr std::size_t shown = 4;
    const std::span line(progress_.line);
    const auto rest = line.subspan(std::min<std::size_t>(line.size(), played_ ? 1 : 0));
    return rest.first(std::min(rest.size(), shown));
}

MoveThought Thought::summary() const { return thought_of(progress_, nodes_, thinking_time_); }

std::optional<ThinkingInfo> Thought::info(const SeatNames& names) const {
    if (!asked_) return std::nullopt;
    const bool is_running = static_cast<bool>(job_);
    ThinkingInfo info{.running = is_running,
                      .side = side_,
                      .depth = progress_.depth,
                      .nodes = is_running ? progress_.nodes : nodes_,
                      .time = is_running ? time_ : thinking_time_,
                      .first_share = progress_.chance,
                      .proven = progress_.proven.has_value(),
                      .words = progress_.proven && progress_.words.empty() ? names.sure_end(*progress_.proven)
                                                                           : progress_.words,
                      .line = {},
                      .score = progress_.depth > 0 ? std::optional(progress_.score) : std::nullopt,
                      .cut = progress_.cut,
                      .ply = ply_,
                      .expected = progress_.line};
    if (info.first_share && side_ == Side::second) info.first_share = 1 - *info.first_share;
    return info;
}

} // namespace zugzwang
