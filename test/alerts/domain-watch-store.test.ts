import { afterEach, beforeEach, expect, it } from 'vitest';
import { newDomain } from '#domain/domain-watch/watched-domain';
import { domainWatchStore } from '../../lambdas/store/business/domain-watch.ts';
import { openTables } from '../support/tables-in-memory.ts';

const now = Date.parse('2026-11-23T00:00:00Z');
let opened: Awaited<ReturnType<typeof openTables>>;
beforeEach(async () => {
  opened = await openTables(() => now);
});
afterEach(() => opened.close());

const found = (domain: string) =>
  newDomain({
    ...{ businessId: 'b', domain, brand: 'acme.example', class: 'homoglyph', score: 97 },
    ...{ foundBy: 'certificate', foundAt: new Date(now).toISOString() },
  });
const round = {
  ...{ businessId: 'b', brand: 'acme.example', id: '01', startedAt: new Date(now).toISOString() },
  ...{ done: 0, existing: 0, silent: 0 },
};

it('lists the names of one business, without the round that looks at them', async () => {
  const store = domainWatchStore(opened.database, () => now);
  expect(await store.writeRound(undefined, round)).toBe(true);
  for (const domain of ['0acme.example', 'xn--cme-7cd.example', 'acrne.example'])
    expect(await store.write(undefined, found(domain))).toBe(true);
  await store.write(undefined, { ...found('other.example'), businessId: 'c' });
  const listed = await store.list('b');
  expect(listed.map(({ domain }) => domain)).toEqual([
    ...['0acme.example', 'acrne.example', 'xn--cme-7cd.example'],
  ]);
  expect(await store.round('b')).toEqual({ ...round, version: 1 });
  await store.remove('b', 'acrne.example');
  expect(await store.get('b', 'acrne.example')).toBeUndefined();
});

it('writes only over what was read; what has expired is not there', async () => {
  const store = domainWatchStore(opened.database, () => now);
  const name = found('acrne.example');
  expect(await store.write(undefined, name)).toBe(true);
  expect(await store.write(undefined, name)).toBe(false);
  const read = await store.get('b', 'acrne.example');
  expect(await store.write(read, { ...name, mark: 'seen' })).toBe(true);
  expect(await store.write(read, { ...name, mark: 'ours' })).toBe(false);
  const again = await store.get('b', 'acrne.example');
  await store.write(again, { ...name, expiresAt: now / 1000 - 1 });
  expect(await store.get('b', 'acrne.example')).toBeUndefined();
  expect(await store.list('b')).toEqual([]);
  expect(await store.write(undefined, name)).toBe(true);
});

it('what was taken off is on no list, and comes back as it was within a day', async () => {
  const clock = { now };
  const store = domainWatchStore(opened.database, () => clock.now);
  const name = { ...found('acrne.example'), firstSeen: '2026-10-03T09:00:00Z', expiresAt: now / 1000 + 400 };
  await store.write(undefined, name);
  const read = await store.get('b', name.domain);
  expect(await store.takeOff(read!)).toBe(true);
  expect(await store.takeOff(read!)).toBe(false);
  expect([await store.list('b'), await store.get('b', name.domain)]).toEqual([[], undefined]);
  expect(await store.listWithOff('b')).toEqual({
    listed: [],
    off: [{ ...name, version: 2, offAt: '2026-11-23T00:00:00.000Z' }],
  });
  const off = await store.takenOff('b', name.domain);
  expect(await store.write(off, off!)).toBe(true);
  expect(await store.get('b', name.domain)).toEqual({ ...name, version: 3 });
  expect(await store.takenOff('b', name.domain)).toBeUndefined();

  await store.takeOff((await store.get('b', name.domain))!);
  clock.now += 25 * 3_600_000;
  expect(await store.takenOff('b', name.domain)).toBeUndefined();
});

it('a new row takes the place of what was taken off', async () => {
  const store = domainWatchStore(opened.database, () => now);
  const name = found('acrne.example');
  await store.write(undefined, { ...name, foundBy: 'given' });
  await store.takeOff((await store.get('b', name.domain))!);
  expect(await store.write(undefined, name)).toBe(true);
  expect(await store.list('b')).toMatchObject([{ foundBy: 'certificate' }]);
  expect(await store.takenOff('b', name.domain)).toBeUndefined();
});
