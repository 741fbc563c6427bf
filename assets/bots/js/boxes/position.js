'use strict';

const OPEN = '.';

/**
 * A position of Boxes, as a picture and whose turn it is. The picture's rows stand in `picture` from the top, as wide as
 * the drawing: dots at even places, edges between two dots, boxes between four edges.
 */
class Position {
  static START = '@start@';

  /** `side` is whose turn it is, 1 or 2. */
  constructor(picture, side) {
    Object.assign(this, { picture, side });
  }

  static of(text) {
    const match = /^([-.|12_/]+) ([12])$/.exec(text);
    if (!match) throw new Error('not a position');
    // A row of horizontal edges leaves out the dots.
    const rows = match[1].split('/').map((row, at) => (at % 2 === 0 ? ` ${[...row].join(' ')} ` : row));
    if (rows.some((row) => row.length !== rows[0].length)) throw new Error('a row of another length');
    return new Position(rows.map((row) => [...row]), Number(match[2]));
  }

  /** All legal moves, like b1-b2; none when the game is over. */
  legal() {
    const moves = [];
    this.picture.forEach((places, row) => places.forEach((place, column) => {
      if (place === OPEN) moves.push(this.name(row, column));
    }));
    return moves;
  }

  /** The two dots of an edge; the smaller text comes first. */
  name(row, column) {
    const dot = (y, x) => String.fromCharCode(97 + x / 2) + ((this.picture.length - 1 - y) / 2 + 1);
    const isHorizontal = row % 2 === 0;
    const dots = isHorizontal ? [dot(row, column - 1), dot(row, column + 1)] : [dot(row + 1, column), dot(row - 1, column)];
    return dots.sort().join('-');
  }

  /** The place of an edge in the picture: between its two dots. */
  place(move) {
    const [a, b] = move.split('-');
    const ranks = Number(a.slice(1)) + Number(b.slice(1)) - 2;
    return [this.picture.length - 1 - ranks, a.charCodeAt(0) + b.charCodeAt(0) - 2 * 97];
  }

  /** The position after a legal move. */
  play(move) {
    const next = this.picture.map((row) => [...row]);
    const [row, column] = this.place(move);
    const isHorizontal = row % 2 === 0;
    next[row][column] = isHorizontal ? '-' : '|';
    const besides = isHorizontal ? [[row - 1, column], [row + 1, column]] : [[row, column - 1], [row, column + 1]];
    const closed = besides.filter(([y, x]) => this.close(next, y, x));
    return new Position(next, closed.length > 0 ? this.side : 3 - this.side); // who closes a box moves again
  }

  /** Gives the box to the side to move, if it is one and has all its edges; says whether. */
  close(next, row, column) {
    if (!next[row] || next[row][column] === undefined) return false;
    const edges = [next[row - 1][column], next[row + 1][column], next[row][column - 1], next[row][column + 1]];
    if (edges.includes(OPEN)) return false;
    next[row][column] = String(this.side);
    return true;
  }

  /** The boxes of a side. */
  boxes(side) {
    return this.picture.flat().filter((place) => place === String(side)).length;
  }

  /** p1win, p2win, draw, or none while the game goes on. */
  result() {
    if (this.legal().length > 0) return 'none';
    const margin = this.boxes(1) - this.boxes(2);
    if (margin === 0) return 'draw';
    return margin > 0 ? 'p1win' : 'p2win';
  }

  toString() {
    const rows = this.picture.map((row, at) => (at % 2 === 0 ? row.filter((_, column) => column % 2 === 1) : row).join(''));
    return `${rows.join('/')} ${this.side}`;
  }
}

module.exports = { Position };
