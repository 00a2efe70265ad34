import { judge } from '../domain/engine/judge/judge.ts';
import { attacks, rows } from './data.ts';
import { auc, type Part, type Row, row } from './row.ts';
import { seeded } from './seeded.ts';

type Case = { source: string; expected: boolean; value: number };

const HALVES = 200;

/**
 * What to expect of rows that nobody saw. The best figure takes the threshold that suits all rows; the honest ones choose it on other
 * rows than they count: on all sources but one, or on a random half. Rules were still written with these rows at hand, which
 * no split can undo: rows kept back say the rest.
 */
export const honest: Part = {
  name: 'Honest',
  needs: ['names/opensanctions-name_bench-cases.csv', 'typosquat-packages/neupane-clean_package_data.csv'],
  run: () => [...names(), ...handles()],
};

function names(): Row[] {
  const people = rows('names/opensanctions-name_bench-cases.csv')
    .filter(([, schema]) => schema === 'Person')
    .map(([source = '', , a = '', b = '', match]): Case => {
      return {
        source,
        expected: match === 'true',
        value: judge({ name: a }, { name: b }).signals.name ?? 0,
      };
    });
  return [
    ...left('Names, F1 on other rows than the threshold is chosen on', people, f1At, bestThreshold),
    ...bySource('Names, F1 on other rows than the threshold is chosen on', people),
  ];
}

function handles(): Row[] {
  const score = (a: string, b: string) => judge({ handle: a }, { handle: b }).score;
  const made = attacks().map(({ set, target, fake }): Case => ({
    source: set,
    expected: true,
    value: score(target, fake),
  }));
  const told = rows('typosquat-packages/neupane-human-confusability-survey.csv')
    .filter(([, , , , , , , rating = '']) => rating.startsWith('Not'))
    .map(([, a = '', b = '']): Case => ({ source: 'survey', expected: false, value: score(a, b) }));
  const group = 'Handles, attacks against names that people tell apart, AUC';
  const values = (cases: readonly Case[]) => cases.map(({ value }) => value);
  const halves = repeated([...made, ...told], (_, other) =>
    auc(values(other.filter(({ expected }) => expected)), values(other.filter(({ expected }) => !expected))),
  );
  return [
    row(group, 'all rows', auc(values(made), values(told)), '', undefined, undefined, `${made.length} and ${told.length} pairs`),
    row(group, 'random halves, mean', halves.mean, '', undefined, undefined, halves.spread),
    ...[...new Set(made.map(({ source }) => source))].map((source) => {
      const of = made.filter((one) => one.source === source);
      return row(group, `  attacks of ${source} alone`, auc(values(of), values(told)), '', undefined, undefined, `${of.length} pairs`);
    }),
  ]; // prettier-ignore
}

const f1At = (cases: readonly Case[], threshold: number) => {
  const both = cases.filter(({ expected, value }) => expected && value >= threshold).length;
  const wrong = cases.filter(({ expected, value }) => expected !== value >= threshold).length;
  return both + wrong === 0 ? 0 : (2 * both) / (2 * both + wrong);
};

/** The likeness that sets these rows best apart; the middle one where several do. */
function bestThreshold(cases: readonly Case[]): number {
  const steps = [...new Set(cases.map(({ value }) => value))].sort((a, b) => a - b);
  const figures = steps.map((step) => f1At(cases, step));
  const best = Math.max(...figures);
  const all = steps.filter((_, i) => figures[i] === best);
  return all[Math.floor(all.length / 2)] ?? 0;
}

function left(
  group: string,
  cases: readonly Case[],
  measure: typeof f1At,
  choose: typeof bestThreshold,
): Row[] {
  const halves = repeated(cases, (one, other) => measure(other, choose(one)));
  return [
    row(group, 'threshold of all rows (the best figure)', measure(cases, choose(cases)), '', undefined, undefined, `${cases.length} pairs`),
    row(group, 'random halves, mean', halves.mean, '', undefined, undefined, halves.spread),
  ]; // prettier-ignore
}

/** Each source measured by the threshold of all the others. */
function bySource(group: string, cases: readonly Case[]): Row[] {
  const sources = [...new Set(cases.map(({ source }) => source))];
  return sources.flatMap((source) => {
    const own = cases.filter((one) => one.source === source);
    const threshold = bestThreshold(cases.filter((one) => one.source !== source));
    if (!own.some(({ expected }) => expected)) {
      const wrong = own.filter(({ value }) => value >= threshold).length;
      return [row(group, `  without ${source}`, wrong, '', undefined, undefined, `matched of ${own.length} that differ`)];
    }
    return [row(group, `  without ${source}`, f1At(own, threshold), '', undefined, undefined, `${own.length} pairs, likeness from ${threshold}`)];
  }); // prettier-ignore
}

/** A figure of one half by the other, many times over; the seed fixes the halves. */
function repeated(cases: readonly Case[], figure: (one: Case[], other: Case[]) => number) {
  const random = seeded(13);
  const figures = Array.from({ length: HALVES }, () => {
    const sides = cases.map(() => random() < 0.5);
    return figure(cases.filter((_, i) => sides[i]), cases.filter((_, i) => !sides[i])); // prettier-ignore
  }).sort((a, b) => a - b);
  const at = (share: number) => figures[Math.floor(share * (HALVES - 1))]!.toFixed(3);
  return {
    mean: figures.reduce((sum, one) => sum + one, 0) / HALVES,
    spread: `nine of ten between ${at(0.05)} and ${at(0.95)}; ${HALVES} halves`,
  };
}
