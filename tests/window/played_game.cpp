#include "window/played_game.hpp"

#include "support/catch.hpp"

#include "app/frame_clock.hpp"
#include "support/every_game.hpp"

namespace zugzwang::testing {

namespace {

OptionValues options_of(const GamePlan& plan) {
    OptionValues options(find_game(plan.game)->options);
    for (const auto& [name, value] : plan.options) {
        if (const auto refusal = options.set(name, value)) FAIL(refusal->words);
    }
    return options;
}

WindowPlan window_plan(const GamePlan& plan, const OptionValues& options) {
    cli::WindowRequest request{.start = cli::WindowRequest::Start::play, .game = plan.game};
    request.session.options = options;
    request.session.players = plan.players;
    request.session.budget = plan.budget;
    return {.request = request, .width = plan.width, .height = plan.height};
}

} // namespace

SmallGame any_small_game() {
    const auto& game = *find_game(GENERATE(from_range(game_ids())));
    return {game.id, {game.small.begin(), game.small.end()}, game.players.at(1).id};
}

PlayedGame::PlayedGame(const GamePlan& plan)
    : game_(*find_game(plan.game)), plan_(plan), options_(options_of(plan)), window_(window_plan(plan, options_)),
      random_(plan.seed) {}

void PlayedGame::find_session() {
    const auto& running = window_.app().context().running;
    if (const auto found = running.find(game_.id); found != running.end()) session_ = found->second;
}

const Session& PlayedGame::session() {
    find_session();
    REQUIRE(session_ != nullptr);
    return *session_;
}

std::size_t PlayedGame::move_count() {
    find_session();
    return session_ ? session_->news().moves.size() : 0;
}

std::vector<std::string> PlayedGame::moves() {
    std::vector<std::string> texts;
    for (const auto& move : session().news().moves)
        texts.push_back(move.text);
    return texts;
}

bool PlayedGame::over() {
    find_session();
    return session_ && session_->news().outcome;
}

std::unique_ptr<Table> PlayedGame::start() const {
    auto table = game_.open_table(options_);
    REQUIRE(table);
    return *std::move(table);
}

bool PlayedGame::at_rest() {
    find_session();
    if (!session_) return plan_.players[start()->to_move()] == human;
    return !session_->news().is_animating && (session_->news().waits_for_person || session_->news().outcome);
}

void PlayedGame::rest() {
    constexpr int max_rounds = 400;
    for (int round = 0; round < max_rounds; ++round) {
        window_.app().workers().wait_until_idle();
        window_.pass(Seconds{0.25});
        if (at_rest()) return;
    }
    FAIL(game_.id << " does not come to rest: " << title());
}

void PlayedGame::click_something() {
    constexpr int max_looks = 20'000;
    const Rect board = window_.widget("board");
    for (int look = 0; look < max_looks; ++look) {
        const Vec at{board.x + static_cast<float>(random_.below(static_cast<std::uint64_t>(board.width))),
                     board.y + static_cast<float>(random_.below(static_cast<std::uint64_t>(board.height)))};
        window_.move_to(at);
        if (window_.app().scenes().cursor() == Cursor::arrow) continue;
        if (plan_.by_touch) {
            window_.leave(); // a finger does not stay over what it sees
            window_.touch(at);
            if (session_ && session_->news().proposes) {
                window_.pass(app::FrameClock::step);
                window_.touch(at);
            }
        } else {
            window_.click(at);
        }
        window_.pass(app::FrameClock::step);
        find_session();
        if (session_ && session_->news().refusing) FAIL("a click that was invited is refused: " << title());
        return;
    }
    FAIL("nothing on the board lights up: " << title());
}

void PlayedGame::click_a_move() {
    constexpr int max_clicks = 500; // a queen may be put back again and again
    const auto before = move_count();
    for (int click = 0; move_count() == before; ++click) {
        if (click == max_clicks) FAIL("no move comes of all the clicks: " << title());
        click_something();
    }
}

void PlayedGame::play_by_mouse() {
    for (rest(); !over(); rest())
        click_a_move();
}

void PlayedGame::click_again() {
    window_.click("again");
    session_.reset();
}

void PlayedGame::check_by_rules() {
    const auto table = start();
    for (const auto& move : session().news().moves) {
        INFO(move.text << " in " << table->position());
        CHECK(move.side == table->to_move());
        CHECK_FALSE(table->play(move.text));
    }
    CHECK(session().position() == table->position());
    CHECK(session().news().outcome == table->outcome());
}

void check_whole(Window& window, int width, int height) {
    const Rect screen{0, 0, static_cast<float>(width), static_cast<float>(height)};
    const Rect board = window.widget("board");
    for (const auto& part : window.app().scenes().top().widgets()) {
        INFO(part.name << " at " << width << " by " << height);
        CHECK(screen.contains(part.rect));
        CHECK((part.name == "board" || !part.rect.overlaps(board)));
    }
    const auto picture = window.picture();
    CHECK(picture->w == width);
    CHECK(picture->h == height);
}

} // namespace zugzwang::testing
