import { slipDistance } from '../../domain/engine/glyph/edit-distance.ts';
import { handleShape } from '../../domain/engine/handle/handle-shape.ts';
import { handleLikeness } from '../../domain/engine/handle/handle-signal.ts';
import { attacks, rows } from '../data.ts';
import { OWN_COPIES, OWN_OTHERS } from '../own/handles.ts';
import { auc, type Part, type Row, row } from '../row.ts';
import { seeded } from '../seeded.ts';
import { logisticOf, type Measured } from './many-signals.ts';

type Pair = Measured & { source: string };

const HALVES = 6;
const KINDS = ['separators', 'decorated', 'reordered', 'contained', 'edited'];
/** What beside the likeness might tell copies from names that people tell apart: where each stands among a pair's values. */
const SIGNALS: Record<string, readonly number[]> = {
  'the likeness alone': [0],
  'and the kind of difference': [0, 1, 2, 3, 4, 5],
  'and the length': [0, 6],
  'and the edits and the length': [0, 6, 7],
  'and whether the first letters differ': [0, 8],
  'and whether one word of several differs': [0, 9, 10],
  'and whether an ending was added': [0, 11],
  'all of these': [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
};

/**
 * Would a model of more signals tell attacks from names judged harmless better than the likeness does? Each is fitted on the
 * attacks of other sources and a random half of the harmless, and counts on what is left.
 */
export const moreSignals: Part = {
  name: 'Signals',
  needs: ['typosquat-packages/neupane-clean_package_data.csv', 'typosquat-packages/neupane-human-confusability-survey.csv'],
  run() {
    const made = new Map(attacks().map(({ set, target, fake }) => [`${target} ${fake}`, measured(target, fake, true, set.split('-')[0]!)]));
    const told = rows('typosquat-packages/neupane-human-confusability-survey.csv')
      .filter(([, , , , , , , rating = '']) => rating.startsWith('Not'))
      .map(([, a = '', b = '']) => measured(a, b, false, 'survey'));
    const own = [OWN_COPIES, OWN_OTHERS].map((pairs, i) => pairs.map(([a, b]) => measured(a, b, i === 0, 'own').values[0]!));
    return [
      row('Attacks against genuine names, own table, AUC', 'the likeness alone', auc(own[0]!, own[1]!), '', undefined, undefined, `${own[0]!.length} and ${own[1]!.length} pairs`),
      ...Object.entries(SIGNALS)
        .flatMap(([what, signals]) => leftOut(what, signals, [...made.values()], told))
        .sort((a, b) => a.group.localeCompare(b.group)),
    ];
  },
}; // prettier-ignore

function measured(a: string, b: string, copy: boolean, source: string): Pair {
  const [x, y] = [handleShape(a), handleShape(b)];
  const { value, kind } = handleLikeness(x, y);
  const [short, long] = x.bare.length <= y.bare.length ? [x.bare, y.bare] : [y.bare, x.bare];
  const changed =
    x.tokens.length === y.tokens.length ? x.tokens.filter((word, i) => word !== y.tokens[i]) : [];
  const values = [
    value,
    ...KINDS.map((one) => Number(one === kind)),
    Math.log(Math.max(1, long.length)),
    Math.min(6, slipDistance(x.bare, y.bare)),
    Number(x.bare[0] !== y.bare[0]),
    Number(x.tokens.length !== y.tokens.length),
    Number(x.tokens.length > 1 && changed.length === 1),
    Number(short !== long && long.startsWith(short) && long.length - short.length <= 2),
  ];
  return { values, copy, source };
}

function leftOut(what: string, signals: readonly number[], made: readonly Pair[], told: readonly Pair[]): Row[] {
  const chosen = ({ values, ...pair }: Pair): Pair => ({ ...pair, values: signals.map((at) => values[at]!) });
  const [copies, others] = [made.map(chosen), told.map(chosen)];
  const random = seeded(4);
  const sides = Array.from({ length: HALVES }, () => others.map(() => random() < 0.5));
  return [...new Set(copies.map(({ source }) => source))].map((source) => {
    const figures = sides.map((side) => {
      const model = logisticOf([...copies.filter((one) => one.source !== source), ...others.filter((_, i) => side[i])]);
      const of = (some: readonly Pair[]) => some.map(({ values }) => model(values));
      return auc(of(copies.filter((one) => one.source === source)), of(others.filter((_, i) => !side[i])));
    });
    const mean = figures.reduce((sum, one) => sum + one, 0) / HALVES;
    const spread = `${Math.min(...figures).toFixed(3)} to ${Math.max(...figures).toFixed(3)} in ${HALVES} halves`;
    return row(`Attacks of ${source} against names that people tell apart, fitted without them, AUC`, what, mean, '', undefined, undefined, spread);
  });
} // prettier-ignore
