#include "match/machine_log.hpp"

#include "record/json.hpp"

namespace zugzwang::match {

Result<MachineLog> MachineLog::open(const std::string& record_file, bool has_games) {
    const auto file = record_file + ".machines";
    MachineLog log;
    bool is_cut_off = false;
    if (std::ifstream input(file, std::ios::binary); has_games && input) {
        for (std::string line; std::getline(input, line);) {
            is_cut_off = input.eof();
            log.read(line);
        }
    }
    log.stream_.open(file, std::ios::binary | (has_games ? std::ios::app : std::ios::trunc));
    if (is_cut_off) log.stream_ << '\n' << std::flush;
    if (!log.stream_) return Refusal{"cannot be written: {}", file};
    return log;
}

void MachineLog::read(const std::string& line) {
    try {
        const auto json = Json::parsed(line);
        if (json.contains("reference")) {
            json.at("reference").read(reference_.emplace());
            return;
        }
        std::uint64_t game = 0;
        farm::Machine machine;
        json.at("index").read(game);
        json.at("machine").read(machine.name);
        json.at("speed").read(machine.speed);
        games_[game] = std::move(machine);
    } catch (const BadJson&) {
        return; // cut off when its writer was killed
    }
}

bool MachineLog::set_reference(std::uint64_t speed) {
    reference_ = speed;
    stream_ << Json(Json::Object{{"reference", speed}}).line() << std::endl;
    return static_cast<bool>(stream_);
}

bool MachineLog::add(std::uint64_t game, const farm::Machine& machine) {
    stream_ << Json(Json::Object{{"index", game}, {"machine", machine.name}, {"speed", machine.speed}}).line()
            << std::endl;
    games_[game] = machine;
    return static_cast<bool>(stream_);
}

} // namespace zugzwang::match
