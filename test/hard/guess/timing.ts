import { seeded } from '../../../bench/seeded.ts';
import type { Result, Told } from '../case.ts';
import type { Reached } from '../stack/attacked.ts';
import { putBack } from '../stack/rows.ts';
import type { Scene } from '../stack/scene.ts';
import { unknownLike } from './alike.ts';
import { identityOf } from './identity.ts';
import { medianGap, surely } from './median-gap.ts';

const pairs = 200;
/** ms */
const largest = 5;
/** What the control is slower by, ms: a gap that would have to be seen. */
const planted = 15;

/** How long answers about a known and an unknown address take, each pair one after the other, in either order. */
export async function timing(attacked: Reached, { maya, operator }: Scene, told: Told): Promise<Result[]> {
  const { begin } = identityOf(attacked);
  const rest = (name: string, input: object) => attacked.wire.rest('app', name, input, {});
  const [known, unknown] = [maya.email, unknownLike(maya.email)];
  const by = { token: operator.accessToken };
  const find = (emailAddress: string) => attacked.wire.rest('user', 'find-users', { emailAddress }, by);
  const database = await attacked.database();
  // What was counted against the two addresses is forgotten after each pair.
  const forget = () => putBack(database, []);
  const after = (ms: number) => new Promise((done) => setTimeout(done, ms));
  const count = Math.max(20, Math.round(pairs * told.share));
  return [
    await measured(
      'begin a sign-in',
      count,
      told,
      () => begin(known),
      () => begin(unknown),
    ),
    await measured(
      ...(['ask for what is stored', count, told] as const),
      () => rest('data-request', { asks: 'ACCESS', email: known, details: '' }),
      () => rest('data-request', { asks: 'ACCESS', email: unknown, details: '' }),
      forget,
    ),
    await measured(
      ...(['find a person', count, told] as const),
      () => find(known),
      () => find(unknown),
      forget,
    ),
    await control(
      count,
      told,
      () => begin(known),
      () => after(planted).then(() => begin(known)),
    ),
  ];
}

async function measured(
  what: string,
  count: number,
  told: Told,
  ...work: [() => Promise<unknown>, () => Promise<unknown>, (() => Promise<void>)?]
): Promise<Result> {
  const gap = medianGap(await timed(count, told.seed, ...work));
  const [from, to] = gap.between.map((ms) => ms.toFixed(1));
  return {
    tried: `${count} pairs: ${what}`,
    mark: `median gap < ${largest} ms`,
    result: `${gap.median.toFixed(1)} ms (${from} to ${to})`,
    held: surely(gap) < largest,
    timed: true,
  };
}

async function control(
  count: number,
  { seed }: Told,
  ...work: [() => Promise<unknown>, () => Promise<unknown>]
): Promise<Result> {
  const gap = medianGap(await timed(count, seed, ...work));
  return {
    tried: `control: one of ${count} pairs ${planted} ms later`,
    mark: 'is seen',
    result: `${gap.median.toFixed(1)} ms`,
    held: surely(gap) > largest,
    timed: true,
  };
}

async function timed(
  count: number,
  seed: number,
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
  between: () => Promise<void> = async () => {},
): Promise<[number, number][]> {
  const random = seeded(seed);
  const took = async (work: () => Promise<unknown>) => {
    const began = performance.now();
    await work();
    return performance.now() - began;
  };
  const all: [number, number][] = [];
  // The first few find nothing in memory yet.
  for (let n = -5; n < count; n++) {
    const isFirst = random() < 0.5;
    const a = isFirst ? await took(one) : undefined;
    const b = await took(other);
    const pair: [number, number] = [a ?? (await took(one)), b];
    if (n >= 0) all.push(pair);
    await between();
  }
  return all;
}
