import { expect, test } from 'vitest';
import { type DomainSeen, domainSeen } from '#domain/case/domain-seen';
import { observations } from '#domain/domain-watch/observations';
import type { WatchedDomain } from '#domain/domain-watch/watched-domain';
import { domainRow } from '../../../test/support/seed/seed-domain.ts';
import type { StoredCase } from '../../store/case.ts';
import { withNews } from '../with-news.ts';
import { withLatestRecord } from './latest-record.ts';

/** What an open case says of its domain when the list has another row of it than the one that the case was opened with. */
const [first, then, now] = ['01', '10', '20'].map((day) => `2026-11-${day}T10:00:00.000Z`) as [
  string,
  string,
  string,
];
const row = (at: string, part: Partial<WatchedDomain> = {}) =>
  domainRow('acme', first, {
    ...{ foundAt: at, firstSeen: at, changes: [{ at, change: 'new' }], lastLooked: now },
    ...part,
  });
const kept = (at: string, part: Partial<DomainSeen> = {}, over: Partial<StoredCase> = {}): StoredCase => ({
  ...{ userId: 'B#acme', caseId: '01', title: 'A look-alike domain', platform: 'DOMAIN', steps: [] },
  ...{ handle: 'acrne.example', createdAt: then, updatedAt: then, evidence: [] },
  domain: { ...domainSeen(row(at, { lastLooked: then })), ...part },
  ...over,
});

/** The case once it has been read beside this row, which is written down. */
async function read(stored: StoredCase, name: WatchedDomain): Promise<StoredCase> {
  let one = stored;
  const cases = {
    get: async () => one,
    write: async ({ after }: { after: StoredCase }) => !!(one = after),
  };
  return withLatestRecord(one, name, { at: now, dated: true }, { cases, retry: { attempts: 1 } as never });
}
/** The case once the domain is saved as a case again. */
const savedAgain = (stored: StoredCase, name: WatchedDomain): StoredCase => {
  const copy = { platform: 'DOMAIN', handle: stored.handle, domain: domainSeen(name) } as const;
  const piece = {
    id: '2',
    at: now,
    kind: 'note',
    words: '',
    kept: '',
    sha256: 'a',
    byHelper: false,
  } as const;
  const owner = { id: 'B#acme', subjectId: 'B#acme', businessId: 'acme', writer: 'maya' };
  return withNews(stored, copy, [piece], { at: now, owner })!.after;
};
const ways = { read, 'saved again': savedAgain };

const cases: [string, (keyof typeof ways)[], string | undefined, string | undefined, string | undefined][] = [
  ['the same', ['read', 'saved again'], first, first, first],
  ['a later one', ['read', 'saved again'], first, now, first],
  ['an earlier one', ['read', 'saved again'], then, first, first],
  ['none, where the case has one', ['read', 'saved again'], first, undefined, first],
  ['one, where the case has none', ['read', 'saved again'], undefined, now, now],
  ['none, as the case', ['read', 'saved again'], undefined, undefined, undefined],
];
test.each(cases.flatMap(([what, by, ...days]) => by.map((way) => [what, way, ...days] as const)))(
  'a row with %s: the case, %s, keeps the earliest “first seen”',
  async (_, way, known, ofRow, right) => {
    const one = await ways[way](kept(first, { firstSeen: known }), row(then, { firstSeen: ofRow }));
    expect(one.domain!.firstSeen).toBe(right);
    // The rest is what the newest check saw.
    expect(one.domain!.at).toBe(now);
  },
);

test('that the row is another is no news, and the record of what is new has the first day of before', async () => {
  const same = await read(kept(first), row(now));
  expect([same.domain!.at, same.evidence]).toEqual([now, []]);
  const moved = { ...row(now).records, A: ['192.0.2.77'] };
  const [record] = (await read(kept(first), row(now, { records: moved }))).evidence;
  expect(record!.kept).toContain('A 192.0.2.77');
  expect(record!.kept).toContain('First seen in the DNS on 1 November 2026, 10:00 UTC.');
  expect(record!.kept).not.toContain('First seen in the DNS on 20');
});

test('how and when it was found first stays, for the domain that it was found for', async () => {
  const found = async (part: Partial<WatchedDomain>) => {
    const one = savedAgain(kept(first), row(now, { foundBy: 'permutation', ...part }));
    return [one.domain!.foundBy, one.domain!.foundAt];
  };
  expect(await found({})).toEqual(['certificate', first]);
  expect(await found({ foundAt: '2026-10-30T10:00:00.000Z' })).toEqual([
    'permutation',
    '2026-10-30T10:00:00.000Z',
  ]);
  expect(await found({ brand: 'acme-shop.example' })).toEqual(['permutation', now]);
});

test('that it was gone for a while stays said, and a row that begins is no return', async () => {
  const gone = '2026-11-05T10:00:00.000Z';
  const back = '2026-11-07T10:00:00.000Z';
  const line = (from: string, to: string) =>
    `On ${from} November 2026, 10:00 UTC, our checks no longer found it in the DNS; on ${to} November 2026, 10:00 UTC, it was back.`;
  const returns = ({ domain }: StoredCase) =>
    observations(domain!, domain!.brand).filter((said) => said.includes('no longer found'));
  const before: DomainSeen['changes'] = [
    { at: back, change: 'new' },
    { at: gone, change: 'gone' },
    { at: first, change: 'new' },
  ];
  expect(returns(await read(kept(first), row(now)))).toEqual([]);
  const once = await read(kept(first, { changes: before }), row(now));
  expect(returns(once)).toEqual([line('5', '7')]);
  // Gone when its list ended, and there when the next list began.
  const since = { returns: [{ goneAt: '2026-11-12T10:00:00.000Z', backAt: now }] };
  expect(returns(await read(kept(first, {}, since), row(now)))).toEqual([line('12', '20')]);
  const unread = { goneAt: '2026-11-12T10:00:00.000Z' };
  expect(returns(savedAgain(kept(first, {}, unread), row(now)))).toEqual([line('12', '20')]);
});
