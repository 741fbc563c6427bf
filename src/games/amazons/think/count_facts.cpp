#include "games/amazons/think/count_facts.hpp"

#include "zugzwang/base/words.hpp"

namespace zugzwang::amazons {
namespace {

std::string name_of(Count count) {
    switch (count) {
    case Count::first:
        return "first";
    case Count::near:
        return "near";
    case Count::territory:
        return "territory";
    case Count::two_moves:
        return "two_moves";
    case Count::open:
        break;
    }
    return "open";
}

std::string beside_words(Count count, Share now, Share beside, const MoveText& rival) {
    switch (count) {
    case Count::first:
        return tr_n(
            "Gets first to {n} square, the other side to {others}; with {rival} it would be {own_beside} to "
            "{others_beside}.",
            "Gets first to {n} squares, the other side to {others}; with {rival} it would be {own_beside} to "
            "{others_beside}.",
            now.own,
            {{"others", now.others}, {"own_beside", beside.own}, {"others_beside", beside.others}, {"rival", rival}});
    case Count::near:
        return tr_n(
            "Is nearer to {n} square in single steps, the other side to {others}; with {rival} it would be "
            "{own_beside} to {others_beside}.",
            "Is nearer to {n} squares in single steps, the other side to {others}; with {rival} it would be "
            "{own_beside} to {others_beside}.",
            now.own,
            {{"others", now.others}, {"own_beside", beside.own}, {"others_beside", beside.others}, {"rival", rival}});
    case Count::territory:
        return tr_n(
            "Has {n} square to itself, the other side {others}; with {rival} it would be {own_beside} to "
            "{others_beside}.",
            "Has {n} squares to itself, the other side {others}; with {rival} it would be {own_beside} to "
            "{others_beside}.",
            now.own,
            {{"others", now.others}, {"own_beside", beside.own}, {"others_beside", beside.others}, {"rival", rival}});
    case Count::two_moves:
        return tr_n(
            "Comes to {n} square within two moves, the other side to {others}; with {rival} it would be "
            "{own_beside} to {others_beside}.",
            "Comes to {n} squares within two moves, the other side to {others}; with {rival} it would be "
            "{own_beside} to {others_beside}.",
            now.own,
            {{"others", now.others}, {"own_beside", beside.own}, {"others_beside", beside.others}, {"rival", rival}});
    case Count::open:
        break;
    }
    return tr_n(
        "Leaves {n} queen step, the other side {others}; with {rival} it would be {own_beside} to "
        "{others_beside}.",
        "Leaves {n} queen steps, the other side {others}; with {rival} it would be {own_beside} to "
        "{others_beside}.",
        now.own,
        {{"others", now.others}, {"own_beside", beside.own}, {"others_beside", beside.others}, {"rival", rival}});
}

std::string after_answer_words(Count count, Share now, Share beside, const MoveText& answer, const MoveText& rival) {
    switch (count) {
    case Count::first:
        return tr_n("After {answer} it gets first to {n} square, the other side to {others}; with {rival} it would be "
                    "{own_beside} to {others_beside}.",
                    "After {answer} it gets first to {n} squares, the other side to {others}; with {rival} it would "
                    "be {own_beside} to {others_beside}.",
                    now.own,
                    {{"others", now.others},
                     {"own_beside", beside.own},
                     {"others_beside", beside.others},
                     {"answer", answer},
                     {"rival", rival}});
    case Count::near:
        return tr_n("After {answer} it is nearer to {n} square in single steps, the other side to {others}; with "
                    "{rival} it would be {own_beside} to {others_beside}.",
                    "After {answer} it is nearer to {n} squares in single steps, the other side to {others}; with "
                    "{rival} it would be {own_beside} to {others_beside}.",
                    now.own,
                    {{"others", now.others},
                     {"own_beside", beside.own},
                     {"others_beside", beside.others},
                     {"answer", answer},
                     {"rival", rival}});
    case Count::territory:
        return tr_n("After {answer} it has {n} square to itself, the other side {others}; with {rival} it would be "
                    "{own_beside} to {others_beside}.",
                    "After {answer} it has {n} squares to itself, the other side {others}; with {rival} it would be "
                    "{own_beside} to {others_beside}.",
                    now.own,
                    {{"others", now.others},
                     {"own_beside", beside.own},
                     {"others_beside", beside.others},
                     {"answer", answer},
                     {"rival", rival}});
    case Count::two_moves:
        return tr_n("After {answer} it comes to {n} square within two moves, the other side to {others}; with {rival} "
                    "it would be {own_beside} to {others_beside}.",
                    "After {answer} it comes to {n} squares within two moves, the other side to {others}; with "
                    "{rival} it would be {own_beside} to {others_beside}.",
                    now.own,
                    {{"others", now.others},
                     {"own_beside", beside.own},
                     {"others_beside", beside.others},
                     {"answer", answer},
                     {"rival", rival}});
    case Count::open:
        break;
    }
    return tr_n("After {answer} it has {n} queen step, the other side {others}; with {rival} it would be {own_beside} "
                "to {others_beside}.",
                "After {answer} it has {n} queen steps, the other side {others}; with {rival} it would be {own_beside} "
                "to {others_beside}.",
                now.own,
                {{"others", now.others},
                 {"own_beside", beside.own},
                 {"others_beside", beside.others},
                 {"answer", answer},
                 {"rival", rival}});
}

} // namespace

Fact gets_first(Share now) {
    return {.kind = "first",
            .numbers = {now.own, now.others},
            .words = tr_n("Gets first to {n} square, the other side to {others}.",
                          "Gets first to {n} squares, the other side to {others}.", now.own, {{"others", now.others}})};
}

Fact gains_first(Share now, Share before) {
    return {.kind = "gains_first",
            .numbers = {now.own, now.others, before.own, before.others},
            .words =
                tr_n("Gets first to {n} square, the other side to {others}; before, it was {own_before} to "
                     "{others_before}.",
                     "Gets first to {n} squares, the other side to {others}; before, it was {own_before} to "
                     "{others_before}.",
                     now.own, {{"others", now.others}, {"own_before", before.own}, {"others_before", before.others}})};
}

Fact gains_near(Share now, Share before) {
    return {.kind = "gains_near",
            .numbers = {now.own, now.others, before.own, before.others},
            .words =
                tr_n("Is nearer to {n} square in single steps, the other side to {others}; before, it was "
                     "{own_before} to {others_before}.",
                     "Is nearer to {n} squares in single steps, the other side to {others}; before, it was "
                     "{own_before} to {others_before}.",
                     now.own, {{"others", now.others}, {"own_before", before.own}, {"others_before", before.others}})};
}

Fact closes_off(int now, int before) {
    return {.kind = "closes_off",
            .numbers = {now, before},
            .words = tr_n("Closes off a room: {n} square is now this side's alone; before, it was {before}.",
                          "Closes off a room: {n} squares are now this side's alone; before, it was {before}.", now,
                          {{"before", before}})};
}

Fact beside(Count count, Share now, Share beside, const MoveText& rival) {
    return {.kind = name_of(count) + "_beside",
            .numbers = {now.own, now.others, beside.own, beside.others},
            .moves = {rival},
            .words = beside_words(count, now, beside, rival)};
}

Fact beside_after_answer(Count count, Share now, Share beside, const MoveText& answer, const Line& rival) {
    return {.kind = name_of(count) + "_after_answer",
            .numbers = {now.own, now.others, beside.own, beside.others},
            .moves = {answer, rival.move, rival.answer},
            .words = after_answer_words(count, now, beside, answer, rival.move)};
}

Fact has_open_moves(Share now_and_beside, const MoveText& answer, const Line& rival) {
    return {.kind = "has_open_moves",
            .numbers = {now_and_beside.own, now_and_beside.others},
            .moves = {answer, rival.move, rival.answer},
            .words = tr_n("After {answer} this side has {n} queen step; with {rival} it would have {beside}.",
                          "After {answer} this side has {n} queen steps; with {rival} it would have {beside}.",
                          now_and_beside.own,
                          {{"answer", answer}, {"rival", rival.move}, {"beside", now_and_beside.others}})};
}

Fact leaves_open_moves(Share now_and_beside, const MoveText& answer, const Line& rival) {
    return {.kind = "leaves_open_moves",
            .numbers = {now_and_beside.own, now_and_beside.others},
            .moves = {answer, rival.move, rival.answer},
            .words = tr_n("After {answer} the other side has {n} queen step; with {rival} it would have {beside}.",
                          "After {answer} the other side has {n} queen steps; with {rival} it would have {beside}.",
                          now_and_beside.own,
                          {{"answer", answer}, {"rival", rival.move}, {"beside", now_and_beside.others}})};
}

Fact names_answer(Share first, const MoveText& answer) {
    return {.kind = "names_answer",
            .numbers = {first.own, first.others},
            .moves = {answer},
            .words = tr_n("After the answer {answer} it gets first to {n} square, the other side to {others}.",
                          "After the answer {answer} it gets first to {n} squares, the other side to {others}.",
                          first.own, {{"answer", answer}, {"others", first.others}})};
}

} // namespace zugzwang::amazons
