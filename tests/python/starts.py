"""Starts of all games on small boards, whatever the games and their options are."""

import zugzwang as z
from zugzwang._position import catalogue


def small_start(game):
    """Its numbers are among the smallest that are allowed, its words the first."""
    options = {}
    for option in next(entry["options"] for entry in catalogue() if entry["id"] == game):
        if option["kind"] == "integer":
            options[option["id"]] = max(option["least"] + 1, 3)
        elif option["kind"] == "choice":
            options[option["id"]] = option["choices"][0]
    return z.start(game, **options)


def small_starts():
    return [small_start(game) for game in z.games()]
