// A game replayed: its board, its moves, and what leads from one to the next.

const PAUSE = 800; // milliseconds between two moves that play by themselves
const WINDOW = 600; // so many moves of a long game are listed at once
const shown = { game: null, steps: [], at: 0, timer: null, listedFrom: -1 };

const seats = element('div', { class: 'seats' });
const outcome = element('p', { class: 'outcome', 'aria-live': 'polite' });
const board = element('div', { class: 'board' });
const slider = element('input', { type: 'range', min: '0', 'aria-label': words.moves, oninput: () => goTo(slider.valueAsNumber) });
const moveList = element('ol', { class: 'moves', 'aria-label': words.moves });
const positionText = element('code');

const icons = {
  start: 'M3 3h3v14H3zM17 3v14L7 10z', back: 'M15 3v14L5 10z', play: 'M4 2v16l14-8z', pause: 'M4 3h4v14H4zM12 3h4v14h-4z',
  forward: 'M5 3v14l10-7z', end: 'M14 3h3v14h-3zM3 3v14l10-7z',
};
const control = (icon, word, act, look) =>
  element('button', { class: look, title: word, 'aria-label': word, onclick: act },
    shape('svg', { viewBox: '0 0 20 20', 'aria-hidden': 'true' }, shape('path', { d: icons[icon] })));
const playButton = control('play', words.play, togglePlay, 'play');

function openGame(game) {
  stop();
  Object.assign(shown, { game, steps: stepsOf(game), listedFrom: -1 });
  slider.max = String(game.moves.length);
  markInList(game);
  goTo(game.forfeit ? game.moves.length : 0);
}

function goTo(at) {
  shown.at = Math.max(0, Math.min(at, shown.steps.length - 1));
  if (shown.at === shown.steps.length - 1) stop();
  slider.value = String(shown.at);
  const told = filled(words.move, { n: shown.at, all: shown.game.moves.length });
  slider.setAttribute('aria-valuetext', told);
  const step = shown.steps[shown.at];
  const drawn = step.position && picture(shown.steps, shown.at);
  showSeats(step, drawn?.counts);
  board.replaceChildren(drawn
    ? shape('svg', { viewBox: `0 0 ${drawn.width} ${drawn.height}`, role: 'img', 'aria-label': step.text },
      ...drawn.shapes.map(([tag, attributes, text]) => shape(tag, attributes, ...(text === undefined ? [] : [text]))))
    : element('pre', {}, step.text));
  positionText.textContent = step.text;
  showOutcome(told);
  showMoves();
  history.replaceState(null, '', `#${shown.game.number}.${shown.at}`);
}

function showSeats(step, counts) {
  const isOver = shown.at === shown.steps.length - 1;
  seats.replaceChildren(...[1, 2].map((side) =>
    element('div', { class: !isOver && step.toMove === side ? 'to-move' : '' },
      markOf(side), element('span', {}, players[shown.game.seats[side - 1]].name),
      ...(counts ? [element('b', {}, String(counts[side - 1]))] : []))));
}

function showOutcome(told) {
  const { game } = shown;
  const isOver = shown.at === shown.steps.length - 1;
  outcome.classList.toggle('lost', isOver && Boolean(game.forfeit));
  if (!isOver) outcome.textContent = told;
  else if (game.winner === 0) outcome.textContent = filled(game.why ? words.drawBy : words.draw, game);
  else outcome.textContent = filled(game.forfeit ? words.forfeited : game.why ? words.winsBy : words.wins, {
    player: nameOf(game, 3 - game.winner), winner: nameOf(game, game.winner), why: game.why,
  });
}

const nameOf = (game, side) => players[game.seats[side - 1]].name;

function showMoves() {
  const { moves } = shown.game;
  const from = moves.length <= WINDOW ? 0 : Math.max(0, Math.floor(shown.at / (WINDOW / 3) - 1) * (WINDOW / 3));
  if (from !== shown.listedFrom) {
    shown.listedFrom = from;
    moveList.replaceChildren(...moves.slice(from, from + WINDOW).map((move, index) => {
      const at = from + index + 1;
      return element('li', {}, element('button', { 'data-at': String(at), onclick: () => goTo(at) }, markOf(shown.steps[at].side), move));
    }));
    moveList.scrollTop = 0;
  }
  moveList.querySelector('[aria-current]')?.removeAttribute('aria-current');
  const current = moveList.querySelector(`[data-at="${shown.at}"]`);
  current?.setAttribute('aria-current', 'step');
  if (current) showInside(moveList, current);
}

function setPlayButton(icon, word) {
  playButton.querySelector('path').setAttribute('d', icons[icon]);
  playButton.title = word;
  playButton.setAttribute('aria-label', word);
}

function stop() {
  clearInterval(shown.timer);
  shown.timer = null;
  setPlayButton('play', words.play);
}

function togglePlay() {
  if (shown.timer !== null) return stop();
  if (shown.at === shown.steps.length - 1) goTo(0);
  shown.timer = setInterval(() => goTo(shown.at + 1), PAUSE);
  setPlayButton('pause', words.pause);
}

const keys = {
  ArrowLeft: () => goTo(shown.at - 1),
  ArrowRight: () => goTo(shown.at + 1),
  Home: () => goTo(0),
  End: () => goTo(shown.steps.length - 1),
  ' ': togglePlay,
};

document.addEventListener('keydown', (event) => {
  const { target, key } = event;
  const isElsewhere = target !== document.body && !target.closest('#games');
  const isTaken = target.closest('select, input') || (key === ' ' && target.closest('button'));
  if (!keys[key] || isElsewhere || isTaken || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  keys[key]();
});

function showReplay() {
  document.getElementById('games').append(element('h2', {}, words.games), element('div', { class: 'replay' },
    element('div', { class: 'games-list' }, element('div', { class: 'filter' }, whoSelect, otherSelect, count), list),
    element('div', {}, seats, outcome, board, element('div', { class: 'controls' },
      control('start', words.toStart, keys.Home), control('back', words.back, keys.ArrowLeft), playButton,
      control('forward', words.forward, keys.ArrowRight), control('end', words.toEnd, keys.End)), slider),
    element('div', { class: 'told' }, moveList, element('p', { class: 'position' }, positionText),
      element('p', { class: 'note keys' }, words.keys))));
}
