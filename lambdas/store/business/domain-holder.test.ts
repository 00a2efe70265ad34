import { afterAll, beforeAll, expect, it } from 'vitest';
import { newBusiness } from '#domain/business/business';
import { openTables } from '../../../test/support/tables-in-memory.ts';
import { businessStore } from './business.ts';
import { domainHolderStore } from './domain-holder.ts';

const at = '2026-11-23T09:00:00.000Z';
const domain = 'acme.example';
let tables: Awaited<ReturnType<typeof openTables>>;
beforeAll(async () => {
  tables = await openTables(() => Date.parse(at));
});
afterAll(() => tables.close());

it('a business whose domain another one proves has lost its proof, and is not as if it never had one', async () => {
  const [businesses, holders] = [businessStore(tables.database), domainHolderStore(tables.database)];
  for (const id of ['acme', 'other'])
    await businesses.create(newBusiness({ id, adminId: 'ada', domain, updatedAt: at }, at), {
      ...{ businessId: id, userEmailAddress: `${id}@example.com`, userId: 'ada', role: 'ADMIN' },
      ...{ adminUserId: 'ada', createdAt: at, updatedAt: at },
    });
  expect(await holders.prove('acme', domain, at, undefined)).toBe(true);
  const later = '2026-11-25T09:00:00.000Z';
  expect(await holders.prove('other', domain, later, await holders.holderOf(domain))).toBe(true);
  expect((await holders.holderOf(domain))?.id).toBe('other');
  const former = await businesses.get('acme');
  expect(former?.domainProof).toBeUndefined();
  expect(former?.lostProof).toEqual({ domain, verifiedAt: at, checkedAt: at, lostAt: later });
});
