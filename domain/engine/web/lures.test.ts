import { expect, it } from 'vitest';
import { DECORATIONS } from '../handle/decorations.ts';
import { bareOf } from '../handle/handle-shape.ts';
import { LURE_WORDS } from '../tables/lure-words.ts';
import { isLure, withoutLures } from './domain-likeness.ts';

const NAME = 'zkgtuoz';
const words = [...new Set([...LURE_WORDS, ...DECORATIONS].map(bareOf))];
/** Those that chance hardly hangs on a name. */
const telling = new Set(LURE_WORDS.filter((word) => word.length >= 5).map(bareOf));

// First, since the words are read for whoever asks first.
it('takes every lure and every decoration for one, alone and behind another, and nothing else', () => {
  for (const word of words) {
    expect(isLure(word), word).toBe(true);
    if (word.length > 1) expect(isLure(`secure${word}`), word).toBe(true);
    expect(isLure(`zkg${word}`), word).toBe(false);
    expect(isLure(`${word}zkg`), word).toBe(false);
  }
});

it('cuts a telling lure off either end, and any other beside one', () => {
  for (const word of words) {
    const isTelling = telling.has(word);
    expect(withoutLures(NAME + word).includes(NAME), word).toBe(isTelling);
    expect(withoutLures(word + NAME).includes(NAME), word).toBe(isTelling);
    if (word.length > 1) {
      expect(withoutLures(`secure${NAME}${word}`), word).toContain(NAME);
      expect(withoutLures(`${word}${NAME}secure`), word).toContain(NAME);
    }
  }
});

it.each([
  ['a name of five letters keeps them all', 'zkgtulogin', 'zkgtu'],
  ['one without lures stays whole', 'zkgtu', undefined],
])('%s', (_what, label, rest) => {
  const found = withoutLures(bareOf(label));
  if (rest === undefined) expect(found).toEqual([]);
  else expect(found).toContain(rest);
});

it('leaves a name of four letters as it is', () =>
  expect(withoutLures(bareOf('zkgtlogin')).filter((rest) => rest.length < 5)).toEqual([]));
