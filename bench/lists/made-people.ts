import type { Shown } from '../../domain/engine/blocks/profile-blocks.ts';
import { lookalikeHandles } from '../../domain/engine/handle/lookalikes.ts';
import { lines, rows } from '../data.ts';
import { pick } from '../seeded.ts';

type Random = () => number;

/** The share of candidates that copy somebody. */
const COPIES = 0.05;

/** What names and handles are made of. */
export interface Words {
  first: readonly string[];
  last: readonly string[];
  nicknames: ReadonlyMap<string, readonly string[]>;
}

export function wordsOf(): Words {
  const nicknames = new Map<string, string[]>();
  for (const [name = '', , short = ''] of rows('names/carltonnorthern-nicknames.csv'))
    nicknames.set(name, [...(nicknames.get(name) ?? []), short]);
  const last = ['russian_20', 'arabic_20', 'hebrew', 'korean', 'japanese_20']
    .flatMap((set) => lines(`names/coling2018-wd_${set}.tsv`))
    .map((line) => line.split('\t')[0]!)
    .filter((word) => word.length >= 4);
  return { first: [...nicknames.keys()], last: [...new Set(last)], nicknames };
}

/** Few words name many people, as it is with names. */
const often = (random: Random, words: readonly string[]) =>
  words[Math.floor(words.length * random() ** 2.5)]!;

const STYLES: ((first: string, last: string, n: number) => string)[] = [
  (first, last) => `${first}_${last}`,
  (first, last) => `${first}.${last}`,
  (first, last) => `${first}${last}`,
  (first, last, n) => `${first[0]}${last}${n}`,
  (first, last, n) => `${last}${n}`,
];
const TRADES = ['Potter', 'Nurse', 'Teacher', 'Painter', 'Baker', 'Lawyer', 'Singer', 'Farmer', 'Writer'];
const hash = (random: Random) =>
  Array.from({ length: 64 }, () => Math.floor(16 * random()).toString(16)).join('');

/** Made-up people, in the proportions of real ones: few words name many. */
export function people(count: number, words: Words, random: Random): Shown[] {
  return Array.from({ length: count }, (_, n) => {
    const [first, last] = [often(random, words.first), often(random, words.last)];
    const handle = pick(random, STYLES)(first, last, n % 1000);
    const told = Array.from({ length: 8 }, () => pick(random, words.last)).join(' ');
    const bio = `${pick(random, TRADES)} from ${last}ville. ${told}, since ${1950 + (n % 70)}.`;
    return {
      profile: { platform: 'github', handle, name: `${first} ${last}`, bio },
      photo: { hash: hash(random) },
    };
  });
}

/** What a copy takes; `other` is what a stranger has. */
const WAYS: ((of: Shown, other: Shown, words: Words, random: Random) => Shown)[] = [
  (of, other, _words, random) => take(of, other, { handle: lookalike(of, random), name: of.profile.name! }),
  (of, other) => take(of, other, { handle: `real_${of.profile.handle}`, name: of.profile.name! }),
  (of, other, words, random) => take(of, other, { handle: lookalike(of, random), name: nickname(of, words) }),
  (of, other, _words, random) => take(of, other, { handle: of.profile.handle!, name: slip(of, random) }),
  (of, other) => take(of, other, { name: of.profile.name!, bio: of.profile.bio! }),
  (of, other) => ({
    ...take(of, other, { name: of.profile.name!.split(' ').toReversed().join(' ') }),
    photo: of.photo,
  }),
  (of, other) =>
    take(of, other, {
      handle: of.profile.handle!.split(/[._]/).toReversed().join('_'),
      name: of.profile.name!,
    }),
  (of, other, _words, random) => ({ ...other, photo: { hash: flipped(of.photo!.hash, 12, random) } }),
];

const take = (_of: Shown, other: Shown, parts: Shown['profile']): Shown => ({
  ...other,
  profile: { ...other.profile, ...parts },
});
const lookalike = (of: Shown, random: Random): string =>
  pick(random, [...lookalikeHandles(of.profile.handle!, { max: 200 })]).value;
const nickname = ({ profile }: Shown, { nicknames }: Words): string => {
  const [first = '', last = ''] = profile.name!.split(' ');
  return `${nicknames.get(first)?.[0] ?? first} ${last}`;
};
const slip = ({ profile: { name = '' } }: Shown, random: Random): string => {
  const at = 1 + Math.floor(random() * (name.length - 2));
  return name.slice(0, at) + name.slice(at + 1);
};
const flipped = (hex: string, bits: number, random: Random): string => {
  const digits = [...hex].map((digit) => parseInt(digit, 16));
  for (let i = 0; i < bits; i++) digits[Math.floor(64 * random())]! ^= 1 << Math.floor(4 * random());
  return digits.map((digit) => digit.toString(16)).join('');
};

/** As many strangers, one in twenty of whom copies somebody of the list. */
export function candidatesOf(of: readonly Shown[], count: number, words: Words, random: Random): Shown[] {
  return people(count, words, random).map((other) =>
    random() < COPIES ? pick(random, WAYS)(pick(random, of), other, words, random) : other,
  );
}
