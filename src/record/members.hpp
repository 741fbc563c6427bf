// The members of an object of JSON, named once and gone through by a MemberWriter, which makes the object, or by a
// MemberReader, which takes it apart. A value that has members of its own has a `go_through(fields, value)` in its
// namespace.
#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <concepts>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "record/date.hpp"
#include "record/json.hpp"
#include "zugzwang/base/seconds.hpp"
#include "zugzwang/rules/record.hpp"
#include "zugzwang/rules/side.hpp"

namespace zugzwang {

/// Thirty years: what is longer was never measured.
inline constexpr Seconds max_member_time{1e9};

/// Makes an object.
class MemberWriter {
  public:
    template <class T>
    void member(const char* name, const T& value) {
        object_.set(name, json_of(value));
    }
    /// Left out when it says nothing.
    template <class T>
    void maybe(const char* name, const T& value) {
        if (value != T{}) member(name, value);
    }
    /// All of its members or none.
    template <class T>
    void together(const char*, const std::optional<T>& parts) {
        if (parts) go_through(*this, *parts);
    }
    /// By the word that stands at its number.
    template <class T, std::size_t N>
    void word(const char* name, const T& value, const std::array<const char*, N>& words) {
        member(name, words[static_cast<std::size_t>(value)]);
    }
    template <class T, std::size_t N>
    void words(const char* name, const std::vector<T>& values, const std::array<const char*, N>& words) {
        Json::Array list;
        for (const auto& value : values)
            list.emplace_back(words[static_cast<std::size_t>(value)]);
        member(name, Json(std::move(list)));
    }
    void check(bool, const char*) const {} // what is written was checked when it was made
    [[nodiscard]] const Json& object() const { return object_; }

  private:
    template <class T>
    static Json json_of(const T& value) {
        if constexpr (std::constructible_from<Json, T>) {
            return value;
        } else {
            MemberWriter writer;
            go_through(writer, value);
            return writer.object_;
        }
    }
    template <class T>
    static Json json_of(const std::optional<T>& value) {
        return value ? json_of(*value) : Json(nullptr);
    }
    template <class T>
    static Json json_of(const std::vector<T>& values) {
        Json::Array list;
        for (const auto& value : values)
            list.push_back(json_of(value));
        return list;
    }
    template <class T>
    static Json json_of(const BySide<T>& pair) {
        return Json::Array{json_of(pair[Side::first]), json_of(pair[Side::second])};
    }
    template <class Rep, class Period>
    static Json json_of(std::chrono::duration<Rep, Period> time) {
        return time.count();
    }
    static Json json_of(const ClockLimit& limit) { return std::array{limit.game.count(), limit.increment.count()}; }
    static Json json_of(std::chrono::sys_seconds date) { return date_text(date); }
    static Json json_of(std::chrono::sys_days day) { return day_text(day); }
    template <class Compare>
    static Json json_of(const std::map<std::string, std::string, Compare>& texts) {
        return Json::Object(texts.begin(), texts.end());
    }

    Json object_ = Json::Object{};
};

/// Reads an object, which outlives it; whatever is wrong with it is thrown as BadJson.
class MemberReader {
  public:
    explicit MemberReader(const Json& object) : object_(object) {}

    /// Whatever is wrong with the member is told with its name.
    template <class T>
    void member(const char* name, T& value) const {
        const auto& found = object_.at(name);
        named(name, [&] { read(found, value); });
    }
    template <class T>
    void maybe(const char* name, T& value) const {
        if (object_.contains(name)) member(name, value);
    }
    /// All of its members, where that one is there.
    template <class T>
    void together(const char* name, std::optional<T>& parts) const {
        if (object_.contains(name)) go_through(*this, parts.emplace());
    }
    template <class T, std::size_t N>
    void word(const char* name, T& value, const std::array<const char*, N>& words) const {
        std::string text;
        member(name, text);
        named(name, [&] { value = at_word<T>(text, words); });
    }
    template <class T, std::size_t N>
    void words(const char* name, std::vector<T>& values, const std::array<const char*, N>& words) const {
        std::vector<std::string> texts;
        member(name, texts);
        for (const auto& text : texts)
            named(name, [&] { values.push_back(at_word<T>(text, words)); });
    }
    /// What was read must be so.
    void check(bool is_so, const char* words) const {
        if (!is_so) throw BadJson(words);
    }

  private:
    template <class Work>
    static void named(const std::string& name, const Work& work) {
        try {
            work();
        } catch (const BadJson& trouble) {
            throw BadJson(name + ": " + trouble.what());
        }
    }
    template <class T, std::size_t N>
    static T at_word(const std::string& text, const std::array<const char*, N>& words) {
        const auto found = std::ranges::find(words, text);
        if (found == words.end()) throw BadJson("unknown: " + text);
        return static_cast<T>(found - words.begin());
    }
    template <class T>
    static T found_in(const std::optional<T>& found, const char* words) {
        if (!found) throw BadJson(words);
        return *found;
    }
    template <class T>
    static void read(const Json& json, T& value) {
        if constexpr (requires { json.read(value); }) {
            json.read(value);
        } else {
            const MemberReader reader(json);
            go_through(reader, value);
        }
    }
    static void read(const Json& json, Json& value) { value = json; }
    template <class T>
    static void read(const Json& json, std::optional<T>& value) {
        if (!json.is_null()) read(json, value.emplace());
    }
    template <class T>
    static void read(const Json& json, std::vector<T>& values) {
        for (const auto& element : json.elements())
            read(element, values.emplace_back());
    }
    template <class T>
    static void read(const Json& json, BySide<T>& pair) {
        if (json.elements().size() != pair.values.size()) throw BadJson("a pair was wanted");
        for (const Side side : both_sides)
            read(json.at(side == Side::first ? 0 : 1), pair[side]);
    }
    template <class Compare>
    static void read(const Json& json, std::map<std::string, std::string, Compare>& texts) {
        for (const auto& member : json.members())
            named(member.first, [&] { member.second.read(texts[member.first]); });
    }
    static void read(const Json& json, std::chrono::milliseconds& time) {
        std::int64_t count = 0;
        json.read(count);
        time = std::chrono::milliseconds(count);
    }
    static void read(const Json& json, Seconds& time) {
        double count = 0;
        json.read(count);
        if (count < 0 || count > max_member_time.count()) throw BadJson("not a time in seconds");
        time = Seconds(count);
    }
    static void read(const Json& json, ClockLimit& limit) {
        BySide<Seconds> both;
        read(json, both);
        limit = {.game = both[Side::first], .increment = both[Side::second]};
        if (limit.game <= Seconds{0}) throw BadJson("a clock with no time");
    }
    static void read(const Json& json, std::chrono::sys_seconds& date) {
        std::string text;
        json.read(text);
        date = found_in(date_from(text), "not a date like 2024-05-31T18:30:00Z");
    }
    static void read(const Json& json, std::chrono::sys_days& day) {
        std::string text;
        json.read(text);
        day = found_in(day_from(text), "not a day like 2024-05-31");
    }

    const Json& object_;
};

} // namespace zugzwang
