import { expect, test } from 'vitest';
import type { ListedCase } from '#domain/case/case';
import type { SharedFinding } from '#domain/business/shared-finding';
import type { BrandFinding } from '#domain/contract/business-brand';
import type { ShownDomain } from '#domain/contract/business-domains';
import { words as ofLists } from '../classify/words.ts';
import { words as ofDomains } from '../watch/words.ts';
import { standingOf } from '../brand/standing-of.ts';
import { evidenceRows } from './evidence-rows.ts';
import { words } from './words.ts';

const at = '2026-11-20T09:00:00.000Z';
const name: ShownDomain = {
  ...{ domain: 'acrne.example', brand: 'acme.example', class: 'homoglyph', score: 97 },
  ...{ existence: 'exists', records: { A: ['192.0.2.1'], MX: ['mail.example'] } },
  ...{ foundBy: 'permutation', foundAt: at, firstSeen: at, lastLooked: at, changes: [], mark: 'seen' },
  registry: { kind: 'registered', registration: { registrar: '=Harbour', createdAt: at } },
  host: { kind: 'known', address: '192.0.2.1', host: { name: 'Pier', abuseEmail: 'abuse@pier.example' } },
  page: { kind: 'page', status: 200, leadsToProtected: false, likeness: 0.9, seenAt: at },
};
const finding: SharedFinding = {
  ...{ platform: 'X', handle: 'rnaya', verdict: 'likely clone', status: 'OPEN', firstSeen: at },
  sharedBy: 'Maya Hollimund',
};

const copy: BrandFinding = {
  ...{ id: 'f', platform: 'INSTAGRAM', verdict: 'possible clone', score: 69.6, reasons: [] },
  ...{ yours: { platform: 'INSTAGRAM', handle: 'acme' }, theirs: { platform: 'INSTAGRAM', handle: 'acrne' } },
  ...{ status: 'REPORTED', firstSeen: at, lastSeen: at },
};

test('an account that is alike in name alone has no number where its page has none', () => {
  const pointsOf = (score: number) =>
    evidenceRows({
      domains: [],
      copies: [{ ...copy, verdict: 'namesake', score }],
      findings: [],
      cases: [],
    })[1]![5];
  expect(pointsOf(0)).toBe('');
  expect(pointsOf(12.4)).toBe('12');
});

const aboutDomain = (part: Partial<ListedCase>) =>
  ({ caseId: 'a', platform: 'DOMAIN', handle: 'acrne.example', ...part }) as ListedCase;
const stateOf = (...cases: ListedCase[]) =>
  evidenceRows({ domains: [name], copies: [], findings: [], cases })[1]![3];

test('of a domain of which a case is kept, it says how the case stands: the open one, or else the last', () => {
  expect(stateOf()).toBe('Exists');
  expect(stateOf(aboutDomain({ handle: 'acme.test' }))).toBe('Exists');
  expect(stateOf(aboutDomain({}))).toBe('Exists; case: Not reported yet');
  const closed = aboutDomain({ closedAt: at, outcome: 'REMOVED' });
  expect(stateOf(closed)).toBe('Exists; case: Said to be gone');
  expect(stateOf(closed, aboutDomain({ caseId: 'b', reportedOn: '2026-11-21' }))).toMatch(
    /^Exists; case: Reported /,
  );
});

test('of a domain that isn’t there, it says whether it ever was', () => {
  const stateOf = (part: Partial<ShownDomain>) =>
    evidenceRows({ domains: [{ ...name, ...part }], copies: [], findings: [], cases: [] })[1]![3];
  expect(stateOf({ existence: 'does not exist' })).toBe('Gone');
  expect(stateOf({ existence: 'does not exist', firstSeen: undefined })).toBe('Not in the DNS');
});

test('a page that didn’t answer the last check is dated', () => {
  const domains = [{ ...name, lastLooked: '2026-12-01T00:00:00.000Z' }];
  const [, row] = evidenceRows({ domains, copies: [], findings: [], cases: [] });
  expect(row![4]).toMatch(/; Page like yours, seen on \d+ November 2026; Receives email$/);
});

test('a domain that was given for what its page shows has no likeness of its name', () => {
  const likenessOf = (part: Partial<ShownDomain>) =>
    evidenceRows({ domains: [{ ...name, ...part }], copies: [], findings: [], cases: [] })[1]![5];
  expect(likenessOf({})).toBe('97');
  expect(likenessOf({ foundBy: 'given' })).toBe('97');
  expect(likenessOf({ foundBy: 'given', class: '', score: 0 })).toBe('');
});

test('of a copy of which a case is kept, it says the same', () => {
  const stateOf = (status: BrandFinding['status'], ...cases: Partial<ListedCase>[]) =>
    evidenceRows({
      domains: [],
      copies: [{ ...copy, status }],
      findings: [],
      cases: cases.map((part) => ({ caseId: 'a', platform: 'INSTAGRAM', ...part }) as ListedCase),
    })[1]![3];
  const about = { findingId: 'f' };
  expect(stateOf('CASE')).toBe('In a case');
  expect(stateOf('CASE', { findingId: 'another' })).toBe('In a case');
  // Nobody has said yet that it is a copy.
  expect(stateOf('CASE', about)).toBe('In a case; case: Not reported yet');
  expect(stateOf('CASE', { ...about, outcome: 'NOT_A_COPY' })).toBe('In a case; case: Not a copy');
  expect(stateOf('CASE', { ...about, reportedOn: '2026-11-21' })).toMatch(/^In a case; case: Reported /);
  expect(stateOf('RESOLVED', { ...about, closedAt: at, outcome: 'REMOVED' })).toBe(
    'No longer there; case: Said to be gone',
  );
});

test('a case about what was not found here has a row of its own', () => {
  const alone = {
    ...{ caseId: 'c', platform: 'FACEBOOK', handle: 'acme.support', verdict: 'likely clone' },
    reportedOn: '2026-11-21',
  } as ListedCase;
  const cases = [aboutDomain({}), { ...alone, caseId: 'd', findingId: 'f' }, alone];
  const rows = evidenceRows({ domains: [name], copies: [copy], findings: [], cases });
  expect(rows.map((row) => row[0])).toEqual(['What', 'Look-alike domain', 'Look-alike account', 'Case']);
  expect(rows.at(-1)).toEqual([
    ...['Case', 'acme.support', 'Facebook', expect.stringMatching(/^Reported /), 'Likely clone'],
    ...['', '', '', '', '', '', '', '', ''],
  ]);
});

test('a row for each domain, copy and shared finding, as wide as the head', () => {
  const [head, ...rows] = evidenceRows({ domains: [name], copies: [copy], findings: [finding], cases: [] });
  expect(
    evidenceRows({ domains: [name], copies: [], findings: [], cases: [] }, 3)
      .at(-1)!
      .slice(0, 2),
  ).toEqual(['3 more look-alike domains are not in this file', '']);
  expect(rows.map((row) => row.length)).toEqual(rows.map(() => head!.length));
  expect(rows).toEqual([
    [
      ...['Look-alike domain', 'acrne.example', 'Like acme.example', 'Exists'],
      ...[
        'The letters r n in place of m; Page like yours; Receives email',
        '97',
        'Seen',
        at,
        at,
        '=Harbour',
        at,
        '',
        'abuse@pier.example',
        '',
      ],
    ],
    [
      ...['Look-alike account', 'acrne', 'Instagram', 'A copy, reported', 'Possible clone', '69', ''],
      ...[at, '', '', '', '', '', ''],
    ],
    [
      ...['Shared finding', 'rnaya', 'X', 'Not decided yet', 'Likely clone', '', '', at],
      ...['', '', '', '', '', 'Maya Hollimund'],
    ],
  ]);
});

test('of a copy that a search engine showed, the file says so', () => {
  const stored: BrandFinding = { ...copy, theirs: { ...copy.theirs, seenIn: 'web search' } };
  const [, row] = evidenceRows({ domains: [], copies: [stored], findings: [], cases: [] });
  expect(row![0]).toBe('Look-alike account, found in a web search');
});

test('of one that was given and that no scan has seen, it says neither that it was seen nor that it was checked', () => {
  const given: BrandFinding = { ...copy, theirs: { ...copy.theirs, seenIn: 'report' } };
  const rowOf = (one: BrandFinding) =>
    evidenceRows({ domains: [], copies: [one], findings: [], cases: [] })[1]!;
  expect(rowOf(given)[0]).toBe('Look-alike account, given by a member on 20 November 2026');
  expect(rowOf(given).slice(7, 9)).toEqual(['', '']);
  expect(rowOf({ ...given, noAccountAt: at })[3]).toMatch(
    /; on .* the platform had no account by this name$/,
  );
});

test('a domain that was added by hand and isn’t like theirs may imitate it, and is not called like it', () => {
  const heads = (part: Partial<ShownDomain>) =>
    evidenceRows({ domains: [{ ...name, ...part }], copies: [], findings: [], cases: [] })[1]!.slice(0, 3);
  expect(heads({ foundBy: 'given', class: '', score: 0 })).toEqual([
    'Domain, added by hand',
    name.domain,
    `Added as one that may imitate ${name.brand}`,
  ]);
  expect(heads({ foundBy: 'given' })[0]).toBe('Look-alike domain, added by hand');
  expect(heads({})[0]).toBe('Look-alike domain');
});

test('how a domain is written otherwise is said as on the page, unless nearly all of it is', () => {
  const doesOf = (part: Partial<ShownDomain>) =>
    evidenceRows({ domains: [{ ...name, ...part }], copies: [], findings: [], cases: [] })[1]![4];
  expect(doesOf({ existence: 'does not exist' })).toBe('The letters r n in place of m');
  expect(doesOf({ existence: 'does not exist', domain: 'amce-sale-shop.test' })).toBe('');
});

test('one that is left out is one', () =>
  expect([words.more(1), ofDomains.more(1), ofLists.moreHits(1)]).toEqual([
    '1 more look-alike domain is not in this file',
    '1 more isn’t shown: it’s gone, already decided, or the least similar.',
    '1 more is in the file.',
  ]));

test('the file is named after whose look-alikes it lists', () => {
  expect(words.file('acme.example', '2026-11-26')).toBe('look-alikes-of-acme.example-2026-11-26.csv');
  expect(words.file(null, '2026-11-26')).toBe('look-alikes-2026-11-26.csv');
});

test('what is alike in another way than its name is called so, as on the page', () => {
  const photo = { signal: 'photo' as const, value: 1, words: 'The same logo.', side: 'for' as const };
  const saysOf = (part: Partial<BrandFinding>) =>
    evidenceRows({
      ...{ domains: [], findings: [], cases: [] },
      copies: [{ ...copy, verdict: 'namesake', reasons: [photo], ...part }],
    })[1]![4];
  expect(saysOf({})).toBe('Alike in one detail, probably someone else');
  expect(saysOf({ reasons: [{ ...photo, signal: 'name' }] })).toBe('Alike in name, probably someone else');
  const theirs = { ...copy.theirs, seenIn: 'report' as const };
  expect(saysOf({ status: 'OPEN', theirs })).toBe(
    standingOf({ ...copy, status: 'OPEN', verdict: 'namesake', theirs }, undefined).words,
  );
  const one = {
    caseId: 'c',
    platform: 'X',
    handle: 'acme',
    verdict: 'namesake',
    sharesName: false,
  } as ListedCase;
  const row = evidenceRows({ domains: [], copies: [], findings: [], cases: [one] })[1]!;
  expect(row[4]).toBe('Alike in one detail, probably someone else');
});
