// Numbers in the page of a tournament: the row, who took which of its tiles, and both totals.

const TILE = 92;
const ROW = 150;
const ACROSS = 12;
const SHOWN = 60; // about each end of what is left, where the row is long

/** The places of the row that are shown: all of them, or those about both ends. */
function placesShown({ row, left, right }) {
  const isNear = (place, end) => place >= end - SHOWN && place < end + SHOWN;
  const places = [];
  for (let place = Math.max(0, left - SHOWN); place < Math.min(row.length, right + SHOWN); ++place) {
    if (isNear(place, left) || isNear(place, right)) places.push(place);
    else place = Math.max(place, right - SHOWN - 1); // over the middle
  }
  return places;
}

/** The shapes of SVG in a box of `width` by `height`, and the totals of both sides. */
function picture(steps, at) {
  const { position } = steps[at];
  const takers = new Map();
  for (let step = 1; step <= at; ++step) {
    const { left, right } = steps[step - 1].position;
    takers.set(steps[step].move === 'L' ? left : right - 1, steps[step].side);
  }
  const last = [...takers.keys()].pop();
  const places = placesShown(position);
  const across = Math.ceil(places.length / Math.ceil(places.length / ACROSS)); // rows of the same length
  const shapes = [];
  places.forEach((place, index) => {
    const x = 4 + (index % across) * TILE;
    const y = 4 + Math.floor(index / across) * ROW;
    const text = String(position.row[place]);
    const owner = takers.get(place);
    const look = owner ? `gone${place === last ? ' just-now' : ''}` : 'tile';
    const size = { style: `font-size:${Math.min(34, 120 / text.length)}px` };
    shapes.push(['rect', { class: look, x, y, width: TILE - 8, height: ROW - 34, rx: 10 }]);
    shapes.push(['text', { class: owner ? 'faded' : 'on-tile', x: x + TILE / 2 - 4, y: y + 52, ...size }, text]);
    if (owner) shapes.push(mark(owner, x + TILE / 2 - 4, y + 88, 13));
    if (index > 0 && places[index - 1] !== place - 1) shapes.push(['text', { class: 'small', x: x - 4, y: y + ROW - 14 }, '…']);
  });
  const height = 8 + Math.ceil(places.length / across) * ROW;
  return { width: across * TILE, height: Math.max(height, ROW), shapes, counts: [position.first, position.second] };
}
