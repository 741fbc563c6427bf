// Amazons in the page of a tournament: the picture of a position and of the move that led to it.

const SQUARE = 100;
const MARGIN = 58; // for the names of ranks and files
const TOP = 10; // for the frame
const CROWN = 'M-17 17L-21 -9L-9.5 1L0 -17L9.5 1L21 -9L17 17z';

/** The shapes of SVG in a box of `width` by `height`. */
function picture(steps, at) {
  const { position: { board }, move, side } = steps[at];
  const height = board.length * SQUARE;
  const width = board[0].length * SQUARE;
  const middle = ([rank, file]) => [MARGIN + (file + 0.5) * SQUARE, TOP + height - (rank + 0.5) * SQUARE];
  const shapes = [];

  function addSquare(isClosed, place) {
    const [x, y] = middle(place);
    const shade = (place[0] + place[1]) % 2 === 0 ? 'board-dark' : 'board-light';
    const ground = isClosed ? 'closed' : shade;
    shapes.push(['rect', { class: ground, x: x - 49, y: y - 49, width: 98, height: 98, rx: isClosed ? 10 : 3 }]);
    if (isClosed) shapes.push(['path', { class: 'faint', d: `M${x - 16} ${y - 16}l32 32m0 -32l-32 32` }]);
  }

  /** A light disc or a dark diamond, with a crown. */
  function addQueen(owner, x, y) {
    const [tag, attributes] = mark(owner, x, y, owner === 1 ? 37 : 36);
    shapes.push([tag, { ...attributes, class: owner === 1 ? 'queen first-rim' : 'queen second-rim' }]);
    shapes.push(['path', { class: 'crown', d: CROWN, transform: `translate(${x} ${y}) scale(${owner === 1 ? 1 : 0.85})` }]);
  }

  function addMove() {
    const [from, to, arrow] = move.split('/').join('-').split('-')
      .map((name) => middle([Number(name.slice(1)) - 1, name.charCodeAt(0) - 97]));
    const square = ([x, y], look) => shapes.push(['rect', { class: look, x: x - 45, y: y - 45, width: 90, height: 90, rx: 8 }]);
    const owner = side === 1 ? 'of-first' : 'of-second';
    square(from, `trace dashed ${owner}`);
    square(arrow, `trace ${owner}`);
    shapes.push(['path', { class: `trace ${owner}`, d: `M${from}L${to}` }]);
    shapes.push(['path', { class: `trace dashed ${owner}`, d: `M${to}L${arrow}` }]);
  }

  shapes.push(['rect', { class: 'frame', x: MARGIN - 8, y: TOP - 8, width: width + 16, height: height + 16, rx: 12 }]);
  const squares = board.flatMap((contents, rank) => contents.map((content, file) => [content, [rank, file]]));
  for (const [content, place] of squares) addSquare(content === '*', place);
  if (move) addMove();
  for (const [content, place] of squares) if ('Qq'.includes(content)) addQueen(content === 'Q' ? 1 : 2, ...middle(place));
  board.forEach((_, rank) => {
    shapes.push(['text', { x: MARGIN / 2 - 4, y: TOP + height - (rank + 0.5) * SQUARE + 10 }, String(rank + 1)]);
  });
  board[0].forEach((_, file) => {
    shapes.push(['text', { x: MARGIN + (file + 0.5) * SQUARE, y: TOP + height + 46 }, String.fromCharCode(97 + file)]);
  });
  return { width: width + MARGIN + 10, height: TOP + height + MARGIN, shapes };
}
