// Splits the program that was linked in two: node split.mjs LINKED PROGRAM LIST. What the menu and the first moves of a game
// need is in PROGRAM/zugzwang.wasm; the functions of the places that LIST has come in PROGRAM/late.wasm. The script is told
// by which name it finds that one, see late_code.js and stamp.cmake.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { escaped, features, functionsOf, isShared, placeOf, placesAround } from './functions.mjs';

const [linked, program, list] = process.argv.slice(2);
const places = new Set(readFileSync(list, 'utf8').split('\n').filter((line) => line !== '' && !line.startsWith('#')));
const late = functionsOf(readFileSync(join(linked, 'zugzwang.wasm')))
  .filter((one) => !isShared(one) && placesAround(placeOf(one.name)).some((place) => places.has(place)));
if (late.length === 0) throw new Error('no function comes late');
mkdirSync(program, { recursive: true });
const names = join(program, 'late_functions'), file = join(program, 'late.wasm');
writeFileSync(names, late.map(({ name }) => escaped(name)).join('\n') + '\n');
execFileSync('wasm-split', [...features, '--split', join(linked, 'zugzwang.wasm'), '--split-funcs=@' + names, '--export-prefix=%',
  '-o1', join(program, 'zugzwang.wasm'), '-o2', file], { stdio: 'inherit' });
rmSync(names);
const name = `late.${createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)}.wasm`;
const script = readFileSync(join(linked, 'zugzwang.js'), 'utf8');
if (!script.includes('@late_wasm@')) throw new Error('the script asks for no late part');
writeFileSync(join(program, 'zugzwang.js'), script.replace('@late_wasm@', () => name));
copyFileSync(join(linked, 'zugzwang.data'), join(program, 'zugzwang.data'));
