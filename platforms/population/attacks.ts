import type { Seeded } from '../seeded.ts';
import type { AttackClass } from './profile.ts';
import { adjectives, nouns } from './words/handles.ts';
import { plainLetters } from './words/plain-letters.ts';

/** GitHub's rule for logins: letters, digits, single hyphens inside, at most 39. */
export const isGithubLogin = (handle: string): boolean =>
  /^[a-z0-9](?:[a-z0-9]|-(?=[a-z0-9])){0,38}$/i.test(handle);

/**
 * How 48 real impersonators of known accounts had made their handles. A deck is dealt, so that the shares of the
 * generated clones are these exactly.
 */
export const attackDeck: readonly AttackClass[] = (
  [
    ['decoration', 24],
    ['one edit', 11],
    ['two edits', 3],
    ['homoglyph', 3],
    ['separator', 3],
    ['reorder', 1],
    ['unrelated handle', 3],
  ] as const
).flatMap(([attack, cards]) => Array.from({ length: cards }, () => attack));

/** A handle made from the victim's in the given way, fit for GitHub. Tries until it differs; throws when a handle is too short. */
export function attackHandle(random: Seeded, victim: string, attack: AttackClass, name = ''): string {
  for (let attempt = 0; attempt < 200; attempt++) {
    const made = makers[attack](random, victim, name);
    if (isGithubLogin(made) && made.toLowerCase() !== victim.toLowerCase()) return made;
  }
  throw new Error(`No handle found for ${victim} by ${attack}`);
}

const makers: Record<AttackClass, (random: Seeded, victim: string, name: string) => string> = {
  decoration,
  'one edit': edited,
  'two edits': (random, victim) => edited(random, edited(random, victim)),
  homoglyph,
  separator,
  reorder,
  'unrelated handle': (random) => `${random.pick(adjectives)}${random.pick(nouns)}${random.whole(10, 999)}`,
};

const before = [
  'real',
  'the',
  'official',
  'iam',
  'its',
  'team',
  'ask',
  'hey',
  'contact',
  'original',
  'mr',
  'only',
];
const after = [
  'official',
  'hq',
  'real',
  'support',
  'backup',
  'help',
  'dev',
  'team',
  'giveaway',
  'private',
  'vip',
  'desk',
];
const rare = [
  'studio',
  'orders',
  'wallet',
  'invest',
  'recovery',
  'assist',
  'earn',
  'shop',
  'careers',
  'trading',
  'claims',
];

function decoration(random: Seeded, victim: string): string {
  const hyphen = random.chance(0.55) ? '-' : '';
  return random.pick([
    () => random.pick(before) + hyphen + victim,
    () => victim + hyphen + random.pick(after),
    () => victim + hyphen + random.pick(rare),
    () => victim + random.whole(1, 9),
    () => victim + hyphen + random.whole(10, 2026),
    () => `${random.pick(before)}-${victim}-${random.pick(after)}`,
  ])();
}

const neighbours: Record<string, string> = {
  a: 'sq', b: 'vn', c: 'xv', d: 'sf', e: 'wr', f: 'dg', g: 'fh', h: 'gj', i: 'uo', j: 'hk', k: 'jl', l: 'k', m: 'n', n: 'bm',
  o: 'ip', p: 'o', q: 'wa', r: 'et', s: 'ad', t: 'ry', u: 'yi', v: 'cb', w: 'qe', x: 'zc', y: 'tu', z: 'x',
}; // prettier-ignore

/** One letter doubled, dropped, swapped with the next, or hit one key beside. The first letter stays: people look at it. */
function edited(random: Seeded, victim: string): string {
  const at = random.whole(1, Math.max(1, victim.length - 2));
  const letter = victim.charAt(at);
  const head = victim.slice(0, at);
  const tail = victim.slice(at + 1);
  return random.pick([
    () => head + letter + letter + tail,
    () => head + tail,
    () => head + tail.charAt(0) + letter + tail.slice(1),
    () => head + random.pick([...(neighbours[letter.toLowerCase()] ?? 'e')]) + tail,
  ])();
}

/** Letters and what is drawn like them, within GitHub's alphabet. A capital I stands for a small l: logins keep their case. */
const drawnAlike: readonly (readonly [string, string])[] = [
  ['l', '1'],
  ['l', 'I'],
  ['o', '0'],
  ['i', '1'],
  ['i', 'l'],
  ['e', '3'],
  ['a', '4'],
  ['s', '5'],
  ['m', 'rn'],
  ['w', 'vv'],
  ['d', 'cl'],
  ['1', 'l'],
  ['0', 'o'],
];

function homoglyph(random: Seeded, victim: string): string {
  const usable = drawnAlike.filter(([letter]) => victim.toLowerCase().includes(letter));
  if (usable.length === 0) return edited(random, victim);
  const [letter, stand] = random.pick(usable);
  const places = [...victim.toLowerCase()].flatMap((l, i) => (l === letter ? [i] : []));
  const at = random.pick(places);
  return victim.slice(0, at) + stand + victim.slice(at + 1);
}

function separator(random: Seeded, victim: string): string {
  if (victim.includes('-')) return victim.replace('-', '');
  const at = random.whole(2, Math.max(2, victim.length - 3));
  return `${victim.slice(0, at)}-${victim.slice(at)}`;
}

/** Parts of the handle, or of the name where the handle has no parts, the other way round. */
function reorder(random: Seeded, victim: string, name: string): string {
  const between = random.chance(0.5) ? '-' : '';
  const parts = victim.includes('-') ? victim.split('-') : plainLetters(name).split(' ');
  const turned = [...parts.slice(1), parts[0]].join(between);
  return parts.length > 1 && turned !== victim ? turned : [...parts, victim].join('-');
}
