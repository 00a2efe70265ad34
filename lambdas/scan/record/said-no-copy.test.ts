import { expect, it } from 'vitest';
import { copy, maya, world } from '../../../test/support/sources/scan-world.ts';

const closedAt = '2026-11-20T08:30:00.000Z';
const harmless = { ...copy, name: 'M. H.', bio: 'Cars', photoHash: 'a'.repeat(64) };

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
  const { after, news } = await afterwards({ name: copy.name, photoHash: copy.photoHash }, closedAt);
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
  const open = await afterwards({ name: copy.name, photoHash: copy.photoHash });
  expect([open.after.status, open.news]).toEqual(['CASE', []]);
});
