// A whole short game of each: the link that opens it, and what is clicked (or tapped, or pressed) after which title. The
// places are thousandths of the board's width and height, or of the square in its middle.
const link = (game, position) => `${game}?position=${encodeURIComponent(position)}`;

export const games = {
  sticks: {
    link: link('sticks', '10/3 1'),
    moves: [
      ['Blue: take 1, 2 or 3', [655, 925]], // the button 3; 2 stands in the middle and 1 left of it
      ['Orange: take 1, 2 or 3', [655, 925]],
      ['Blue: take 1, 2 or 3', [655, 925]],
      ['Orange: take 1', [345, 925]],
    ],
    end: 'Orange wins',
  },
  boxes: {
    link: link('boxes', '--/|_._|/../|_._|/-- 1'),
    moves: [
      ['Blue: draw a line', [500, 355]], // the edges that meet in the middle
      ['Orange: draw a line', [500, 645]],
      ['Blue: draw a line', [340, 500]],
      ['Blue: draw a line', [660, 500]], // the closer of two boxes goes on
    ],
    end: 'Blue wins by 4 boxes',
  },
  numbers: {
    link: link('numbers', '4,7 0-0 1'),
    moves: [
      ['Blue: left or right?', [540, 190]],
      ['Orange: ', [500, 190]],
    ],
    end: 'Blue wins by 3',
  },
  amazons: {
    link: link('amazons', 'Q1q w'),
    moves: [
      ['White: choose a queen', [180, 500]],
      ['White: choose where the queen goes', [500, 500]],
      ['White: choose where she shoots', [180, 500]],
    ],
    end: 'White wins',
  },
  points: {
    link: link('points', '100,100;900,100;900,900;100,900 - 1'),
    moves: [
      ['Blue: join two points', [115, 885, 'square']],
      ['Blue: choose the second point', [885, 885, 'square']],
      ['Orange: join two points', [885, 115, 'square']],
      ['Orange: choose the second point', [115, 115, 'square']],
    ],
    end: 'Orange wins',
  },
};

export const keyGame = {
  link: link('numbers', '4,7,2,9 0-0 1'),
  moves: [['Blue: left or right?', 'r'], ['Orange: left or right?', 'l'], ['Blue: left or right?', 'l'], ['Orange: ', 'l']],
  end: 'Blue wins by 10',
};

// Leaves in the midst of it, and goes on.
export const keptGame = {
  link: link('numbers', '4,7,2,9 0-0 1'),
  first: [['Blue: left or right?', 'r']],
  rest: [['Orange: left or right?', 'l'], ['Blue: left or right?', 'l'], ['Orange: ', 'l']],
  end: 'Blue wins by 10',
};

// What stands in such sentences, one by one.
const listed = (words) => words.split(/, | and /);
const all = (text, pattern) => [...text.matchAll(pattern)].flatMap(([, words]) => listed(words));

// By somebody who only hears it, from the menu: the card there, another board than the usual one, and a move for whoever is to
// move, out of what is told of the position.
function queenMove(text) {
  const white = all(text, /White's queens: ([^.]*)\./g), black = all(text, /Black's: ([^.]*)\./g);
  const taken = new Set([...white, ...black, ...all(text, /Arrows: ([^.]*)\./g)]);
  const isFree = (square) => /^[a-f][1-6]$/.test(square) && !taken.has(square);
  const ways = [[1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0], [-1, -1], [0, -1], [1, -1]];
  const beyond = (square, [across, up]) => String.fromCharCode(square.charCodeAt(0) + across) + (Number(square[1]) + up);
  const beside = (square) => ways.map((way) => beyond(square, way));
  for (const from of /^Move \d+, White/.test(text) ? white : black)
    for (const to of beside(from).filter(isFree)) return `${from}-${to}/${from}`; // the square that she leaves is free
  throw new Error(`no queen can move: ${text}`);
}
export const heardGames = {
  sticks: { card: /^Sticks/, move: () => '1' },
  numbers: { card: /^Numbers/, move: () => 'L' },
  boxes: { card: /^Boxes/, board: /^4 × 4/, move: (text) => all(text, /Not drawn: ([^.]*)\./g)[0] },
  points: {
    card: /^Points/,
    move: (text) => {
      const [, from, to] = /Point (\d+), [^.]*\. It can be joined to (\d+)/.exec(text);
      return Number(from) < Number(to) ? `${from}-${to}` : `${to}-${from}`;
    },
  },
  amazons: { card: /^Amazons/, move: queenMove },
};

// Acts on what each title calls for.
export async function plays(person, moves, act) {
  for (const [words, what] of moves) {
    await person.reads(words);
    await act(what);
  }
}

// A game that was played, as its file has it.
export const record = {
  format: 'zugzwang record', version: 1, game: 'boxes', players: ['Ann', 'Ben'], start: '--/|_._|/../|_._|/-- 1',
  moves: ['a2-b2', 'b2-c2', 'b1-b2', 'b2-b3'], result: 'p1win', margin: 4,
};
