// Sticks in the page of a tournament: those that are left, and who took which of the others.

const STEP = 44; // from stick to stick
const ROW = 190; // from row to row

/** The shapes of SVG in a box of `width` by `height`. */
function picture(steps, at) {
  const all = steps[0].position.sticks;
  const left = steps[at].position.sticks;
  const across = Math.ceil(all / Math.ceil(all / (all <= 200 ? 20 : 50))); // rows of the same length
  const takers = [];
  steps.slice(1, at + 1).forEach(({ move, side }) => takers.push(...Array(Number(move)).fill(side)));
  const lastTaken = at > 0 ? Number(steps[at].move) : 0;
  const shapes = [];
  for (let stick = 0; stick < all; ++stick) {
    const x = 30 + (stick % across) * STEP;
    const y = 20 + Math.floor(stick / across) * ROW;
    if (stick < left) {
      shapes.push(['rect', { class: 'wood', x: x - 6, y, width: 12, height: 140, rx: 5 }]);
      shapes.push(['rect', { class: 'match-head', x: x - 9, y: y - 6, width: 18, height: 32, rx: 9 }]);
      continue;
    }
    // The last sticks of the row are taken first.
    const look = stick < left + lastTaken ? 'gone just-now' : 'gone';
    shapes.push(['rect', { class: look, x: x - 6, y, width: 12, height: 140, rx: 5 }]);
    shapes.push(mark(takers[all - 1 - stick], x, y + 70, 14));
  }
  const height = 20 + Math.ceil(all / across) * ROW;
  shapes.push(['text', { class: 'figure', x: 30 + ((across - 1) * STEP) / 2, y: height + 40 }, String(left)]);
  return { width: 60 + (across - 1) * STEP, height: height + 70, shapes };
}
