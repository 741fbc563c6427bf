'use strict';
// Says of every position and move that it reads: its legal moves | the result | the position after the move.

const { Position } = require('./position');

const lines = require('fs').readFileSync(0, 'utf8').split('\n').slice(0, -1);
for (const line of lines) {
  const [text, move] = line.split('\t');
  const position = Position.of(text);
  console.log(`${position.legal().join(' ')}|${position.result()}|${move ? position.play(move) : ''}`);
}
