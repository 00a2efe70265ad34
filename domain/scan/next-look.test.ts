import { expect, test } from 'vitest';
import type { Platform } from '../platform/platform.ts';
import { addedSince, endedPlatforms, nextLooks, provenSince } from './next-look.ts';
import { looksFor, plannedSources } from './scan-plan.ts';
import type { StoredSource } from './stored-scan.ts';

const row = (part: Partial<StoredSource>): StoredSource => ({
  ...{ platform: 'TIKTOK', status: 'looked', asked: 1, total: 1, compared: 2, found: 0 },
  ...part,
});
const turn = '2026-11-21T07:40:00.000Z';
const github = { platform: 'GITHUB', pageUrl: 'https://github.com/maya' } as const;
const proven = { ...github, verifiedAt: '2026-01-01T00:00:00.000Z' };
const connected: Platform[] = ['GITHUB', 'GOOGLE', 'TIKTOK'];
const everywhere = looksFor({ socialMediaAccounts: [proven] }, connected);
const at = (source: StoredSource, looks = everywhere) =>
  nextLooks(looks, [source], turn).find(({ platform }) => platform === source.platform)?.at;

test.each<[string, Partial<StoredSource>, string | undefined]>([
  ['asked itself', { platform: 'GITHUB', at: '2026-11-20T07:40:00.000Z' }, turn],
  ['by a web search of today', { at: '2026-11-20T07:41:00.000Z' }, '2026-11-27T07:40:00.000Z'],
  [
    'asked itself with scarce questions',
    { platform: 'GOOGLE', total: 38, at: '2026-11-20T07:40:00.000Z' },
    '2026-11-27T07:40:00.000Z',
  ],
  ['by a web search of a week ago at the turn', { at: '2026-11-14T07:40:00.000Z' }, turn],
  ['by a web search that is long due', { at: '2026-10-01T07:40:00.000Z' }, turn],
  ['by a web search that got no answer', { status: 'could not look', at: '2026-11-20T07:40:00.000Z' }, turn],
  ['by a web search in part', { status: 'in part', at: '2026-11-20T07:40:00.000Z' }, turn],
  ['not asked until now', { status: 'not asked' }, turn],
  ['of another stage', { platform: 'ZOOM', at: '2026-11-20T07:40:00.000Z' }, undefined],
])('a platform %s', (_, part, next) => {
  expect(at(row(part))).toBe(next);
});

test('an answer that stands until a turn is asked for at that turn', () => {
  // A web search stands for a week less the hour by which the schedule may be early.
  expect(at(row({ at: '2026-11-14T08:40:00.000Z' }))).toBe(turn);
  expect(at(row({ at: '2026-11-14T08:41:00.000Z' }))).toBe('2026-11-22T07:40:00.000Z');
});

test('what was searched is not asked again once the proof that it was searched by is gone', () => {
  const last = connected.map((platform) => row({ platform, at: '2026-11-20T07:40:00.000Z' }));
  const listed = looksFor({ socialMediaAccounts: [github] }, connected);
  expect(nextLooks(listed, last, turn)).toEqual([{ platform: 'GITHUB', at: turn }]);
  expect(nextLooks(looksFor({ socialMediaAccounts: [] }, connected), last, turn)).toEqual([]);
});

test('more to ask for does not wait for the week to be over', () => {
  const asked = { at: '2026-11-20T07:40:00.000Z', asks: ['maya', 'by name'] };
  expect(at(row(asked))).toBe('2026-11-27T07:40:00.000Z');
  expect(at(row({ ...asked, asks: ['by name'] }))).toBe(turn);
});

test('what was asked, answered or not, and is asked no more is at an end; what was never asked is not', () => {
  const last = [
    row({ platform: 'GITHUB' }),
    row({ platform: 'GOOGLE', status: 'in part' }),
    row({ platform: 'TIKTOK', status: 'could not look' }),
    row({ platform: 'REDDIT', status: 'not asked' }),
    row({ platform: 'X' }),
  ];
  const searched: Platform[] = [...connected, 'REDDIT'];
  const ended = (accounts: (typeof github)[], label?: string) =>
    endedPlatforms(looksFor({ socialMediaAccounts: accounts, label }, searched), last, searched);
  expect(ended([github], 'maya')).toEqual([]);
  expect(ended([github])).toEqual(['GOOGLE', 'TIKTOK']);
  expect(ended([])).toEqual(['GITHUB', 'GOOGLE', 'TIKTOK']);
});

const x = (handle: string) => ({ platform: 'X' as const, pageUrl: `https://x.com/${handle}` });
test.each<[string, { handles: string[]; listed?: string[]; status?: 'not asked' }, Platform[]]>([
  ['that the scan knew', { handles: ['Maya_H'], listed: ['maya_h'] }, []],
  ['beside one that it knew', { handles: ['maya_h', 'hollimund'], listed: ['maya_h'] }, ['X']],
  ['where only a handle proven elsewhere was looked for', { handles: ['maya'], listed: [] }, ['X']],
  ['where nothing was searched', { handles: ['maya_h'], status: 'not asked' }, ['X']],
  ['of a scan that kept no accounts', { handles: ['maya_h'] }, []],
  [
    'of one that had more than are kept',
    { handles: ['maya_h'], listed: Array.from({ length: 30 }, (_, i) => `a${i}`) },
    [],
  ],
])('an account %s is, or is not, one that was added since', (_, { handles, ...part }, added) => {
  const looks = looksFor({ socialMediaAccounts: [proven, ...handles.map(x)] }, ['GITHUB', 'X']);
  const last = [row({ platform: 'GITHUB', listed: ['maya'] }), row({ platform: 'X', ...part })];
  expect(addedSince(looks, last)).toEqual(added);
});

test('what a scan began with it has not missed, also where an answer stands that was given before', () => {
  const later = looksFor({ socialMediaAccounts: [proven, x('maya')] }, ['GITHUB', 'X', 'TIKTOK']);
  const now = Date.parse(turn);
  const first = plannedSources(everywhere, ['GITHUB', 'TIKTOK'], { now });
  const answered = first.map((one) => ({ ...one, status: 'looked' as const, at: turn }));
  const tiktok = { platform: 'TIKTOK', pageUrl: 'https://www.tiktok.com/@maya' } as const;
  const more = looksFor({ socialMediaAccounts: [proven, tiktok] }, ['GITHUB', 'TIKTOK']);
  expect(addedSince(more, answered)).toEqual(['TIKTOK']);
  const next = plannedSources(more, ['GITHUB', 'TIKTOK'], { last: answered, now });
  expect(next.find(({ platform }) => platform === 'TIKTOK')).toMatchObject({ status: 'looked', at: turn });
  expect(addedSince(more, next)).toEqual([]);
  expect(addedSince(later, plannedSources(later, ['GITHUB', 'X', 'TIKTOK'], { now }))).toEqual([]);
});

test('what is searched by a proof alone was not added, and before the first scan nothing was', () => {
  const looks = looksFor({ socialMediaAccounts: [proven] }, ['GITHUB', 'X']);
  expect(addedSince(looks, [row({ platform: 'X', status: 'not asked' })])).toEqual([]);
  expect(addedSince(looks, [])).toEqual([]);
});

test('what was proven after a scan began is told, each platform once; what it knew as proven is not', () => {
  const begun = '2026-11-20T07:40:00.000Z';
  const on = (platform: Platform, verifiedAt?: string) => ({ platform, ...(verifiedAt && { verifiedAt }) });
  const accounts = [
    on('GITHUB', '2026-11-19T00:00:00.000Z'),
    on('GOOGLE', '2026-11-20T07:40:00.001Z'),
    on('GOOGLE', '2026-11-21T00:00:00.000Z'),
    on('X'),
  ];
  expect(provenSince(accounts, begun)).toEqual(['GOOGLE']);
  expect(provenSince(accounts, undefined)).toEqual([]);
});
