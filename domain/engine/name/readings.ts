import { soundKey, soundLikeness, soundsOf } from './sound.ts';

type Respelling = readonly (readonly [RegExp, string])[];

/** "-sky", "-skiy", "-skij", "-skyy": one ending, and a y between consonants is an i. */
const ENDING: Respelling = [
  [/(?<=[^aeiou])(?:[iy][iyj]|y)$/, 'i'],
  [/(?<=[^aeiou])y(?=[^aeiou])/g, 'i'],
];
/**
 * How the languages that write other people's names read their letters, where the plain reading (sound.ts, which is English)
 * hears something else: "Jelzin" and "Eltsine", "Chodorkowski" and "Khodorkovsky", "Choigou" and "Shoigu".
 */
const READERS: readonly Respelling[] = [
  [],
  // German and Polish
  [
    [/dsch/g, 'dzh'],
    [/tz?sch|cz/g, 'tsh'],
    [/sch|sz/g, 'sh'],
    [/ch/g, 'kh'],
    [/j/g, 'y'],
    [/w/g, 'v'],
    [/(?<!t)z(?!h)/g, 'ts'],
  ],
  // French
  [
    [/tch/g, 'tsh'],
    [/s?ch/g, 'sh'],
    [/ou/g, 'u'],
    [/(?<=[^aeiou])e$/, ''],
  ],
];

type Reading = { sounds: Uint8Array; key: string };

/** As English, German or Polish, and French read a lower-case ASCII word; each different reading once. */
export function readingsOf(word: string): readonly Reading[] {
  const before = known.get(word);
  if (before) return before;
  if (known.size >= 20_000) known.clear();
  const readings = new Map<string, Reading>();
  for (const reader of READERS) {
    const text = [...ENDING, ...reader].reduce((left, [from, to]) => left.replace(from, to), word);
    const sounds = soundsOf(text);
    readings.set(sounds.join(), { sounds, key: soundKey(sounds) });
  }
  const found = [...readings.values()];
  known.set(word, found);
  return found;
}
const known = new Map<string, readonly Reading[]>();

/** From this likeness on two spellings stand for the same sounds; the shorter the word, the more of it is chance. */
const LONG = 8;
const [SAME_IN_LONG, SAME_IN_SHORT] = [0.9, 0.95];
/** "Hassan" and "Hussein" are two names whose consonants agree. */
export const LEAST_LETTERS = 6;

/**
 * How alike two Latin words sound as different languages spell them, 0 where they are two words: the consonants must be of the
 * same kinds in the same order, and hardly a sound may differ.
 */
export function spokenLikeness(a: string, b: string): number {
  const least = Math.min(a.length, b.length);
  if (least < LEAST_LETTERS) return 0;
  let most = 0;
  for (const one of readingsOf(a))
    for (const other of readingsOf(b))
      if (one.key === other.key) most = Math.max(most, soundLikeness(one.sounds, other.sounds));
  return most >= (least >= LONG ? SAME_IN_LONG : SAME_IN_SHORT) ? most : 0;
}
