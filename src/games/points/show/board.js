// Points in the page of a tournament: the picture of a position and of the segment that was drawn last.

const SIDE = 1000;
const MARGIN = 60;

/** The shapes of SVG in a square: y grows upwards, as in mathematics. */
function picture(steps, at) {
  const { position } = steps[at];
  const bounds = [0, 1].map((axis) => {
    const along = position.points.map((point) => point[axis]);
    return [Math.min(...along), Math.max(...along)];
  });
  const spread = Math.max(1, ...bounds.map(([low, high]) => high - low));
  const middle = bounds.map(([low, high]) => (low + high) / 2);
  const scaled = (point, axis) => ((point[axis] - middle[axis]) / spread) * (SIDE - 2 * MARGIN);
  const places = position.points.map((point) => [SIDE / 2 + scaled(point, 0), SIDE / 2 - scaled(point, 1)]);

  // Lines that stood there at the start are nobody's.
  const given = position.segments.length - at;
  const owners = position.segments.map((_, number) => (number < given ? 0 : steps[number - given + 1].side));
  const shapes = [['rect', { class: 'well', x: 4, y: 4, width: SIDE - 8, height: SIDE - 8, rx: 24 }]];
  position.segments.forEach((ends, number) => {
    const look = ['drawn', 'of-first', 'of-second'][owners[number]];
    const way = `M${places[ends[0] - 1]}L${places[ends[1] - 1]}`;
    if (at > 0 && number === position.segments.length - 1) shapes.push(['path', { class: 'halo', d: way }]);
    shapes.push(['path', { class: `segment ${look}`, d: way }]);
    if (owners[number] === 2) shapes.push(['path', { class: 'seam', d: way }]);
  });

  const used = new Map(position.segments.flatMap((ends, number) => ends.map((end) => [end, owners[number]])));
  const free = new Set(position.legal().flatMap((move) => move.split('-').map(Number)));
  places.forEach(([x, y], index) => {
    const number = index + 1;
    const owner = used.get(number);
    if (owner) shapes.push(mark(owner, x, y, 13));
    else shapes.push(['circle', { class: used.has(number) || free.has(number) ? 'dot' : 'blocked', cx: x, cy: y, r: 12 }]);
    if (owner === undefined && !free.has(number)) shapes.push(['path', { class: 'blocked', d: `M${x - 8} ${y + 8}l16 -16` }]);
    shapes.push(['text', { class: 'small', x: x + 15, y: y - 15 }, String(number)]);
  });
  return { width: SIDE, height: SIDE, shapes };
}
