#include "desk/friends_match.hpp"

#include "desk/context.hpp"
#include "zugzwang/base/utf8.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang {

namespace {

constexpr char32_t no_character = 0xFFFD; ///< What first_code_point answers for bytes that are not UTF-8.

/// Control characters, and what turns the direction of a line or takes no room in it.
bool can_be_seen(char32_t sign) {
    const auto in = [sign](char32_t from, char32_t to) { return from <= sign && sign <= to; };
    return !in(0, 0x1F) && !in(0x7F, 0x9F) && !in(0x200B, 0x200F) && !in(0x2028, 0x202E) && !in(0x2060, 0x206F) &&
           sign != 0xFEFF && sign != no_character;
}

/// The person whose win it was, if anybody's.
std::optional<std::size_t> winner(std::size_t on_first, const Outcome& outcome) {
    if (!outcome.winner) return std::nullopt;
    return *outcome.winner == Side::first ? on_first : 1 - on_first;
}

} // namespace

std::string person_name(std::string_view typed) {
    std::string name;
    std::size_t length = 0;
    while (!typed.empty() && length < max_name_length) {
        const auto sign = first_code_point(typed);
        const bool leads = sign.value == ' ' && name.empty();
        if (can_be_seen(sign.value) && !leads) {
            name += typed.substr(0, sign.bytes);
            ++length;
        }
        typed.remove_prefix(sign.bytes);
    }
    name.erase(name.find_last_not_of(' ') + 1);
    return name;
}

std::string name_of(const FriendsMatch& match, std::size_t person) {
    if (!match.names[person].empty()) return match.names[person];
    return tr("Player {number}", {{"number", person + 1}});
}

std::optional<std::size_t> winner_of(const FriendsMatch& match) {
    for (const std::size_t person : {0U, 1U}) {
        if (match.target > 0 && match.won[person] >= match.target) return person;
    }
    return std::nullopt;
}

std::string score_words(const FriendsMatch& match) {
    return tr("{first} {wins} : {others} {second}", {{"first", name_of(match, 0)},
                                                     {"wins", match.won[0]},
                                                     {"others", match.won[1]},
                                                     {"second", name_of(match, 1)}});
}

BySide<std::string> names_by_side(const FriendsMatch& match) {
    return {{name_of(match, match.first), name_of(match, 1 - match.first)}};
}

std::optional<std::size_t> person_on_first(const FriendsMatch& match, const BySide<std::string>& names) {
    for (const std::size_t person : {match.first, 1 - match.first}) {
        if (names[Side::first] == name_of(match, person) && names[Side::second] == name_of(match, 1 - person))
            return person;
    }
    return std::nullopt;
}

void count_game(FriendsMatch& match, std::size_t on_first, const Outcome& outcome) {
    if (const auto person = winner(on_first, outcome)) ++match.won[*person];
    match.first = 1 - on_first;
}

void take_back_game(FriendsMatch& match, std::size_t on_first, const Outcome& outcome) {
    if (const auto person = winner(on_first, outcome)) --match.won[*person];
    match.first = on_first;
}

const FriendsMatch& MatchKeeper::match() const { return context_.settings.friends; }

std::optional<std::size_t> MatchKeeper::on_first(const Session& session) const {
    const auto& config = session.config();
    if (config.players[Side::first] != human || config.players[Side::second] != human) return std::nullopt;
    return person_on_first(match(), config.names);
}

bool MatchKeeper::is_on(const Session& session) const { return on_first(session).has_value(); }

std::size_t MatchKeeper::person(const Session& session, Side side) const {
    // After the end it is the other one's turn to sit there.
    const auto first = counted_ ? counted_->on_first : on_first(session).value_or(match().first);
    return side == Side::first ? first : 1 - first;
}

void MatchKeeper::follow(const Session& session) {
    const auto& outcome = session.news().outcome;
    if (!outcome) {
        seen_going_on_ = true;
        if (!counted_) return;
        take_back_game(context_.settings.friends, counted_->on_first, counted_->outcome);
        counted_.reset();
    } else {
        const auto first = on_first(session);
        if (counted_ || !first || !seen_going_on_) return;
        counted_ = {.on_first = *first, .outcome = *outcome};
        count_game(context_.settings.friends, *first, *outcome);
    }
    context_.settings_changed = true;
}

void MatchKeeper::begin_next() {
    if (winner_of(match())) begin_anew(context_.settings.friends);
    context_.settings_changed = true;
    counted_.reset();
    seen_going_on_ = false;
}

} // namespace zugzwang
