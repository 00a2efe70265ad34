import { handleShape, type HandleShape } from '../../domain/engine/handle/handle-shape.ts';
import { handleLikeness } from '../../domain/engine/handle/handle-signal.ts';
import { type Counted, pointsOf } from '../../domain/engine/judge/evidence-points.ts';
import { judge } from '../../domain/engine/judge/judge.ts';
import { scoreOf } from '../../domain/engine/judge/score.ts';
import { accounts, attacks, rows } from '../data.ts';
import { type Part, type Row, row } from '../row.ts';
import { seeded } from '../seeded.ts';
import { balanced, brier, crossValidated, isotonic, type Labelled, logistic } from './models.ts';

/** Scores at which a band begins; the last holds what is above. */
const BANDS = [0, 40, 50, 55, 60, 65];

/**
 * What a score of one part alone means: of 100 pairs with it, how many are copies, where half of all pairs are. Half, because how often
 * copies are met depends on who is asked; and the others are the most alike pairs of innocent ones, so it is the least that holds.
 */
export const calibration: Part = {
  name: 'Calibration',
  needs: [
    'handles/legislators-accounts.jsonl',
    'typosquat-packages/neupane-clean_package_data.csv',
    'names/opensanctions-name_bench-cases.csv',
  ],
  run: () => {
    const people = rows('names/opensanctions-name_bench-cases.csv')
      .filter(([, schema]) => schema === 'Person')
      .map(([, , a = '', b = '', match]) => ({
        likeness: judge({ name: a }, { name: b }).signals.name ?? 0,
        copy: match === 'true',
      }));
    const named = (copy: boolean) =>
      people.filter((one) => one.copy === copy).map(({ likeness }) => likeness);
    return [
      ...table('handle', attackers(), innocents(), 'the most alike innocent ones'),
      ...table('name', named(true), named(false), 'labelled as two people'),
    ];
  },
};

const shapes = new Map<string, HandleShape>();
const shapeOf = (handle: string) => {
  const shape = shapes.get(handle) ?? handleShape(handle);
  shapes.set(handle, shape);
  return shape;
};
const likeness = (a: string, b: string) =>
  Math.round(1000 * handleLikeness(shapeOf(a), shapeOf(b)).value) / 1000;

const attackers = () => attacks().map(({ target, fake }) => likeness(target, fake));

/** Of each third account and target the most alike one of somebody else, and what people tell apart. */
function innocents(): number[] {
  const nearest = <T>(all: readonly T[], like: (a: T, b: T) => number) =>
    all
      .filter((_, i) => i % 3 === 0)
      .map((one) => all.reduce((most, other) => Math.max(most, like(one, other)), 0));
  const targets = [...new Set(attacks().map(({ target }) => target.toLowerCase()))];
  return [
    ...nearest(accounts(), (a, b) => (a.owner === b.owner ? 0 : likeness(a.handle, b.handle))),
    ...nearest(targets, (a, b) => (a === b ? 0 : likeness(a, b))),
    ...rows('typosquat-packages/neupane-human-confusability-survey.csv')
      .filter(([, , , , , , , rating = '']) => rating.startsWith('Not'))
      .map(([, a = '', b = '']) => likeness(a, b)),
  ];
}

function table(signal: Counted, copies: readonly number[], others: readonly number[], which: string): Row[] {
  const group = `What a score means, ${signal} alone`;
  const scored = (all: readonly number[]) => all.map((one) => scoreOf({ [signal]: one }));
  const pairs = balanced(scored(copies), scored(others));
  const points = balanced(copies.map((one) => pointsOf(signal, one)), others.map((one) => pointsOf(signal, one))); // prettier-ignore
  const steps = crossValidated(pairs, isotonic, seeded(13));
  const fitted = logistic(points);
  const curve = crossValidated(points, (some) => logistic(some).model, seeded(13));
  const beside = `of ${copies.length} copies and ${others.length} ${which}`;
  return [
    ...BANDS.flatMap((from, i) => band(group, pairs, steps, from, BANDS[i + 1] ?? 101)),
    row(group, 'logistic of its points: slope', fitted.slope, '', undefined, undefined, `offset ${fitted.offset.toFixed(2)}; ${beside}`),
    row(group, 'mean squared error, cross-validated: rising steps', brier(pairs, steps), '', undefined, undefined, `logistic ${brier(points, curve).toFixed(3)}; a coin .25`),
  ]; // prettier-ignore
}

function band(
  group: string,
  pairs: readonly Labelled[],
  said: readonly number[],
  from: number,
  to: number,
): Row[] {
  const inside = pairs.flatMap(({ value }, i) => (value >= from && value < to ? [i] : []));
  if (inside.length === 0) return [];
  const sum = (count: (i: number) => number) =>
    inside.reduce((all, i) => all + pairs[i]!.weight * count(i), 0);
  const all = sum(() => 1);
  const expected = (100 * sum((i) => said[i]!)) / all;
  return [
    row(group, `copies of 100 with ${from} to ${Math.min(100, to - 1)}`, (100 * sum((i) => Number(pairs[i]!.copy))) / all, '', undefined, undefined, `said by the other folds: ${expected.toFixed(0)}; ${inside.length} pairs`),
  ]; // prettier-ignore
}
