import { expect, it } from 'vitest';
import { domainSeen } from '#domain/case/domain-seen';
import { domainRow } from '../../../../../../test/support/seed/seed-domain.ts';
import { at, one } from '../../case-for-test.ts';
import { packReport } from './pack-report.ts';

const confirmed = 'On 3 May 2026, the person who controls this account confirmed it';
const sent = { reportedOn: at, reportText: 'As sent.' };
const notACopy = { outcome: 'NOT_A_COPY', closedAt: at } as const;
const none = /^This case was closed as not a copy, so there is nothing to report\.$/;
const withheld = /^Whoever made this pack hadn’t confirmed the report, so its text isn’t included\.$/;

it.each([
  ['an account that nobody confirmed', {}, {}, /^The account @maya_ho1limund on X is impersonating me/],
  [
    'one that its holder confirmed',
    {},
    { confirmed },
    /^On 3 May 2026, .* hasn’t prepared a report against it\.$/,
  ],
  ['one that was reported, and confirmed since', sent, { confirmed }, /^As sent\.$/],
  ['one that wasn’t a copy', notACopy, {}, none],
  ['one that wasn’t, and its holder confirmed it', notACopy, { confirmed }, none],
  [
    'one that wasn’t, and the text of its report isn’t there',
    { ...notACopy, reportedOn: at },
    {},
    /^This case was closed as not a copy\. The text of the report of 20 November 2026 wasn’t kept\.$/,
  ],
  ['one that is gone', { outcome: 'REMOVED', closedAt: at } as const, {}, /is impersonating me/],
  ['one that wasn’t compared by who makes the pack', {}, { isSaid: false }, withheld],
  [
    'one that is gone, and wasn’t compared by them',
    { outcome: 'REMOVED', closedAt: at } as const,
    { isSaid: false },
    withheld,
  ],
  [
    'one that was marked as reported before anybody said that they compared it',
    { reportedOn: at },
    { isSaid: false },
    /^The text of the report of 20 November 2026 wasn’t kept\.$/,
  ],
  [
    'one that was reported in their own words against what its holder confirmed',
    { reportedOn: at },
    { confirmed },
    /hasn’t prepared a report against it\. The text of the report of 20 November 2026 wasn’t kept\.$/,
  ],
  ['a domain that they didn’t look at', { platform: 'DOMAIN' } as const, { isSaid: false }, withheld],
  ['one that wasn’t compared here, and was reported', sent, { isSaid: false }, /^As sent\.$/],
])('of %s', (_, part, given, text) => {
  const made = packReport(one(part), { name: 'Maya' }, { isSaid: true, ...given });
  expect(made.text).toMatch(text);
  expect(made.title.startsWith('No report')).toBe(!/impersonating|As sent/.test(made.text));
});

it('a report that was sent stays when the case is closed as not a copy, and that it was is said above it', () => {
  expect(packReport(one({ ...sent, ...notACopy }), { name: 'Maya' }, { isSaid: false })).toEqual({
    title: 'The report, as it was when the case was marked as reported (20 November 2026)',
    note: 'The case was closed as not a copy after that, on 20 November 2026.',
    text: 'As sent.',
  });
});

it('a text that was opened after the case was marked as reported isn’t given as what was sent', () => {
  expect(packReport(one({ reportedOn: at }), { name: 'Maya' }, { isSaid: true })).toEqual({
    title: 'The report, as the case stands',
    note: 'The text of the report of 20 November 2026 wasn’t kept.',
    text: expect.stringContaining('is impersonating me') as string,
  });
});

it('against an account on the list of whoever has the case none is prepared; one that was sent stays', () => {
  const accounts = [{ platform: 'X' as const, pageUrl: 'https://x.com/Maya_ho1limund' }];
  const made = (part: Parameters<typeof one>[0]) =>
    packReport(one(part), { name: 'Maya', accounts }, { confirmed, isSaid: false }).text;
  expect(made({})).toBe(
    'When this file was made, maya_ho1limund on X was on the person’s list of accounts. That’s why Countersign hasn’t prepared a report against it.',
  );
  expect([made(sent), made(notACopy)]).toEqual(['As sent.', expect.stringMatching(none)]);
});

it('of a text that was not sent it is said above it what its owner no longer says', () => {
  const { note } = packReport(
    one({ findingId: 'f', imitates: { platform: 'REDDIT', handle: 'hollimund', name: null } }),
    { name: 'Maya', accounts: [{ platform: 'GITHUB', pageUrl: 'https://github.com/maya' }] },
    { isSaid: true },
  );
  expect(note).toBe('When this file was made, hollimund on Reddit wasn’t on the person’s list of accounts.');
  const domain = domainSeen(domainRow('acme', at));
  const ofDomain = (runs: string, calledOurs?: true) =>
    packReport(
      one({ userId: 'B#acme', platform: 'DOMAIN', handle: domain.domain, url: null, domain, calledOurs }),
      { name: 'Acme', business: { id: 'acme', name: 'Acme Ltd', standing: [], runs } },
      { isSaid: true },
    ).note;
  expect([ofDomain('new.example', true), ofDomain('acme.example', true), ofDomain('acme.example')]).toEqual([
    'When this file was made, the domain of the business was new.example, no longer acme.example.',
    'When this file was made, the business had acrne.example marked as its own on its list of look-alikes.',
    undefined,
  ]);
});
