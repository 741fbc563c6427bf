#include "zugzwang/play/thought.hpp"

#include <algorithm>
#include <utility>

#include "zugzwang/play/text_progress.hpp"

namespace zugzwang {

void Thought::start(Worker& worker, Question question) {
    cancel();
    asked_ = true;
    side_ = question.clocks.to_move;
    ply_ = question.ply;
    time_ = Seconds{0};
    progress_ = {};
    played_ = false;
    letters_ = std::make_shared<Latest<ThoughtProgress>>();
    job_ = worker.submit([question = std::move(question), letters = letters_](std::stop_token stop) {
        SearchControl control(question.budget, std::move(stop), question.clocks);
        auto move = question.thinker(control, [&](const ThoughtProgress& news) { letters->post(news); });
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

std::span<const std::string> Thought::line() const {
    constexpr std::size_t shown = 4;
    const std::span line(progress_.told.line);
    const auto rest = line.subspan(std::min<std::size_t>(line.size(), played_ ? 1 : 0));
    return rest.first(std::min(rest.size(), shown));
}

MoveThought Thought::summary() const { return thought_of(progress_.told, nodes_, thinking_time_); }

std::optional<ThinkingInfo> Thought::info(const SeatNames& names) const {
    if (!asked_) return std::nullopt;
    const auto& told = progress_.told;
    const bool is_running = static_cast<bool>(job_);
    ThinkingInfo info{.running = is_running,
                      .side = side_,
                      .depth = told.depth,
                      .nodes = is_running ? told.nodes : nodes_,
                      .time = is_running ? time_ : thinking_time_,
                      .first_share = told.chance,
                      .proven = told.proven.has_value(),
                      .words = told.proven && told.words.empty() ? names.sure_end(*told.proven) : told.words,
                      .line = {},
                      .score = told.depth > 0 ? std::optional(told.score) : std::nullopt,
                      .cut = told.cut,
                      .ply = ply_,
                      .expected = told.line};
    if (info.first_share && side_ == Side::second) info.first_share = 1 - *info.first_share;
    return info;
}

} // namespace zugzwang
