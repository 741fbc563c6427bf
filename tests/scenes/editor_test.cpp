#include "house.hpp"
#include "voice/recorded_voice.hpp"

namespace {

/// Lays out pebbles: every click on the board adds one; two make a start.
class PebbleEditor final : public StartEditor {
  public:
    explicit PebbleEditor(int pebbles) : pebbles_(pebbles) {}

    [[nodiscard]] std::vector<EditTool> tools() const override { return {}; }
    void choose(std::size_t) override {}
    [[nodiscard]] std::vector<EditSetting> settings() const override { return {}; }
    void set(std::size_t, std::int64_t) override {}
    void set(std::size_t, std::string_view) override {}
    [[nodiscard]] Side to_move() const override { return Side::first; }
    void set_to_move(Side) override {}
    [[nodiscard]] std::string clear_words() const override { return {}; }
    void place(Rect area) override { area_ = area; }
    void pointer(const PointerEvent& event) override {
        if (event.kind == PointerEvent::Kind::press && area_.contains(event.at)) change(pebbles_ + 1);
    }
    bool key(const KeyEvent& event) override {
        if (event.key == Key::enter) change(pebbles_ + 1);
        return event.key == Key::enter;
    }
    void draw(Canvas&) const override {}
    [[nodiscard]] bool lies_as_in_game() const override { return false; }
    void draw_marks(Canvas&) const override {}
    void draw_values(const Analysis&, Canvas&) const override {}
    [[nodiscard]] Cursor cursor() const override { return Cursor::cross; }
    [[nodiscard]] std::string prompt() const override { return "Add a pebble"; }
    [[nodiscard]] std::string refusal() const override { return pebbles_ == 5 ? "No room for more" : ""; }
    [[nodiscard]] std::string place_words(Labels) const override { return filled("place {}", pebbles_); }
    [[nodiscard]] Answers position_words(Labels) const override {
        return {filled("There are {}.", pebbles_), "Row 1."};
    }
    [[nodiscard]] std::string summary() const override { return std::to_string(pebbles_) + " pebbles"; }
    [[nodiscard]] Panel panel() const override { return {}; }
    [[nodiscard]] bool can_undo() const override { return before_.has_value(); }
    void undo() override { pebbles_ = std::exchange(before_, std::nullopt).value_or(pebbles_); }
    void clear() override { change(0); }
    [[nodiscard]] bool can_finish() const override { return pebbles_ >= 2; }
    [[nodiscard]] std::string position() const override { return std::to_string(pebbles_); }

  private:
    void change(int pebbles) {
        before_ = pebbles_;
        pebbles_ = pebbles;
    }

    Rect area_{};
    int pebbles_;
    std::optional<int> before_;
};

/// The setup of a game whose start can be laid out.
struct PebbleHouse : House {
    PebbleHouse() {
        auto& game = games[2];
        game.edit_start_words = "Lay the pebbles";
        game.edit_start = [](const OptionValues&, const std::optional<std::string>& position) {
            return std::make_unique<PebbleEditor>(position ? std::stoi(*position) : 1);
        };
        stack.open(make_setup(context, game));
        press("more");
    }
    void open_editor() {
        press("start:edit");
        wait(0.3);
    }
};

} // namespace

TEST_CASE("editor: what is laid out becomes the start of the game", "[scenes][editor]") {
    PebbleHouse house;
    house.open_editor();
    house.check_after("press board, press done, wait 0.3", "2 pebbles");
    house.press("play");
    CHECK(house.started->back().first.position == "2");
}

TEST_CASE("editor: the options choose the start again", "[scenes][editor]") {
    PebbleHouse house;
    house.context.choices.at("amazons").position = std::string("3");
    house.check_after("wait 0.1", "no: [option:size]");
    house.check_after("press start:options", "[option:size]");
    house.press("play");
    CHECK_FALSE(house.started->back().first.position);
}

TEST_CASE("editor: it goes on from what was laid out before", "[scenes][editor]") {
    PebbleHouse house;
    house.context.choices.at("amazons").position = std::string("3");
    house.wait(0.1);
    house.open_editor();
    house.does("enter, press done");
    CHECK(house.context.choices.at("amazons").position == "4");
}

TEST_CASE("editor: leaving changes nothing, too little cannot be taken, and undo and clear work", "[scenes][editor]") {
    PebbleHouse house;
    house.open_editor();
    house.does("press board, escape, wait 0.3");
    CHECK_FALSE(house.context.choices.at("amazons").position);
    house.open_editor();
    house.press("done");
    CHECK_FALSE(house.context.choices.at("amazons").position);
    house.does("press board, Ctrl z, press done");
    CHECK_FALSE(house.context.choices.at("amazons").position);
    house.does("press board, press clear, press undo, press done");
    CHECK(house.context.choices.at("amazons").position == "2");
}

TEST_CASE("editor: the title says why something was refused", "[scenes][editor]") {
    PebbleHouse house;
    house.open_editor();
    CHECK(house.stack.title() == "Game amazons: Add a pebble");
    for (int pebble = 0; pebble < 4; ++pebble)
        house.press("board");
    CHECK(house.stack.title() == "Game amazons: No room for more");
}

TEST_CASE("editor: by keys alone, what was done is said, and O tells what is laid out", "[scenes][editor][captions]") {
    PebbleHouse house;
    testing::RecordedVoice voice;
    house.context.settings.captions = CaptionMode::spoken;
    house.context.voice = &voice;
    house.open_editor();
    static_cast<void>(voice.take_words());
    house.key(Key::enter);
    CHECK(voice.take_words() == std::vector<std::string>{"Add a pebble. 2 pebbles.", "place 2"});
    house.letter('o');
    CHECK(voice.take_words() == std::vector<std::string>{"There are 2. O again tells more."});
    house.letter('o');
    CHECK(voice.take_words() == std::vector<std::string>{"Row 1."});
    CHECK(house.shows("Row 1."));
}
