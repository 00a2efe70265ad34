import { describe, expect, it, test } from 'vitest';
import { lookedAt, newDomain, type DomainLook, type WatchedDomain } from './watched-domain.ts';

const found = newDomain({
  ...{ businessId: 'b', domain: 'acrne.example', brand: 'acme.example', class: 'homoglyph', score: 97 },
  ...{ foundBy: 'permutation', foundAt: '2026-11-20T00:00:00.000Z' },
});
const at = (day: number) => `2026-11-${day}T00:00:00.000Z`;
const exists: DomainLook = {
  ...{ domain: 'acrne.example', existence: 'exists' },
  records: { NS: ['ns1.example'], A: ['192.0.2.1'], MX: [] },
};
const gone: DomainLook = { domain: 'acrne.example', existence: 'does not exist', records: {} };
const silent: DomainLook = {
  ...{ domain: 'acrne.example', existence: 'could not look', records: {} },
  why: 'the name server failed (SERVFAIL)',
};
const after = (...looks: DomainLook[]): WatchedDomain =>
  looks.reduce<WatchedDomain>((record, look, n) => lookedAt(record, look, at(20 + n)), found);

describe('a record after looks', () => {
  it('says when the name was first seen, and what became of it', () => {
    const mail = { ...exists, records: { ...exists.records, MX: ['mx.example'] } };
    expect(after(exists, mail, gone)).toMatchObject({
      ...{ existence: 'does not exist', lastLooked: at(22), records: {} },
      changes: [
        { at: at(22), change: 'gone' },
        { at: at(21), change: 'changed', changed: ['mail'] },
        { at: at(20), change: 'new' },
      ],
    });
    expect(after(exists, mail).firstSeen).toBe(at(20));
  });

  it.each([
    ['one that failed', [exists, silent]],
    ['many that failed', [exists, silent, silent, silent]],
    ['failed between answers', [exists, silent, exists, silent, exists]],
    ['failed before the first answer', [silent, exists, silent]],
  ])('%s changes nothing', (_, looks) => {
    const record = after(...looks);
    expect(record).toMatchObject({ existence: 'exists', records: exists.records });
    expect(record.changes.map(({ change }) => change)).toEqual(['new']);
    expect(record.silent).toBe(looks.at(-1) === silent ? silent.why : undefined);
  });

  test('“seen” of a name that never was there ends once it is, and no other', () => {
    const seen = (...looks: DomainLook[]) => ({ ...after(...looks), mark: 'seen' as const });
    const markAfter = (before: WatchedDomain, look: DomainLook) => lookedAt(before, look, at(28)).mark;
    expect(markAfter(seen(gone), exists)).toBeNull();
    expect(markAfter(seen(gone), gone)).toBe('seen');
    expect(markAfter(seen(gone), silent)).toBe('seen');
    expect(markAfter(seen(exists), exists)).toBe('seen');
    expect(markAfter(seen(exists, gone), exists)).toBe('seen');
    expect(markAfter({ ...after(gone), mark: 'ours' }, exists)).toBe('ours');
  });

  test('gone is gone once, and a name that comes back is new, still first seen when it was', () => {
    const record = after(exists, gone, gone, silent, gone, exists);
    expect(record.changes.map(({ change }) => change)).toEqual(['new', 'gone', 'new']);
    expect(record.expiresAt).toBeUndefined();
    const end = Date.parse('2027-12-26T00:00:00Z') / 1000;
    expect(after(exists, gone).expiresAt).toBe(end);
    // Looked at each day, it goes all the same.
    expect(after(exists, gone, gone).expiresAt).toBe(end);
  });

  test('a host that was not answered stays known for its address alone', () => {
    const host = { kind: 'known' as const, address: '192.0.2.1', host: { name: 'Gull Hosting' } };
    const failed = { kind: 'could not look' as const, why: 'It didn’t answer in time.' };
    expect(after({ ...exists, host }, { ...exists, host: failed }).host).toEqual(host);
    const moved = { ...exists, records: { ...exists.records, A: ['192.0.2.7'] }, host: failed };
    expect(after({ ...exists, host }, moved).host).toEqual(failed);
    expect(after({ ...exists, host }, { ...exists, records: {} }).host).toEqual(host);
    const nowhere = { ...exists, records: { ...exists.records, A: [] } };
    expect(after({ ...exists, host }, nowhere)).not.toHaveProperty('host');
  });

  test('a part that was not answered stays as it was known', () => {
    const page = { kind: 'page' as const, status: 200, leadsToProtected: false, seenAt: at(20) };
    const registry = { kind: 'registered' as const, registration: { registrar: 'Example' } };
    const failed = { kind: 'could not look' as const, why: 'It didn’t answer in time.' };
    expect(after({ ...exists, page, registry }, { ...exists, page: failed, registry: failed })).toMatchObject(
      { page, registry },
    );
  });

  const page = { kind: 'page' as const, status: 200, leadsToProtected: false, seenAt: at(20) };
  const failed = { kind: 'could not look' as const, why: 'It didn’t answer in time.' };
  const noAddress = { ...exists, records: { NS: ['ns1.example'], A: [], AAAA: [] } };
  const unanswered = { ...exists, records: { NS: ['ns1.example'] } };
  test.each<[string, DomainLook[], WatchedDomain['page']]>([
    ['an address that wasn’t answered for keeps it', [unanswered], page],
    ['a name without an address shows none', [noAddress], undefined],
    ['nor once it has one again', [noAddress, { ...exists, page: failed }], failed],
    ['what was gone and is back is somebody else’s by now', [gone, { ...exists, page: failed }], failed],
    ['also where nobody asked for its page', [gone, exists], undefined],
  ])('of a page that wasn’t seen again: %s', (_, looks, expected) =>
    expect(after({ ...exists, page }, ...looks).page).toEqual(expected),
  );

  test('nor its registry: until it answers again, nothing is known of a registration of what was gone', () => {
    const registry = { kind: 'registered' as const, registration: { registrar: 'Example' } };
    const back = after({ ...exists, registry }, gone, { ...exists, registry: failed });
    expect(back.registry).toEqual(failed);
    expect(after({ ...exists, registry }, gone, exists)).not.toHaveProperty('registry');
  });

  const seen = {
    page: { kind: 'page' as const, status: 200, leadsToProtected: false, seenAt: at(20) },
    registry: { kind: 'registered' as const, registration: { registrar: 'Example' } },
    host: { kind: 'known' as const, address: '192.0.2.1', host: { name: 'Gull Hosting' } },
  };

  test('what is answered anew takes the place of what was known', () => {
    const anew = {
      page: { ...seen.page, status: 404, seenAt: at(21) },
      registry: { kind: 'not registered' as const },
      host: { ...seen.host, host: { name: 'Tern Hosting' } },
    };
    expect(after({ ...exists, ...seen }, { ...exists, ...anew })).toMatchObject(anew);
  });

  test('of a name that is gone stays what was last seen of it, and a look that finds no name adds nothing', () => {
    const failed = { kind: 'could not look' as const, why: 'There is no such name.' };
    const none = { kind: 'not registered' as const };
    const record = after({ ...exists, ...seen }, { ...gone, page: failed, host: failed, registry: none });
    expect(record).toMatchObject({ ...seen, records: {} });
    expect(after(gone, { ...gone, ...seen })).not.toHaveProperty('page');
  });

  test('keeps a bounded number of changes', () => {
    const looks = Array.from({ length: 60 }, (_, n) => (n % 2 ? gone : exists));
    const record = looks.reduce<WatchedDomain>((one, look) => lookedAt(one, look, at(20)), found);
    expect(record.changes).toHaveLength(20);
  });
});
