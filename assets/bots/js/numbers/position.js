'use strict';

/** A position of Numbers, written `ROW FIRST-SECOND SIDE`: the numbers left, both totals, whose turn it is. */
class Position {
  static START = '@start@';

  /** Of the row the numbers from `left` up to `right`, not included, are left; `side` is whose turn it is, 1 or 2. */
  constructor(row, left, right, first, second, side) {
    Object.assign(this, { row, left, right, first, second, side });
  }

  static of(text) {
    const match = /^(-|[\d,]+) (\d+)-(\d+) ([12])$/.exec(text);
    if (!match) throw new Error('not a position');
    const row = match[1] === '-' ? [] : match[1].split(',').map(Number);
    return new Position(row, 0, row.length, Number(match[2]), Number(match[3]), Number(match[4]));
  }

  /** The left end or the right one; none when the game is over. */
  legal() {
    return this.left < this.right ? ['L', 'R'] : [];
  }

  /** The position after a legal move. */
  play(move) {
    const left = move === 'L' ? this.left + 1 : this.left;
    const right = move === 'L' ? this.right : this.right - 1;
    const taken = this.row[move === 'L' ? this.left : right];
    const first = this.first + (this.side === 1 ? taken : 0);
    const second = this.second + (this.side === 2 ? taken : 0);
    return new Position(this.row, left, right, first, second, 3 - this.side);
  }

  /** p1win, p2win, draw, or none while the game goes on. */
  result() {
    if (this.left < this.right) return 'none';
    if (this.first === this.second) return 'draw';
    return this.first > this.second ? 'p1win' : 'p2win';
  }

  toString() {
    const row = this.row.slice(this.left, this.right).join(',') || '-';
    return `${row} ${this.first}-${this.second} ${this.side}`;
  }
}

module.exports = { Position };
