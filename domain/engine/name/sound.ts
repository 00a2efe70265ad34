/*
 * How alike two words sound, for names written in two scripts. Every script drops something: Arabic and Hebrew short vowels,
 * Japanese and Chinese the difference of l and r and most final consonants, Korean that of p and f. So sounds fall into
 * families, a vowel weighs little, and a word is compared by what all scripts keep: the order of its consonant families.
 */

/** Families of consonants; within one, scripts mix freely. */
const FAMILIES = {
  labial: 'pb',
  lip: 'fv',
  dental: 'td',
  hiss: 'sz',
  hush: 'SCJ',
  throat: 'kgqx',
  breath: 'h',
  nasal: 'mn',
  liquid: 'lr',
  glide: 'yw', // prettier-ignore
} as const;
type Family = keyof typeof FAMILIES | 'vowel';

/** Families that turn into each other between languages, with the price of it; any other change costs 1. */
const RELATED: Partial<Record<string, number>> = {
  'labial lip': 0.3,
  'hiss hush': 0.3,
  'dental hush': 0.6,
  'dental hiss': 0.6,
  'throat breath': 0.35,
  'throat hush': 0.55,
  'lip breath': 0.5,
  'glide hush': 0.4,
  // a w is a v in German and Polish, and for Russian, Arabic and Hebrew ears
  'glide lip': 0.3,
  'glide vowel': 0.2,
  'lip vowel': 0.35,
  'liquid nasal': 0.7,
  'breath vowel': 0.5,
  'liquid vowel': 0.7,
  'nasal vowel': 0.8,
  'throat vowel': 0.9, // prettier-ignore
};
const WITHIN = 0.15;
const OTHER_NASAL = 0.25;
const OTHER_VOWEL = 0.1;
/** What leaving a sound out costs. */
const GAP: Record<Family, number> = {
  vowel: 0.2,
  breath: 0.3,
  glide: 0.3,
  lip: 0.7,
  liquid: 0.6,
  nasal: 0.7,
  dental: 0.75,
  labial: 0.9,
  hiss: 0.85,
  hush: 0.85,
  throat: 0.75, // prettier-ignore
};

const SOUNDS = 'aeiou' + Object.values(FAMILIES).join('');
const familyOf = (sound: string): Family =>
  (Object.keys(FAMILIES) as (keyof typeof FAMILIES)[]).find((family) => FAMILIES[family].includes(sound)) ??
  'vowel';
const families = [...SOUNDS].map(familyOf);
const gaps = Float64Array.from(families, (family) => GAP[family]);
const count = SOUNDS.length;
const prices = Float64Array.from({ length: count * count }, (_, at) => {
  const [a, b] = [Math.floor(at / count), at % count];
  if (a === b) return 0;
  const [x, y] = [families[a]!, families[b]!];
  if (x === y) return x === 'vowel' ? OTHER_VOWEL : x === 'nasal' ? OTHER_NASAL : WITHIN;
  return RELATED[`${x} ${y}`] ?? RELATED[`${y} ${x}`] ?? 1;
});

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  // "Malraux" ends in what is heard
  [/e?aux?$/g, 'o'],
  // Shch is one letter of Cyrillic: "Khrushchev", "Chruschtschow"; and a ch before r or l is heard as k
  [/schtsch|chtch|shch/g, 'SC'],
  [/^ch(?=[rl])/g, 'k'],
  [/tch|tsch|tzsch|tsh/g, 'C'],
  [/sch|sh|ş|sz/g, 'S'],
  [/dzh|dj|dž|dg(?=e)/g, 'J'],
  [/zh/g, 'J'],
  [/ch|cz|cs|tj/g, 'C'],
  [/ts|tz|dz/g, 'C'],
  [/ph/g, 'f'],
  [/kh|gh|ck|cq|qu?/g, 'k'],
  [/th/g, 't'],
  // "Xi", "Xu"; within a word and at its end it is what it is in "Max"
  [/^x/g, 'S'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/j/g, 'J'],
];

/** Sounds of a lower-case ASCII word, as indexes into the table of prices. Doubled letters count once. */
export function soundsOf(word: string): Uint8Array {
  let text = word.replace(/[^a-z]/g, '');
  for (const [spelling, sound] of SPELLINGS) text = text.replace(spelling, sound);
  text = text.replace(/(.)\1+/g, '$1');
  return Uint8Array.from(text, (sound) => Math.max(0, SOUNDS.indexOf(sound)));
}

/** 1 the same sounds, 0 nothing in common. Symmetric. */
export function soundLikeness(a: Uint8Array, b: Uint8Array): number {
  const weight = total(a) + total(b);
  if (weight === 0) return 0;
  let previous = new Float64Array(b.length + 1);
  let row = new Float64Array(b.length + 1);
  for (let j = 0; j < b.length; j++) previous[j + 1] = previous[j]! + gaps[b[j]!]!;
  for (const x of a) {
    row[0] = previous[0]! + gaps[x]!;
    for (let j = 0; j < b.length; j++) {
      const y = b[j]!;
      row[j + 1] = Math.min(
        previous[j]! + prices[x * count + y]!,
        previous[j + 1]! + gaps[x]!,
        row[j]! + gaps[y]!,
      );
    }
    [previous, row] = [row, previous];
  }
  return Math.max(0, 1 - (1.6 * previous[b.length]!) / weight);
}

const total = (sounds: Uint8Array) => sounds.reduce((sum, sound) => sum + gaps[sound]!, 0);

/** One letter for sounds that turn into each other cheaply; what a vowel, a breath or a glide is, scripts and ears disagree on. */
const KEPT: Partial<Record<Family, string>> = {
  ...{ labial: 'p', lip: 'p', dental: 't', hiss: 's', hush: 's', throat: 'k', nasal: 'n', liquid: 'l' },
};
const kept = families.map((family) => KEPT[family] ?? '');

/** The order of a word's consonant families, "" for a word of vowels alone: words that sound alike share most of it. */
export const soundKey = (sounds: Uint8Array): string => Array.from(sounds, (sound) => kept[sound]).join('');
