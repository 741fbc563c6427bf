'use strict';

const DIRECTIONS = [[1, 0], [-1, 0], [0, 1], [0, -1], [1, 1], [1, -1], [-1, 1], [-1, -1]];

/** A square as it is written: d1. */
const name = ([rank, file]) => String.fromCharCode(97 + file) + (rank + 1);
const square = (text) => [Number(text.slice(1)) - 1, text.charCodeAt(0) - 97];

/** A position of Amazons: ranks from the top, `Q` and `q` queens, `*` arrows, numbers of empty squares; then w or b. */
class Position {
  static START = '@start@';

  /** The board by rank from the bottom and file, '.' is empty; `side` is whose turn it is, 1 (White) or 2. */
  constructor(board, side) {
    Object.assign(this, { board, side });
  }

  static of(text) {
    const match = /^([Qq*\d/]+) ([wb])$/.exec(text);
    if (!match) throw new Error('not a position');
    const ranks = match[1].split('/').map((rank) => rank.replace(/\d+/g, (empty) => '.'.repeat(Number(empty))));
    if (ranks.some((rank) => rank.length !== ranks[0].length)) throw new Error('a rank of another length');
    return new Position(ranks.reverse().map((rank) => [...rank]), match[2] === 'w' ? 1 : 2);
  }

  /** All legal moves, like d1-d7/g7; none when the game is over. */
  legal() {
    const moves = [];
    const queen = this.side === 1 ? 'Q' : 'q';
    this.board.forEach((squares, rank) => squares.forEach((content, file) => {
      if (content === queen) this.addMoves(moves, [rank, file], queen);
    }));
    return moves;
  }

  addMoves(moves, from, queen) {
    this.board[from[0]][from[1]] = '.'; // what it leaves is empty for its move and its arrow
    for (const to of this.reached(from))
      for (const arrow of this.reached(to)) moves.push(`${name(from)}-${name(to)}/${name(arrow)}`);
    this.board[from[0]][from[1]] = queen;
  }

  /** The squares that a queen or an arrow reaches from there. */
  reached(from) {
    const squares = [];
    for (const [up, right] of DIRECTIONS) {
      let [rank, file] = [from[0] + up, from[1] + right];
      for (; this.board[rank] && this.board[rank][file] === '.'; rank += up, file += right) squares.push([rank, file]);
    }
    return squares;
  }

  /** The position after a legal move. */
  play(move) {
    const board = this.board.map((rank) => [...rank]);
    const [from, to, arrow] = move.split(/[-/]/).map(square);
    board[from[0]][from[1]] = '.';
    board[to[0]][to[1]] = this.side === 1 ? 'Q' : 'q';
    board[arrow[0]][arrow[1]] = '*';
    return new Position(board, 3 - this.side);
  }

  /** p1win, p2win, or none while the game goes on: who cannot move loses. */
  result() {
    if (this.legal().length > 0) return 'none';
    return this.side === 1 ? 'p2win' : 'p1win';
  }

  toString() {
    const ranks = this.board.map((rank) => rank.join('').replace(/\.+/g, (empty) => String(empty.length)));
    return `${ranks.reverse().join('/')} ${this.side === 1 ? 'w' : 'b'}`;
  }
}

module.exports = { Position };
