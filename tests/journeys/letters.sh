# A friend far away, whose letters come to this window as they come to the page (web/journeys/letters.mjs); journey.sh reads
# this.

# Of the letters of both journeys: letter NAME.
letter() { sed -n "s/^$1 //p" "$(dirname "$0")/../web/letters.txt"; }

# The program ends, and its book holds that letter.
leave_with() {
    leave
    grep --quiet --text --fixed-strings "$(letter "$1")" "$folder/zugzwang/letters.db" || fail "$1 is not in the book of letters"
}

# The first letter asks who sent it, the next one leads to the board; one that is damaged is refused before there is a window,
# one that goes another way in it, and neither changes anything.
play_letters() {
    open_window open "$(letter sent)"
    await "Sticks: A game by link"
    xdotool type --delay 30 Ben
    xdotool key Return
    await "Your move: take 1, 2 or 3"
    xdotool key 3
    await_another
    xdotool key ctrl+m # copies the link
    leave_with answer

    local words
    words=$("$program" open "$(letter damaged)" --windowed 2>&1) && fail "a damaged letter is opened"
    [[ $words == *"the link is damaged: copy the whole of it once more"* ]] || fail "of a damaged letter it says $words"
    open_window open "$(letter fork)"
    await "Games: Sticks"
    leave_with answer

    open_window open "http://127.0.0.1:8080/#$(letter next)"
    await "Your move: take 1, 2 or 3"
    xdotool key 3
    await "You win"
    xdotool key ctrl+m
    leave_with last
    open_window
}
