'use strict';
// Plays a hundred games by the rules: every position is read as it was written, and every move of yours is legal.

const assert = require('assert');
const { choose } = require('./bot');
const { Position } = require('./position');

const GAMES = 100;

for (let game = 0; game < GAMES; ++game) {
  let position = Position.of(Position.START);
  for (let legal = position.legal(); legal.length > 0; legal = position.legal()) {
    assert.strictEqual(Position.of(position.toString()).toString(), position.toString());
    const yours = position.side === 1 + (game % 2);
    const move = yours ? choose(position, 10) : legal[Math.floor(Math.random() * legal.length)];
    assert(legal.includes(move), `illegal move ${move} in ${position}`);
    position = position.play(move);
  }
  assert(position.result() !== 'none', `no result in ${position}`);
}
console.log(`${GAMES} games: all is well`);
