import { NICKNAME_FAMILIES } from '../domain/engine/tables/nickname-families.ts';
import { rows } from './data.ts';
import { pick, seeded } from './seeded.ts';

/** `count` different handles as people make them of real first names and surnames; the seed fixes them. */
export function usernames(count: number, seed = 42): string[] {
  const random = seeded(seed);
  const firsts = [...new Set(NICKNAME_FAMILIES.trim().split(/[|\n ]/))].filter((name) => name.length > 2);
  const lasts = [
    ...new Set(
      ['arabic_20', 'russian_20', 'japanese_20', 'chinese_20']
        .flatMap((script) => rows(`names/coling2018-wd_${script}.tsv`, { separator: '\t', heading: false }))
        .map(([latin = '']) => latin.normalize('NFD').replace(/[^a-z]/g, ''))
        .filter((name) => name.length > 3 && name.length < 12),
    ),
  ];
  // a few surnames are borne by many: the square of a random number prefers the front of the list
  const last = () => lasts[Math.floor(random() ** 2 * lasts.length)]!;
  const first = () => firsts[Math.floor(random() ** 2 * firsts.length)]!;
  const number = () => String(Math.floor(random() * pick(random, [10, 100, 100, 2000])));
  const patterns = [
    () => `${first()}${last()}`,
    () => `${first()}_${last()}`,
    () => `${first()}.${last()}`,
    () => `${first().charAt(0)}${last()}`,
    () => `${first()}${last()}${number()}`,
    () => `${first()}_${last()}${number()}`,
    () => `${last()}_${first()}`,
    () => `${first()}${number()}`,
    () => `${first().charAt(0)}.${last()}${number()}`,
    () => `${last()}${number()}`,
  ];
  const made = new Set<string>();
  while (made.size < count) made.add(pick(random, patterns)());
  return [...made];
}

const DECORATIONS = ['_official', 'real_', '_', 'the', '.official', '_backup', 'hq', '2', '_support', 'iam'];

/** Six ways to copy a handle; each makes one copy. */
export const ATTACKS: Record<string, (handle: string, random: () => number) => string> = {
  'one edit': (handle, random) => edit(handle, random),
  'two edits': (handle, random) => edit(edit(handle, random), random),
  homoglyph: (handle, random) => {
    const alike: Record<string, string> = {
      a: 'а',
      e: 'е',
      o: 'о',
      c: 'с',
      p: 'р',
      i: 'і',
      l: 'I',
      s: 'ѕ',
      y: 'у',
      x: 'х',
    };
    const places = [...handle].flatMap((letter, i) => (alike[letter] ? [i] : []));
    const chosen = new Set([pick(random, places), pick(random, places)]);
    return [...handle].map((letter, i) => (chosen.has(i) ? alike[letter]! : letter)).join('');
  },
  leet: (handle) =>
    handle.replace(/[aeios]/g, (letter) => ({ a: '4', e: '3', i: '1', o: '0', s: '5' })[letter]!),
  affix: (handle, random) => {
    const word = pick(random, DECORATIONS);
    return /^(real_|the|iam)$/.test(word) ? word + handle : handle + word;
  },
  separators: (handle, random) => {
    const bare = handle.replace(/[._]/g, '');
    const at = 1 + Math.floor(random() * (bare.length - 1));
    return `${bare.slice(0, at)}${pick(random, ['_', '.', '-'])}${bare.slice(at)}`;
  },
};

function edit(handle: string, random: () => number): string {
  const at = Math.floor(random() * handle.length);
  const letter = String.fromCharCode(97 + Math.floor(random() * 26));
  return pick(random, [
    () => handle.slice(0, at) + letter + handle.slice(at),
    () => handle.slice(0, at) + handle.slice(at + 1),
    () => handle.slice(0, at) + letter + handle.slice(at + 1),
    () =>
      at + 1 < handle.length
        ? handle.slice(0, at) + handle[at + 1] + handle[at] + handle.slice(at + 2)
        : handle.slice(0, -1),
  ])();
}
