import { judge } from '../domain/engine/judge/judge.ts';
import type { Profile } from '../domain/engine/profile/profile.ts';
import { rows } from './data.ts';
import { FIRST_TABLE, SECOND_TABLE } from './own/names.ts';
import { type Part, percent, type Row, row } from './row.ts';

const score = (a: Profile, b: Profile) => judge(a, b).signals.name ?? 0;
const isMatch = (a: string, b: string) => judge({ name: a }, { name: b }).verdict !== 'unrelated';

/** Languages with the recall to reach at one false match in a hundred; full names or single words, letters set apart. */
const SCRIPTS = [
  ['Hebrew', 'hebrew', 97],
  ['Korean', 'korean', 80],
  ['Arabic', 'arabic_20', 90],
  ['Russian', 'russian_20', 95],
  ['Chinese', 'chinese_20', 75],
  ['Japanese', 'japanese_20', 80],
] as const;

export const names: Part = {
  name: 'Names',
  needs: [
    'names/opensanctions-name_bench-cases.csv',
    'names/carltonnorthern-nicknames.csv',
    ...SCRIPTS.map(([, file]) => `names/coling2018-wd_${file}.tsv`),
  ],
  run(progress) {
    const group = 'Names';
    const cases = rows('names/opensanctions-name_bench-cases.csv').map(
      ([set, schema, a = '', b = '', match]) => ({
        set,
        schema,
        expected: match === 'true',
        found: isMatch(a, b),
      }),
    );
    const people = cases.filter(({ schema }) => schema === 'Person');
    const written = people.filter(({ set }) => set === 'nk_checks');
    const nicknames = rows('names/carltonnorthern-nicknames.csv').map(
      ([a = '', , b = '']) => [a, b] as const,
    );
    const strangers = strangersOf(nicknames);
    const results: Row[] = [
      row(group, 'F1, all people', f1(people), '', '>=', 0.85, `${people.length} labelled pairs`),
      row(group, 'F1, people, written by analysts', f1(written), '', '>=', 0.95, `${written.length} pairs`),
      row(
        group,
        'F1, with companies and ships',
        f1(cases),
        '',
        undefined,
        undefined,
        `${cases.length} pairs`,
      ),
      ...[FIRST_TABLE, SECOND_TABLE].map((table, i) =>
        row(
          group,
          `F1, kinds of names written by hand, ${i === 0 ? 'first' : 'second'} table`,
          f1(table.map(({ a, b, expected }) => ({ expected, found: isMatch(a, b) }))),
          '',
          '>=',
          0.93,
          `${table.length} pairs, ${i === 0 ? 'at hand when rules were mended' : 'written afterwards'}`,
        ),
      ),
      row(
        group,
        'nicknames found',
        percent(nicknames.map(([a, b]) => isMatch(a, b))),
        '%',
        '>=',
        90,
        `${nicknames.length} relations`,
      ),
      row(
        group,
        '  random first names matched',
        percent(strangers.map(([a, b]) => isMatch(a, b))),
        '%',
        '<=',
        1,
        `${strangers.length} pairs; nicknames found: ${percent(nicknames.map(([a, b]) => isMatch(a, b))).toFixed(1)} %`,
      ),
    ];
    for (const [language, file, target] of SCRIPTS) {
      progress(language);
      results.push(across(language, file, target));
    }
    return results;
  },
};

function f1(cases: readonly { expected: boolean; found: boolean }[]): number {
  const both = cases.filter(({ expected, found }) => expected && found).length;
  const wrong = cases.filter(({ expected, found }) => expected !== found).length;
  return (2 * both) / (2 * both + wrong);
}

/** First names that no row relates, each with the one 101 rows on. */
function strangersOf(nicknames: readonly (readonly [string, string])[]) {
  const related = new Set(nicknames.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  const all = [...new Set(nicknames.map(([a]) => a))];
  return [101, 211, 307].flatMap((step) =>
    all
      .map((a, i) => [a, all[(i + step) % all.length]!] as const)
      .filter(([a, b]) => a !== b && !related.has(`${a} ${b}`)),
  );
}

function across(language: string, file: string, target: number): Row {
  const pairs = rows(`names/coling2018-wd_${file}.tsv`, { separator: '\t', heading: false }).map(
    ([a = '', b = '']) => [{ name: a }, { name: file.endsWith('_20') ? b.replaceAll(' ', '') : b }] as const,
  );
  const same = pairs.map(([a, b]) => score(a, b));
  const random = [37, 74, 111, 148, 185]
    .flatMap((step) => pairs.map(([a], i) => score(a, pairs[(i + step) % pairs.length]![1])))
    .sort((a, b) => b - a);
  const threshold = random[Math.floor(random.length / 100)]!;
  const recall = percent(same.map((value) => value > threshold));
  return row(
    'Names',
    `${language}, recall at 1 % random matches`,
    recall,
    '%',
    '>=',
    target,
    `${pairs.length} pairs, likeness over ${threshold}`,
  );
}
