import { expect, it } from 'vitest';
import { rightsLetter } from '../message/rights/rights-letter.ts';
import type { RightsState } from './rights-request.ts';
import { whereItStands } from './words.ts';

const state: RightsState = {
  ...{ caseNumber: 'DR-ABCD-EFGH', asks: 'DELETE', status: 'DONE', address: 'm***@e***' },
  ...{ receivedAt: '2026-11-20T10:00:00.000Z', deadlines: [], because: null, until: null },
  ...{ answer: null, closedAt: '2026-11-21T10:00:00.000Z' },
};

it.each([
  [{}, 'Done'],
  [{ answer: 'We can’t do that, because it isn’t your account.' }, 'Answered'],
  [{ asks: 'VERIFICATION_OPT_OUT' as const }, 'You’re left out'],
  [{ asks: 'VERIFICATION_OPT_OUT' as const, answer: 'These accounts aren’t yours.' }, 'Answered'],
  [{ status: 'WITHDRAWN' as const }, 'Withdrawn'],
])('%j: %s', (more, title) => {
  expect(whereItStands({ ...state, ...more }).title).toBe(title);
});

it('an email without a link speaks of none', () => {
  const letter = (token: string | undefined) =>
    JSON.stringify(rightsLetter({ ...state, answer: 'No.' }, { site: 'https://site.example', token }));
  expect(letter('t')).toContain('can open the request');
  expect(letter(undefined)).not.toContain('can open the request');
});
