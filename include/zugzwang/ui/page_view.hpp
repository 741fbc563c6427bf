// A page: what one screenful shows and what can be done there, as one value that a scene answers. The bar over it, the
// bar of icons at the foot of an upright screen and what becomes of columns without room are made here, for all pages.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "zugzwang/ui/act.hpp"
#include "zugzwang/ui/controls.hpp"
#include "zugzwang/ui/layout.hpp"
#include "zugzwang/ui/mirror.hpp"
#include "zugzwang/ui/named_rect.hpp"
#include "zugzwang/ui/node.hpp"
#include "zugzwang/ui/notice.hpp"
#include "zugzwang/ui/shown_field.hpp"
#include "zugzwang/ui/tip.hpp"

namespace zugzwang::ui {

struct Page {
    std::string title{};  ///< In the bar; empty: a page without one. Translated.
    std::string status{}; ///< In the bar's middle; shortened without room. Translated.
    Role status_role = Role::ink;
    /// Asked only where somebody listens, and read out whenever it is another one; without it the status is.
    /// Translated.
    std::function<std::string()> told{};
    std::vector<Node> icons{}; ///< On the right of the bar, or at the foot of an upright screen: what is pressed.
    Node body{};
    std::optional<Node> foot{};      ///< A strip below the body, which makes room for it.
    std::vector<Deed> deeds{};       ///< All that can be done here; the order is that of the hints.
    std::vector<const Act*> hints{}; ///< Keys that are shown at the foot where there are keys.
    std::string focus{};             ///< This has the focus when nothing else has.
    bool muted = false;              ///< As the loudspeaker shows.
    bool bare = false;               ///< The body alone, without room about it: a page in a place of another one.
    float least_words = 0;           ///< As in LayoutRules.
    bool only_seen = false;          ///< Nothing can be pressed: no way back, no loudspeaker.

    /// Tells it in place of the status while there is something to tell.
    void tell(const Notice& notice);
};

/// All that stands there, as it is read out: sentences.
[[nodiscard]] std::string read_out(const Node& node);
/// What a value is of: what stands beside it in its row, else what stands above it or above its row.
[[nodiscard]] std::string label_of(const Placed& value, const Layout& layout);

/// The way out of a page, on the left of its bar, and the loudspeaker on the right.
inline constexpr Act back_act{.id = "back", .words = "Back", .icon = "icon/back", .key = {Key::escape}};
inline constexpr Act sound_act{.id = "sound-switch", .words = "Sound", .icon = "icon/sound"};
[[nodiscard]] Node loudspeaker(bool muted);

/// How broad a page of one panel is at most, in units: lines of words that an eye follows.
inline constexpr float page_width = 1240;

/// Which of a page's parts is shown where they do not all have room, by the columns' name.
using ChosenParts = std::map<std::string, std::size_t, std::less<>>;

/// The whole tree of a page for a screen of that size: bars, body, and columns as they have room.
[[nodiscard]] Node framed(Page& page, Rect screen, const LayoutRules& rules, const ChosenParts& chosen,
                          const Canvas& canvas);

/// What was done to something that is pressed, for whoever lets it be heard.
enum class Touch : std::uint8_t { none, moved, pressed };

/// A page as a person meets it: laid out, drawn, pointed at, pressed, walked through by keys. What is kept from one
/// page to the next (focus, hover, scrolling, the chosen part, an open list) is kept here, by the names of nodes; what
/// the page shows is a new value each time. Main thread only.
class PageView {
  public:
    /// In place of the page before; the canvas is for measuring.
    void show(Page page, Rect screen, const Canvas& canvas);

    /// True when the event was for something on the page. What it does has been done then.
    bool handle(const InputEvent& event);
    /// The theme or the screen is another one: what reacts is placed anew.
    void place_again() {
        places_.clear();
        list_.reset();
    }
    /// Runs fades, what is held down, and the repeat of a stepper.
    void advance(Seconds step, const Theme& theme);
    void draw(Canvas& canvas) const;

    [[nodiscard]] Cursor cursor() const;
    /// A field in focus takes what is typed.
    [[nodiscard]] bool takes_text() const { return controls_.takes_text(); }
    /// What was done since the last call.
    [[nodiscard]] Touch take_touch() { return std::exchange(touch_, Touch::none); }
    [[nodiscard]] const std::string& focused() const { return controls_.focused(); }
    /// The same; on the keyboard on the screen, where that is open.
    [[nodiscard]] const std::string& focused_key() const {
        return keyboard_ ? keyboard_->view->focused() : controls_.focused();
    }
    /// What the page tells, as Page::told.
    [[nodiscard]] std::string told() const { return page_.told ? page_.told() : page_.status; }
    /// What has the focus as it is read out: what it belongs to, its name, its value, what it does. Empty without one.
    [[nodiscard]] std::string words_of_focus() const;
    /// All of it as it is read.
    [[nodiscard]] Mirror mirror() const;
    /// The button that is being held to confirm; empty when there is none.
    [[nodiscard]] std::string_view holding() const { return controls_.holding(); }
    void focus(std::string_view id) { controls_.focus(id); }
    /// Enabled and under the pointer; empty when there is none.
    [[nodiscard]] const std::string& hovered() const { return controls_.hovered(); }
    /// Of parts that have no room together.
    void choose_part(std::size_t index) { chosen_[""] = index; }
    void drop_focus() { controls_.drop_focus(); }
    void reduce_motion(bool on) { controls_.reduce_motion(on); }
    /// Nothing is held any more: the page is left.
    void let_go() {
        keyboard_.reset();
        controls_.let_go();
        tip_timer_.end();
    }
    /// Where the pointer is, while it is over the page.
    [[nodiscard]] std::optional<Vec> pointer() const { return pointer_; }

    /// Opens a list beside the node of that name.
    void open_list(std::string_view anchor_id, std::vector<std::string> words, std::size_t chosen,
                   std::function<void(std::size_t)> choose);

    /// Where the node of that name stands; empty when it is not there.
    [[nodiscard]] std::optional<Rect> place_of(std::string_view id) const;
    /// Every named node that is wholly in view.
    [[nodiscard]] std::vector<NamedRect> widgets() const;
    /// Every line to type in that is wholly in view; none while something is open over the page.
    [[nodiscard]] std::vector<ShownField> fields() const;

  private:
    /// Beside a node, over the page; while it is open all input is for it.
    struct OpenList {
        std::vector<std::string> words; ///< Translated; at least one.
        std::size_t chosen = 0;
        std::function<void(std::size_t)> choose;
        Rect frame;
        std::optional<std::size_t> picked{};
        std::unique_ptr<PageView> view;
    };

    /// For the field in focus, over the page: whoever holds a pad or has only fingers types on it.
    struct Keyboard {
        std::string field;    ///< Its name.
        bool capital = false; ///< The next letter is one.
        bool signs = false;   ///< Digits and signs in place of letters.
        bool done = false;
        Rect frame{};
        std::unique_ptr<PageView> view;
    };

    /// Beside a control, over the page.
    struct Tip {
        Rect frame;
        Vec at;            ///< Of its edge, where it points at the control.
        bool below = true; ///< It stands below the control.
        std::unique_ptr<PageView> view;
    };

    void show(Page page, Rect screen, const LayoutRules& form, const Canvas& canvas);
    void open_keyboard();
    void show_keyboard();
    [[nodiscard]] Node keyboard();
    /// Whether the event was used; nothing where it is for the page itself.
    [[nodiscard]] std::optional<bool> handle_keyboard(const InputEvent& event);
    /// For the field, as from a keyboard of its own.
    void type(const InputEvent& event);
    void show_list();
    void show_tip();
    void follow_for_tip(const PointerEvent& event);
    void draw_tip(Canvas& canvas) const;
    /// The control there, enabled or not; empty where there is none.
    [[nodiscard]] std::string control_at(Vec at) const;
    void handle_list(const InputEvent& event);
    /// Once something is picked.
    void close_list();
    [[nodiscard]] bool handle_named(const NamedEvent& event);
    [[nodiscard]] bool handle_list(const NamedEvent& event);
    [[nodiscard]] bool turn_rows(const Placed& rows, int pages);
    void write(const Node& field, const std::string& text);
    void lay_out();
    void lay_out_scrolled();
    void follow_chosen_rows();
    void set_controls();
    void place_reactions();
    void scroll_to_focus();
    [[nodiscard]] const Placed* reacting_at(Vec at) const;
    [[nodiscard]] bool handle_pointer(const PointerEvent& event);
    [[nodiscard]] bool react(const PointerEvent& event);
    void leave_reacting(const PointerEvent& event);
    [[nodiscard]] bool scroll_by(const PointerEvent& event);
    [[nodiscard]] bool handle_key(const KeyEvent& event);
    [[nodiscard]] bool key_to_reacting(const KeyEvent& event) const;
    [[nodiscard]] bool scroll_by(const KeyEvent& event);
    void perform(const Picked& picked);
    [[nodiscard]] bool is_enabled(const Node& node) const;
    [[nodiscard]] bool has_keys_of_its_own() const;
    [[nodiscard]] float rise(const Placed& placed, const Canvas& canvas) const;
    void draw_node(const Placed& placed, Canvas& canvas) const;

    Page page_;
    Rect screen_{};
    const Canvas* canvas_ = nullptr;
    LayoutRules rules_; ///< They keep how far everything is scrolled.
    Node root_;
    Layout layout_;
    Controls controls_;
    Touch touch_ = Touch::none;
    std::map<std::string, std::size_t, std::less<>> shown_rows_; ///< Those that lists have brought into view.
    struct Place {
        Rect area{};
        std::weak_ptr<const void> whose{};
    };
    std::map<std::string, Place, std::less<>> places_; ///< Of what reacts.
    ChosenParts chosen_;
    std::optional<OpenList> list_;
    std::optional<Keyboard> keyboard_;
    TipTimer tip_timer_;
    std::optional<Tip> tip_;
    std::string in_view_;   ///< What had the focus when it was last brought into view.
    std::string reacting_;  ///< Has seen the pointer last.
    bool captured_ = false; ///< It was pressed there and not let go since.
    std::optional<Vec> pointer_;
};

} // namespace zugzwang::ui
