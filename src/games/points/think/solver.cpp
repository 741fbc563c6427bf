#include "games/points/think/solver.hpp"

#include <algorithm>
#include <atomic>
#include <bit>
#include <utility>

#include "games/points/think/part_search.hpp"
#include "zugzwang/ai/search_threads.hpp"
#include "zugzwang/base/random.hpp"

namespace zugzwang::points {

namespace {

/// The segments of a position as vertices, the longest first: long ones tend to split the rest.
std::vector<int> vertices_of(const Board& board, const SegmentSet& legal) {
    std::vector<int> segments;
    legal.for_each([&](int index) { segments.push_back(index); });
    std::ranges::stable_sort(segments, std::ranges::greater{}, [&](int index) { return board.squared_length(index); });
    return segments;
}

template <int Words>
ConflictGraph<Words> graph_of(const Board& board, const std::vector<int>& segments, const std::vector<PartKey>& keys) {
    ConflictGraph<Words> graph;
    graph.points = &board.points();
    std::vector<int> vertex_of(static_cast<std::size_t>(board.segment_count()), -1);
    for (std::size_t i = 0; i < segments.size(); ++i)
        vertex_of[static_cast<std::size_t>(segments[i])] = static_cast<int>(i);
    for (const int index : segments) {
        const auto [a, b] = board.segment(index);
        graph.ends.push_back(bit_of(a) | bit_of(b));
        graph.keys.push_back(keys[static_cast<std::size_t>(index)]);
        VertexSet<Words> closed;
        board.conflicts(index).for_each([&](int touching) {
            const auto vertex = vertex_of[static_cast<std::size_t>(touching)];
            if (vertex >= 0) closed.insert(vertex);
        });
        graph.closed.push_back(closed);
    }
    return graph;
}

template <int Words>
VertexSet<Words> all_vertices(const std::vector<int>& segments) {
    VertexSet<Words> all;
    for (std::size_t vertex = 0; vertex < segments.size(); ++vertex)
        all.insert(static_cast<int>(vertex));
    return all;
}

/// Calls `act.template operator()<Words>()` with the smallest width that holds so many vertices.
template <class Act>
auto with_words(std::size_t vertices, Act act) {
    if (vertices <= 64) return act.template operator()<1>();
    if (vertices <= 128) return act.template operator()<2>();
    if (vertices <= 256) return act.template operator()<4>();
    if (vertices <= 448) return act.template operator()<7>();
    if (vertices <= 896) return act.template operator()<14>();
    return act.template operator()<28>();
}

/// A move and what it leaves.
template <int Words>
struct Candidate {
    int vertex = 0;
    VertexSet<Words> rest{};
    int unsolved_size = 0;            ///< Vertices of the rest in parts of unknown nim-value.
    std::optional<bool> has_nimber{}; ///< Whether the rest has the nim-value in question; empty while unknown.
};

/// Searches the moves of one position, on several threads that share a table.
template <int Words>
class RootSearch {
  public:
    /// All three must outlive the search.
    RootSearch(const ConflictGraph<Words>& graph, NimberTable& table, SearchControl& control, int threads)
        : graph_(graph), table_(table), control_(control), threads_(threads) {}

    /// Every move in these vertices, or every one up to the first that leaves the nim-value; those with the least left
    /// to search come first. Each thread takes the next free move.
    [[nodiscard]] std::vector<Candidate<Words>> moves_to(int nimber, const VertexSet<Words>& vertices,
                                                         Solver::Scope scope) {
        auto candidates = candidates_in(vertices);
        SearchControl together(control_);
        std::atomic<std::size_t> next = 0;
        search_on_threads(together, threads_, [&](SearchControl& own) {
            PartSearch<Words> search(graph_, table_, own);
            for (auto at = next++; at < candidates.size() && !own.must_stop(); at = next++) {
                const bool has_nimber = search.is_nimber(candidates[at].rest, nimber);
                if (own.stopped()) return;
                candidates[at].has_nimber = has_nimber;
                if (has_nimber && scope == Solver::Scope::one_winning_move) together.stop();
            }
        });
        return candidates;
    }

    /// The nim-value of the part: the mex of what its moves leave; empty when stopped.
    [[nodiscard]] std::optional<int> nimber_of(const Part<Words>& part) {
        if (const auto possible = table_.possible(part.key); std::has_single_bit(possible))
            return std::countr_zero(possible);
        const auto nodes_before = control_.nodes();
        for (int nimber = 0;; ++nimber) {
            const auto moves = moves_to(nimber, part.vertices, Solver::Scope::one_winning_move);
            const auto answered = [&](std::optional<bool> answer) {
                return std::ranges::find(moves, answer, &Candidate<Words>::has_nimber) != moves.end();
            };
            if (answered(true)) continue;
            if (answered(std::nullopt)) return std::nullopt;
            table_.restrict_to(part.key, NimberSet{1} << nimber, control_.nodes() - nodes_before);
            return nimber;
        }
    }

  private:
    [[nodiscard]] std::vector<Candidate<Words>> candidates_in(const VertexSet<Words>& vertices) {
        PartSearch<Words> search(graph_, table_, control_);
        std::vector<Candidate<Words>> candidates;
        vertices.for_each([&](int vertex) {
            const auto rest = vertices - graph_.closed[static_cast<std::size_t>(vertex)];
            const int unsolved_size = control_.must_stop() ? rest.size() : search.unknown_size(rest);
            candidates.push_back({.vertex = vertex, .rest = rest, .unsolved_size = unsolved_size});
        });
        std::ranges::stable_sort(candidates, {}, &Candidate<Words>::unsolved_size);
        return candidates;
    }

    const ConflictGraph<Words>& graph_;
    NimberTable& table_;
    SearchControl& control_;
    int threads_;
};

} // namespace

Solver::Solver(std::shared_ptr<const Board> board, std::size_t max_bytes, int threads)
    : board_(std::move(board)), table_(max_bytes), threads_(threads) {
    Random random(0x5eed);
    for (int index = 0; index < board_->segment_count(); ++index) {
        const auto high = random.below(UINT64_MAX), low = random.below(UINT64_MAX);
        keys_.push_back({high, low});
    }
}

std::vector<SolvedMove> Solver::solved_moves(const SegmentSet& legal, Scope scope, SearchControl& control) {
    const auto segments = vertices_of(*board_, legal);
    return with_words(segments.size(), [&]<int Words>() {
        const auto graph = graph_of<Words>(*board_, segments, keys_);
        RootSearch<Words> search(graph, table_, control, threads_);
        std::vector<SolvedMove> moves; // a move wins when it leaves 0
        for (const auto& candidate : search.moves_to(0, all_vertices<Words>(segments), scope)) {
            const auto segment = segments[static_cast<std::size_t>(candidate.vertex)];
            moves.push_back({board_->segment(segment), candidate.has_nimber, candidate.unsolved_size});
        }
        return moves;
    });
}

std::vector<ValuedPart> Solver::valued_parts(const SegmentSet& legal, SearchControl& control) {
    const auto segments = vertices_of(*board_, legal);
    return with_words(segments.size(), [&]<int Words>() {
        const auto graph = graph_of<Words>(*board_, segments, keys_);
        RootSearch<Words> search(graph, table_, control, threads_);
        std::vector<ValuedPart> parts;
        bool stopped = false;
        for_each_part(graph, all_vertices<Words>(segments), [&](const Part<Words>& part) {
            const auto nimber = stopped ? std::nullopt : search.nimber_of(part);
            stopped = stopped || !nimber;
            if (stopped) return;
            ValuedPart valued{.segments = {}, .nim_value = static_cast<std::uint32_t>(*nimber)};
            part.vertices.for_each(
                [&](int vertex) { valued.segments.insert(segments[static_cast<std::size_t>(vertex)]); });
            parts.push_back(valued);
        });
        if (stopped) parts.clear();
        return parts;
    });
}

std::optional<std::uint32_t> Solver::nim_value(const SegmentSet& legal, SearchControl& control) {
    const auto parts = valued_parts(legal, control);
    if (parts.empty() && !legal.empty()) return std::nullopt;
    std::uint32_t sum = 0;
    for (const auto& part : parts)
        sum ^= part.nim_value;
    return sum;
}

std::vector<SegmentSet> independent_parts(const Board& board, const SegmentSet& legal) {
    std::vector<SegmentSet> parts;
    auto left = legal;
    legal.for_each([&](int start) {
        if (!left.contains(start)) return;
        SegmentSet part, fresh;
        fresh.insert(start);
        while (!fresh.empty()) {
            part |= fresh;
            SegmentSet touching;
            fresh.for_each([&](int index) { touching |= board.conflicts(index); });
            fresh = (touching & legal) - part;
        }
        left -= part;
        parts.push_back(part);
    });
    return parts;
}

} // namespace zugzwang::points
