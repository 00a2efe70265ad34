import { expect, it } from 'vitest';
import { newUser } from '#domain/account/user';
import type { Business } from '#domain/business/business';
import type { BusinessAccountUsers } from '#domain/business/seat';
import type { HookJob } from '#domain/business/webhook';
import type { Notification } from '#domain/message/notification';
import type { SocialProof } from '#domain/proof/proof';
import { identityOf } from '#domain/proof/protected-identity';
import type { SeenProfile } from '#domain/scan/finding';
import { scanInMemory } from '../../test/support/sources/scan-in-memory.ts';
import type { Source } from '../sources/source.ts';
import { IdentityDirectory } from './identity-directory.ts';
import { matchSeen, type MatchServices } from './match-seen.ts';

const at = '2026-11-20T07:40:00.000Z';
const shop: SeenProfile = {
  ...{ platform: 'X', handle: 'ferrowbayclay', accountId: '1', name: 'Ferrow Bay Ceramics' },
  ...{ bio: 'Stoneware from Ferrow Bay. Orders by mail.', createdAt: '2014-06-01T00:00:00Z' },
};
const copy: SeenProfile = {
  ...{ ...shop, handle: 'ferrowbayclay_', accountId: '9' },
  createdAt: '2026-11-09T00:00:00Z',
};
const proven: Business = {
  ...{ id: 'acme', adminId: 'u1', createdAt: at, updatedAt: at, name: 'Ferrow Bay Ceramics' },
  socialMediaAccounts: [{ platform: 'X', pageUrl: 'https://x.com/ferrowbayclay', verifiedAt: at }],
};
const proof: SocialProof = {
  ...{ id: 'X#ferrowbayclay', owner: 'B#acme', how: 'code', proves: 'this URL', since: at },
  ...{ lastCheckedAt: at, public: false, wantsPublic: false, nameKey: 'bay ceramics ferrow' },
};
const seat = (userId: string, role: BusinessAccountUsers['role']): BusinessAccountUsers => ({
  ...{ businessId: 'acme', userEmailAddress: `${userId}@acme.example`, userId, role, adminUserId: 'u1' },
  ...{ createdAt: at, updatedAt: at },
});

/** What a business hears when somebody's search meets a profile; undefined: it has ended meanwhile. */
async function met(
  profile: SeenProfile,
  { business = proven, seenFor = 'nils' }: { business?: Business | undefined | null; seenFor?: string } = {},
) {
  const memory = scanInMemory(newUser({ sub: 'u1', email: 'theo@example.com' }, at), () => Date.parse(at));
  const told: Notification[] = [];
  const posted: HookJob[] = [];
  const published: unknown[] = [];
  const source: Source = {
    ...{ platform: 'X', batch: 100, servesImage: () => false },
    lookUp: async (handles) =>
      new Map(
        handles.map((one) => [one, one === shop.handle ? { is: 'there', profile: shop } : { is: 'nobody' }]),
      ),
  };
  const services: MatchServices = {
    ...memory.services,
    businesses: { get: async (id) => (id === 'acme' ? (business ?? undefined) : undefined) },
    seats: {
      seatsIn: async () => [seat('admin', 'ADMIN'), seat('manager', 'MANAGER'), seat('member', 'MEMBER')],
    },
    integrations: {
      webhook: async () => ({ url: 'https://hooks.acme.example/', secret: 'a', since: at }),
      logo: async () => undefined,
    },
    hook: async (job) => void posted.push(job),
    notifications: { add: async (one) => !told.some(({ id, userId }) => id === one.id && userId === one.userId) && !!told.push(one) }, // prettier-ignore
    proofs: {
      ownersOf: async () => new Map(),
      ownedBy: async (owner) => ({ proofs: owner === 'B#acme' ? [proof] : [], codes: new Set() }),
    },
    sources: new Map([['X', source]]),
    publish: async (progress) => void published.push(progress),
    directory: async () => IdentityDirectory.of([identityOf(proof as never)!]),
    once: { has: async () => false, keep: async () => {} },
  };
  // A message that comes twice.
  for (const _ of [1, 2]) await matchSeen({ seenFor, at, profiles: [profile] }, services);
  return { findings: [...memory.findings.values()], told, posted, published };
}

it('a copy of a brand that somebody else’s search meets is a finding of the business, told once to those who get its alerts', async () => {
  const { findings, told, posted, published } = await met(copy);
  expect(findings).toMatchObject([
    {
      ...{ subjectId: 'B#acme', verdict: 'likely clone', status: 'OPEN' },
      ...{ yours: { handle: 'ferrowbayclay' }, theirs: { handle: 'ferrowbayclay_' } },
      history: [{ what: 'first seen', note: 'Countersign came across it' }],
    },
  ]);
  expect(told.map(({ userId, title }) => [userId, title])).toEqual(
    ['admin', 'manager'].map((userId) => [userId, 'Ferrow Bay Ceramics: likely clone on X: ferrowbayclay_']),
  );
  expect(posted).toMatchObject([{ businessId: 'acme', news: { id: told[0]!.id }, attempt: 1 }]);
  expect(JSON.stringify([findings, told, posted, published])).not.toContain('nils');
  // No person's page or record is concerned.
  expect(published).toEqual([]);
});

it.each<[string, SeenProfile, Parameters<typeof met>[1]]>([
  ['met by its own search', copy, { seenFor: 'B#acme' }],
  ['its own account', shop, {}],
  ['a business that has ended', copy, { business: null }],
  [
    'a business that proves nothing any more',
    copy,
    {
      business: {
        ...proven,
        socialMediaAccounts: [{ platform: 'X', pageUrl: 'https://x.com/ferrowbayclay' }],
      },
    },
  ],
  ['near nobody', { ...copy, handle: 'tove-b', name: 'Tove Brannigan' }, {}],
])('%s: nothing is written', async (_, profile, over) => {
  const { findings, told, posted } = await met(profile, over);
  expect([findings, told, posted]).toEqual([[], [], []]);
});
