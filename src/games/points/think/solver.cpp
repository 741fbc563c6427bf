#include "games/points/think/solver.hpp"

#include <algorithm>
#include <atomic>
#include <utility>

#include "games/points/think/part_search.hpp"
#include "zugzwang/ai/random.hpp"
#include "zugzwang/ai/search_threads.hpp"

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
VertexSet<Words> everything(const std::vector<int>& segments) {
    VertexSet<Words> all;
    for (std::size_t vertex = 0; vertex < segments.size(); ++vertex)
        all.insert(static_cast<int>(vertex));
    return all;
}

/// Calls `act.template operator()<Words>()` with the least width that holds so many vertices.
template <class Act>
auto with_words(std::size_t vertices, Act act) {
    if (vertices <= 64) return act.template operator()<1>();
    if (vertices <= 128) return act.template operator()<2>();
    if (vertices <= 256) return act.template operator()<4>();
    if (vertices <= 448) return act.template operator()<7>();
    if (vertices <= 896) return act.template operator()<14>();
    return act.template operator()<28>();
}

template <int Words>
struct Candidate {
    JudgedMove judged;
    VertexSet<Words> rest;
};

/// Every move, those with the least left to search first.
template <int Words>
std::vector<Candidate<Words>> candidates_of(const Board& board, const std::vector<int>& segments,
                                            const ConflictGraph<Words>& graph, NimberTable& table,
                                            SearchControl& control) {
    PartSearch<Words> search(graph, table, control);
    const auto all = everything<Words>(segments);
    std::vector<Candidate<Words>> candidates;
    for (std::size_t vertex = 0; vertex < segments.size(); ++vertex) {
        const auto rest = all - graph.closed[vertex];
        const int left_open = control.must_stop() ? rest.size() : search.unknown_size(rest);
        candidates.push_back({{board.segment(segments[vertex]), std::nullopt, left_open}, rest});
    }
    std::ranges::stable_sort(candidates, {}, [](const auto& candidate) { return candidate.judged.left_open; });
    return candidates;
}

/// Each thread takes the next move that nobody has taken.
template <int Words>
std::vector<JudgedMove> judged_moves(std::vector<Candidate<Words>> candidates, const ConflictGraph<Words>& graph,
                                     Solver::Want want, NimberTable& table, SearchControl& control, int threads) {
    SearchControl together(control);
    std::atomic<std::size_t> next = 0;
    search_on_threads(together, threads, [&](SearchControl& own) {
        PartSearch<Words> search(graph, table, own);
        for (auto at = next++; at < candidates.size() && !own.must_stop(); at = next++) {
            const bool wins = search.is_nimber(candidates[at].rest, 0);
            if (own.stopped()) return;
            candidates[at].judged.wins = wins;
            if (wins && want == Solver::Want::one_winning_move) together.stop();
        }
    });
    std::vector<JudgedMove> moves;
    for (const auto& candidate : candidates)
        moves.push_back(candidate.judged);
    return moves;
}

} // namespace

Solver::Solver(std::shared_ptr<const Board> board, std::size_t max_bytes, int threads)
    : board_(std::move(board)), table_(max_bytes, threads), threads_(threads) {
    Random random(0x5eed);
    for (int index = 0; index < board_->segment_count(); ++index) {
        const auto high = random.below(UINT64_MAX), low = random.below(UINT64_MAX);
        keys_.push_back({high, low});
    }
}

std::vector<JudgedMove> Solver::judged(const SegmentSet& legal, Want want, SearchControl& control) {
    const auto segments = vertices_of(*board_, legal);
    return with_words(segments.size(), [&]<int Words>() {
        const auto graph = graph_of<Words>(*board_, segments, keys_);
        return judged_moves(candidates_of(*board_, segments, graph, table_, control), graph, want, table_, control,
                            threads_);
    });
}

std::optional<std::uint32_t> Solver::nim_value(const SegmentSet& legal, SearchControl& control) {
    const auto segments = vertices_of(*board_, legal);
    return with_words(segments.size(), [&]<int Words>() -> std::optional<std::uint32_t> {
        const auto graph = graph_of<Words>(*board_, segments, keys_);
        PartSearch<Words> search(graph, table_, control);
        const auto value = search.nimber(everything<Words>(segments));
        if (control.stopped()) return std::nullopt;
        return static_cast<std::uint32_t>(value);
    });
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
