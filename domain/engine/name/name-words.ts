import { slipDistance } from '../glyph/edit-distance.ts';
import { isFirstName } from './nicknames.ts';
import { spokenLikeness } from './readings.ts';
import { areSpellings } from './spellings.ts';
import type { NameWord } from './name-shape.ts';

export type WordLikeness = {
  value: number;
  kind: 'same' | 'homoglyph' | 'nickname' | 'initial' | 'similar';
  size: number;
};

/** From this value on two words can be one name. */
export const likeName = 0.84;

/** Two first names that the lists know are two, unless hardly a sound tells them apart: "Alexander" and "Aleksandr". */
const SAME_FIRST_NAME = 0.96;

/** One character is a syllable or a word of its own. */
export const SYLLABIC: ReadonlySet<string> = new Set(['Han', 'Hangul', 'Hiragana', 'Katakana']);

/**
 * 0..1 whether two words of one alphabet can be one name: at most two slips in five letters or more, one in four, none in three;
 * or a longer word as another language spells its sounds. Whoever asks only whether they can (`onlyIfAlike`) is told no likeness
 * below that, which is quicker.
 */
export function wordLikeness(
  a: NameWord,
  b: NameWord,
  areShort: ((a: string, b: string) => boolean) | undefined,
  script: string,
  onlyIfAlike = false,
): { value: number; kind: WordLikeness['kind'] } {
  if (a.native === b.native) return { value: 1, kind: 'same' };
  if (a.look === b.look) return { value: 0.99, kind: 'homoglyph' };
  if (a.text.length === 1 || b.text.length === 1)
    return a.text[0] === b.text[0] && a.text.length !== b.text.length
      ? { value: 0.86, kind: 'initial' }
      : { value: 0, kind: 'initial' };
  if (script === 'Latin' && areSpellings(a.text, b.text)) return { value: 0.95, kind: 'similar' };
  if (areShort?.(a.text, b.text)) return { value: 0.92, kind: 'nickname' };
  const length = Math.max(a.native.length, b.native.length);
  const budget = SYLLABIC.has(script) || length <= 3 ? 0 : length === 4 ? 1 : 2;
  const distance = slipDistance(a.native, b.native, onlyIfAlike ? budget : 0.67 * length);
  if (distance <= budget) return { value: 1 - 0.08 * distance, kind: 'similar' };
  if (script === 'Latin') {
    // "Gorbachev" is "Gorbatschow" in German: many letters differ, and hardly a sound. "Frederick" and "Friedrich" are two names
    const spoken = spokenLikeness(a.text, b.text);
    if (spoken >= SAME_FIRST_NAME || (spoken >= 0.01 && !(isFirstName(a.text) && isFirstName(b.text))))
      return { value: 0.84 + 0.5 * (spoken - 0.9), kind: 'similar' };
  }
  return { value: Math.max(0, 0.75 * (1 - (1.5 * distance) / length)), kind: 'similar' };
}
