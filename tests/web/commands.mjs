// What the program answers in a page is what it answers natively: counts and values that are known, and, where the native
// benchmarks are built, the signature of every engine.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const start = '3q2q3/10/10/q8q/10/10/Q8Q/10/10/3Q2Q3 w';

// Arguments, the position, and what of the answer is known: the tests of the games say whence.
const known = [
  [['perft', 'sticks', '--depth', '2'], '10/3 1', { nodes: 9 }],
  [['perft', 'numbers', '--depth', '4'], '4,7,2,9 0-0 1', { nodes: 16 }],
  [['perft', 'boxes', '--depth', '4'], '--/|_._|/../|_._|/-- 1', { nodes: 24 }],
  [['perft', 'amazons', '--depth', '2'], start, { nodes: 4307152 }],
  [['solve', 'sticks'], '10/3 1', { exact: true, value: 1, best: ['2'] }],
  [['solve', 'numbers'], '2,9 10-4 1', { exact: true, value: 13, best: ['R'] }],
  [['solve', 'boxes'], '---/|_._._|/.../|_._._|/.../|_._._|/--- 1', { exact: true, value: 7 }],
  [['solve', 'amazons'], 'Q1q w', { exact: true, value: 1, best: ['a1-b1/a1'] }],
  [['solve', 'points', '--all'], '0,0;9,0;4,7 - 1', { exact: true, value: 1, grundy: 1, best: ['1-2', '1-3', '2-3'] }],
];

async function answered(context, address, args, input = '') {
  const page = await context.newPage();
  page.setDefaultTimeout(300000);
  await page.goto(`${address}#${encodeURIComponent(JSON.stringify({ arguments: args, input: input + '\n' }))}`);
  await page.waitForFunction(() => document.body?.dataset.status !== undefined, { polling: 50 });
  const [status, text] = await page.evaluate(() => [document.body.dataset.status, printed]);
  await page.close();
  if (status !== '0') throw new Error(`${args.join(' ')} ended with ${status}: ${text}`);
  return text;
}

export async function answersAsNative(context, address) {
  for (const [args, input, expected] of known) {
    const answer = JSON.parse(await answered(context, address, args, input));
    for (const [key, value] of Object.entries(expected))
      if (JSON.stringify(answer[key]) !== JSON.stringify(value))
        throw new Error(`${args.join(' ')}: ${key} is ${JSON.stringify(answer[key])}, not ${JSON.stringify(value)}`);
  }
}

// Answers whether there was a native program to compare with.
export async function signsAsNative(context, address, natives) {
  const native = natives.find((program) => existsSync(program));
  if (!native) return false;
  const lines = (text) => text.split('\n').map((line) => line.trim().replace(/ +/g, ' ')).filter((line) => line.includes(' '));
  const here = lines(await answered(context, address, ['bench', 'signature']));
  const there = lines(execFileSync(native, ['signature'], { encoding: 'utf8' }));
  const different = here.filter((line) => !there.includes(line));
  if (here.length === 0 || different.length > 0) throw new Error(`natively there is no ${different.join('; ')}`);
  return true;
}
