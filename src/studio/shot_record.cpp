#include "studio/shot_record.hpp"

#include <stdexcept>

#include "canvas/assets.hpp"
#include "record/record.hpp"

namespace zugzwang::studio {

GameRecord shot_record(const std::string& name) {
    const auto file = "shots/" + name + ".json";
    auto record = record_from_json_line(canvas::Assets::found().text(file));
    if (!record) throw std::runtime_error(file + ": " + record.refusal().words);
    return *std::move(record);
}

} // namespace zugzwang::studio
