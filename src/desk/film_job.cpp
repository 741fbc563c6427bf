#include "desk/film_job.hpp"

#include <cmath>
#include <utility>

#include "zugzwang/base/words.hpp"

namespace zugzwang {

void FilmJob::start(GameRecord record, std::filesystem::path file) {
    if (!can_start()) return;
    state_ = State::running;
    file_ = std::move(file);
    progress_ = 0;
    reports_ = std::make_shared<Latest<double>>();
    if (!worker_) worker_ = std::make_unique<Worker>();
    job_ = worker_->submit(
        [maker = maker_, record = std::move(record), to = file_, reports = reports_](const std::stop_token& stop) {
            return maker(
                record, to, [&](double part) { reports->post(part); }, stop);
        });
}

void FilmJob::update() {
    if (state_ != State::running) return;
    if (const auto part = reports_->take()) progress_ = *part;
    auto answer = job_.take();
    if (!answer) return;
    state_ = *answer ? State::failed : State::done;
    progress_ = *answer ? progress_ : 1;
    refusal_ = std::move(*answer).value_or(Refusal());
}

void FilmJob::end() {
    job_.cancel();
    state_ = State::idle;
}

std::string FilmJob::words() const {
    if (state_ == State::running)
        return tr("Making the film: {part} %", {{"part", static_cast<int>(std::floor(progress_ * 100))}});
    if (state_ == State::done) return tr("The film is in {file}", {{"file", file_.string()}});
    return state_ == State::failed ? tr("No film: {reason}", {{"reason", tr(refusal_)}}) : std::string();
}

} // namespace zugzwang
