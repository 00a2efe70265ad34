import { expect, test } from 'vitest';
import { relativeReason } from '../../engine/judge/reasons.ts';
import { saidToOthers } from './said-to-others.ts';

test('what is said to the person is said of them to whoever reads the evidence', () => {
  const { reason } = relativeReason({ value: 1, age: 'younger', audience: 'smaller' });
  expect(saidToOthers(reason)).toBe(
    'Newer than the account it is said to impersonate, with far fewer followers.',
  );
  expect(saidToOthers('Same picture.')).toBe('Same picture.');
});
