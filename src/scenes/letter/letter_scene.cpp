// A game by link before it is on a board: a friend's first letter asks who sent it; where both draw the board, the link
// goes to and fro once more.
#include <utility>

#include "desk/far/far_games.hpp"
#include "desk/friends_match.hpp"
#include "desk/recorded_game.hpp"
#include "scenes/frame/acts.hpp"
#include "scenes/frame/page_scene.hpp"
#include "scenes/frame/scenes.hpp"
#include "scenes/frame/shared_parts.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/ui/notice.hpp"
#include "zugzwang/ui/text_line.hpp"

namespace zugzwang {
namespace {

std::string letter_text(const Game& game, const letter::Letter& letter) {
    auto text = letter::to_text(game, letter);
    return text ? *std::move(text) : std::string();
}

class LetterScene final : public PageScene {
  public:
    LetterScene(SceneContext& context, const Game& game, letter::Letter received)
        : PageScene(context), game_(game), id_(received.id), received_(std::move(received)),
          text_(letter_text(game, *received_)), name_(last_far_name(context), max_name_length * 4), opener_(context),
          board_(board_of(*received_)) {}
    LetterScene(SceneContext& context, const Game& game, std::uint64_t id)
        : PageScene(context), game_(game), id_(id), opener_(context) {}

    [[nodiscard]] SceneChange handle(const InputEvent& event) override {
        if (!takes_text() && opener_.handle(event, &game_)) return SceneChange::stay();
        return PageScene::handle(event);
    }
    [[nodiscard]] std::string title() const override {
        return tr("{game}: {status}", {{"game", tr(game_.title)}, {"status", tr("A game by link")}});
    }
    [[nodiscard]] std::optional<Address> address() const override {
        if (received_) return Address{.place = Address::Place::letter, .part = text_};
        return Address{.place = Address::Place::far, .game = game_.id, .part = std::to_string(id_)};
    }

  protected:
    [[nodiscard]] ui::Page page() override {
        ui::Page page{.title = tr(game_.title),
                      .status = tr("A game by link"),
                      .focus = received_  ? "name"
                               : dropped_ ? "take-back"
                                          : "copy-link"};
        page.tell(notice_);
        page.deeds = {{act::play, [this] { play(); }, received_ || is_on_board()},
                      {act::copy_link, [this] { send(); }, !received_ && !dropped_},
                      {act::paste, context_.clipboard.ask, static_cast<bool>(context_.clipboard.ask)},
                      {act::drop_far, [this] { drop(); }, !received_ && !dropped_ && !is_on_board()},
                      {act::restore_game, [this] { restore(); }, dropped_.has_value()}};
        auto panel = received_ ? asks_name() : asks_to_send();
        if (received_ && board_)
            panel.push_back(still_board(board_).tall());
        else
            panel.push_back(ui::space());
        page.body = ui::columns(ui::nothing(),
                                ui::panel(std::move(panel))
                                    .gaps(Measure::apart)
                                    .at_most(2 * context_.theme[Measure::panel_width])
                                    .named("letter"),
                                ui::nothing());
        page.hints = {&act::next_part, &ui::back_act};
        return page;
    }
    void advance(Seconds step) override {
        static_cast<void>(notice_.advance(step));
        if (auto refusal = open_read(opener_); !refusal.empty()) notice_.tell(std::move(refusal), Role::bad);
    }

  private:
    [[nodiscard]] std::vector<ui::Node> asks_name() {
        auto line = ui::field("name", name_, tr("Your friend’s name"), [this](const InputEvent& event) {
            const auto* key = std::get_if<KeyEvent>(&event);
            if (key == nullptr || key->key != Key::enter) return name_.handle(event);
            play();
            return true;
        });
        std::vector<ui::Node> all{ui::head(tr("Who sent you this link?")), std::move(line)};
        if (received_->lot && !received_->has_board()) all.push_back(ui::words(lot_words()));
        all.push_back(ui::primary(act::play));
        return all;
    }
    [[nodiscard]] std::vector<ui::Node> asks_to_send() {
        std::vector<ui::Node> all{ui::head(tr("A game by link"))};
        if (is_on_board()) return {ui::head(tr("A game by link")), ui::primary(act::play)};
        if (dropped_)
            return {ui::head(tr("A game by link")),
                    ui::words(tr("The game with {name} is dropped.", {{"name", dropped_->kept.name}})),
                    ui::button(act::restore_game)};
        if (const auto game = find_far_game(context_, id_)) {
            const auto& name = game->kept.name;
            all.push_back(ui::words(context_.clipboard.share
                                        ? tr("Send the link to {name}.", {{"name", name}})
                                        : tr("Copy the link and send it to {name}.", {{"name", name}})));
            all.push_back(ui::words(tr("When an answer comes, paste it here.")));
            all.push_back(ui::words(lot_words()));
        }
        all.push_back(link_button(context_));
        all.push_back(ui::button(act::paste).when(static_cast<bool>(context_.clipboard.ask)));
        all.push_back(ui::button(act::drop_far));
        return all;
    }
    [[nodiscard]] bool is_on_board() const {
        const auto game = find_far_game(context_, id_);
        return game && game->kept.side;
    }
    [[nodiscard]] static std::string lot_words() {
        return tr(
            "The board, and who begins, follow from a secret number of each of you: nobody can choose a lucky one.");
    }

    /// As the letter leaves it; null where it is still to be drawn.
    [[nodiscard]] std::shared_ptr<Session> board_of(const letter::Letter& letter) const {
        if (!letter.has_board()) return nullptr;
        const auto standing = letter::standing_of(game_, letter);
        if (!standing) return nullptr;
        auto session = look_back(context_, game_, only_position(game_.id, standing->position, {}), false);
        return session ? std::shared_ptr<Session>(*std::move(session)) : nullptr;
    }

    void play() {
        auto arrival = received_ ? accept_letter(context_, *received_, name_.text())
                                 : Result<Arrival>(Arrival{.id = id_, .known = SIZE_MAX});
        if (!arrival) return notice_.tell(tr(arrival.refusal()), Role::bad);
        received_.reset();
        if (!is_on_board()) return;
        auto scene = far_scene(context_, *arrival);
        if (!scene) return notice_.tell(tr(scene.refusal()), Role::bad);
        go(SceneChange::replace(*std::move(scene)));
    }
    void drop() {
        dropped_ = find_far_game(context_, id_);
        if (dropped_) drop_far_game(context_, id_);
    }
    void restore() {
        if (auto refusal = keep_far_game(context_, *dropped_)) return notice_.tell(tr(*refusal), Role::bad);
        dropped_.reset();
    }
    void send() {
        if (send_link(context_, id_)) notice_.tell(tr("The link is copied"));
    }

    const Game& game_;
    std::uint64_t id_;
    std::optional<letter::Letter> received_; ///< A friend's first one, until it is accepted.
    std::string text_;                       ///< Of that letter.
    std::optional<FarGame> dropped_;         ///< Until the scene is left it can be taken back.
    ui::TextLine name_;
    Opener opener_;
    ui::Notice notice_;
    std::shared_ptr<Session> board_; ///< Of the letter that was received.
};

} // namespace

std::unique_ptr<Scene> make_letter(SceneContext& context, const Game& game, letter::Letter received) {
    return std::make_unique<LetterScene>(context, game, std::move(received));
}

Result<std::unique_ptr<Scene>> far_scene(SceneContext& context, const Arrival& arrival) {
    const auto game = find_far_game(context, arrival.id);
    if (game && !game->kept.side)
        return std::unique_ptr<Scene>(std::make_unique<LetterScene>(context, *game->game, arrival.id));
    auto session = far_session(context, arrival);
    if (!session) return session.refusal();
    return std::unique_ptr<Scene>(make_table(context, *game->game, *std::move(session)));
}

} // namespace zugzwang
