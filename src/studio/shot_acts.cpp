#include "studio/shot_hand.hpp"

#include <algorithm>
#include <map>
#include <stdexcept>

#include "app/settings_file.hpp"
#include "scenes/frame/scenes.hpp"
#include "studio/composed.hpp"
#include "studio/practice/composed_practice.hpp"
#include "zugzwang/base/text.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/ui/caps.hpp"
#include "zugzwang/ui/control.hpp"

namespace zugzwang::studio {

namespace {

std::vector<std::string> parts_of(const std::string& text, char between) {
    std::vector<std::string> parts;
    for (const auto& part : split(text, between))
        parts.emplace_back(part.text);
    return parts;
}

/// An act on its way: its words, read as what its verb takes.
class Doing {
  public:
    Doing(const ShotAct& act, const Game* game, ShotHand& its_hand) : hand(its_hand), act_(act), game_(game) {}

    ShotHand& hand;

    [[nodiscard]] SceneContext& context() const { return hand.context(); }
    [[nodiscard]] const Game& game() const {
        if (game_ == nullptr) throw std::runtime_error(tr("only in the script of a game"));
        return *game_;
    }
    [[nodiscard]] bool has(std::size_t index) const { return index + 1 < act_.words.size(); }
    [[nodiscard]] const std::string& word(std::size_t index = 0) const {
        if (!has(index)) throw std::runtime_error(tr("`{verb}` needs a word more", {{"verb", act_.words[0]}}));
        return act_.words[index + 1];
    }
    /// All of them.
    [[nodiscard]] std::string text() const {
        std::string all = word();
        for (std::size_t index = 1; has(index); ++index)
            all += ' ' + word(index);
        return all;
    }
    [[nodiscard]] double number(std::size_t index = 0) const { return decimal(word(index)); }
    [[nodiscard]] Seconds time(std::size_t index = 0) const { return Seconds{number(index)}; }
    [[nodiscard]] std::size_t count(std::size_t index = 0) const {
        return static_cast<std::size_t>(whole_value(act_.words[0], word(index), 0, 1'000'000));
    }
    [[nodiscard]] Side side(std::size_t index) const { return side_named(word(index)); }

    /// Words like `at=POSITION`, `both=PLAYER`, `clocks=180+2`, `rows=5`.
    [[nodiscard]] TablePlan table(BySide<std::string> players = {"human", "human"}) const {
        TablePlan plan{.game = game().id, .players = std::move(players)};
        for (std::size_t index = 0; has(index); ++index) {
            const auto& text = word(index);
            const auto name = text.substr(0, text.find('='));
            const auto value = text.substr(std::min(text.size(), name.size() + 1));
            if (name == "at")
                plan.position = value;
            else if (name == "both")
                plan.players = {value, value};
            else if (name == "first" || name == "second")
                plan.players[side_named(name)] = value;
            else if (name == "clocks")
                plan.clocks = {{clock(parts_of(value, ',').front()), clock(parts_of(value, ',').back())}};
            else if (name == "expected")
                plan.expected = parts_of(value, ' ');
            else
                plan.options.push_back(text);
        }
        return plan;
    }

    /// Does it at every place that is named; throws where nothing can be done.
    void at_places(bool (ShotHand::*act)(Vec)) const {
        for (const auto& place : parts_of(text(), ' ')) {
            if (!(hand.*act)(place_value(place)))
                throw std::runtime_error(tr("nothing can be done at {place}", {{"place", place}}));
        }
    }

  private:
    static double decimal(const std::string& text) {
        const auto value = decimal_number(text);
        if (!value) throw std::runtime_error(tr("not a number: `{text}`", {{"text", text}}));
        return *value;
    }
    static Side side_named(const std::string& name) { return name == "first" ? Side::first : Side::second; }
    /// "180+2": seconds for the game, and for each move.
    static ClockLimit clock(const std::string& text) {
        const auto parts = parts_of(text, '+');
        return {Seconds{decimal(parts[0])}, Seconds{parts.size() == 1 ? 0 : decimal(parts[1])}};
    }

    const ShotAct& act_;
    const Game* game_;
};

/// What is chosen before a game, on top of what is chosen already.
void set_up(const Doing& act) {
    auto& choices = choices_of(act.context(), act.game());
    const auto plan = act.table(choices.players);
    for (const auto& option : plan.options)
        set_option(choices.options, option);
    choices.players = plan.players;
    choices.clocks = plan.clocks;
    choices.position = plan.position;
    act.hand.open(make_setup(act.context(), act.game()));
}

void review(const Doing& act) {
    auto record = shot_record(act.word());
    const auto& game = game_of(record.game);
    act.hand.open(make_review(act.context(), game, std::move(record)));
}

/// Films can be made.
void offer_films(const Doing& act) {
    act.context().saving.films = "Videos";
    act.context().film.set_maker([](const auto&...) { return std::nullopt; });
}

/// The packs of that folder, of one game alone if one is named.
void choose_packs(const Doing& act) {
    const auto only = act.has(1) ? act.word(1) : std::string();
    act.context().puzzles.set_source([folder = act.word(), only](const std::string& game) {
        return only.empty() || game == only ? composed_pack(folder, game) : std::string();
    });
}

/// Of the puzzle that the title names, where moves are numbers.
void type_solution(const Doing& act) {
    const std::string title = act.hand.title(), digits = "0123456789";
    const auto before = title.find_last_not_of(digits, title.find_last_of(digits));
    const auto number = std::stoul(title.substr(before + 1));
    for (const char digit : std::string(act.context().puzzles.pack(act.game().id)[number - 1].solution))
        act.hand.key(digit);
    act.hand.key('.'); // nothing where that was all that could be typed
}

void climb_rungs(const Doing& act) {
    climb_all(act.context(), act.game(), std::min(act.count(), act.game().ladder.rungs.size()));
}

void wait_until_bare(const Doing& act) {
    for (int wait = 0; wait < 2000 && !act.hand.parts().empty(); ++wait)
        act.hand.pass(Seconds{0.1});
}

/// Until there is something of that name.
void wait_until_part(const Doing& act) {
    const auto is_there = [&] {
        const auto parts = act.hand.parts();
        return std::ranges::find(parts, act.word(), &NamedRect::name) != parts.end();
    };
    for (int wait = 0; wait < 100'000 && !is_there(); ++wait)
        act.hand.pass(Seconds{0.01});
}

void hold_pad(const std::string& signs) {
    static const std::map<std::string, ui::PadSigns> kinds{
        {"xbox", ui::PadSigns::xbox}, {"nintendo", ui::PadSigns::nintendo}, {"playstation", ui::PadSigns::playstation}};
    const auto kind = kinds.find(signs);
    if (kind == kinds.end()) throw std::runtime_error(tr("there is no pad `{kind}`", {{"kind", signs}}));
    ui::hold({.hand = ui::Hand::pad, .signs = kind->second});
}

void take_settings(const Doing& act) {
    auto [settings, complaint] = app::settings_from_text(act.text(), act.context().settings);
    if (!complaint.empty()) throw std::runtime_error(complaint);
    act.context().settings = std::move(settings);
}

/// Where it could be saved, if somebody did.
void open_sheet(const Doing& act, sheet::Asks asks) {
    auto& saving = act.context().saving;
    saving.texts = "/Documents";
    saving.sprite = [](std::string_view) { return std::string(); };
    saving.pdf = [](const auto&, const auto&) { return std::optional<Refusal>(); };
    act.hand.open(make_sheet(act.context(), act.game(), asks));
}

using Verb = void (*)(const Doing&);
const std::map<std::string_view, Verb> verbs{
    // What is opened
    {"play", [](const Doing& act) { act.hand.play(act.table()); }},
    {"begin", [](const Doing& act) { act.hand.begin(act.table()); }},
    {"attract", [](const Doing& act) { act.hand.attract(act.table()); }},
    {"play-against-thinker", [](const Doing& act) { act.hand.play_against_thinker(act.table()); }},
    {"setup", set_up},
    {"help", [](const Doing& act) { act.hand.open(make_help(act.context(), act.game())); }},
    {"settings", [](const Doing& act) { act.hand.open(make_settings(act.context())); }},
    {"editor", [](const Doing& act) { act.hand.open(make_editor(act.context(), act.game())); }},
    {"analysis",
     [](const Doing& act) {
         act.hand.open(make_analysis(act.context(), act.game(), OptionValues(act.game().options), act.text()));
     }},
    {"guide",
     [](const Doing& act) {
         act.hand.open(make_guide(act.context(), act.game(), AfterGuide::set_up));
         act.hand.settle();
     }},
    {"ladder",
     [](const Doing& act) {
         act.hand.open(make_ladder(act.context(), act.game()));
         act.hand.settle();
     }},
    {"ladder-game", // RUNG CLIMBER won|lost
     [](const Doing& act) {
         open_game(act.hand, played_on_ladder(act.game(), act.count(0), act.side(1), act.word(2) == "won"));
     }},
    {"ladder-record", [](const Doing& act) { open_game(act.hand, shot_record(act.word())); }},
    {"tournament",
     [](const Doing& act) {
         act.context().saving.texts.clear(); // none goes on from the picture before
         act.hand.open(make_tournament(act.context(), game_of(act.word())));
     }},
    {"puzzles", [](const Doing& act) { act.hand.open(make_puzzles(act.context(), act.game())); }},
    {"practice", [](const Doing& act) { act.hand.open(make_practice(act.context(), act.game())); }},
    {"openings", // [MOVE ...], in the usual game
     [](const Doing& act) {
         const auto& game = act.game();
         const auto table = *game.open_table(OptionValues(game.options));
         OpeningLine line{.start = table->position()};
         for (std::size_t index = 0; act.has(index); ++index)
             line.moves.push_back(act.word(index));
         act.hand.open(make_explorer(act.context(), game, OptionValues(game.options), line));
     }},
    {"sheet", [](const Doing& act) { open_sheet(act, sheet::Asks::win); }},
    {"sheet-of-mistakes", [](const Doing& act) { open_sheet(act, sheet::Asks::better); }},
    {"letter", // the first one of a game that a friend begins
     [](const Doing& act) { act.hand.open(make_letter(act.context(), act.game(), {.id = 7, .game = act.game().id})); }},
    {"class-set", // POSITION | POSITION ...
     [](const Doing& act) {
         sheet::ClassSet set{.game = act.game().id, .positions = {}};
         const auto text = act.text();
         for (const auto& position : split(text, '|'))
             set.positions.emplace_back(trimmed(position.text));
         act.hand.open(make_class_set(act.context(), act.game(), std::move(set)));
     }},
    {"review", review},
    {"you", [](const Doing& act) { act.hand.open_you(!act.has(0)); }}, // [empty]
    {"games", [](const Doing& act) { act.hand.open_games(act.count()); }},
    // What is there beforehand
    {"set", take_settings},
    {"films", offer_films},
    {"climb", [](const Doing& act) { compose_climb(act.context()); }},
    {"climb-rungs", climb_rungs},
    {"marks", [](const Doing& act) { compose_marks(act.context()); }},
    {"exercises", [](const Doing& act) { compose_practice(act.context()); }},
    {"count-openings", [](const Doing& act) { act.hand.count_openings(); }},
    {"evening", [](const Doing& act) { act.context().now = composed_now; }},
    {"packs", choose_packs},
    {"chance", [](const Doing& act) { act.context().random = Random(act.count()); }},
    // What is done
    {"keys", [](const Doing& act) { act.hand.keys(act.word()); }},
    {"key", [](const Doing& act) { act.hand.key(act.word()[0]); }}, // not waiting for what it starts
    {"with-pad", [](const Doing& act) { hold_pad(act.word()); }},   // xbox, nintendo or playstation
    {"type", [](const Doing& act) { act.hand.type(act.text()); }},
    {"hover", [](const Doing& act) { act.hand.hover(act.word()); }},
    {"click",
     [](const Doing& act) {
         act.hand.click(act.word(), act.has(1) ? place_value(act.word(1)) : Vec{0.5F, 0.5F});
     }},
    {"hold", [](const Doing& act) { act.hand.hold(act.word(), ui::hold_to_confirm + Seconds{0.1}); }},
    {"keep-holding", [](const Doing& act) { act.hand.keep_holding(act.word(), act.time(1)); }},
    {"wheel", [](const Doing& act) { act.hand.wheel(act.word(), static_cast<float>(act.number(1))); }},
    {"hover-board", [](const Doing& act) { act.at_places(&ShotHand::hover_board); }},
    {"click-board", [](const Doing& act) { act.at_places(&ShotHand::click_board); }},
    {"tap-board", [](const Doing& act) { act.at_places(&ShotHand::tap_board); }},
    {"click-in-vain", [](const Doing& act) { act.hand.click_in_vain(); }},
    {"show-moves", [](const Doing& act) { act.hand.show_moves(); }},
    {"solve", type_solution},
    // How time passes
    {"pass", [](const Doing& act) { act.hand.pass(act.time()); }},
    {"settle", [](const Doing& act) { act.hand.settle(); }},
    {"hurry", [](const Doing& act) { act.hand.hurry(static_cast<float>(act.number())); }},
    {"until-move", [](const Doing& act) { act.hand.pass_until_move(act.count(), act.time(1)); }},
    {"until-bare", wait_until_bare},
    {"until-part", wait_until_part}};

} // namespace

void perform(const ShotAct& act, const Game* game, ShotHand& hand) try {
    const auto verb = verbs.find(act.words[0]);
    if (verb == verbs.end()) throw std::runtime_error(tr("there is no act `{verb}`", {{"verb", act.words[0]}}));
    verb->second(Doing(act, game, hand));
} catch (const std::exception& error) {
    throw std::runtime_error(act.place + ": " + error.what());
}

} // namespace zugzwang::studio
