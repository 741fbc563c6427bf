#include "app/web/link.hpp"

#include <charconv>
#include <stdexcept>

#include "letter/letter.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::app::web {

namespace {

/// With what `%41` stands for in its place.
std::string decoded(std::string_view text) {
    std::string plain;
    for (std::size_t at = 0; at < text.size(); ++at) {
        unsigned value = 0;
        const bool is_code = text[at] == '%' && at + 2 < text.size();
        const auto* code = text.data() + at + 1;
        if (is_code && std::from_chars(code, code + 2, value, 16).ptr == code + 2) {
            plain += static_cast<char>(value);
            at += 2;
        } else {
            plain += text[at];
        }
    }
    return plain;
}

} // namespace

cli::WindowRequest request_of(std::string_view link, Visit visit) {
    cli::WindowRequest request;
    if (link.empty()) return request;
    if (letter::letter_in(link)) {
        request.start = cli::WindowRequest::Start::open;
        request.opened = link;
        return request;
    }
    const auto query = link.find('?');
    request.game = std::string(link.substr(0, query));
    const auto* game = find_game(request.game);
    if (game == nullptr) throw std::runtime_error(tr("there is no game `{game}`", {{"game", request.game}}));
    request.session.options = OptionValues(game->options);
    using Start = cli::WindowRequest::Start;
    request.start = visit == Visit::again ? Start::go_on : Start::play;
    constexpr std::string_view position = "position=";
    const auto rest = query == std::string_view::npos ? std::string_view() : link.substr(query + 1);
    if (rest.starts_with(position))
        request.session.position = decoded(rest.substr(position.size()));
    else if (!rest.empty())
        throw std::runtime_error(tr("a link says `position=` after the game"));
    return request;
}

} // namespace zugzwang::app::web
