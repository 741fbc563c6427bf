#include "desk/openings/openings.hpp"

#include <algorithm>
#include <atomic>
#include <utility>

#include "record/record.hpp"

namespace zugzwang {

struct Openings::Counting {
    explicit Counting(const std::vector<Game>& games) : walker(games) {}

    /// The stamps of what is counted; empty where nothing can be.
    std::optional<Stamps> open(const std::filesystem::path& file, bool anew) {
        if (!anew) {
            if (auto stamps = opened(file)) return stamps;
        }
        index.reset(); // before the file goes
        OpeningIndex::throw_away(file);
        if (auto stamps = opened(file)) return stamps;
        return opened({}); // where the folder takes nothing
    }
    std::optional<Stamps> opened(const std::filesystem::path& file) {
        index.reset();
        auto opened = OpeningIndex::open(file);
        if (!opened) return std::nullopt;
        index = *std::move(opened);
        return index->stamps();
    }
    bool count(const std::vector<Line>& lines) {
        std::vector<WalkedGame> games;
        for (const auto& [id, stamp, text] : lines) {
            const auto record = record_from_json_line(text);
            auto walked = record ? walker.walked(*record, id, stamp) : std::nullopt;
            if (walked) games.push_back(*std::move(walked));
        }
        return index->put(games);
    }

    std::optional<OpeningIndex> index;
    Walker walker;
    std::atomic<bool> is_broken = false; ///< A question was not answered.
};

std::optional<OpeningAnswer> opening_answer(const OpeningIndex* index, const OpeningWish& wish) {
    OpeningAnswer answer{.position = opening_number(wish.game, wish.table->key()), .moves = wish.table->keyed_moves()};
    for (auto& move : answer.moves)
        move.key = opening_number(wish.game, move.key);
    if (index == nullptr) return answer;
    auto page = index->page({.position = answer.position, .person = wish.person, .games = wish.games});
    const auto start = index->page({.position = wish.start, .person = wish.person});
    if (!page || !start) return std::nullopt;
    answer.page = *std::move(page);
    answer.from_start = start->here.games();
    return answer;
}

Openings::Openings(const std::vector<Game>& games, Library* library, std::filesystem::path file, const Workplace& place)
    : games_(games), library_(library), file_(std::move(file)), counting_(std::make_shared<Counting>(games)),
      worker_(place) {
    begin(false);
}

Openings::~Openings() = default;

void Openings::begin(bool anew) {
    counted_.reset();
    changing_ = {};
    ++revision_;
    opening_ = worker_.submit(
        [counting = counting_, file = file_, anew](const std::stop_token&) { return counting->open(file, anew); });
}

bool Openings::gather() {
    if (opening_) {
        auto stamps = opening_.take();
        if (!stamps) return false;
        counted_ = *std::move(stamps);
        looked_at_.reset();
        ++revision_;
    }
    if (changing_) {
        const auto done = changing_.take();
        if (!done) return false;
        ++revision_;
        if (!*done) counting_->is_broken = true;
    }
    if (!counting_->is_broken.exchange(false)) return true;
    constexpr int tries = 3;
    if (++broken_ > tries) file_.clear();        // a disk that takes nothing
    if (broken_ > 2 * tries) library_ = nullptr; // what fails in memory will fail again
    begin(true);
    return false;
}

Result<GameRecord> Openings::record(std::int64_t id) const {
    return library_ == nullptr ? Result<GameRecord>(Refusal{}) : library_->record(id);
}

void Openings::update() {
    if (library_ != nullptr && forgotten_ != library_->forgotten()) {
        forgotten_ = library_->forgotten();
        begin(true);
    }
    if (!gather() || !counted_ || library_ == nullptr || look()) return;
    going_.empty() ? take_in() : take_away();
}

bool Openings::look() {
    if (looked_at_ != library_->revision()) {
        looked_at_ = library_->revision();
        is_looking_ = true;
        above_ = 0;
        seen_.clear();
        coming_.clear();
        going_.clear();
    }
    if (!is_looking_) return false;
    const auto marks = library_->marks(above_, looked_at_once);
    for (const auto& mark : marks) {
        above_ = mark.id;
        seen_.insert(mark.id);
        const auto known = counted_->find(mark.id);
        if (known == counted_->end() || known->second != mark.stamp) coming_.push_back(mark);
    }
    is_looking_ = marks.size() == looked_at_once;
    if (is_looking_) return true;
    for (const auto& [id, stamp] : *counted_) {
        if (!seen_.contains(id)) going_.push_back(id);
    }
    return true;
}

void Openings::take_away() {
    const auto count = std::min(going_.size(), counted_at_once);
    std::vector<std::int64_t> ids(going_.end() - static_cast<std::ptrdiff_t>(count), going_.end());
    going_.resize(going_.size() - count);
    for (const auto id : ids)
        counted_->erase(id);
    changing_ = worker_.submit(
        [counting = counting_, ids = std::move(ids)](const std::stop_token&) { return counting->index->remove(ids); });
}

void Openings::take_in() {
    if (coming_.empty()) return;
    std::vector<Line> lines;
    for (; !coming_.empty() && lines.size() < counted_at_once; coming_.pop_front()) {
        const auto [id, stamp] = coming_.front();
        counted_->insert_or_assign(id, stamp);
        lines.push_back({.id = id, .stamp = stamp, .text = library_->line(id)});
    }
    changing_ = worker_.submit(
        [counting = counting_, lines = std::move(lines)](const std::stop_token&) { return counting->count(lines); });
}

bool Openings::is_counting() const {
    const bool is_known = counted_ && library_ != nullptr && looked_at_ == library_->revision() && !is_looking_;
    return library_ != nullptr && (!is_known || changing_ || !coming_.empty() || !going_.empty());
}

Pending<std::optional<OpeningAnswer>> Openings::ask(OpeningWish wish) {
    return worker_.submit([counting = counting_, wish = std::move(wish)](const std::stop_token&) {
        auto answer = opening_answer(counting->index ? &*counting->index : nullptr, wish);
        if (!answer) counting->is_broken = true;
        return answer;
    });
}

} // namespace zugzwang
