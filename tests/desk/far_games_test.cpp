// Games by link between two people, each with a program and a folder of their own; what goes between them is text.
#include "desk/far/far_games.hpp"

#include "desk/far/far_table.hpp"
#include "desk/opened.hpp"
#include "keep/keeper.hpp"
#include "support/catch.hpp"
#include "support/files.hpp"
#include "support/places.hpp"
#include "support/temporary_folder.hpp"

namespace {

/// A program on one side of a game by link.
struct Program {
    Program() {
        context.keeper = &keeper;
        context.clipboard = {.text = [this] { return copied; },
                             .set_text = [this](const std::string& text) { copied = text; }};
        context.now = [] { return std::chrono::sys_days(std::chrono::year(2026) / 11 / 28); };
    }

    std::uint64_t begin(const char* id, bool begins, const std::string& name = "Ann", const char* option = nullptr,
                        const char* value = "") {
        const auto& game = *find_game(id);
        FarStart start{.options = OptionValues(game.options), .name = name, .begins = begins};
        if (option != nullptr) REQUIRE_FALSE(start.options.set(option, value));
        const auto number = begin_far_game(context, game, start);
        REQUIRE(number);
        return *number;
    }
    /// As the window does when it is pasted; why it does not.
    std::string paste(const std::string& text, const std::string& name = "Ben") {
        const auto opened = opened_text(catalog(), nullptr, text, {});
        if (const auto* refusal = std::get_if<Refusal>(&opened)) return refusal->words;
        const auto& received = std::get<OpenedLetter>(opened).letter;
        auto arrival = find_far_game(context, received.id) ? take_letter(context, received)
                                                           : accept_letter(context, received, name);
        if (!arrival) return arrival.refusal().words;
        arrived = *arrival;
        return {};
    }
    /// Sits down at the game that came last, or was begun.
    void sit(std::uint64_t id, std::size_t known = SIZE_MAX) {
        auto started = far_session(context, {.id = id, .known = known});
        REQUIRE(started);
        session = *std::move(started);
        table.forget();
        look();
    }
    /// Until what came is on the board.
    void look() {
        for (int step = 0; step < 400; ++step) {
            session->update(Seconds{0.05});
            table.follow(*session);
        }
    }
    void play(const std::string& move) {
        REQUIRE(session->play(move));
        look();
    }
    std::string send() {
        REQUIRE(table.can_send(session->news()));
        REQUIRE(table.send());
        look();
        return copied;
    }

    const TemporaryFolder folder;
    Keeper keeper{folder.path()};
    const Theme theme{};
    Workers workers;
    SceneContext context{workers, theme, catalog(), 7};
    std::string copied;
    Arrival arrived;
    std::unique_ptr<Session> session;
    FarTable table{context};
};

} // namespace

TEST_CASE("far: a game goes to and fro until it is over, and both have it in their library", "[desk][far]") {
    Program ben, ann;
    const auto id = ben.begin("sticks", true);
    ben.sit(id);
    CHECK(ben.session->news().waits_for_person);
    CHECK_FALSE(ben.table.can_send(ben.session->news()));
    ben.play("3");
    CHECK(ann.paste(ben.send()).empty());
    ann.sit(id);
    CHECK(ann.session->position() == "7/3 2");
    CHECK(ann.session->news().waits_for_person);
    CHECK(ann.session->news().seats[Side::first].name == "Ben");
    ann.play("3");
    CHECK(ben.paste("https://example.org/#" + ann.send()).empty());
    CHECK(ben.arrived.known == 1);
    ben.look(); // at the table where he sits
    CHECK(ben.session->position() == "4/3 1");
    ben.play("1");
    CHECK(ann.paste(ben.send()).empty());
    ann.look();
    ann.play("3");
    CHECK(ann.session->news().outcome->winner == Side::second);
    CHECK(ben.paste(ann.send()).empty());
    ben.look();
    for (auto* program : {&ben, &ann}) {
        CHECK(program->session->news().outcome->winner == Side::second);
        const auto games = program->keeper.library()->entries({}, 0, 10);
        REQUIRE(games.size() == 1);
        CHECK(games[0].opponent == (program == &ben ? "Ann" : "Ben"));
        CHECK(games[0].moves == 4);
        CHECK(games[0].person == (program == &ben ? Side::first : Side::second));
        CHECK(program->table.library_id() == games[0].id);
    }
}

TEST_CASE("far: the friend begins, where that was chosen", "[desk][far]") {
    Program ben, ann;
    const auto id = ben.begin("boxes", false);
    ben.sit(id);
    CHECK_FALSE(ben.session->news().waits_for_person);
    CHECK(ann.paste(ben.send()).empty());
    ann.sit(id);
    CHECK(ann.session->news().waits_for_person);
}

TEST_CASE("far: what was sent is not taken back, what was not is", "[desk][far]") {
    Program ben;
    ben.sit(ben.begin("sticks", true));
    ben.play("3");
    CHECK(ben.session->act(Act::undo));
    ben.look();
    CHECK(find_far_game(ben.context, *ben.table.id())->letter.moves.empty());
    ben.play("2");
    static_cast<void>(ben.send());
    CHECK_FALSE(ben.session->act(Act::undo));
    CHECK(find_far_game(ben.context, *ben.table.id())->kept.settled == 1);
}

TEST_CASE("far: a move that was not sent is there the next time", "[desk][far]") {
    Program ben;
    const auto id = ben.begin("sticks", true);
    ben.sit(id);
    ben.play("3");
    ben.sit(id);
    CHECK(ben.session->position() == "7/3 2");
    CHECK(ben.session->act(Act::undo));
}

TEST_CASE("far: an old, a forked and a damaged link are told, and change nothing", "[desk][far]") {
    Program ben, ann, other_ann;
    const auto id = ben.begin("sticks", true);
    ben.sit(id);
    ben.play("3");
    const auto first = ben.send();
    CHECK(ann.paste(first).empty());
    CHECK(other_ann.paste(first).empty());
    ann.sit(id);
    ann.play("3");
    const auto second = ann.send();
    other_ann.sit(id);
    other_ann.play("2");
    const auto fork = other_ann.send();
    CHECK(ben.paste(second).empty());
    ben.look();
    const auto known = *ben.keeper.letters().letters().find(id);
    CHECK(ben.paste(first) == "this link is old: you know more of this game by now");
    CHECK(ben.paste(fork) == "this link goes another way: move 2 is not the one that you know");
    auto damaged = second;
    damaged[20] = damaged[20] == 'A' ? 'B' : 'A';
    CHECK(ben.paste(damaged) == "the link is damaged: copy the whole of it once more");
    CHECK(ben.paste(second.substr(0, second.size() - 5)) == "the link is damaged: its end is missing");
    auto other_options = find_far_game(ben.context, id)->letter;
    other_options.options["sticks"] = "20";
    CHECK(ben.paste(*letter::to_text(*find_game("sticks"), other_options)) ==
          "this link says that the game began otherwise");
    CHECK(*ben.keeper.letters().letters().find(id) == known);
    CHECK(ben.paste(second).empty()); // once more: nothing new
    CHECK(*ben.keeper.letters().letters().find(id) == known);
}

TEST_CASE("far: a board that is drawn goes to and fro once, then both have the same", "[desk][far]") {
    Program ben, ann;
    const auto id = ben.begin("points", true, "Ann", "points", "12");
    REQUIRE(send_link(ben.context, id));
    CHECK_FALSE(find_far_game(ben.context, id)->letter.has_board());
    CHECK(find_far_game(ben.context, id)->letter.options.at("points") == "12");
    CHECK(ann.paste(ben.copied).empty());
    CHECK_FALSE(find_far_game(ann.context, id)->kept.side);
    REQUIRE(send_link(ann.context, id));
    CHECK(ben.paste(ann.copied).empty());
    const auto side = find_far_game(ben.context, id)->kept.side;
    REQUIRE(side);
    CHECK(find_far_game(ben.context, id)->kept.secret.empty());
    ben.sit(id);
    CHECK(ben.session->news().waits_for_person == (*side == Side::first));
    if (*side == Side::first) ben.play("1-2");
    CHECK(ann.paste(ben.send()).empty());
    ann.sit(id, ann.arrived.known);
    CHECK(find_far_game(ann.context, id)->kept.side == other(*side));
    CHECK(ann.session->position() == ben.session->position());
    CHECK(ann.session->news().waits_for_person);
    CHECK(ben.paste(ann.copied) == "this link is old: you know more of this game by now");
}

TEST_CASE("far: what hands links on takes the link in the clipboard's place, and words say so", "[desk][far]") {
    Program ben, ann;
    std::string shared;
    ben.context.clipboard.share = [&shared](const std::string& link) { shared = link; };
    const auto id = ben.begin("sticks", true);
    ben.sit(id);
    CHECK(ben.table.words(ben.session->news()) == "Make your move. Then send the link.");
    ben.play("3");
    CHECK(ben.table.words(ben.session->news()) == "Send the link to Ann.");
    CHECK_FALSE(send_link(ben.context, id)); // nothing was copied
    CHECK(ben.copied.empty());
    CHECK(ann.paste(shared).empty());
}

TEST_CASE("far: who gives up says so with the next link", "[desk][far]") {
    Program ben, ann;
    const auto id = ben.begin("sticks", true);
    ben.sit(id);
    ben.play("1");
    CHECK(ann.paste(ben.send()).empty());
    ann.sit(id);
    REQUIRE(ann.session->act(Act::resign));
    ann.look();
    CHECK(ben.paste(ann.send()).empty());
    CHECK_FALSE(ann.session->act(Act::undo)); // the friend has seen it
    ben.sit(id);
    REQUIRE(ben.session->news().outcome);
    CHECK(ben.session->news().outcome->winner == Side::first);
    CHECK(ben.keeper.library()->tally({}).won == 1);
}

TEST_CASE("far: the name that was given last is offered the next time", "[desk][far]") {
    Program ben;
    CHECK(last_far_name(ben.context).empty());
    const auto id = ben.begin("sticks", true, "  Zoë ");
    CHECK(last_far_name(ben.context) == "Zoë");
    CHECK(find_far_game(ben.context, id)->kept.name == "Zoë");
    CHECK(find_far_game(ben.context, ben.begin("sticks", true, ""))->kept.name == "A friend");
}

TEST_CASE("far: without a place to keep games there are none by link", "[desk][far]") {
    Program ben;
    ben.context.keeper = nullptr;
    const auto& game = *find_game("sticks");
    const auto refused = begin_far_game(ben.context, game, {.options = OptionValues(game.options), .name = "Ann"});
    CHECK(refused.refusal().words == "a game by link has to be kept, and there is nowhere to keep it");
    CHECK_FALSE(find_far_game(ben.context, 1));
}

TEST_CASE("far: what is copied is a link where the page is known, else the letter alone", "[desk][far]") {
    Program ben;
    const auto id = ben.begin("boxes", false);
    const auto alone = link_to_send(ben.context, id);
    CHECK(alone.starts_with("letter1-"));
    ben.context.settings.page_address = "https://example.org/";
    CHECK(link_to_send(ben.context, id) == "https://example.org/#" + alone);
    ben.context.clipboard.address = [](const std::string& letter) { return "http://localhost/#" + letter; };
    CHECK(link_to_send(ben.context, id) == "http://localhost/#" + alone);
}

TEST_CASE("far: a proposal without a board is found with what it waits for, until its board is drawn", "[desk][far]") {
    Program ben, ann;
    const auto& points = *find_game("points");
    ben.begin("boxes", true);
    const auto id = ben.begin("points", true);
    REQUIRE(undrawn_games(ben.context, points).size() == 1);
    const auto proposed = undrawn_games(ben.context, points).front();
    CHECK(proposed.kept.id == id);
    CHECK(waiting_words(proposed) == "waits for Ann’s answer");
    CHECK(undrawn_games(ben.context, *find_game("boxes")).empty()); // it has its board
    CHECK(ann.paste(link_to_send(ben.context, id)).empty());
    REQUIRE(undrawn_games(ann.context, points).size() == 1);
    CHECK(waiting_words(undrawn_games(ann.context, points).front()) == "waits for Ben, who draws the board");
    CHECK(ben.paste(link_to_send(ann.context, id)).empty());
    CHECK(undrawn_games(ben.context, points).empty());
}

TEST_CASE("far: what answers a proposal that was dropped begins no game", "[desk][far]") {
    Program ben, ann;
    const auto id = ben.begin("points", true);
    CHECK(ann.paste(link_to_send(ben.context, id)).empty());
    const auto answer = link_to_send(ann.context, id);
    drop_far_game(ben.context, id);
    CHECK_FALSE(find_far_game(ben.context, id));
    const auto received = letter::from_text(catalog(), answer, {});
    REQUIRE(received);
    const auto refusal = why_not_first(*received);
    REQUIRE(refusal);
    CHECK(refusal->words == "this link answers a game that was not begun here, or that you dropped");
    const auto other = letter::from_text(catalog(), link_to_send(ben.context, ben.begin("points", true)), {});
    REQUIRE(other);
    CHECK_FALSE(why_not_first(*other));
}

TEST_CASE("far: the letters of the page's journey are those of a window that plays with it", "[desk][far][page]") {
    // Made by another program than this one, from the description of the form in letter.hpp.
    std::map<std::string, std::string> letters;
    std::istringstream lines(testing::text_of(ZUGZWANG_SOURCE_DIR "/tests/web/letters.txt"));
    for (std::string name, letter; lines >> name >> letter;)
        letters.emplace(name, letter);
    const auto text = [&letters](const char* name) { return letters.at(name); };
    Program ben; // at the window; Ann is at the page
    const auto id = letter::from_text(catalog(), text("sent"), {})->id;
    const auto& game = *find_game("sticks");
    REQUIRE_FALSE(keep_far_game(ben.context, {.game = &game,
                                              .kept = {.id = id, .name = "Ann", .side = Side::first},
                                              .letter = {.id = id, .game = "sticks"}}));
    ben.sit(id);
    ben.play("3");
    CHECK(ben.send() == text("sent"));
    CHECK(ben.paste("http://127.0.0.1:8080/#" + text("answer")).empty());
    ben.look();
    ben.play("1");
    CHECK(ben.send() == text("next"));
    CHECK(ben.paste(text("damaged")) == "the link is damaged: copy the whole of it once more");
    CHECK(ben.paste(text("fork")) == "this link goes another way: move 2 is not the one that you know");
    CHECK(ben.paste("http://127.0.0.1:8080/#" + text("last")).empty());
    ben.look();
    CHECK(ben.session->news().outcome->winner == Side::second);
}
