#include "games/boxes/think/book.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <map>
#include <mutex>
#include <utility>

#include "games/boxes/think/book_text.hpp"
#include "games/boxes/think/engine_file.hpp"
#include "games/boxes/think/zobrist_keys.hpp"

namespace zugzwang::boxes {
namespace {

const std::vector<BookBoard>& boards() {
    static const std::vector<BookBoard> none;
    if (engine_file().empty()) return none;
    static const auto boards = book_from_text(engine_file());
    assert(boards);
    return *boards;
}

/// The symmetries of a start, as maps of its sets of strings.
class Symmetries {
  public:
    explicit Symmetries(const Rules::State& start) {
        const Strings strings(start);
        assert(strings.string_count() <= 64);
        string_count_ = strings.string_count();
        const ZobristKeys zobrist(strings, start.grid);
        images_.resize(zobrist.symmetries());
        for (std::size_t symmetry = 0; symmetry < images_.size(); ++symmetry) {
            for (int string = 0; string < string_count_; ++string) {
                auto& byte = images_[symmetry][static_cast<std::size_t>(string / 8)];
                const std::size_t bit = std::size_t{1} << string % 8;
                for (std::size_t low = 0; low < bit; ++low)
                    byte[bit + low] = byte[low] | zobrist.of(string)[symmetry];
            }
        }
    }

    [[nodiscard]] int string_count() const { return string_count_; }
    [[nodiscard]] std::uint64_t lowest(std::uint64_t set) const {
        std::uint64_t lowest = set;
        for (const auto& image : images_)
            lowest = std::min(lowest, mirrored(image, set));
        return lowest;
    }
    [[nodiscard]] bool is_lowest(std::uint64_t set) const {
        return std::ranges::all_of(images_, [&](const Image& image) { return mirrored(image, set) >= set; });
    }

  private:
    using Image = std::array<std::array<std::uint64_t, 256>, 8>; ///< By byte of a set and its value.

    static std::uint64_t mirrored(const Image& image, std::uint64_t set) {
        std::uint64_t mirrored = 0;
        for (std::size_t byte = 0; set != 0; ++byte, set >>= 8)
            mirrored |= image[byte][set & 255];
        return mirrored;
    }

    int string_count_ = 0;
    std::vector<Image> images_;
};

std::vector<std::uint64_t> sets_of(const Symmetries& symmetries, int lines) {
    std::vector<std::uint64_t> sets;
    if (lines > symmetries.string_count()) return sets;
    if (lines == 0) return {0};
    // The next larger number with as many bits (Gosper, HAKMEM 175, 1972).
    const auto end = symmetries.string_count() == 64 ? 0 : std::uint64_t{1} << symmetries.string_count();
    for (std::uint64_t set = (std::uint64_t{1} << lines) - 1; end == 0 || set < end;) {
        if (symmetries.is_lowest(set)) sets.push_back(set);
        const auto lowest = set & (~set + 1), carried = set + lowest;
        if (carried < set) break;
        set = carried | ((set ^ carried) / lowest) >> 2;
    }
    return sets;
}

/// Finds positions of a board in the book. Any thread.
class BoardLookup {
  public:
    explicit BoardLookup(const BookBoard& board)
        : board_(board), start_(Rules::initial(board.setup)), strings_(start_), symmetries_(start_) {}

    [[nodiscard]] std::optional<int> value(const Rules::State& state) {
        if ((start_.drawn & ~state.drawn).any()) return std::nullopt;
        const auto lines = static_cast<std::size_t>(Rules::lines_left(start_) - Rules::lines_left(state));
        if (lines >= board_.levels.size() || board_.levels[lines].empty()) return std::nullopt;
        std::uint64_t set = 0;
        for (int string = 0; string < strings_.string_count(); ++string) {
            if (state.drawn[static_cast<std::size_t>(strings_.edge_of(string))]) set |= std::uint64_t{1} << string;
        }
        const auto& sets = sets_with(lines);
        const auto place = std::ranges::lower_bound(sets, symmetries_.lowest(set)) - sets.begin();
        const auto boxes = book_digits.find(board_.levels[lines][static_cast<std::size_t>(place)]);
        return 2 * static_cast<int>(boxes) - Strings(state).coins_left();
    }

  private:
    /// Made on first use.
    const std::vector<std::uint64_t>& sets_with(std::size_t lines) {
        std::call_once(made_[lines], [&] { sets_[lines] = sets_of(symmetries_, static_cast<int>(lines)); });
        assert(sets_[lines].size() == board_.levels[lines].size());
        return sets_[lines];
    }

    const BookBoard& board_;
    Rules::State start_;
    Strings strings_;
    Symmetries symmetries_;
    std::array<std::once_flag, BookBoard::max_levels> made_;
    std::array<std::vector<std::uint64_t>, BookBoard::max_levels> sets_;
};

/// Each is made on first use.
BoardLookup* lookup_of(const Rules::Setup& setup) {
    const auto board = std::ranges::find(boards(), setup, &BookBoard::setup);
    if (board == boards().end()) return nullptr;
    static std::mutex mutex;
    static std::map<const BookBoard*, BoardLookup> lookups;
    const std::scoped_lock lock(mutex);
    return &lookups.try_emplace(&*board, *board).first->second;
}

/// With rows and columns exchanged.
Rules::State transposed(const Rules::State& state) {
    const auto swapped = [](Dot dot) { return Dot{dot.y, dot.x}; };
    Rules::State transposed{
        .grid = {state.grid.columns, state.grid.rows}, .drawn = {}, .of_second = {}, .to_move = state.to_move};
    for (int edge = 0; edge < state.grid.edges(); ++edge) {
        if (!state.drawn[static_cast<std::size_t>(edge)]) continue;
        const auto to =
            transposed.grid.edge_index(swapped(state.grid.start_of(edge)), swapped(state.grid.end_of(edge)));
        transposed.drawn.set(static_cast<std::size_t>(*to));
    }
    return transposed;
}

std::optional<int> value_from(const Rules::State& state, Start start) {
    auto* lookup = lookup_of({state.grid.rows, state.grid.columns, start});
    return lookup ? lookup->value(state) : std::nullopt;
}

} // namespace

std::span<const BookBoard> book_boards() { return boards(); }

std::vector<std::uint64_t> book_sets(const Rules::Setup& setup, int lines) {
    return sets_of(Symmetries(Rules::initial(setup)), lines);
}

Rules::State book_position(const Rules::Setup& setup, std::uint64_t set) {
    auto state = Rules::initial(setup);
    const Strings strings(state);
    for (; set != 0; set &= set - 1)
        state = Rules::after(state, {strings.edge_of(std::countr_zero(set))});
    return state;
}

std::optional<int> book_value(const Rules::State& state) {
    if (state.grid.rows > state.grid.columns) return book_value(transposed(state));
    const auto value = value_from(state, Start::border);
    return value ? value : value_from(state, Start::empty);
}

std::vector<Solver::LineValue> book_line_values(const Rules::State& state) {
    std::vector<Solver::LineValue> values;
    for (const auto& move : Rules::legal_moves(state)) {
        const int closed = boxes_closed_by(state, move.edge);
        const auto rest = book_value(Rules::after(state, move));
        if (!rest) return {};
        values.push_back({move, closed > 0 ? closed + *rest : -*rest});
    }
    return values;
}

} // namespace zugzwang::boxes
