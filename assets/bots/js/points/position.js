'use strict';

/** 1 when the way from a over b to c turns left, -1 when it turns right, 0 when it is straight. */
const turn = (a, b, c) => Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));

const isBetween = (a, b, c) => Math.min(a, b) <= c && c <= Math.max(a, b);

/** Whether c lies on the segment from a to b, its ends included. */
const isOn = (a, b, c) => turn(a, b, c) === 0 && isBetween(a[0], b[0], c[0]) && isBetween(a[1], b[1], c[1]);

/** Whether the segments a-b and c-d have a point in common. */
function touch(a, b, c, d) {
  if (turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0) return true;
  return isOn(a, b, c) || isOn(a, b, d) || isOn(c, d, a) || isOn(c, d, b);
}

/** A position of Points, written `X,Y;X,Y;... I-J,I-J,... SIDE`: the points, the segments drawn (or -), whose turn it is. */
class Position {
  static START = '@start@';

  /** Segments are pairs of numbers of points from 1, smaller first; `side` is whose turn it is, 1 or 2. */
  constructor(points, segments, side) {
    Object.assign(this, { points, segments, side });
  }

  static of(text) {
    const match = /^([-\d,;]+) (-|[-\d,]+) ([12])$/.exec(text);
    if (!match) throw new Error('not a position');
    const points = match[1].split(';').map((point) => point.split(',').map(Number));
    const segments = match[2] === '-' ? [] : match[2].split(',').map((segment) => segment.split('-').map(Number));
    if (segments.flat().some((end) => !points[end - 1])) throw new Error('no such point');
    return new Position(points, segments, Number(match[3]));
  }

  /** All legal moves, like 3-4; none when the game is over. */
  legal() {
    const moves = [];
    for (let a = 1; a <= this.points.length; ++a)
      for (let b = a + 1; b <= this.points.length; ++b) if (this.canBeJoined(a, b)) moves.push(`${a}-${b}`);
    return moves;
  }

  /** Whether the segment from a to b touches none that is drawn; one that ends at a or b does, too. */
  canBeJoined(a, b) {
    const point = (number) => this.points[number - 1];
    return !this.segments.some(([c, d]) => touch(point(a), point(b), point(c), point(d)));
  }

  /** The position after a legal move. */
  play(move) {
    const ends = move.split('-').map(Number).sort((a, b) => a - b);
    return new Position(this.points, [...this.segments, ends], 3 - this.side);
  }

  /** p1win, p2win, or none while the game goes on: who cannot move loses. */
  result() {
    if (this.legal().length > 0) return 'none';
    return this.side === 1 ? 'p2win' : 'p1win';
  }

  toString() {
    const points = this.points.map((point) => point.join(',')).join(';');
    const segments = this.segments.map((segment) => segment.join('-')).join(',') || '-';
    return `${points} ${segments} ${this.side}`;
  }
}

module.exports = { Position };
