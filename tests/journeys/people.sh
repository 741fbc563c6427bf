# People who come for different things; journey.sh reads this. The fifth, whose fingers do all, is a test of the window.

# A child with an empty home: three clicks to the first move of a game, against an opponent that it can beat; a hint,
# a move taken back, and another game.
visit_child() {
    open_window
    scene menu_rest
    await "Zugzwang: choose a game"
    click card:sticks # one
    await "Sticks: Take one stick or more"
    scene guide_sticks_1
    click skip # two
    await "Set up Sticks"
    scene setup_sticks
    click play # three, from whoever knows the rules
    await "Your move: take 1, 2 or 3"
    scene play_sticks_start
    click hint
    xdotool key 1
    await "The computer is thinking"
    await "Your move"
    xdotool key ctrl+z
    xdotool key 3
    take_until_over
    xdotool key Return
    await "Your move"
}

# Takes one stick at each turn.
take_until_over() {
    until [[ $seen == *" win"* ]]; do
        [[ $seen != *"Your move"* ]] || xdotool key 1
        await_another
    done
}

# A teacher: the position of the blackboard, what an algorithm thinks of it step by step, the same in print.
visit_teacher() {
    open_window play numbers --first human --second human --row 4,7,2,9
    scene play_numbers_start
    await "Blue: left or right?"
    click algorithm
    await "See the algorithm: Numbers, "
    xdotool key End
    await_another
    xdotool key Escape
    await "Blue: left or right?"
    click analysis
    await "Numbers: analysis: Blue"
    local -r told=$seen
    xdotool key Escape
    await "Blue: left or right?"
    "$program" lesson numbers --player optimal <<<"4,7,2,9 0-0 1" >"$folder/handout" || fail "no handout"
    grep -q "Blue wins by 10" "$folder/handout" && [[ $told == *"Blue wins by 10"* ]] ||
        fail "the handout: $(cat "$folder/handout"), the board: $told"
}

# A strong player: the strongest opponent at once, a lost game, and where it was lost.
visit_strong() {
    mkdir -p "$folder/zugzwang"
    printf '%s\n' "guides-seen = ['boxes']" "speed = 4.0" >"$folder/zugzwang/settings.toml"
    open_window
    scene menu_rest
    await "Zugzwang: choose a game"
    click card:boxes
    await "Set up Boxes"
    scene setup_boxes
    click size:0
    click opponent:ladder-champion
    click play
    await "Your move: draw a line"
    scene play_boxes_start
    start_engine boxes
    engine_search="go nodes 1"
    play_for boxes 1
    xdotool key r
    await "Boxes, review: "
}

# A school of Estonia and Romania: the words are the system's at the first start, others at once, and stay.
visit_languages() {
    LC_ALL=et_EE.UTF-8 open_window
    await "Zugzwang: vali m" # vali mäng
    scene menu_rest et
    click settings
    await_another
    scene settings_rest et
    click to-words
    xdotool key Right Right # from Eesti to Română
    await_another
    xdotool key Escape
    await "Zugzwang: alege un joc"
    xdotool key Escape Escape
    timeout "$longest_wait" tail -f /dev/null --pid "$player" || fail "it goes on and on"
    open_window
    await "Zugzwang: alege un joc"
}

# A keyboard and nothing else: the menu, the rules, the settings, the setup, a whole game, its review, and the end.
visit_keyboard() {
    open_window
    await "Zugzwang: choose a game"
    xdotool key F1
    await ": rules"
    xdotool key Escape
    await "Zugzwang: choose a game"
    xdotool key Left Return # from Amazons to Sticks
    await "Sticks: Take one stick or more"
    xdotool key Escape
    await "Set up Sticks"
    xdotool key Return
    await "Your move: take 1, 2 or 3"
    take_until_over
    xdotool key r
    await "Sticks, review: "
    xdotool key Escape
    xdotool key Escape
    await "Zugzwang: choose a game"
    xdotool key Escape
    xdotool key Escape
    timeout "$longest_wait" tail -f /dev/null --pid "$player" || fail "it goes on and on"
    wait "$player" || fail "exit status $?: $(cat "$folder/program.log")"
    open_window
    await "Zugzwang: choose a game"
}
