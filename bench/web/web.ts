import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openBrowser } from '../../local/browser/browser.ts';
import { startLocal } from '../../local/stack.ts';
import { type Opening, measurePage, type Session } from './measure-page.ts';

/**
 * npm run bench -- web [--rounds 5] [--only /login,/dashboard]: what a visitor's phone waits for, page by page, from the very
 * files that deploy. Medians; bytes are exact, times hang on the machine, so its load stands beside them.
 */
const { values } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' }, only: { type: 'string' } },
});
const rounds = Number(values.rounds);
const only = values.only?.split(',');

/** Pages, whether one has to be signed in, and the most that scripts may weigh, in bytes over the wire. */
const pages: [path: string, signedIn: boolean, mostScript?: number][] = [
  ['/', false, 105_000],
  ['/login', false, 180_000],
  ['/compare', false],
  ['/copied', false],
  ['/help', false],
  ['/data-request', false],
  ['/dashboard', true, 220_000],
];
const slowest = 1800;
const mostShift = 0.02;

const data = await mkdtemp(join(tmpdir(), 'countersign-bench-web-'));
const stack = await startLocal({
  ...{ root: resolve(import.meta.dirname, '../..'), port: 0, data, demo: true, web: 'built', watch: false },
  say: (line) => process.stderr.write(`${line}\n`),
});
try {
  const browser = await openBrowser();
  const session = await enterAsMaya();
  console.log(`median of ${rounds}, load ${loadavg()[0]!.toFixed(1)}; ms, bytes`);
  console.log(
    'page             first paint    LCP    CLS  blocked   scripts      all  files         largest',
  );
  for (const [path, signedIn, mostScript = Infinity] of pages) {
    if (only && !only.includes(path)) continue;
    const opened: Opening[] = [];
    for (let round = 0; round < rounds; round++)
      opened.push(await measurePage(browser, stack.origin + path, signedIn ? session : undefined));
    const of = (what: Exclude<keyof Opening, 'largest'>) => median(opened.map((one) => one[what]));
    const short = of('scriptBytes') > mostScript || of('largestPaint') > slowest || of('shift') >= mostShift;
    console.log(
      [
        path.padEnd(16),
        ...[of('firstPaint'), of('largestPaint')].map((ms, i) => ms.toFixed(0).padStart(i ? 6 : 11)),
        of('shift').toFixed(3).padStart(6),
        of('blocked').toFixed(0).padStart(8),
        ...[of('scriptBytes'), of('bytes')].map((bytes, i) => bytes.toFixed(0).padStart(i ? 8 : 9)),
        of('files').toFixed(0).padStart(6),
        short ? '  short' : '       ',
        opened.at(-1)!.largest,
      ].join(' '),
    );
    if (short) process.exitCode = 1;
  }
  await browser.close();

  async function enterAsMaya(): Promise<Session> {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(stack.origin);
    await page.getByRole('button', { name: 'Enter as Maya' }).click();
    await page.getByRole('region', { name: 'Where we looked' }).waitFor({ timeout: 120_000 });
    const stored = await context.storageState();
    await context.close();
    return stored;
  }
} finally {
  await stack.close();
  await rm(data, { recursive: true, force: true });
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!;
}
