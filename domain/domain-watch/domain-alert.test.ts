import { describe, expect, it } from 'vitest';
import {
  alertWords,
  type DomainAlert,
  domainAlerts,
  domainsOf,
  isAlike,
  isToldOf,
  resolves,
} from './domain-alert.ts';
import { newDomain, type WatchedDomain } from './watched-domain.ts';

const [before, now] = ['2026-11-20T09:00:00.000Z', '2026-11-21T09:00:00.000Z'];
const name = (over: Partial<WatchedDomain> = {}): WatchedDomain => ({
  ...newDomain({
    ...{ businessId: 'b', brand: 'acme.example', domain: 'acrne.example', class: 'homoglyph', score: 80 },
    ...{ foundBy: 'permutation', foundAt: before },
  }),
  ...{ existence: 'exists', records: { NS: ['ns.example'], A: [], AAAA: [], MX: [] }, lastLooked: before },
  ...over,
});
const [leads, mails] = [{ A: ['192.0.2.1'] }, { MX: ['mx.example'] }];
const both = { ...leads, ...mails };
const page = { kind: 'page', status: 200, leadsToProtected: false, seenAt: now } as const;
const copy = { ...page, icon: 'same' as const };
const home = { ...copy, leadsToProtected: true };
const nowhere = { existence: 'does not exist' as const, records: {} };
const quiet = (days: number) => ({
  told: { resolves: new Date(Date.parse(now) - days * 86_400_000).toISOString() },
});
const went = [
  { at: '2026-11-18T09:00:00.000Z', change: 'gone' as const },
  { at: '2026-11-02T09:00:00.000Z', change: 'new' as const },
];
const back = { lastLooked: now, changes: [{ at: now, change: 'new' as const }, ...went] };

describe('people are told of a look-alike', () => {
  it.each<[string, WatchedDomain | undefined, WatchedDomain, string[]]>([
    ['that leads somewhere when it is first looked at', undefined, name({ records: leads }), ['resolves']],
    [
      'by an address of the newer kind',
      undefined,
      name({ records: { AAAA: ['2001:db8::1'] } }),
      ['resolves'],
    ],
    ['that leads somewhere now', name(), name({ records: leads }), ['resolves']],
    ['that came back', name({ ...nowhere, records: leads }), name({ records: leads }), ['resolves']],
    [
      'that was never looked at',
      name({ records: leads, lastLooked: undefined }),
      name({ records: leads }),
      ['resolves'],
    ],
    [
      'that came back, a week after it was told of',
      name({ ...nowhere, ...quiet(8), changes: went }),
      name({ records: leads, ...quiet(8), ...back }),
      ['resolves'],
    ],
    [
      'that comes and goes: once a week',
      name({ ...nowhere, ...quiet(3), changes: went }),
      name({ records: leads, ...quiet(3), ...back }),
      [],
    ],
    ['that leads where it led', name({ records: leads }), name({ records: leads }), []],
    ['that leads nowhere', undefined, name(), []],
    [
      'that they gave, not for what it did then',
      name({ foundBy: 'given', lastLooked: undefined }),
      name({ foundBy: 'given', records: both }),
      [],
    ],
    [
      'that they gave, for what it does since, however little alike',
      name({ foundBy: 'given', score: 12, records: leads }),
      name({ foundBy: 'given', score: 12, records: both }),
      ['mail'],
    ],
    ['that is gone', name({ records: leads }), name(nowhere), []],
    ['that takes mail now', name({ records: leads }), name({ records: both }), ['mail']],
    ['that only takes mail', undefined, name({ records: mails }), ['mail']],
    ['that does both at once: one alert says both', name(), name({ records: both }), ['resolves']],
    [
      'whose page is like theirs now',
      name({ records: leads }),
      name({ records: leads, page: copy }),
      ['page'],
    ],
    ['whose page was like theirs', name({ page: copy }), name({ page: copy }), []],
    ['whose page is seen for the first time', undefined, name({ records: leads, page: copy }), ['resolves']],
    [
      'that has a new certificate',
      undefined,
      name({ foundBy: 'certificate', records: leads }),
      ['certificate'],
    ],
    [
      'that has a new certificate and a page like theirs: one alert says both',
      undefined,
      name({ foundBy: 'certificate', records: both, page: copy }),
      ['certificate'],
    ],
    [
      'that has a new certificate and leads to their own',
      undefined,
      name({ foundBy: 'certificate', records: leads, page: home }),
      [],
    ],
    [
      'that had its certificate',
      name({ foundBy: 'certificate' }),
      name({ foundBy: 'certificate', records: leads }),
      ['resolves'],
    ],
    ['that is not convincing', undefined, name({ score: 79, records: both }), []],
    ['that is theirs', undefined, name({ mark: 'ours', records: both }), []],
    ['that leads to their own', undefined, name({ records: leads, page: home }), []],
    ['that leads to their own and takes mail', undefined, name({ records: both, page: home }), ['mail']],
    [
      'that leads to their own and takes mail now',
      name({ records: leads, page: home }),
      name({ records: both, page: home }),
      ['mail'],
    ],
    [
      'that led to their own and whose page is like theirs now',
      name({ records: leads, page: home }),
      name({ records: leads, page: copy }),
      ['page'],
    ],
    ['that they have seen', name(), name({ mark: 'seen', records: leads }), []],
    ['that they have seen, and takes mail now', name(), name({ mark: 'seen', records: both }), ['mail']],
    [
      'that they have seen when it was gone, and is back with a page like theirs',
      name({ ...nowhere, mark: 'seen', changes: went }),
      name({ mark: 'seen', records: leads, page: copy, ...back }),
      ['page'],
    ],
    [
      'that leads somewhere now, to a page like theirs: one alert says both',
      name(),
      name({ records: leads, page: copy }),
      ['resolves'],
    ],
    [
      'that comes and goes, and is back with a page like theirs',
      name({ ...nowhere, ...quiet(3), changes: went }),
      name({ records: leads, page: copy, ...quiet(3), ...back }),
      ['page'],
    ],
    ['of which they were told within a month', name(), name({ records: leads, ...quiet(29) }), []],
    ['of which they were told a month ago', name(), name({ records: leads, ...quiet(30) }), ['resolves']],
    [
      'of which they were told otherwise',
      name({ records: leads }),
      name({ records: both, ...quiet(1) }),
      ['mail'],
    ],
  ])('%s', (_, was, is, alerts) => expect(domainAlerts(was, is, Date.parse(now))).toEqual(alerts));
});

describe('of a look-alike that a case is about they are told whenever it is gone or back', () => {
  const gone = (over: Partial<WatchedDomain> = {}) =>
    name({ ...nowhere, firstSeen: before, changes: went, ...over });
  const there = (over: Partial<WatchedDomain> = {}) =>
    name({ firstSeen: before, records: both, ...back, ...over });
  const ofToday = { told: { resolves: before, mail: before, back: before } };
  it.each<[string, WatchedDomain | undefined, WatchedDomain, string[]]>([
    ['within a week', gone(quiet(3)), there(quiet(3)), ['back']],
    ['within a day of the last time', gone(ofToday), there(ofToday), ['back']],
    ['for email alone', gone(), there({ records: mails }), ['back']],
    ['with neither server nor email', gone(), there({ records: {} }), ['back']],
    ['that is not convincing', gone({ score: 60 }), there({ score: 60 }), ['back']],
    ['that they had seen', gone({ mark: 'seen' }), there({ mark: 'seen' }), ['back']],
    ['not of one that is theirs', gone({ mark: 'ours' }), there({ mark: 'ours' }), []],
    ['that is gone', there(), gone(), ['gone']],
    ['that is gone, and was told to be', there(), gone({ told: { gone: before } }), ['gone']],
    ['that they had seen, and is gone', there({ mark: 'seen' }), gone({ mark: 'seen' }), ['gone']],
    ['not that it is still gone', gone(), gone(), []],
    ['not when the look failed', there(), there({ existence: 'could not look' }), []],
    ['not that one that is theirs is gone', there({ mark: 'ours' }), gone({ mark: 'ours' }), []],
    ['not the day after', there(), there({ lastLooked: '2026-11-22T09:00:00.000Z' }), []],
    ['not when the next look fails', there(), there({ silent: 'It timed out.' }), []],
    ['what it does later is told as ever', there({ records: leads }), there({ changes: went }), ['mail']],
  ])('%s', (_, was, is, alerts) => expect(domainAlerts(was, is, Date.parse(now), true)).toEqual(alerts));
});

it.each([
  [{ icon: 'same' }, true],
  [{ icon: 'edited' }, true],
  [{ icon: 'different' }, false],
  [{ likeness: 0.5 }, true],
  [{ likeness: 0.49 }, false],
  [{ icon: 'same', leadsToProtected: true }, false],
  [{}, false],
] as const)('a page with %j passes for theirs: %s', (over, alike) => {
  expect(isAlike({ page: { ...page, ...over } })).toBe(alike);
  expect(isAlike({ page: { kind: 'could not look', why: 'It did not answer.' } })).toBe(false);
  expect(isAlike({})).toBe(false);
});

it.each([
  [{ score: 80 }, true],
  [{ score: 79 }, false],
  [{ score: 12, foundBy: 'given' }, true],
  [{ score: 97, mark: 'seen' }, true],
] as const)('of a name with %j anything is told: %s', (over, isTold) =>
  expect(isToldOf(name(over))).toBe(isTold),
);

it('a name leads somewhere while it exists and has an address', () => {
  expect(resolves({ existence: 'exists', records: leads })).toBe(true);
  expect(resolves({ existence: 'exists', records: {} })).toBe(false);
  expect(resolves({ existence: 'could not look', records: leads })).toBe(false);
});

describe('the words of an alert', () => {
  const first = { firstSeen: now, lastLooked: now };
  const later = { firstSeen: before, lastLooked: now };
  const beganNow = { changes: [{ at: now, change: 'new' as const }] };
  const bothNow = { changes: [{ at: now, change: 'changed' as const, changed: ['address', 'mail'] }] };
  const alike = { page: copy };
  it.each<[string, DomainAlert, Partial<WatchedDomain>, string, string]>([
    [
      'a new one with a server',
      ...(['resolves', { ...first, records: leads }] as const),
      'new look-alike domain: acrne.example',
      'We saw it for the first time. It resembles acme.example and leads to a server. See what it does, and what you can do.',
    ],
    [
      'a new one with a server and email',
      ...(['resolves', { ...first, records: both }] as const),
      'new look-alike domain that can receive email: acrne.example',
      'We saw it for the first time. It resembles acme.example, leads to a server and can receive email. See what it does, and what you can do.',
    ],
    [
      'a new one with a page like theirs',
      ...(['resolves', { ...first, ...alike, records: both }] as const),
      'new look-alike domain that shows a page like yours and can receive email: acrne.example',
      'We saw it for the first time. It resembles acme.example, leads to a server, shows a page like yours and can receive email. See what it does, and what you can do.',
    ],
    [
      'a new one that only receives email',
      ...(['mail', { ...first, records: mails }] as const),
      'new look-alike domain that can receive email: acrne.example',
      'We saw it for the first time. It resembles acme.example and can receive email. Email that is meant for you may reach it, and email may come from it.',
    ],
    [
      'one that was known, and leads somewhere now',
      ...(['resolves', { ...later, records: leads }] as const),
      'look-alike domain acrne.example now leads to a server',
      'It resembles acme.example and now leads to a server. See what it does, and what you can do.',
    ],
    [
      'one that was known, had received email, and leads somewhere now',
      ...(['resolves', { ...later, records: both }] as const),
      'look-alike domain acrne.example now leads to a server and can still receive email',
      'It resembles acme.example, now leads to a server and can still receive email. See what it does, and what you can do.',
    ],
    [
      'one that they had added before it existed',
      ...(['resolves', { ...later, ...beganNow, foundBy: 'given', records: both }] as const),
      'look-alike domain acrne.example now leads to a server and can receive email',
      'It resembles acme.example, now leads to a server and can receive email. See what it does, and what you can do.',
    ],
    [
      'one that was known, and does both now',
      ...(['resolves', { ...later, ...bothNow, records: both }] as const),
      'look-alike domain acrne.example now leads to a server and can receive email',
      'It resembles acme.example, now leads to a server and can receive email. See what it does, and what you can do.',
    ],
    [
      'one that was told of when it got its certificate',
      ...(['resolves', { ...first, records: leads, told: { certificate: before } }] as const),
      'look-alike domain acrne.example now leads to a server',
      'It resembles acme.example and now leads to a server. See what it does, and what you can do.',
    ],
    [
      'one that was gone and is back',
      ...(['resolves', { ...later, ...back, records: both }] as const),
      'look-alike domain acrne.example is back, leads to a server and can receive email',
      'It resembles acme.example, is back, leads to a server and can receive email. See what it does, and what you can do.',
    ],
    [
      'one that was gone, and is back for email alone',
      ...(['mail', { ...later, ...back, records: mails }] as const),
      'look-alike domain acrne.example is back and can receive email',
      'It resembles acme.example. Email that is meant for you may reach it, and email may come from it.',
    ],
    [
      'one that a case is about, and is back',
      ...(['back', { ...later, ...back, ...alike, records: both }] as const),
      'look-alike domain acrne.example is back, leads to a server, shows a page like yours and can receive email',
      'It resembles acme.example, is back, leads to a server, shows a page like yours and can receive email. Your case about it says what you can do.',
    ],
    [
      'one that a case is about, and is back with neither server nor email',
      ...(['back', { ...later, ...back, foundBy: 'given', score: 12 }] as const),
      'acrne.example is back',
      'It’s on your list for acme.example and is back. Your case about it says what you can do.',
    ],
    [
      'one that a case is about, and is gone',
      ...(['gone', { ...later, ...nowhere, changes: went }] as const),
      'look-alike domain acrne.example no longer exists',
      'We no longer find it in the DNS. Your case keeps what was seen of it. We go on checking every day, and tell you if it’s back.',
    ],
    [
      'one that was known, and receives email now',
      ...(['mail', { ...later, records: both }] as const),
      'look-alike domain acrne.example can now receive email',
      'It resembles acme.example. Email that is meant for you may reach it, and email may come from it.',
    ],
    [
      'one that they gave',
      ...(['mail', { ...first, records: mails, foundBy: 'given', score: 12 }] as const),
      'acrne.example can now receive email',
      'It’s on your list for acme.example. Email that is meant for you may reach it, and email may come from it.',
    ],
    [
      'one whose page is like theirs now',
      ...(['page', { ...later, ...alike, records: leads }] as const),
      'look-alike domain acrne.example shows a page like yours',
      'It resembles acme.example, and now its page does too. You can report it to its registrar and its host.',
    ],
    [
      'one that was gone, and is back with a page like theirs',
      ...(['page', { ...later, ...back, ...alike, records: leads }] as const),
      'look-alike domain acrne.example is back and shows a page like yours',
      'It resembles acme.example, and now its page does too. You can report it to its registrar and its host.',
    ],
    [
      'a new certificate',
      ...(['certificate', { foundBy: 'certificate', ...nowhere }] as const),
      'certificate issued for look-alike domain acrne.example',
      'The name resembles acme.example. A website often follows within hours. We check it every day.',
    ],
    [
      'a new certificate of one with email',
      ...(['certificate', { foundBy: 'certificate', ...first, records: mails }] as const),
      'certificate issued for look-alike domain acrne.example, which can receive email',
      'The name resembles acme.example. A website often follows within hours. We check it every day.',
    ],
    [
      'a new certificate of one that is up already',
      ...(['certificate', { foundBy: 'certificate', ...first, ...alike, records: both }] as const),
      'certificate issued for look-alike domain acrne.example, which shows a page like yours and can receive email',
      'The name resembles acme.example. It already leads to a server. We check it every day.',
    ],
  ])('%s', (_, alert, over, title, body) => expect(alertWords[alert](name(over))).toEqual({ title, body }));

  it.each<[DomainAlert, Partial<WatchedDomain>, unknown]>([
    ['resolves', first, { fresh: 1 }],
    ['certificate', { foundBy: 'certificate', ...nowhere }, { fresh: 1 }],
    ['mail', later, { changed: 'acrne.example' }],
    ['page', later, { changed: 'acrne.example' }],
    ['resolves', { ...first, told: { certificate: before } }, { changed: 'acrne.example' }],
    ['mail', { ...first, foundBy: 'given' }, { changed: 'acrne.example' }],
  ])('%s of %j counts as %j', (alert, over, counts) => expect(domainsOf(alert, name(over))).toEqual(counts));
});
