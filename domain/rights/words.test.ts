import { expect, it } from 'vitest';
import { rightsLetter } from '../message/rights/rights-letter.ts';
import type { RightsState } from './rights-request.ts';
import { deadlineWords, whereItStands } from './words.ts';

const state: RightsState = {
  ...{ caseNumber: 'DR-ABCD-EFGH', asks: 'DELETE', status: 'DONE', address: 'm***@e***' },
  ...{ receivedAt: '2026-11-20T10:00:00.000Z', deadlines: [], because: null, until: null },
  ...{ answer: null, closedAt: '2026-11-21T10:00:00.000Z' },
};

it.each([
  [{}, 'Done'],
  [{ answer: 'We can’t do that, because it isn’t your account.' }, 'Answered'],
  [{ asks: 'VERIFICATION_OPT_OUT' as const }, 'You’re left out'],
  [{ asks: 'VERIFICATION_OPT_OUT' as const, status: 'WAITING' as const }, 'We’re looking at it'],
  [{ asks: 'VERIFICATION_OPT_OUT' as const, answer: 'These accounts aren’t yours.' }, 'Answered'],
  [{ status: 'WITHDRAWN' as const }, 'Withdrawn'],
  [{ asks: 'VERIFICATION_OPT_OUT' as const, status: 'WITHDRAWN' as const }, 'You’re shown in checks again'],
])('%j: %s', (more, title) => {
  expect(whereItStands({ ...state, ...more }).title).toBe(title);
});

it.each([
  ['OPT_OUT_OF_SALE', 'CCPA', '15 business days (CCPA, 11 CCR § 7026(f))'],
  ['DELETE', 'CCPA', '45 days (CCPA, 11 CCR § 7021(b))'],
  ['DELETE', 'GDPR', 'one month (GDPR, Article 12(3))'],
] as const)('the term of %s by the %s is %s', (asks, law, words) => {
  expect(deadlineWords(asks, { law, by: '2026-12-23T10:00:00.000Z' })).toBe(`By 23 December 2026: ${words}`);
});

it('what waits says why, a copy and a deletion until when, and what is done that the account is deleted', () => {
  const what = (more: Partial<RightsState>) => whereItStands({ ...state, ...more }).what;
  expect(what({})).toBe('The account is deleted, and this request is closed.');
  expect(what({ status: 'WAITING', because: 'business' })).toMatch(/^You own a business/);
  expect(what({ status: 'WAITING', because: 'other address' })).toContain('ask again with that address');
  expect(what({ status: 'WAITING', because: 'other address, second step' })).not.toContain('ask again');
  expect(what({ status: 'WAITING' })).toBe('One of us will read it and answer you by email.');
  const until = '2026-11-27T10:00:00.000Z';
  expect(what({ status: 'READY', until })).toMatch(/^Until 27 November 2026.*ask again\.$/);
  expect(what({ asks: 'ACCESS', until })).toBe(
    'Your copy was ready until 27 November 2026, 10:00 UTC. Ask again for a new one.',
  );
  expect(what({ status: 'PLANNED', until })).toMatch(
    /^It closes on 27 November 2026.*, 7 days after you asked/,
  );
});

it('one address of several is shown again, and another may still be left out', () =>
  expect(whereItStands({ ...state, asks: 'VERIFICATION_OPT_OUT', status: 'WITHDRAWN' }).what).toContain(
    'unless another address of yours is still left out',
  ));

it('an email without a link speaks of none', () => {
  const letter = (token: string | undefined) =>
    JSON.stringify(rightsLetter({ ...state, answer: 'No.' }, { site: 'https://site.example', token }));
  expect(letter('t')).toContain('can open the request');
  expect(letter(undefined)).not.toContain('can open the request');
});
