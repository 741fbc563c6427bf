// Parts of pages that several scenes share: a game's board, the strip of a film in the making, what is told of saving.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "desk/context.hpp"
#include "desk/saver.hpp"
#include "voice/told_game.hpp"
#include "zugzwang/play/panel_parts.hpp"
#include "zugzwang/play/session.hpp"
#include "zugzwang/play/start_editor.hpp"
#include "zugzwang/ui/node.hpp"
#include "zugzwang/ui/notice.hpp"

namespace zugzwang {

/// A game's board, which is placed, drawn and played on by itself. Whoever is to move plays on it.
[[nodiscard]] ui::Node board(std::shared_ptr<Session> session);
/// Only looked at; the keys and the wheel are its scene's.
[[nodiscard]] ui::Node still_board(const std::shared_ptr<Session>& session);
/// A position is laid out on it.
[[nodiscard]] ui::Node board(std::shared_ptr<StartEditor> editor);

/// One of the names beside a page that choose what it shows, with its sprite where it has one.
[[nodiscard]] ui::Node side_tab(std::string id, const std::string& sprite, std::string words, bool chosen,
                                std::function<void()> choose);

/// The tick of what is solved, about a centre, `size` pixels across.
void paint_tick(Vec centre, float size, Role role, Canvas& canvas);

/// Who reads out; null where nothing is spoken.
[[nodiscard]] Voice* reader(const SceneContext& context);
/// For a game that is told in words; the context outlives it.
[[nodiscard]] std::function<Listening()> listening(const SceneContext& context);

/// Tells of a film in the making, below what it is a film of, with a button that stops it or, when it is over, takes
/// the strip away and one that opens its folder; nothing while there is nothing to tell.
[[nodiscard]] ui::Node film_strip(SceneContext& context);
/// What was saved, and what can be taken back, is told for so long.
inline constexpr Seconds deed_is_told_for{10};
/// What became of keeping games, where nothing else is told; the keeper may be absent.
void tell_trouble(Keeper* keeper, ui::Notice& notice);
/// Once a step: time passes for the line, and saver and keeper tell what they have to tell.
/// `saved_in` is the folder of what was saved last while that is told.
void follow(Saver& saver, Seconds step, Keeper* keeper, ui::Notice& notice, std::filesystem::path& saved_in);
/// Sends a game by link, or copies the link.
[[nodiscard]] ui::Node link_button(const SceneContext& context);
/// Opens the folder in which something was saved.
[[nodiscard]] ui::Node folder_button(const SceneContext& context, const std::filesystem::path& folder);

} // namespace zugzwang
