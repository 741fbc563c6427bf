// What moved to the room ui, under the names that scenes know it by.
#pragma once

#include "zugzwang/ui/control.hpp"

namespace zugzwang {

using ui::Button;
using ui::Chip;
using ui::ChoiceCard;
using ui::Control;
using ui::ControlState;
using ui::hold_to_confirm;
using ui::ListBox;
using ui::part_area;
using ui::part_at;
using ui::Picked;
using ui::Segmented;
using ui::sound_switch;
using ui::Spot;
using ui::Stepper;
using ui::stepper_minus;
using ui::stepper_plus;
using ui::stepper_shuffle;
using ui::stepper_value;
using ui::StepperPart;
using ui::TextField;

} // namespace zugzwang
