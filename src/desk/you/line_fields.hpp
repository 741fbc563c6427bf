// A line of a person's file as its members: a Writer makes it, a Reader takes it apart, and one function goes through
// the members of each kind with either.
#pragma once

#include <array>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "desk/you/over_time.hpp"
#include "record/date.hpp"
#include "record/json.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::you {

[[nodiscard]] inline std::string day_text(Day day) {
    return date_text(day).substr(0, std::string_view("2026-11-22").size());
}

/// Makes an object.
class KnownWriter {
  public:
    template <class T>
    void member(const char* name, const T& value) {
        object_.set(name, json_of(value));
    }
    template <class T>
    void maybe(const char* name, const std::optional<T>& value) {
        if (value) member(name, *value);
    }
    template <class T, std::size_t N>
    void word(const char* name, const T& value, const std::array<const char*, N>& words) {
        object_.set(name, words[static_cast<std::size_t>(value)]);
    }
    template <class T, std::size_t N>
    void words(const char* name, const std::vector<T>& values, const std::array<const char*, N>& words) {
        Json::Array list;
        for (const auto& value : values)
            list.emplace_back(words[static_cast<std::size_t>(value)]);
        object_.set(name, std::move(list));
    }
    void check(bool, const char*) const {}
    [[nodiscard]] std::string line() const { return object_.line() + '\n'; }

  private:
    template <class T>
    static Json json_of(const T& value) {
        return value;
    }
    static Json json_of(Seconds time) { return time.count(); }
    static Json json_of(std::chrono::sys_seconds date) { return date_text(date); }
    static Json json_of(Day day) { return day_text(day); }

    Json object_ = Json::Object{};
};

/// Reads an object; whatever is wrong with it is thrown as BadJson.
class KnownReader {
  public:
    explicit KnownReader(const Json& object) : object_(object) {}

    template <class T>
    void member(const char* name, T& value) const {
        const auto& found = object_.at(name);
        try {
            read(found, value);
        } catch (const BadJson& trouble) {
            throw BadJson(filled("{}: {}", name, trouble.what()));
        }
    }
    template <class T>
    void maybe(const char* name, std::optional<T>& value) const {
        if (object_.contains(name)) member(name, value.emplace());
    }
    template <class T, std::size_t N>
    void word(const char* name, T& value, const std::array<const char*, N>& words) const {
        std::string word;
        member(name, word);
        value = static_cast<T>(place_of(name, word, words));
    }
    template <class T, std::size_t N>
    void words(const char* name, std::vector<T>& values, const std::array<const char*, N>& words) const {
        std::vector<std::string> texts;
        member(name, texts);
        for (const auto& text : texts)
            values.push_back(static_cast<T>(place_of(name, text, words)));
    }
    void check(bool is_so, const char* words) const {
        if (!is_so) throw BadJson(words);
    }

  private:
    template <std::size_t N>
    static std::size_t place_of(const char* name, const std::string& word, const std::array<const char*, N>& words) {
        for (std::size_t place = 0; place < N; ++place) {
            if (word == words[place]) return place;
        }
        throw BadJson(filled("{}: unknown: {}", name, word));
    }
    template <class T>
    static void read(const Json& json, T& value) {
        json.read(value);
    }
    static void read(const Json& json, Json& value) { value = json; }
    static void read(const Json& json, double& value) {
        json.read(value);
        if (!std::isfinite(value)) throw BadJson("no number");
    }
    static void read(const Json& json, Seconds& time) {
        double count = 0;
        read(json, count);
        if (count < 0) throw BadJson("less than no time");
        time = Seconds(count);
    }
    static void read(const Json& json, std::chrono::sys_seconds& date) {
        const auto found = date_from(text_in(json));
        if (!found) throw BadJson("not a date like 2024-05-31T18:30:00Z");
        date = *found;
    }
    static void read(const Json& json, Day& day) {
        const auto found = date_from(text_in(json) + "T00:00:00Z");
        if (!found) throw BadJson("not a day like 2024-05-31");
        day = std::chrono::floor<std::chrono::days>(*found);
    }
    static std::string text_in(const Json& json) {
        std::string text;
        json.read(text);
        return text;
    }

    const Json& object_;
};

} // namespace zugzwang::you
