'use strict';
// Speaks the Universal Game Interface: reads lines, keeps the position, and asks the bot for its moves.

const readline = require('readline');
const { Position } = require('./position');

const USUAL_TIME = 1000; // milliseconds, where nobody says how long

/** Until `quit` or the end of the input. `choose` answers a move for a position and a time in milliseconds. */
function serve(name, choose) {
  let position = Position.of(Position.START);
  let held = null; // an answer that waits for `stop`

  /** From `position startpos|fen TEXT [moves ...]`. */
  function positionFrom(words) {
    const moves = words.includes('moves') ? words.indexOf('moves') : words.length;
    let reached = Position.of(words[1] === 'startpos' ? Position.START : words.slice(2, moves).join(' '));
    for (const move of words.slice(moves + 1)) {
      if (!reached.legal().includes(move)) throw new Error('an illegal move');
      reached = reached.play(move);
    }
    return reached;
  }

  /** Of a clock for the whole game a thirtieth. */
  function timeFrom(words) {
    const after = (word) => (words.includes(word) ? Number(words[words.indexOf(word) + 1]) : 0);
    return after('movetime') || after(position.side === 1 ? 'p1time' : 'p2time') / 30 || USUAL_TIME;
  }

  function go(words) {
    const over = position.legal().length === 0;
    const best = 'bestmove ' + (over ? 'none' : choose(position, timeFrom(words)));
    const waits = words.length === 1 || words.includes('infinite');
    if (waits && !over) held = best;
    else console.log(best);
  }

  function stop() {
    if (held !== null) console.log(held);
    held = null;
  }

  function answer(question) {
    if (question === 'gameover') return position.legal().length === 0;
    if (question === 'p1turn') return position.side === 1;
    if (question === 'result') return position.result();
    if (question === 'position') return position.toString();
    throw new Error('an unknown question');
  }

  function obey(words) {
    if (words[0] === 'ugi') console.log(`id name ${name}\nid author me\nugiok`);
    else if (words[0] === 'isready') console.log('readyok');
    else if (words[0] === 'uginewgame') position = Position.of(Position.START);
    else if (words[0] === 'position') position = positionFrom(words);
    else if (words[0] === 'go') go(words);
    else if (words[0] === 'stop') stop();
    else if (words[0] === 'query') console.log('response ' + answer(words[1]));
    else if (words[0] !== 'setoption' && words[0] !== '') throw new Error('an unknown word');
  }

  const input = readline.createInterface({ input: process.stdin });
  input.on('line', (line) => {
    const words = line.trim().split(/\s+/);
    if (words[0] === 'quit') process.exit(0);
    try {
      obey(words);
    } catch (problem) {
      console.log('info string not understood: ' + problem.message);
    }
  });
}

module.exports = { serve };
