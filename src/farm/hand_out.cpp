#include "farm/hand_out.hpp"

#include <algorithm>
#include <fstream>
#include <system_error>
#include <utility>

#include "zugzwang/base/text.hpp"

namespace zugzwang::farm {
namespace fs = std::filesystem;

namespace {

constexpr std::size_t max_tasks = 1000; // at once: as many jobs as an array of Slurm has unless its people raised it

/// The folders of tasks in a work folder, by their numbers.
std::map<std::int64_t, fs::path> folders_in(const fs::path& work) {
    std::map<std::int64_t, fs::path> folders;
    std::error_code none;
    for (fs::directory_iterator entry(work, none), end; !none && entry != end; entry.increment(none)) {
        const auto number = whole_number(entry->path().filename().string());
        if (number && fs::exists(task_list(entry->path()))) folders.emplace(*number, entry->path());
    }
    return folders;
}

std::string last_words(const fs::path& file) {
    std::ifstream input(file);
    std::string last;
    for (std::string line; std::getline(input, line);)
        if (!trimmed(line).empty()) last = line;
    return last.empty() ? "none" : printable(last);
}

/// The last task may do fewer.
std::size_t pieces_of_a_task(std::size_t pieces, std::size_t together) {
    const auto groups = (pieces + together - 1) / together;
    return together * ((groups + max_tasks - 1) / max_tasks);
}

std::vector<Task> tasks_of(const std::vector<Piece>& pieces, const Work& work) {
    std::vector<Task> tasks;
    const auto size = pieces_of_a_task(pieces.size(), work.together);
    for (std::size_t at = 0; at < pieces.size(); ++at) {
        if (at % size == 0) tasks.push_back(work.command);
        tasks.back().push_back(pieces[at].text);
    }
    return tasks;
}

} // namespace

void HandOut::know(std::uint64_t number, const std::string& line) {
    known_.insert(number);
    seen_.insert(std::hash<std::string>()(line));
}

Result<HandedOut> HandOut::run() {
    due_ = work_.due();
    if (auto refusal = look_into_all()) return *std::move(refusal);
    while (!due_.empty()) {
        if (auto refusal = given_up()) return *std::move(refusal);
        const auto pieces = due_;
        if (auto refusal = hand_out(pieces)) return *std::move(refusal);
        if (handed_out_.is_stopped) return handed_out_;
        if (!due_.empty()) count_losses(pieces);
    }
    remove_folders();
    return handed_out_;
}

std::optional<Refusal> HandOut::given_up() const {
    for (const auto& piece : due_) {
        const auto found = losses_.find(piece.number);
        if (found != losses_.end() && found->second.times == max_losses)
            return Refusal{"task {} was lost {} times; its last words: {}", piece.text, max_losses,
                           last_words(found->second.errors)};
    }
    return std::nullopt;
}

std::optional<Refusal> HandOut::hand_out(const std::vector<Piece>& pieces) {
    const auto before = folders_in(work_.folder);
    folder_ = fs::absolute(work_.folder) / std::to_string(before.empty() ? 1 : before.rbegin()->first + 1);
    const auto tasks = tasks_of(pieces, work_);
    if (auto refusal = write_tasks(folder_, tasks)) return refusal;
    if (auto refusal = work_.farm->start(folder_, tasks.size())) return refusal;
    std::optional<Refusal> refusal;
    for (bool is_busy = true; is_busy;) {
        is_busy = work_.farm->is_busy();
        handed_out_.is_stopped = work_.stopped && work_.stopped();
        if (is_busy && !handed_out_.is_stopped) refusal = look_into(folder_);
        const bool is_decided = due_.empty() && !have_come(pieces);
        if (!refusal && !handed_out_.is_stopped && !is_decided) continue;
        work_.farm->cancel();
        is_busy = false;
    }
    return refusal ? refusal : look_into_all();
}

bool HandOut::have_come(const std::vector<Piece>& pieces) const {
    return std::ranges::all_of(pieces, [&](const Piece& piece) { return known_.contains(piece.number); });
}

void HandOut::count_losses(const std::vector<Piece>& pieces) {
    const auto size = pieces_of_a_task(pieces.size(), work_.together);
    for (std::size_t at = 0; at < pieces.size(); ++at) {
        if (known_.contains(pieces[at].number)) continue;
        ++handed_out_.lost;
        auto& loss = losses_[pieces[at].number];
        ++loss.times;
        loss.errors = error_file(folder_, at / size + 1);
    }
}

/// What the tasks of a folder have printed since.
std::optional<Refusal> HandOut::look_into(const fs::path& folder) {
    std::error_code none;
    for (fs::directory_iterator entry(folder, none), end; !none && entry != end; entry.increment(none)) {
        if (!whole_number(entry->path().filename().string())) continue;
        std::error_code unknown;
        const auto size = entry->file_size(unknown);
        const auto [known, is_new] = sizes_.try_emplace(entry->path(), size);
        if (is_new || std::exchange(known->second, size) != size) read(entry->path());
    }
    return take_due();
}

/// Every word of all folders: what a machine that shares them tells of a file's size may be some seconds old, and a
/// task that was lost may have gone on.
std::optional<Refusal> HandOut::look_into_all() {
    sizes_.clear();
    for (const auto& [number, folder] : folders_in(work_.folder)) {
        if (auto refusal = look_into(folder)) return refusal;
    }
    return std::nullopt;
}

void HandOut::read(const fs::path& result) {
    std::ifstream input(result, std::ios::binary);
    std::string line;
    if (!std::getline(input, line) || line != work_.head) return;
    Machine machine;
    while (std::getline(input, line) && !input.eof()) { // a line without its end is not whole
        if (auto told = machine_from_text(line)) machine = *std::move(told);
        if (!seen_.insert(std::hash<std::string>()(line)).second) continue;
        const auto number = work_.number(line);
        if (!number) continue;
        if (!known_.insert(*number).second)
            ++handed_out_.repeated;
        else
            waiting_.emplace(*number, Came{line, machine});
    }
}

std::optional<Refusal> HandOut::take_due() {
    for (bool is_taken = true; is_taken && !waiting_.empty();) {
        is_taken = false;
        for (const auto& piece : due_) {
            const auto came = waiting_.extract(piece.number);
            if (!came) continue;
            const auto is_its = work_.take(piece, came.mapped().line, came.mapped().machine);
            if (!is_its) return is_its.refusal();
            is_taken = is_taken || *is_its;
            if (!*is_its) known_.erase(piece.number);
        }
        if (is_taken) due_ = work_.due();
    }
    return std::nullopt;
}

void HandOut::remove_folders() const {
    std::error_code none;
    for (const auto& [number, folder] : folders_in(work_.folder))
        fs::remove_all(folder, none);
    fs::remove(work_.folder, none); // where nothing else lies in it
}

} // namespace zugzwang::farm
