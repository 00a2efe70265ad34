import type { NameShape, NameWord } from './name-shape.ts';
import { soundLikeness } from './sound.ts';
import { assign, byLength, type Found } from './word-pairs.ts';

type Sounded = { value: number; kind: 'sound' | 'similar' | 'different' };

/**
 * From this likeness of sound on names are one: of a single word, and of several. Fewer than one in a hundred random words of the
 * script agree so far; the more of its sounds an alphabet writes, the more of them must.
 */
const SOUNDS_ALIKE: Partial<Record<string, readonly [word: number, words: number]>> = {
  Latin: [0, 0],
  Cyrillic: [0.63, 0.66],
  Greek: [0.63, 0.66],
  Katakana: [0.6, 0.58],
  Hiragana: [0.6, 0.58],
  Arabic: [0.56, 0.56],
};
const OTHER_SCRIPTS = [0.58, 0.56] as const;
/** How much the worst pair counts by itself: "Sergei" twice makes no one man of Lavrov and Ivanov. */
const WORST = 0.2;

/** 0..1 whether two names in two alphabets can be one, by their sounds: those of the whole, of word and word, and of the worst pair. */
export function soundedLikeness(yours: NameShape, theirs: NameShape): Sounded {
  const whole = soundLikeness(yours.sounds, theirs.sounds);
  const [few, many] = byLength([...yours.words], [...theirs.words]);
  const free = new Map(many.entries());
  let [sum, size, worst] = [0, 0, 1];
  for (const [word, { value, partner }] of assign(few, free, soundOf)) {
    const heft = (word.sounds.length + partner.sounds.length) / 2;
    sum += value * heft;
    size += heft;
    const together = many.length > few.length && value < worst ? writtenApart(word, many) : 0;
    worst = Math.min(worst, Math.max(value, together));
  }
  let extra = 0;
  for (const { sounds } of free.values()) extra += sounds.length;
  const share = size === 0 ? 0 : (sum / size) * (1 - 0.5 * (extra / (extra + size)));
  const isOneWord = few.length === 1;
  const alike = isOneWord ? whole : (1 - WORST) * Math.max(whole, share) + WORST * worst;
  const [one, other] = [yours, theirs].map(({ script }) => SOUNDS_ALIKE[script] ?? OTHER_SCRIPTS);
  const at = isOneWord ? 0 : 1;
  const enough = Math.max(one![at], other![at]);
  const value = alike < enough ? (0.84 * alike) / enough : 0.84 + 0.3 * (alike - enough);
  return { value, kind: value >= 0.84 ? 'sound' : value >= 0.6 ? 'similar' : 'different' };
}

/** An initial agrees with whatever begins as it does. */
const soundOf = (a: NameWord, b: NameWord): Found => {
  const [short, long] = a.text.length < b.text.length ? [a, b] : [b, a];
  const value =
    short.text.length === 1 && long.text.length > 1
      ? soundLikeness(short.sounds, long.sounds.subarray(0, 1))
      : soundLikeness(a.sounds, b.sounds);
  return { value, kind: 'similar' };
};

/** How a word sounds beside two that stand together: one side writes "Abdulrahman", the other "Abdul Rahman". */
function writtenApart(word: NameWord, other: readonly NameWord[]): number {
  let most = 0;
  for (let i = 1; i < other.length; i++)
    most = Math.max(
      most,
      soundLikeness(word.sounds, Uint8Array.from([...other[i - 1]!.sounds, ...other[i]!.sounds])),
    );
  return most;
}
