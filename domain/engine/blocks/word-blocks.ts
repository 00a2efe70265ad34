import { likeName, wordLikeness } from '../name/name-words.ts';
import { areNicknames, familiesOf } from '../name/nicknames.ts';
import type { NameWord } from '../name/name-shape.ts';
import { LEAST_LETTERS, readingsOf } from '../name/readings.ts';
import { spellingsOf } from '../name/spellings.ts';
import { lettersOf } from './letters-shared.ts';
import { sharedGrams } from './shared-grams.ts';
import { leastLetters, mayBeShort, mayBeSlip } from './word-reach.ts';

/** A word of one alphabet. */
export type Worded = { word: NameWord; script: string };

/** Candidates' words repeat; so many are remembered. */
const REMEMBERED = 50_000;

/**
 * Which of many words can be one name with a word: spelled nearly alike, short for each other, or an initial. As
 * nameLikeness decides of two words, without comparing each with each.
 */
export function createWordBlocks(words: readonly Worded[]) {
  const byText = sharedGrams(words.map(({ word }) => word.text));
  const letters = words.map(({ word }) => lettersOf(word.text));
  const byFamily = grouped(
    words.map(({ word, script }) => (script === 'Latin' ? [...familiesOf(word.text)] : [])),
  );
  const bySpelling = grouped(
    words.map(({ word, script }) => (script === 'Latin' ? spellingsOf(word.text) : [])),
  );
  const byReading = grouped(words.map(keysOf));
  const byLook = grouped(words.map(({ word }) => [word.look]));
  const byInitial = grouped(words.map(({ word }) => [word.text[0]!]));
  const initials = words.flatMap(({ word }, at) => (word.text.length === 1 ? [at] : []));
  const remembered = new Map<string, number[]>();

  function alike({ word, script }: Worded): number[] {
    const own = lettersOf(word.text);
    const found = new Set(byLook.get(word.look));
    const related = new Set(
      script === 'Latin' ? [...familiesOf(word.text)].flatMap((family) => byFamily.get(family) ?? []) : [],
    );
    const spelled = (at: number) => {
      const other = words[at]!;
      if (other.script !== script) return;
      const isShort = related.has(at) || mayBeShort(word.text, own, other.word.text, letters[at]!);
      if (!isShort && !mayBeSlip(own, letters[at]!)) return;
      const areShort = isShort && script === 'Latin' ? areNicknames : undefined;
      if (wordLikeness(other.word, word, areShort, script, true).value >= likeName) found.add(at);
    };
    byText.near(word.text, leastLetters).forEach(spelled);
    (word.text.length === 1 ? (byInitial.get(word.text) ?? []) : initials).forEach(spelled);
    related.forEach(spelled);
    // both lists hold words in Latin letters alone
    for (const at of [
      ...(script === 'Latin' ? spellingsOf(word.text).flatMap((group) => bySpelling.get(group) ?? []) : []),
      ...keysOf({ word, script }).flatMap((key) => byReading.get(key) ?? []),
    ])
      if (wordLikeness(words[at]!.word, word, undefined, script, true).value >= likeName) found.add(at);
    return [...found];
  }
  return {
    /** Numbers of the words, in no order, each once. */
    near(one: Worded): readonly number[] {
      const key = `${one.script} ${one.word.native} ${one.word.look}`;
      const before = remembered.get(key);
      if (before) return before;
      if (remembered.size >= REMEMBERED) remembered.clear();
      const found = alike(one);
      remembered.set(key, found);
      return found;
    },
  };
}

/** The orders of consonants that languages read in a word: other spellings of it share one. */
const keysOf = ({ word, script }: Worded): string[] =>
  script === 'Latin' && word.text.length >= LEAST_LETTERS
    ? [...new Set(readingsOf(word.text).map(({ key }) => key))]
    : [];

function grouped<Key>(keys: readonly (readonly Key[])[]): Map<Key, number[]> {
  const groups = new Map<Key, number[]>();
  for (const [at, of] of keys.entries())
    for (const key of of) {
      const group = groups.get(key);
      if (group) group.push(at);
      else groups.set(key, [at]);
    }
  return groups;
}
