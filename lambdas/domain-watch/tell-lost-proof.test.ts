import { expect, test } from 'vitest';
import { type Business, newBusiness } from '#domain/business/business';
import type { DomainProof } from '#domain/business/domain-proof';
import { day } from '#domain/durations';
import type { Notification } from '#domain/message/notification';
import { lostLately, tellLostProof } from './tell-lost-proof.ts';

const at = '2026-11-26T21:00:00.000Z';
const domainProof = { domain: 'acme.example', verifiedAt: at, checkedAt: '2026-11-18T21:00:00.000Z' };

test('whoever gets the alerts of a business hears once that its domain is no longer proven', async () => {
  const told = new Map<string, Notification>();
  const services = {
    seats: { seatsIn: async () => [{ userId: 'ada', role: 'ADMIN' }] },
    notifications: { add: async (one: Notification) => !told.has(one.id) && !!told.set(one.id, one) },
    integrations: { webhook: async () => undefined },
    hook: async () => {},
  } as never;
  for (let time = 0; time < 2; time++)
    await tellLostProof({ id: 'acme', name: 'Acme', domainProof }, at, services);
  expect([...told.values()]).toMatchObject([
    {
      userId: 'ada',
      title: 'Acme: acme.example is no longer proven',
      // Managers are told, too, and only admins can.
      body: expect.stringContaining('an admin can check it again in the business settings.') as string,
      link: '/business-settings?businessId=acme#domain',
    },
  ]);
  await tellLostProof({ id: 'acme', name: 'Acme', domainProof: null }, at, services);
  expect(told.size).toBe(1);
});

test('what was lost since the last look is news, once: by this look, by hand, or to another business', () => {
  const now = Date.parse(at);
  const business = newBusiness({ id: 'acme', adminId: 'ada', domain: 'acme.example', updatedAt: at }, at);
  const lost = (ago: number) => ({ ...domainProof, lostAt: new Date(now - ago * day).toISOString() });
  const late = (over: Partial<Business>, standing: DomainProof | null = null) =>
    lostLately({ ...business, ...over }, standing, now)?.domain;
  expect(late({ domainProof })).toBe('acme.example');
  expect(late({ domainProof }, domainProof)).toBeUndefined();
  expect(late({ lostProof: lost(1) })).toBe('acme.example');
  expect(late({ lostProof: lost(3) })).toBeUndefined();
  expect(late({})).toBeUndefined();
});
