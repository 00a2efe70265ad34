import { nameLikeness } from '../name/name-signal.ts';
import type { NameShape } from '../name/name-shape.ts';
import { readingsOf } from '../name/readings.ts';
import { soundKey } from '../name/sound.ts';
import { sharedGrams } from './shared-grams.ts';
import { createWordBlocks, type Worded } from './word-blocks.ts';

/** Names less alike make no copy by themselves; with a handle they are found by the handle. */
const ALIKE = 0.82;

/**
 * Which of many names may mean the same person as one, as nameLikeness says it, without comparing it with each: names of which
 * every word of the shorter has a partner, and names that are the same when written together.
 */
export function createNameBlocks(names: readonly (NameShape | undefined)[]) {
  const vocabulary = new Map<string, { worded: Worded; of: number[] }>();
  const together = new Map<string, number[]>();
  for (const [at, name] of names.entries()) {
    if (!name) continue;
    for (const worded of wordsOf(name)) {
      const key = `${worded.script} ${worded.word.native} ${worded.word.look}`;
      const entry = vocabulary.get(key) ?? { worded, of: [] };
      if (entry.of.at(-1) !== at) entry.of.push(at);
      vocabulary.set(key, entry);
    }
    for (const key of joined(name)) together.set(key, [...(together.get(key) ?? []), at]);
  }
  const entries = [...vocabulary.values()];
  const words = createWordBlocks(entries.map(({ worded }) => worded));
  const scripts = new Set(names.flatMap((name) => (name ? [name.script] : [])));
  const bySound = sharedGrams(names.map((name) => (name ? soundKey(name.sounds) : '')));
  /** Which words of the name in hand have a partner in each name, a bit each. */
  const partners = new Uint16Array(names.length);
  return {
    /** Numbers of the names, in no order, each once. */
    near(name: NameShape): number[] {
      const met: number[] = [];
      for (const [bit, worded] of wordsOf(name).entries())
        for (const word of words.near(worded))
          for (const at of entries[word]!.of) {
            if (partners[at] === 0) met.push(at);
            partners[at]! |= 1 << bit;
          }
      const found = new Set(joined(name).flatMap((key) => together.get(key) ?? []));
      for (const at of met) {
        const few = Math.min(name.words.length, names[at]!.words.length);
        if (bitsOf(partners[at]!) >= few) found.add(at);
        partners[at] = 0;
      }
      // of two alphabets the sounds of the whole decide
      if (scripts.size > 1 || !scripts.has(name.script))
        for (const at of bySound.near(soundKey(name.sounds), leastSounds))
          if (names[at]!.script !== name.script) found.add(at);
      return [...found].filter((at) => nameLikeness(names[at]!, name).value >= ALIKE);
    },
  };
}

const leastSounds = (fewer: number): number => Math.max(1, Math.ceil(fewer * 0.4));
const wordsOf = ({ words, script }: NameShape): Worded[] => words.map((word) => ({ word, script }));
/** All of a name in one word, as written and as it is read. */
function joined({ tokens, letters, script }: NameShape): string[] {
  const text = tokens.join('');
  const read = script === 'Latin' ? readingsOf(text).map(({ key }) => `/${key}`) : [];
  return [...new Set([text, letters, ...read])];
}

function bitsOf(mask: number): number {
  let bits = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
}
