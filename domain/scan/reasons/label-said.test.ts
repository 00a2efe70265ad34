import { expect, test } from 'vitest';
import { judge } from '../../engine/judge/judge.ts';
import { labelSaid } from './label-said.ts';

test.each([
  ['Maya fan page', 'fan page'],
  ['Satire, mostly.', 'satire'],
  ['Potter by the sea. No fan page.', undefined],
])('of “%s” it says: %s', (bio, said) => {
  const { evidence } = judge({ name: 'Maya Hollimund' }, { name: 'Maya Hollimund', bio });
  expect(labelSaid({ reasons: evidence.map(({ reason, ...one }) => ({ ...one, words: reason })) })).toBe(
    said,
  );
});
