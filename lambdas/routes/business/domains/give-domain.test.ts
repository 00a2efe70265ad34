import { beforeEach, expect, it } from 'vitest';
import type { FoundJob } from '#domain/domain-watch/domain-job';
import { newDomain, type WatchedDomain } from '#domain/domain-watch/watched-domain';
import { giveDomain } from './give-domain.ts';
import { removeDomain } from './remove-domain.ts';

/** A business with a list, and what was asked to be looked at. */
const at = '2026-11-20T09:00:00.000Z';
let kept: Map<string, WatchedDomain>;
let off: Map<string, WatchedDomain>;
let asked: FoundJob[];
let given: number;
beforeEach(() => {
  [kept, off, asked, given] = [new Map(), new Map(), [], 0];
});
const services = {
  seats: { seatOf: async () => ({ role: 'MANAGER' }) },
  businesses: { get: async () => ({ domain: 'acme.example' }) },
  domains: {
    get: async (_: string, domain: string) => kept.get(domain),
    write: async (_: unknown, after: WatchedDomain) => Boolean(kept.set(after.domain, after)),
    takeOff: async (one: WatchedDomain) => Boolean(off.set(one.domain, one) && kept.delete(one.domain)),
    takenOff: async (_: string, domain: string) => off.get(domain),
  },
  once: { count: async (_: string, by: number, most: number) => (given += by) <= most },
  lookAtNames: async (job: FoundJob) => void asked.push(job),
} as unknown as Parameters<typeof giveDomain>[1];
const caller = { sub: 'u', groups: [], token: '' };
const about = (domain: string) => ({
  ...{ request: { businessId: 'b', domain }, caller, now: Date.parse(at), headers: {}, sourceIp: '' },
});
const give = (domain: string) => giveDomain(about(domain), services);
const remove = (domain: string) => removeDomain(about(domain), services);
const known = (part: Partial<WatchedDomain>) => {
  const found = { businessId: 'b', brand: 'acme.example', domain: 'acrne.example', foundAt: at };
  kept.set('acrne.example', {
    ...newDomain({ ...found, class: 'homoglyph', score: 97, foundBy: 'permutation' }),
    ...part,
  });
};

it('a name of any kind stands on the list at once, and is looked at', async () => {
  expect(await give('bowls-for-less.example')).toMatchObject({
    domain: { domain: 'bowls-for-less.example', brand: 'acme.example', foundBy: 'given', foundAt: at },
    isKnown: false,
  });
  expect([...kept.keys()]).toEqual(['bowls-for-less.example']);
  expect(asked).toMatchObject([
    { brand: 'acme.example', foundBy: 'given', found: [{ domain: 'bowls-for-less.example' }] },
  ]);
});

it('one that is known to exist stays as it is', async () => {
  known({ existence: 'exists', lastLooked: at, mark: 'seen' });
  expect(await give('acrne.example')).toMatchObject({
    domain: { foundBy: 'permutation', mark: 'seen' },
    isKnown: true,
  });
  expect([asked, given]).toEqual([[], 0]);
});

it('one that is known is remembered as asked for, so that the list shows it however far down it stands', async () => {
  known({ existence: 'exists', lastLooked: at, firstSeen: at });
  expect(await give('acrne.example')).toMatchObject({ domain: { givenAt: at } });
  expect(kept.get('acrne.example')).toMatchObject({ givenAt: at, firstSeen: at, foundBy: 'permutation' });
  known({ existence: 'does not exist', lastLooked: at });
  await give('acrne.example');
  expect(kept.get('acrne.example')).toMatchObject({ givenAt: at, existence: 'does not exist' });
});

it('one that was gone, or of an earlier domain, is looked at again', async () => {
  known({ existence: 'does not exist', lastLooked: at, firstSeen: at });
  expect(await give('acrne.example')).toMatchObject({ domain: { firstSeen: at }, isKnown: true });
  known({ existence: 'exists', lastLooked: at, brand: 'earlier.example' });
  expect(await give('acrne.example')).toMatchObject({ domain: { foundBy: 'given' }, isKnown: false });
  expect(asked).toHaveLength(2);
});

it.each([
  ['acme.example', 'acme.example belongs to your own domain, acme.example.'],
  ['shop.acme.example', 'shop.acme.example belongs to your own domain, acme.example.'],
])('%s is refused', async (domain, message) => {
  await expect(give(domain)).rejects.toMatchObject({ code: 'INVALID_INPUT', message });
  expect([kept.size, asked]).toEqual([0, []]);
});

it('below a name that is marked as theirs nothing is given', async () => {
  known({ existence: 'exists', lastLooked: at, mark: 'ours' });
  await expect(give('pay.eu.acrne.example')).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    message:
      'pay.eu.acrne.example belongs to acrne.example, which is marked as yours on the list of look-alikes.',
  });
  known({ existence: 'exists', lastLooked: at, mark: 'seen' });
  expect(await give('pay.eu.acrne.example')).toMatchObject({ isKnown: false });
});

it('after thirty a day it is told when there are more', async () => {
  given = 30;
  await expect(give('acrne.example')).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    message: 'You have reached the limit of 30 domains added by hand a day. Please try again tomorrow.',
  });
});

it('what was given is taken off again, also twice; what a check found is not', async () => {
  await give('acme.shop');
  await remove('acme.shop');
  expect(await remove('acme.shop')).toEqual({ domain: 'acme.shop' });
  expect(kept.size).toBe(0);
  known({ existence: 'exists' });
  await expect(remove('acrne.example')).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'Our own checks found acrne.example, and would find it again. You can mark it as seen instead.',
  });
});

it('what was taken off comes back with all that was known of it, whatever was added today', async () => {
  const before: Partial<WatchedDomain> = {
    ...{ foundBy: 'given', foundAt: '2026-10-03T09:00:00.000Z', firstSeen: '2026-10-03T09:01:00.000Z' },
    ...{ existence: 'exists', lastLooked: at, class: 'homoglyph', score: 97, told: { mail: at } },
  };
  known(before);
  await remove('acrne.example');
  given = 30;
  expect(await give('acrne.example')).toMatchObject({
    domain: { firstSeen: before.firstSeen, foundAt: before.foundAt, score: 97 },
    isKnown: false,
  });
  expect(kept.get('acrne.example')).toMatchObject(before);
  expect(asked).toEqual([]);
});

it('one that was taken off before anybody looked is looked at once it is back, as far as today’s limit goes', async () => {
  await give('acme.shop');
  await remove('acme.shop');
  await give('acme.shop');
  expect(asked).toHaveLength(2);
  await remove('acme.shop');
  given = 30;
  expect(await give('acme.shop')).toMatchObject({ domain: { domain: 'acme.shop' } });
  expect([kept.size, asked.length]).toEqual([1, 2]);
});

it('one that was taken off the list of an earlier domain begins anew', async () => {
  known({ foundBy: 'given', brand: 'earlier.example', firstSeen: at });
  await remove('acrne.example');
  expect((await give('acrne.example')).domain).not.toHaveProperty('firstSeen');
});
