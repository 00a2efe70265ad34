import { pick, seeded } from '../seeded.ts';
import { ATTACKS } from '../usernames.ts';

const LETTERS = [...'abcdefghjkmnopqrstuvwxyz'];
const DIGITS = [...'0123456789'];

type Random = () => number;
const text = (random: Random, length: number, alphabet: readonly string[]) =>
  Array.from({ length }, () => pick(random, alphabet)).join('');
const digits = (random: Random, length: number) => text(random, length, DIGITS);
const han = (random: Random, spread: number) =>
  Array.from({ length: 3 }, () => String.fromCharCode(0x4e00 + Math.floor(random() * spread))).join('');

/** Handles that share a part, or have hardly any parts: what an index of parts is slowest at. One handle each. */
export const CROWDS: Record<string, (random: Random, number: number) => string> = {
  'one long beginning': (random) => `thisisaverylongprefixof${digits(random, 6)}`,
  'one beginning': (random) => `johnsmith${digits(random, 6)}`,
  'one beginning, eight lengths': (random) => `johnsmith${digits(random, 1 + Math.floor(random() * 8))}`,
  'one beginning and end': (random) => `alexander${digits(random, 6)}thegreat`,
  'acme_ and four characters': (random) => `acme_${text(random, 4, [...LETTERS, ...DIGITS])}`,
  'acme_ and four digits, 20 owners each': (_, number) => `acme_${String(number % 10_000).padStart(4, '0')}`,
  'one end': (random) => `${text(random, 6, LETTERS)}johnsmith`,
  'one middle': (random) => `${text(random, 4, LETTERS)}smithson${text(random, 4, LETTERS)}`,
  'three Han characters': (random) => han(random, 20_000),
  'three Han characters of 300': (random) => han(random, 300),
  'one letter, two others among it': (random) => {
    const letters = new Array<string>(6 + Math.floor(random() * 20)).fill('a');
    for (let i = 0; i < 2; i++) letters[Math.floor(random() * letters.length)] = pick(random, LETTERS);
    return letters.join('');
  },
  'runs of letters': (random) =>
    Array.from({ length: 1 + Math.floor(random() * 4) }, () =>
      pick(random, LETTERS).repeat(1 + Math.floor(random() * 8)),
    )
      .join('')
      .slice(0, 30),
  'a and b only': (random) => text(random, 8 + Math.floor(random() * 13), ['a', 'b']),
  'one handle of 200,000 owners': () => 'johnsmith',
};

/** Crowds with room for a million. */
export const LARGE_CROWDS: typeof CROWDS = {
  'one long beginning and eight digits': (random) => `thisisaverylongprefixof${digits(random, 8)}`,
  'one beginning and eight digits': (random) => `johnsmith${digits(random, 8)}`,
  'one end, six letters before it': (random) => `${text(random, 6, LETTERS)}johnsmith`,
  'acme_ and five characters': (random) => `acme_${text(random, 5, [...LETTERS, ...DIGITS])}`,
  'a, b and c only': (random) => text(random, 12 + Math.floor(random() * 9), ['a', 'b', 'c']),
  'one long end, six letters before it': (random) => `${text(random, 6, LETTERS)}thisisaverylongend`,
  'one long beginning, six letters behind it': (random) => `thisisaverylongstart${text(random, 6, LETTERS)}`,
};

/** `count` handles of a crowd; the seed fixes them. */
export function crowdOf(name: string, count: number): string[] {
  const all = { ...CROWDS, ...LARGE_CROWDS };
  const random = seeded(1 + Object.keys(all).indexOf(name));
  return Array.from({ length: count }, (_, number) => all[name]!(random, number));
}

/** Queries near handles of a crowd: as they are, with one edit and two, a swap beside an edit, another end, decorated. */
export function queriesNear(handles: readonly string[], count: number): string[] {
  const random = seeded(99);
  const one = (handle: string) => ATTACKS['one edit']!(handle, random);
  const kinds: ((handle: string) => string)[] = [
    (handle) => handle,
    one,
    (handle) => one(one(handle)),
    (handle) => {
      const near = one(handle);
      const at = Math.floor(random() * (near.length - 1));
      return near.slice(0, at) + (near[at + 1] ?? '') + (near[at] ?? '') + near.slice(at + 2);
    },
    (handle) => handle.slice(0, -3) + digits(random, 3),
    (handle) => ATTACKS.separators!(handle, random),
    (handle) => ATTACKS.affix!(handle, random),
  ];
  return Array.from({ length: count }, (_, i) => kinds[i % kinds.length]!(pick(random, handles)));
}
