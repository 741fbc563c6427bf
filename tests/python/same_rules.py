"""One game at random by two referees."""


def play_by_both(test, theirs, ours, draw):
    """Plays a game and compares what the referees say: `theirs` is written anew, `ours` a State of the adapter."""
    while legal := theirs.legal():
        test.assertEqual(ours.legal_actions(), legal)
        test.assertEqual(ours.current_player(), theirs.player)
        action = draw.choice(legal)
        theirs.play(action)
        ours.apply_action(action)
    test.assertTrue(ours.is_terminal())
    test.assertEqual(ours.returns(), theirs.returns())
