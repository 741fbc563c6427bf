// Random games of every kind: the rules agree with themselves and with their texts.
#include "contract/option_sets.hpp"
#include "contract/tables.hpp"

namespace {

/// A position costs about as much as it has moves; large games are walked less often than small ones.
constexpr std::size_t effort_for_each_set = 15'000, effort_for_a_position = 10;
constexpr int min_games_for_each_set = 3, max_moves_of_a_game = 300;

/// Texts that are a move in no position of any game.
const std::vector<std::string> nonsense{"", " ", "0", "-1", "x", "\n", "1-1", "a1-a1", "99999999999999999999", "LR"};

/// Checks one position of a random game from all sides; `earlier` are moves that were legal before.
class Inspection {
  public:
    Inspection(const Game& game, Table& table, Table& second_table, Random& random)
        : game_(game), table_(table), second_(second_table), random_(random), position_(table.position()),
          moves_(table.legal_moves()) {}

    void ends_exactly_when_no_move_is_left() const {
        if (moves_.empty() != table_.outcome().has_value()) FAIL("moves and outcome disagree in " << position_);
        if (table_.perft(1) != moves_.size()) FAIL("counted and listed moves differ in " << position_);
    }
    void reads_back_from_its_text() {
        const auto refusal = second_.set_position(position_);
        if (refusal) FAIL("own position refused: " << position_ << ": " << refusal->words);
        if (second_.position() != position_) FAIL(position_ << " reads as " << second_.position());
        if (second_.legal_moves() != moves_ || second_.to_move() != table_.to_move() ||
            second_.outcome() != table_.outcome()) {
            FAIL("a position and its text differ in " << position_);
        }
    }
    void names_the_side_to_move() const {
        const auto& side = game_.side_texts[table_.to_move()];
        if ((" " + position_ + " ").find(" " + side + " ") == std::string::npos) {
            FAIL(side << " is to move, which is not in " << position_);
        }
    }
    void lists_every_move_once() const {
        if (std::set<std::string>(moves_.begin(), moves_.end()).size() != moves_.size()) {
            FAIL("a move is listed twice in " << position_);
        }
    }
    void takes_a_move_back() {
        if (moves_.empty()) return;
        play(table_, random_.pick(moves_));
        if (!table_.undo() || table_.position() != position_) FAIL("undo does not bring back " << position_);
    }
    void refuses(const std::vector<std::string>& texts) {
        for (const auto& text : texts) {
            if (std::ranges::find(moves_, text) != moves_.end()) continue;
            const auto refusal = table_.play(text);
            if (!refusal) FAIL("`" << text << "` is not listed but was played in " << position_);
            if (refusal->words.empty() || refusal->words.find('\n') != std::string::npos) {
                FAIL("`" << text << "` is not refused in one line in " << position_);
            }
            if (table_.position() != position_) FAIL("a refused move changed " << position_);
        }
    }
    [[nodiscard]] const std::vector<std::string>& moves() const { return moves_; }

  private:
    const Game& game_;
    Table &table_, &second_;
    Random& random_;
    std::string position_;
    std::vector<std::string> moves_;
};

/// A few of them, so that thousands of moves can be tried in a short time.
std::vector<std::string> sample(const std::vector<std::string>& texts, Random& random) {
    constexpr int max = 4;
    std::vector<std::string> some;
    for (int pick = 0; pick < max && !texts.empty(); ++pick)
        some.push_back(random.pick(texts));
    return some;
}

/// Answers the effort that it took.
std::size_t inspect_game(const Game& game, Table& table, Table& second, Random& random) {
    std::vector<std::string> earlier = nonsense;
    std::size_t effort = 0;
    for (int played = 0; played < max_moves_of_a_game; ++played) {
        Inspection position(game, table, second, random);
        position.ends_exactly_when_no_move_is_left();
        position.names_the_side_to_move();
        position.lists_every_move_once();
        position.reads_back_from_its_text();
        position.takes_a_move_back();
        position.refuses(sample(earlier, random));
        effort += effort_for_a_position + position.moves().size();
        if (position.moves().empty()) break;
        for (auto& move : sample(position.moves(), random))
            earlier.push_back(std::move(move));
        play(table, random.pick(position.moves()));
    }
    return effort;
}

} // namespace

TEST_CASE("contract: thousands of random games keep to the contract of rules", "[contract]") {
    const auto& game = each_game();
    CAPTURE(game.id);
    Random random(1);
    for (const auto& set : option_sets(game)) {
        INFO(set.name);
        const auto table = open(game, set.values), second = open(game, set.values);
        const auto start = table->position();
        std::size_t effort = 0;
        for (int games = 0; games < min_games_for_each_set || effort < effort_for_each_set; ++games) {
            table->set_start_position();
            REQUIRE(table->position() == start);
            effort += inspect_game(game, *table, *second, random);
        }
    }
}

TEST_CASE("contract: every listed move can be played, and counting moves ahead agrees with that", "[contract]") {
    const auto& game = each_game();
    CAPTURE(game.id);
    Random random(2);
    const auto table = open(game, small_set(game).values);
    for (int games = 0; games < 20; ++games) {
        table->set_start_position();
        play_randomly(*table, random, static_cast<int>(random.below(12)));
        const auto position = table->position();
        std::uint64_t two_ahead = 0;
        for (const auto& move : table->legal_moves()) {
            play(*table, move);
            two_ahead += table->legal_moves().size();
            REQUIRE(table->undo());
        }
        CHECK(table->position() == position);
        CHECK(table->perft(2) == two_ahead);
        CHECK(table->perft(0) == 1);
    }
}
