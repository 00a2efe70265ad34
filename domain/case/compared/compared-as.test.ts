import { expect, test } from 'vitest';
import { comparedLine } from './compared-as.ts';

const name = (value: number) => [
  { signal: 'name' as const, value, words: 'Same name', side: 'for' as const },
];

test.each([
  ['likely clone', 82.4, name(1), 'likely clone, likeness 82 of 100'],
  ['namesake', 18, name(1), 'alike in name, likeness 18 of 100'],
  ['namesake', 18, name(0.4), 'alike in one detail, likeness 18 of 100'],
  ['namesake', 0, name(1), 'alike in name'],
  ['unrelated', 0, [], 'unrelated, likeness 0 of 100'],
] as const)('a %s of %d says what is alike, and no number that denies it', (verdict, score, reasons, said) =>
  expect(comparedLine({ verdict, score, reasons: [...reasons] })).toBe(said),
);
