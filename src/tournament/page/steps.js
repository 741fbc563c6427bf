// The games without their pictures: nothing here needs a page, only `Position`, the rules, where there are any.

/** The games, from the shortest form that the page holds them in. */
function gamesOf({ starts, games, told }) {
  return games.map(([number, first, second, start, winner, moves, why, isJudged], index) => ({
    number, seats: [first, second], start: starts[start], winner, moves: moves === '' ? [] : moves.split(' '),
    why, forfeit: isJudged ? undefined : why,
    told: told && told[index],
  }));
}

/**
 * The positions of a game, its start first: each as `text`, with the side `toMove`, 1 or 2, the `move` that led to it
 * and the `side` that played it. Where the rules are in the page, `position` is for its picture; else all was told.
 */
function stepsOf({ start, moves, told }) {
  if (told) {
    return told.map(([toMove, text], at) => ({ text, toMove, move: moves[at - 1], side: at > 0 ? told[at - 1][0] : undefined }));
  }
  let position = Position.of(start);
  const steps = [{ position, text: String(position), toMove: position.side }];
  for (const move of moves) {
    const { side } = position;
    position = position.play(move);
    steps.push({ position, text: String(position), toMove: position.side, move, side });
  }
  return steps;
}

/** The shape that tells a side: a disc for the first, a diamond for the second. */
function mark(side, x, y, radius) {
  if (side === 1) return ['circle', { class: 'first', cx: x, cy: y, r: radius }];
  const reach = radius * 1.18;
  return ['path', { class: 'second', d: `M${x} ${y - reach}l${reach} ${reach}l${-reach} ${reach}l${-reach} ${-reach}z` }];
}
