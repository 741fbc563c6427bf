#include "scenes/table/expectation.hpp"

#include <algorithm>

namespace zugzwang {

namespace {

constexpr Seconds between_moves{0.6}, at_the_last{1.6};
constexpr std::size_t longest_best_line = 6;
constexpr float muted = 0.8F;
constexpr std::size_t longest_start = 20'000; ///< Longer positions take too long to be read between two pictures.

/// What the computer that thinks expects after the moves so far; false when that is nothing.
bool add_told(const SessionNews& news, std::vector<std::string>& line) {
    const auto& thinking = news.thinking;
    if (!thinking || thinking->ply > line.size()) return false;
    // The beginning of what was expected may have been played meanwhile, or something else.
    const auto begin = line.begin() + static_cast<std::ptrdiff_t>(thinking->ply);
    const auto since = static_cast<std::size_t>(line.end() - begin);
    const auto& expected = thinking->expected;
    if (since >= expected.size() || !std::equal(begin, line.end(), expected.begin())) return false;
    line.insert(line.end(), expected.begin() + static_cast<std::ptrdiff_t>(since), expected.end());
    return true;
}

} // namespace

void Expectation::place(Rect area) {
    area_ = area;
    if (board_) board_->place(area_);
}

void Expectation::follow(const Session& session, Seconds step) {
    const auto& news = session.news();
    if (std::exchange(revision_, news.revision) != news.revision && note_line(news)) {
        if (board_ || (!is_empty() && start(session))) catch_up();
    } else if (board_) {
        play_on(step);
    }
}

/// True when the moves are other ones, or somebody else's.
bool Expectation::note_line(const SessionNews& news) {
    std::vector<std::string> line;
    for (const auto& move : news.moves)
        line.push_back(move.text);
    const auto played = line.size();
    const bool is_told = !news.outcome && add_told(news, line);
    if (!is_told && !news.outcome) {
        const auto best = best_line(news);
        line.insert(line.end(), best.begin(), best.end());
    }
    if (std::exchange(is_told_, is_told) == is_told && line == line_ && played == played_) return false;
    line_ = std::move(line);
    played_ = played;
    return true;
}

std::span<const std::string> Expectation::best_line(const SessionNews& news) {
    const auto played = news.moves.size();
    if (played >= news.values.size() || !news.values[played]) return {};
    const std::span line(news.values[played]->line);
    return line.first(std::min(line.size(), longest_best_line));
}

bool Expectation::start(const Session& session) {
    SessionConfig config;
    config.options = session.config().options;
    config.position = session.record().start;
    if (config.position->size() > longest_start) return false;
    config.theme = &context_->theme;
    config.miniature = true;
    auto started = game_->start_session(config, context_->workers);
    if (!started) return false;
    board_ = *std::move(started);
    board_->place(area_);
    return true;
}

void Expectation::go_back_to(std::size_t moves) {
    for (auto left = shown(); left > moves; --left)
        board_->act(Act::undo);
    board_->act(Act::skip_animation);
}

/// To what the game and the line have in common with it, and no further back than the game is.
void Expectation::catch_up() {
    const auto& moves = board_->news().moves;
    std::size_t common = 0;
    while (common < std::min(moves.size(), line_.size()) && moves[common].text == line_[common])
        ++common;
    go_back_to(common);
    while (shown() < played_ && board_->play(line_[shown()])) {
    }
    board_->act(Act::skip_animation);
    rest_ = between_moves;
}

void Expectation::play_on(Seconds step) {
    board_->set({.pace = {.reduced_motion = context_->settings.reduced_motion}});
    static_cast<void>(board_->take_happened()); // it is only looked at
    if (board_->news().is_animating) return board_->update(step);
    rest_ -= step;
    if (is_empty() || rest_ > Seconds{0}) return;
    if (shown() >= line_.size()) {
        go_back_to(played_);
    } else if (!board_->play(line_[shown()])) {
        line_.resize(shown());
    }
    rest_ = shown() < line_.size() ? between_moves : at_the_last;
}

void Expectation::suspend() {
    if (board_) board_->act(Act::suspend);
}

void Expectation::forget() {
    board_.reset();
    line_.clear();
    played_ = 0;
    is_told_ = false;
    revision_ = 0;
}

void Expectation::draw(Canvas& canvas) const {
    if (!board_) return;
    canvas.push_group({}, muted);
    board_->draw(canvas);
    canvas.pop_group();
}

} // namespace zugzwang
