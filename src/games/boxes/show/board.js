// Boxes in the page of a tournament: the picture of a position and of the line that was drawn last.

const CELL = 100;
const MARGIN = 56; // for the names of the dots

/** The shapes of SVG in a box of `width` by `height`, and the boxes of both sides. */
function picture(steps, at) {
  const { position, move, side } = steps[at];
  const rows = position.picture.length; // of dots and of boxes in turn, as the columns are
  const columns = position.picture[0].length;
  const x = (column) => MARGIN + (column / 2) * CELL;
  const y = (row) => 20 + (row / 2) * CELL;
  const fills = [];
  const lines = [];
  const dots = [];

  function addLine(look, row, column) {
    const way = row % 2 === 0 ? `M${x(column - 1)} ${y(row)}h${CELL}` : `M${x(column)} ${y(row - 1)}v${CELL}`;
    lines.push(['path', { class: look, d: way }]);
  }

  function add(content, row, column) {
    if (row % 2 === 0 && column % 2 === 0) {
      dots.push(['circle', { class: 'dot', cx: x(column), cy: y(row), r: 9 }]);
    } else if (row % 2 === 1 && column % 2 === 1) {
      if (content !== '1' && content !== '2') return;
      const owner = Number(content);
      const look = owner === 1 ? 'first-fill' : 'second-fill';
      fills.push(['rect', { class: look, x: x(column) - 43, y: y(row) - 43, width: 86, height: 86, rx: 8 }]);
      fills.push(mark(owner, x(column), y(row), 19));
    } else {
      addLine(content === '.' ? 'undrawn' : 'drawn', row, column);
    }
  }

  position.picture.forEach((contents, row) => contents.forEach((content, column) => add(content, row, column)));
  if (move) {
    const [row, column] = steps[at - 1].position.place(move);
    addLine(`drawn ${side === 1 ? 'of-first' : 'of-second'}`, row, column);
  }
  for (let row = 0; row < rows; row += 2)
    dots.push(['text', { class: 'name', x: MARGIN / 2 - 6, y: y(row) + 8 }, String((rows - 1 - row) / 2 + 1)]);
  for (let column = 0; column < columns; column += 2)
    dots.push(['text', { class: 'name', x: x(column), y: y(rows - 1) + 44 }, String.fromCharCode(97 + column / 2)]);
  return {
    width: x(columns - 1) + 20,
    height: y(rows - 1) + MARGIN,
    shapes: [...fills, ...lines, ...dots],
    counts: [position.boxes(1), position.boxes(2)],
  };
}
