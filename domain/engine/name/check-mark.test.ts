import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasCheckMark, withoutCheckMarks } from './check-mark.ts';

it.each([
  ['Maya ✓', 'Maya ', true],
  ['✅ Maya', ' Maya', true],
  ['Maya ✔️', 'Maya ', true],
  ['Maya☑🗸', 'Maya', true],
  ['Maya', 'Maya', false],
  ['Maya √', 'Maya √', false],
])('%s without its check marks is “%s”', (name, bare, has) => {
  expect(withoutCheckMarks(name)).toBe(bare);
  expect(hasCheckMark(name)).toBe(has);
});

it('takes nothing else, and all of them', () => {
  const marks = new Set(['✓', '✔', '✅', '☑', '🗸']);
  const text = fc.array(fc.constantFrom('a', ' ', 'é', '😀', ...marks));
  fc.assert(
    fc.property(text, (characters) => {
      const bare = characters.filter((one) => !marks.has(one)).join('');
      expect(withoutCheckMarks(characters.join(''))).toBe(bare);
    }),
    { seed: 31, numRuns: 200 },
  );
});
