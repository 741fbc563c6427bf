#include "zugzwang/play/advice.hpp"

#include <utility>

namespace zugzwang {

void Advice::switch_insight(bool on) {
    on_ = on;
    if (!on) drop_insight_job();
}

void Advice::ask_insight(const SessionGame& game, Budget budget, std::chrono::milliseconds longest) {
    if (!on_ || asked_) return;
    asked_ = true;
    insight_budget_ = budget;
    longest_insight_ = longest;
    submit_insight(game);
}

void Advice::submit_insight(const SessionGame& game) {
    insight_job_ = worker_->submit([insight = game.insight(), budget = insight_budget_](std::stop_token stop) {
        SearchControl control(budget, std::move(stop));
        auto seen = insight(control);
        return Insight{.seen = std::move(seen), .ended_early = control.stopped()};
    });
}

void Advice::look_longer(const SessionGame& game) {
    if (!on_ || !may_see_more_ || insight_job_ || others_wait()) return;
    may_see_more_ = false;
    if (insight_budget_.nodes != 0 || insight_budget_.time * 2 > longest_insight_) return;
    insight_budget_.time *= 2;
    submit_insight(game);
}

void Advice::ask_hint(Thinker strongest, Budget budget) {
    if (hint_job_) return;
    wait_with_insight();
    hint_job_ = worker_->submit([strongest = std::move(strongest), budget](std::stop_token stop) {
        SearchControl control(budget, std::move(stop));
        const auto move = strongest(control, [](const ThoughtProgress&) {});
        return move ? *move : ChosenMove{};
    });
}

Pending<std::shared_ptr<Lesson>> Advice::lesson(LessonMaker maker) {
    wait_with_insight();
    return worker_->submit([maker = std::move(maker)](std::stop_token stop) {
        SearchControl control({}, std::move(stop));
        return maker(control);
    });
}

void Advice::know_values(std::vector<std::optional<PositionValue>> values) {
    while (!values.empty() && !values.back())
        values.pop_back();
    values_ = std::move(values);
}

void Advice::forget_values_after(std::size_t ply) {
    if (values_.size() > ply + 1) values_.resize(ply + 1);
    value_job_ = {};
    std::erase_if(value_requests_, [ply](const ValueRequest& request) { return request.ply > ply; });
}

bool Advice::poll_value(const SessionGame& game) {
    auto value = value_job_.take();
    if (value) {
        const auto ply = value_requests_.front().ply;
        value_requests_.pop_front();
        if (values_.size() <= ply) values_.resize(ply + 1);
        values_[ply] = value;
    }
    if (value_requests_.empty() || value_job_) return value.has_value();
    wait_with_insight();
    const auto& [ply, budget] = value_requests_.front();
    value_job_ = worker_->submit([judge = game.judge(ply), budget = budget](std::stop_token stop) {
        SearchControl control(budget, std::move(stop));
        return judge(control);
    });
    return value.has_value();
}

bool Advice::poll(const SessionGame& game) {
    bool news = false;
    if (auto hint = hint_job_.take()) {
        hint_ = *std::move(hint);
        news = true;
    }
    if (auto insight = insight_job_.take()) {
        insight_ = std::move(insight->seen);
        may_see_more_ = insight->ended_early;
        news = true;
    }
    news |= poll_value(game);
    look_longer(game);
    return news;
}

void Advice::switch_analysis(bool on) {
    if (std::exchange(analysis_on_, on) != on) forget_analysis();
}

bool Advice::poll_analysis(const SessionGame& game, std::size_t ply, std::uint64_t nodes) {
    if (!is_analysing()) return false;
    if (others_wait() || (insight_job_ && !insight_.has_value())) {
        analysis_job_ = {};
        return false;
    }
    if (!analysis_job_) {
        letters_ = std::make_shared<Latest<Analysis>>();
        analysis_job_ = worker_->submit(
            [analyst = game.analyst(ply), letters = letters_, budget = Budget{.nodes = nodes}](std::stop_token stop) {
                SearchControl control(budget, std::move(stop));
                analyst(control, [&](const Analysis& analysis) { letters->post(analysis); });
                return true;
            });
        return true;
    }
    // What it told last lies there before its end does.
    analysis_ended_ = analysis_job_.take().has_value();
    auto letter = letters_->take();
    if (letter) analysis_ = std::move(*letter);
    return letter.has_value() || analysis_ended_;
}

void Advice::suspend() {
    hint_job_ = {};
    value_job_ = {};
    analysis_job_ = {};
    drop_insight_job();
}

void Advice::forget() {
    hint_ = {};
    insight_.reset();
    may_see_more_ = false;
    hint_job_ = {};
    drop_insight_job();
    forget_analysis();
}

void Advice::forget_analysis() {
    analysis_job_ = {};
    letters_.reset();
    analysis_.reset();
    analysis_ended_ = false;
}

void Advice::wait_with_insight() {
    if (!insight_job_ || !insight_.has_value()) return;
    drop_insight_job();
    insight_budget_.time /= 2;
    may_see_more_ = true;
}

void Advice::drop_insight_job() {
    insight_job_ = {};
    asked_ = insight_.has_value();
}

} // namespace zugzwang
