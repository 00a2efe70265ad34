import { expect, it } from 'vitest';
import type { Finding } from '#domain/scan/finding';
import { copy, maya, world } from '../../../test/support/sources/scan-world.ts';
import { seenAgain } from './seen-again.ts';

const closedAt = '2026-11-21T12:00:00.000Z';
const harmless = { ...copy, name: 'M. H.', bio: 'Cars', photoHash: 'a'.repeat(64) };
const imitating = { name: copy.name, photoHash: copy.photoHash };

/** A search found it, its case was closed as no copy, and then it shows what `changed` says. */
async function afterwards(changed: Partial<typeof copy>, saidAt?: string) {
  const { scan, people, decide, saidNoCopy, findings, notifications } = world([maya, harmless]);
  await scan();
  decide('CASE');
  if (saidAt) saidNoCopy(saidAt);
  const told = notifications().length;
  people([maya, { ...harmless, ...changed }]);
  await scan();
  await scan();
  return { after: findings()[0]!, news: notifications().slice(told) };
}

it('an account whose case was closed as no copy is asked about anew once it imitates them in another way', async () => {
  const { after, news } = await afterwards(imitating, closedAt);
  expect(after.status).toBe('OPEN');
  expect(after.saidNoCopyAt).toBeUndefined();
  expect(after.history.slice(-2)).toMatchObject([
    { at: closedAt, note: 'Its case was closed as not a copy' },
    { what: 'changed', was: 'CASE', tells: true },
  ]);
  expect(news).toHaveLength(1);
  expect(news[0]).toMatchObject({ kind: 'FINDING' });
  expect(news[0]!.body).toMatch(/^Its case was closed as not a copy\. Since then it has changed /);
});

it('it stays as decided while it does not, and so does a case that was closed otherwise, or is open', async () => {
  const { after, news } = await afterwards({ bio: 'Boats' }, closedAt);
  expect([after.status, after.saidNoCopyAt, news]).toEqual(['CASE', closedAt, []]);
  const open = await afterwards(imitating);
  expect([open.after.status, open.news]).toEqual(['CASE', []]);
});

/** It was in a case, closed as no copy at `saidAt` if that is given, and then it went and is back as `changed` says. */
async function backWith(changed: Partial<typeof copy>, { saidAt }: { saidAt?: string }) {
  const { scan, people, decide, saidNoCopy, findings, notifications } = world([maya, harmless]);
  await scan();
  decide('CASE');
  if (saidAt) saidNoCopy(saidAt);
  const told = notifications().length;
  people([maya]);
  await scan();
  people([maya, { ...harmless, ...changed }]);
  await scan();
  await scan();
  return { after: findings()[0]!, news: notifications().slice(told) };
}

it('what was closed as no copy, went and is back as it was stays that, and neither is told', async () => {
  const { after, news } = await backWith({}, { saidAt: closedAt });
  expect([after.status, after.saidNoCopyAt, news]).toEqual(['CASE', closedAt, []]);
  expect(after.history.map(({ what }) => what)).toEqual(['first seen', 'no longer there', 'back again']);
  expect(after.expiresAt).toBeUndefined();
});

it('where it imitates them in another way once it is back, they are asked anew, and its timeline is in order', async () => {
  const { after, news } = await backWith(imitating, { saidAt: closedAt });
  expect([after.status, after.saidNoCopyAt]).toEqual(['OPEN', undefined]);
  expect(after.history.map(({ what, note }) => note ?? what)).toEqual([
    ...['first seen', 'Its case was closed as not a copy', 'no longer there', 'back again'],
  ]);
  expect(news).toEqual([
    expect.objectContaining({
      kind: 'FINDING',
      body: 'Its case was closed as not a copy. Since then it has changed its name and its picture.',
    }),
  ]);
});

it('of one whose case ended otherwise, or never was, nobody is said to have called it no copy', async () => {
  const { news } = await backWith(imitating, {});
  expect(news.map(({ body }) => body)).toEqual([
    null,
    'It was gone, and has been seen since. It has changed its name and its picture.',
  ]);
});

it('a scan that had looked before it was said asks about nothing', async () => {
  const during = '2026-11-28T08:30:00.000Z';
  const { after, news } = await afterwards({ ...imitating, handle: 'Maya-Ho1limund' }, during);
  expect([after.status, after.saidNoCopyAt, news]).toEqual(['CASE', during, []]);
  expect(after.history.map(({ what }) => what)).toEqual(['first seen', 'changed']);
});

it('nor does one that had seen it back before its case was closed', () => {
  const [first, gone, back, said] = [21, 22, 23, 24].map((day) => `2026-11-${day}T07:40:00.000Z`) as [
    ...[string, string, string, string],
  ];
  const seen = {
    ...{ subjectId: 'U#u1', id: 'f', platform: 'GITHUB', verdict: 'likely clone', score: 90, reasons: [] },
    ...{ yours: maya, theirs: { ...copy, name: 'Maya' }, lastSeen: back },
  } satisfies Partial<Finding>;
  const before: Finding = {
    ...{ ...seen, theirs: copy, status: 'RESOLVED', firstSeen: first, lastSeen: first, saidNoCopyAt: said },
    history: [
      { at: first, what: 'first seen' },
      { at: gone, what: 'no longer there', was: 'CASE' },
    ],
  };
  const { after, news } = seenAgain(before, seen, { isGiven: false, since: back });
  expect([after.status, after.saidNoCopyAt, news]).toEqual(['CASE', said, false]);
});
