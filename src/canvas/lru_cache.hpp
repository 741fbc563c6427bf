// A cache that forgets what was used least recently when it holds more than so many bytes.
#pragma once

#include <cstddef>
#include <functional>
#include <list>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace zugzwang::canvas {

template <class Value>
class LruCache {
  public:
    /// `capacity` in bytes, as counted by the costs given to `insert`.
    explicit LruCache(std::size_t capacity) : capacity_(capacity) {}

    /// The value of that key, or null; it stays where it is until the next `insert` or `clear`.
    [[nodiscard]] Value* find(std::string_view key) {
        const auto found = index_.find(key);
        if (found == index_.end()) return nullptr;
        entries_.splice(entries_.begin(), entries_, found->second);
        return &found->second->value;
    }

    /// The value of that key, else what `make` answers for it, which is kept at a cost of `cost(value)` bytes.
    template <class Make, class Cost>
    Value& find_or_make(std::string key, const Make& make, const Cost& cost) {
        if (auto* known = find(key)) return *known;
        Value value = make();
        const std::size_t bytes = std::invoke(cost, value);
        return insert(std::move(key), std::move(value), bytes);
    }

    /// Requires a key that is not there. Never forgets the value it has just taken in.
    Value& insert(std::string key, Value value, std::size_t cost) {
        entries_.push_front({std::move(key), std::move(value), cost});
        index_.emplace(entries_.front().key, entries_.begin());
        used_ += cost;
        while (used_ > capacity_ && entries_.size() > 1) {
            used_ -= entries_.back().cost;
            index_.erase(entries_.back().key);
            entries_.pop_back();
        }
        return entries_.front().value;
    }

    void clear() {
        index_.clear();
        entries_.clear();
        used_ = 0;
    }

    [[nodiscard]] std::size_t size() const { return entries_.size(); }
    [[nodiscard]] std::size_t bytes() const { return used_; }

  private:
    struct Entry {
        std::string key;
        Value value;
        std::size_t cost;
    };

    std::size_t capacity_;
    std::size_t used_ = 0;
    std::list<Entry> entries_;                                                        ///< The most recently used first.
    std::unordered_map<std::string_view, typename std::list<Entry>::iterator> index_; ///< Keys live in the entries.
};

} // namespace zugzwang::canvas
