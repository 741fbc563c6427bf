'use strict';

/** A position of Sticks, written `N/M SIDE` or `N/M SIDE misere`: N sticks, of which a move takes 1 to M. */
class Position {
  static START = '@start@';

  /** `side` is whose turn it is, 1 or 2; with `misere` whoever takes the last stick loses. */
  constructor(sticks, max, side, misere) {
    Object.assign(this, { sticks, max, side, misere });
  }

  static of(text) {
    const match = /^(\d+)\/(\d+) ([12])( misere)?$/.exec(text);
    if (!match) throw new Error('not a position');
    return new Position(Number(match[1]), Number(match[2]), Number(match[3]), Boolean(match[4]));
  }

  /** All legal moves; none when the game is over. */
  legal() {
    return Array.from({ length: Math.min(this.max, this.sticks) }, (_, at) => String(at + 1));
  }

  /** The position after a legal move. */
  play(move) {
    return new Position(this.sticks - Number(move), this.max, 3 - this.side, this.misere);
  }

  /** p1win, p2win, or none while the game goes on. */
  result() {
    if (this.sticks > 0) return 'none';
    return this.misere === (this.side === 1) ? 'p1win' : 'p2win';
  }

  toString() {
    return `${this.sticks}/${this.max} ${this.side}${this.misere ? ' misere' : ''}`;
  }
}

module.exports = { Position };
