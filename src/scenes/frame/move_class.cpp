#include "scenes/frame/move_class.hpp"

#include "zugzwang/base/words.hpp"

namespace zugzwang {

std::string_view class_sign(MoveClass kind) {
    switch (kind) {
    case MoveClass::only:
        return "!";
    case MoveClass::inaccuracy:
        return "?!";
    case MoveClass::mistake:
        return "?";
    case MoveClass::blunder:
        return "??";
    case MoveClass::best:
    case MoveClass::good:
        break;
    }
    return {};
}

Role class_role(MoveClass kind) {
    switch (kind) {
    case MoveClass::mistake:
    case MoveClass::blunder:
        return Role::bad;
    case MoveClass::best:
    case MoveClass::only:
        return Role::act;
    case MoveClass::good:
    case MoveClass::inaccuracy:
        break;
    }
    return Role::ink;
}

std::string class_words(MoveClass kind) {
    switch (kind) {
    case MoveClass::best:
        return tr("Best move");
    case MoveClass::only:
        return tr("Only move");
    case MoveClass::good:
        return tr("Good move");
    case MoveClass::inaccuracy:
        return tr("Not quite right");
    case MoveClass::mistake:
        return tr("Mistake");
    case MoveClass::blunder:
        break;
    }
    return tr("Blunder");
}

} // namespace zugzwang
