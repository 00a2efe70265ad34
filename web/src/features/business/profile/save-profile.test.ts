import { describe, expect, it } from 'vitest';
import type { Business, BusinessPatch } from '#domain/business/business';
import { CallFailed } from '../../../lib/api/call-failed.ts';
import { textsOf } from './profile-texts.ts';
import { ProfileClash, saveProfile } from './save-profile.ts';

const at = '2026-11-26T00:00:00.000Z';
const base: Business = {
  ...{ id: 'b1', adminId: 'ada', name: 'Harbour Lane', department: 'Press', createdAt: at, updatedAt: at },
  ...{ version: 3, address: { address: '1 Quay', address2: 'Floor 2', city: 'Bath' } },
};
const before = textsOf(base);

/** A business as the server keeps it; `others` are saved by somebody else, one before each try. */
function server(...others: BusinessPatch[]) {
  let stored = base;
  const sent: object[] = [];
  const put = (patch: BusinessPatch) =>
    (stored = { ...stored, ...patch, version: (stored.version ?? 0) + 1 });
  return {
    sent,
    stored: () => stored,
    load: async () => stored,
    save: async ({ version, id: _, ...patch }: BusinessPatch & { id: string; version: number }) => {
      sent.push(patch);
      const other = others.shift();
      if (other) put(other);
      if (version !== stored.version) throw new CallFailed('changed', 'CONFLICT');
      return put(patch);
    },
  };
}
const saved = (typed: Partial<typeof before>, at: ReturnType<typeof server>) =>
  saveProfile(base, before, { ...before, ...typed }, at, 'clash');

describe('a company profile', () => {
  it('sends what was typed, trimmed, and an emptied field as none', async () => {
    const one = server();
    await saved({ name: ' Harbour Lane Books ', department: '' }, one);
    expect(one.sent).toEqual([{ name: 'Harbour Lane Books', department: null }]);
  });

  it('sends an address whole, with the lines that the form does not show, and none where all are empty', async () => {
    const one = server();
    await saved({ city: 'Bristol' }, one);
    expect(one.sent).toEqual([{ address: { address: '1 Quay', address2: 'Floor 2', city: 'Bristol' } }]);
    const bare = { ...base, address: { address: '1 Quay' } };
    const none = server();
    await saveProfile(bare, textsOf(bare), { ...textsOf(bare), street: ' ' }, none, '');
    expect(none.sent).toEqual([{ address: null }]);
  });

  it('keeps what another admin saved meanwhile, also in the same address', async () => {
    const one = server({ department: 'Sales', address: { ...base.address, zipCode: 'BA1' } }, { phone: '1' });
    await saved({ city: 'Bristol' }, one);
    expect(one.stored()).toMatchObject({
      ...{ department: 'Sales', phone: '1' },
      address: { address: '1 Quay', address2: 'Floor 2', city: 'Bristol', zipCode: 'BA1' },
    });
  });

  it('saves nothing where both changed one field, and says which', async () => {
    const one = server({ name: 'Quay Lane', department: 'Sales' });
    const refused = await saved({ name: 'Harbour Lane Books', city: 'Bristol' }, one).catch(
      (e: unknown) => e,
    );
    expect(refused).toBeInstanceOf(ProfileClash);
    expect(refused).toMatchObject({ message: 'clash', fields: ['name'], stored: { name: 'Quay Lane' } });
    expect(one.stored()).toMatchObject({ name: 'Quay Lane', address: { city: 'Bath' } });
  });

  it('nor where the other change is older than the page, and what was typed older still', async () => {
    const one = server();
    const typed = { ...before, city: 'Bristol' };
    const begun = { ...before, city: 'Wells' };
    const refused = await saveProfile(base, begun, typed, one, 'clash').catch((e: unknown) => e);
    expect(refused).toMatchObject({ fields: ['city'] });
    expect(one.sent).toEqual([]);
  });

  it('both the same is no clash', async () => {
    const one = server({ name: 'Quay Lane' });
    await saved({ name: 'Quay Lane' }, one);
    expect(one.stored()).toMatchObject({ name: 'Quay Lane' });
  });

  it('gives up after five', async () => {
    const one = server(...Array.from({ length: 9 }, (_, n) => ({ phone: String(n) })));
    await expect(saved({ city: 'Bristol' }, one)).rejects.toThrow('changed');
    expect(one.sent).toHaveLength(5);
  });
});
