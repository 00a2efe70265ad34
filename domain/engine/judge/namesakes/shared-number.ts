import type { HandleShape } from '../../handle/handle-shape.ts';

/** Whoever was born in one year writes it so, and there are many. */
const YEAR = /^(?:19[2-9]\d|20[0-2]\d)$/;

/**
 * Whether a number that somebody chose stands in both handles: two namesakes hardly come to "7731" both. A year or a short number
 * they may; with a claim hung on it ("emma_jones_1994_official") it is still the other's.
 */
export function sharesNumber(yours: HandleShape, theirs: HandleShape): boolean {
  const own = new Set(numbersOf(yours));
  const shared = numbersOf(theirs).filter((number) => own.has(number));
  const claims = wordsOf(theirs).some((word) => !wordsOf(yours).includes(word));
  return shared.some(
    (number) => (number.length >= 4 && !YEAR.test(number)) || (number.length >= 2 && claims),
  );
}

const numbersOf = ({ text, assigned }: HandleShape) =>
  (assigned ? text.slice(0, -assigned.length) : text).match(/\d+/g) ?? [];
const wordsOf = ({ cut, looseCuts, assigned }: HandleShape) =>
  [...cut, ...looseCuts.flat()].filter((word) => !/^\d+$/.test(word) && word !== assigned);
