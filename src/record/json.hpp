// A JSON value, written and read as one line: what goes between programs. Only json.cpp knows the library that does it:
// it costs every file that includes it seconds.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace zugzwang {

/// A line that is no JSON, or JSON that is not what was wanted.
struct BadJson : std::runtime_error {
    using std::runtime_error::runtime_error;
};

class Json {
  public:
    using Array = std::vector<Json>;
    using Object = std::vector<std::pair<std::string, Json>>; ///< In the order in which it was written.

    Json(std::nullptr_t = nullptr);
    Json(bool value);
    Json(double value);
    template <std::integral T>
    Json(T value) : Json(std::in_range<std::int64_t>(value), static_cast<std::uint64_t>(value)) {}
    Json(std::string value);
    Json(std::string_view value);
    Json(const char* value);
    Json(Array values);
    Json(Object members);
    template <class T>
    Json(const std::vector<T>& values) : Json(Array(values.begin(), values.end())) {}
    template <class T, std::size_t N>
    Json(const std::array<T, N>& values) : Json(Array(values.begin(), values.end())) {}
    Json(const Json&);
    Json(Json&&) noexcept;
    Json& operator=(const Json&);
    Json& operator=(Json&&) noexcept;
    ~Json();

    /// Adds a member to an object.
    void set(std::string name, Json value);

    /// One line of ASCII; bytes that are no UTF-8 are replaced.
    [[nodiscard]] std::string line() const;
    /// Throws BadJson.
    [[nodiscard]] static Json parsed(std::string_view text);

    /// All of these but is_null throw BadJson when this is something else, or the member or element is not there.
    [[nodiscard]] const Json& at(std::string_view name) const;
    [[nodiscard]] const Json& at(std::size_t index) const;
    [[nodiscard]] const Array& elements() const { return wanted<Array>("an array"); }
    [[nodiscard]] const Object& members() const { return wanted<Object>("an object"); }
    [[nodiscard]] bool contains(std::string_view name) const;
    [[nodiscard]] bool is_null() const { return std::holds_alternative<std::nullptr_t>(value_); }
    void read(bool& value) const { value = wanted<bool>("true or false"); }
    void read(std::string& value) const { value = wanted<std::string>("a text"); }
    void read(double& value) const;
    template <std::integral T>
    void read(T& value) const {
        value = 0;
        const bool fits = std::visit([&](const auto& held) { return take(held, value); }, value_);
        if (!fits) throw BadJson("not a whole number in its range");
    }
    template <class T>
    void read(std::vector<T>& values) const {
        values.clear();
        for (const auto& element : elements())
            element.read(values.emplace_back());
    }
    template <class T, std::size_t N>
    void read(std::array<T, N>& values) const {
        if (elements().size() != N) throw BadJson("an array of another size was wanted");
        for (std::size_t at = 0; at < N; ++at)
            elements()[at].read(values[at]);
    }

    /// Calls with what is held: null, true or false, a number, a text, an array or an object.
    template <class Visitor>
    auto visit(const Visitor& visitor) const {
        return std::visit(visitor, value_);
    }

    friend bool operator==(const Json& a, const Json& b);

  private:
    /// The number in these bits; a signed one where it fits.
    Json(bool is_signed, std::uint64_t bits);

    template <class Held, std::integral T>
    static bool take(const Held& held, T& value) {
        if constexpr (std::is_same_v<Held, std::int64_t> || std::is_same_v<Held, std::uint64_t>) {
            if (!std::in_range<T>(held)) return false;
            value = static_cast<T>(held);
            return true;
        }
        return false;
    }
    template <class T>
    [[nodiscard]] const T& wanted(const char* what) const {
        if (const auto* held = std::get_if<T>(&value_)) return *held;
        throw BadJson(std::string(what) + " was wanted");
    }
    /// Whole numbers are signed wherever they fit.
    std::variant<std::nullptr_t, bool, std::int64_t, std::uint64_t, double, std::string, Array, Object> value_;
};

} // namespace zugzwang
