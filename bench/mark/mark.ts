/**
 * npm run bench -- mark [--portraits 12] [--keys 1000000]: what of a mark is left in a copy after platforms and editors, how
 * it looks, and how high wrong keys score. Squares of a real photo from ../shared/data/photos, where it is, beside portraits.
 */
import { parseArgs } from 'node:util';
import { NAMED_SCORE } from '../../domain/engine/mark/mark-score.ts';
import { median } from '../../domain/engine/mark/plane/median.ts';
import { hasData } from '../data.ts';
import { print } from '../print.ts';
import { percent, row, type Row, type Skipped } from '../row.ts';
import { chains, type Chain, trellisChains } from './chains.ts';
import { hasLibjpeg, jpeg } from './codecs.ts';
import { resized } from './edits.ts';
import { evidenceOf } from './evidence-of.ts';
import { wrongKeys } from './false-alarms.ts';
import { COPIES, type Known, mark, type Tried, tried } from './known.ts';
import { looks } from './looks.ts';
import { mixed } from './mixed.ts';
import { plates, portraits, realPictures } from './pictures.ts';
import { speed } from './speed.ts';

/** Per cent of pictures by which a chain may fall behind what was found before. */
const WITHIN = 2;
const { values } = parseArgs({
  allowPositionals: true,
  options: {
    portraits: { type: 'string', default: '12' },
    keys: { type: 'string', default: '1000000' },
  },
});
const WRONG_KEYS = Number(values.keys);
const tell = (text: string) => process.stderr.write(`${text}\n`);

async function chainRow(group: string, chain: Chain, known: readonly Known[], all: Tried[]): Promise<Row> {
  const results: Tried[] = [];
  for (const one of known) results.push(tried(await chain.apply(one.copy), one));
  all.push(...results);
  const scores = results.map(({ score }) => score);
  const { before } = chain;
  const was = [before?.least, before?.median].map((score) => score ?? '-').join(' / ');
  const first = results.filter((result) => result.first).length;
  const beside = [
    `least / median ${Math.min(...scores).toFixed(1)} / ${median(scores).toFixed(1)}`,
    ...(before ? [`before ${was}, ${before.named} %`] : []),
    `the right one of ${COPIES} first: ${first} of ${results.length}`,
  ].join('; ');
  const value = percent(results.map((result) => result.named));
  return !before?.named
    ? row(group, chain.name, value, '%', undefined, undefined, beside)
    : row(group, chain.name, value, '%', '>=', Math.round(10 * (before.named - WITHIN)) / 10, beside);
}

const results: (Row | Skipped)[] = [];
const seen: Tried[] = [];
const real = hasData('photos/aaa-orig.jpg') ? await realPictures() : [];
const squares = [...real, ...portraits(Number(values.portraits))];
const group = `Named, of ${real.length} squares of a photo and ${squares.length - real.length} soft portraits`;
if (real.length === 0)
  results.push({ group, what: 'squares of a real photo', skipped: 'no photos/aaa-orig.jpg' });
const known = squares.map(mark);
results.push(...looks('Looks', squares, known));
for (const chain of chains) {
  tell(chain.name);
  results.push(await chainRow(group, chain, known, seen));
}
if (!hasLibjpeg) results.push({ group, what: 'JPEGs of libjpeg', skipped: 'no sharp; mozjpeg in its place' });
for (const chain of trellisChains) {
  tell(`${chain.name} by mozjpeg`);
  results.push(await chainRow('The same by mozjpeg', chain, known, seen));
}
tell('engraved plates');
const engraved = plates(10).map((square, i) => mark(square, 100 + i));
results.push(
  await chainRow(
    'Engraved plates, sharp lines all over',
    { ...chains[0]!, before: undefined },
    engraved,
    seen,
  ),
);
results.push(...(await mixed(squares.slice(-8), tell)));
const unmarked: Float64Array[] = [];
for (const { original } of known) {
  const evidence = evidenceOf(await jpeg(resized(original, 200), 70), original);
  if (evidence) unmarked.push(evidence);
}
const worst = Math.max(...seen.map(({ wrong }) => wrong));
results.push(
  ...wrongKeys(WRONG_KEYS, [...seen.flatMap(({ evidence }) => evidence ?? []), ...unmarked], tell),
  row('False alarms', 'the other 999 copies, greatest score', worst, '', '<=', NAMED_SCORE, `${seen.length * (COPIES - 1)} scores`),
); // prettier-ignore
results.push(...(await speed(known, squares[0]!)));
process.stdout.write(print(results));
if (results.some((result) => 'reached' in result && result.reached === false)) process.exitCode = 1;
