import { expect, test } from 'vitest';
import { judge } from '#domain/engine/judge/judge';
import { sharesName } from './shares-name.ts';

test.each([
  ['Maya Hollimund', 'maya hollimund', true],
  ['Maya Hollimund', 'Maya Holimund', true],
  ['Valery Ivanov', 'Valeria Ivanova', false],
  ['Muhammad bin Salman', 'Salman bin Muhammad', false],
  ['Christopher Lee', 'Chris Kim', false],
])('%s and %s are one name: %s', (mine, name, shared) => {
  const { evidence } = judge({ name: mine }, { name });
  const reasons = evidence.map(({ reason, ...one }) => ({ ...one, words: reason }));
  expect(sharesName({ reasons })).toBe(shared);
});
