// How the points came: all players in one picture, and each by itself.

const HEIGHT = 340;
const LABELS = 170; // room for the names beside the curves, at most
const TEXT = 16; // from label to label
const DASHES = ['', '9 4', '2 4', '12 4 2 4'];

/** What a player had after each of its games: [0, 1, 1.5, …]. */
function pointsSoFar(player) {
  const sums = [0];
  for (const game of games) if (game.seats.includes(player)) sums.push(sums[sums.length - 1] + pointsOf(game, player));
  return sums;
}

/** A step of 1, 2 or 5 times a power of ten that divides the range into at most so many. */
function stepOf(range, most) {
  const power = 10 ** Math.floor(Math.log10(Math.max(range / most, 1)));
  return [1, 2, 5, 10].map((times) => times * power).find((step) => range / step <= most);
}

/** The heights at which labels stand: as wanted, but none on another. In the order of the wanted ones, which descend. */
function spread(wanted) {
  const placed = wanted.map((height, index) => Math.max(height, TEXT * index));
  for (let index = placed.length - 2; index >= 0; --index) placed[index] = Math.min(placed[index], placed[index + 1] - TEXT);
  let last = -Infinity;
  return placed.map((height) => { last = Math.max(height, last + TEXT, 10); return last; });
}

function allCurves(all, width) {
  const most = Math.max(...all.map((sums) => sums.length - 1), 1);
  const top = Math.max(...all.flat(), 1);
  const height = Math.max(HEIGHT, players.length * TEXT + 40);
  const right = width - Math.min(LABELS, width * 0.4);
  const x = (played) => 40 + (played / most) * (right - 40);
  const y = (points) => height - 30 - (points / top) * (height - 46);
  const shapes = [];
  for (let points = 0; points <= top; points += stepOf(top, 6)) {
    shapes.push(shape('path', { class: 'axis', d: `M40 ${y(points)}H${right}` }),
      shape('text', { x: 32, y: y(points) + 5, 'text-anchor': 'end' }, String(points)));
  }
  for (let played = 0; played <= most; played += stepOf(most, 8))
    shapes.push(shape('text', { x: x(played), y: height - 8, 'text-anchor': 'middle' }, String(played)));
  const order = players.map((_, player) => player).sort((a, b) => all[b][all[b].length - 1] - all[a][all[a].length - 1]);
  const labels = spread(order.map((player) => y(all[player][all[player].length - 1])));
  order.forEach((player, index) => {
    const colour = `hsl(${Math.round((player * 360) / players.length + 205) % 360} 65% var(--curve))`;
    const sums = all[player];
    const end = [x(sums.length - 1), y(sums[sums.length - 1])];
    const name = players[player].name;
    shapes.push(
      shape('polyline', { class: 'curve', style: `stroke:${colour}`, 'stroke-dasharray': DASHES[player % DASHES.length],
        points: sums.map((points, played) => `${x(played)},${y(points)}`).join(' ') }, shape('title', {}, name)),
      shape('path', { class: 'axis', d: `M${end}L${right + 10} ${labels[index]}` }),
      shape('text', { class: 'name', x: right + 14, y: labels[index] + 5 },
        `${players[player].place}  ${name.length > 15 ? `${name.slice(0, 14)}…` : name}`));
  });
  return shape('svg', { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': words.curves }, ...shapes);
}

/** How far the player was above or below half of the points, with the scale of all. */
function ownCurve(sums, reach, name) {
  const most = Math.max(sums.length - 1, 1);
  const y = (above) => 40 - (above / reach) * 34;
  const way = sums.map((points, played) => `${(played / most) * 220} ${y(points - played / 2)}`).join('L');
  return shape('svg', { viewBox: '0 0 220 80', role: 'img', 'aria-label': name },
    shape('path', { class: 'axis', d: 'M0 40H220' }),
    shape('path', { class: 'area', d: `M0 40L${way}L220 40` }));
}

function showCurves() {
  const all = players.map((_, player) => pointsSoFar(player));
  const reach = Math.max(1, ...all.flatMap((sums) => sums.map((points, played) => Math.abs(points - played / 2))));
  const whole = element('div', { class: 'lines' });
  document.getElementById('curves').append(
    element('h2', {}, words.curves), whole,
    element('div', { class: 'small-lines lines' }, ...players.map((player, index) => element('figure', {},
      element('figcaption', {}, element('span', {}, `${player.place}  ${player.name}`),
        element('b', {}, `${(100 * player.score).toFixed(1)} %`)),
      ownCurve(all[index], reach, player.name)))),
    element('p', { class: 'note' }, words.curvesNote));
  const draw = () => whole.replaceChildren(allCurves(all, Math.max(340, whole.clientWidth)));
  draw();
  addEventListener('resize', draw);
}
