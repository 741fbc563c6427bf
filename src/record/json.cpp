#include "record/json.hpp"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace zugzwang {
namespace {

using Library = nlohmann::ordered_json;

Library to_library(const Json& json);

struct ToLibrary {
    Library operator()(const Json::Array& values) const {
        auto array = Library::array();
        for (const auto& value : values)
            array.push_back(to_library(value));
        return array;
    }
    Library operator()(const Json::Object& members) const {
        auto object = Library::object();
        for (const auto& [name, value] : members)
            object[name] = to_library(value);
        return object;
    }
    template <class T>
    Library operator()(const T& value) const {
        return value;
    }
};

Library to_library(const Json& json) { return json.visit(ToLibrary{}); }

Json from_library(const Library& json) {
    switch (json.type()) {
    case Library::value_t::boolean:
        return json.get<bool>();
    case Library::value_t::number_integer:
        return json.get<std::int64_t>();
    case Library::value_t::number_unsigned:
        return json.get<std::uint64_t>();
    case Library::value_t::number_float:
        return json.get<double>();
    case Library::value_t::string:
        return json.get<std::string>();
    case Library::value_t::array: {
        Json::Array values;
        for (const auto& value : json)
            values.push_back(from_library(value));
        return values;
    }
    case Library::value_t::object: {
        Json::Object members;
        for (const auto& [name, value] : json.items())
            members.emplace_back(name, from_library(value));
        return members;
    }
    default:
        return nullptr;
    }
}

} // namespace

// Here and not in the header: GCC 12 sees uninitialised members in what it inlines of a variant.
Json::Json(std::nullptr_t) {}
Json::Json(bool value) : value_(value) {}
Json::Json(double value) : value_(value) {}
Json::Json(std::string value) : value_(std::move(value)) {}
Json::Json(std::string_view value) : value_(std::string(value)) {}
Json::Json(const char* value) : value_(std::string(value)) {}
Json::Json(Array values) : value_(std::move(values)) {}
Json::Json(Object members) : value_(std::move(members)) {}
Json::Json(bool is_signed, std::uint64_t bits) {
    if (is_signed)
        value_ = static_cast<std::int64_t>(bits);
    else
        value_ = bits;
}
Json::Json(const Json&) = default;
Json::Json(Json&&) noexcept = default;
Json& Json::operator=(const Json&) = default;
Json& Json::operator=(Json&&) noexcept = default;
Json::~Json() = default;

bool operator==(const Json& a, const Json& b) { return a.value_ == b.value_; }

void Json::set(std::string name, Json value) {
    auto* object = std::get_if<Object>(&value_);
    if (!object) throw BadJson("an object was wanted");
    object->emplace_back(std::move(name), std::move(value));
}

std::string Json::line() const { return to_library(*this).dump(-1, ' ', true, Library::error_handler_t::replace); }

Json Json::parsed(std::string_view text) {
    constexpr int deepest = 100;      // no line of ours is, and each level is a call
    constexpr int most_members = 256; // nor has one of ours more, and each is looked for among those before it
    std::array<int, deepest + 2> members{};
    const auto small = [&](int depth, Library::parse_event_t event, Library&) {
        if (depth > deepest) throw BadJson("nested too deeply");
        const auto level = static_cast<std::size_t>(depth);
        if (event == Library::parse_event_t::object_start) members[level + 1] = 0;
        if (event == Library::parse_event_t::key && ++members[level] > most_members)
            throw BadJson("an object with too many members");
        return true;
    };
    try {
        return from_library(Library::parse(text, small));
    } catch (const Library::parse_error& trouble) {
        throw BadJson("no JSON at byte " + std::to_string(trouble.byte));
    } catch (const Library::exception&) {
        throw BadJson("a number beyond all bounds");
    }
}

const Json& Json::at(std::string_view name) const {
    const auto found = std::ranges::find(members(), name, &Object::value_type::first);
    if (found == members().end()) throw BadJson("no " + std::string(name));
    return found->second;
}

const Json& Json::at(std::size_t index) const {
    if (index >= elements().size()) throw BadJson("no element " + std::to_string(index));
    return elements()[index];
}

bool Json::contains(std::string_view name) const {
    return std::ranges::find(members(), name, &Object::value_type::first) != members().end();
}

void Json::read(double& value) const {
    if (const auto* real = std::get_if<double>(&value_))
        value = *real;
    else if (const auto* whole = std::get_if<std::int64_t>(&value_))
        value = static_cast<double>(*whole);
    else
        value = static_cast<double>(wanted<std::uint64_t>("a number"));
}

} // namespace zugzwang
