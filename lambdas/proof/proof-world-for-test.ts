import type { SeenProfile } from '#domain/scan/finding';
import type { Notification } from '#domain/message/notification';
import { type ProofClaim, type Rival, type SocialProof, claimId } from '#domain/proof/proof';
import { type User, newUser } from '#domain/account/user';
import type { Source } from '../sources/source.ts';
import { personAsHolder } from './holder.ts';
import { type RecheckServices, recheck } from './recheck.ts';

export const start = Date.parse('2026-11-20T07:40:00Z');
export const hour = 3_600_000;
export const code = 'countersign:maya-hollimund:7f3k-9d2m';
export const hash = 'f8f8f0cee0f4a84f06370a22038f63f0b36e2ed596621e1d33e6b39c4e9c9b22';
export const maya: SeenProfile = {
  platform: 'GITHUB',
  handle: 'maya-hollimund',
  name: 'Maya Hollimund',
  bio: code,
  createdAt: '2014-06-01T00:00:00Z',
  imageUrl: 'https://pictures.example/maya',
};
export const proven: SocialProof = {
  id: 'GITHUB#maya-hollimund',
  owner: 'maya',
  how: 'code',
  proves: 'this URL',
  since: '2026-10-01T00:00:00.000Z',
  lastCheckedAt: '2026-11-19T00:00:00.000Z',
  public: true,
  wantsPublic: true,
  code,
  accountCreatedAt: '2014-06-01T00:00:00Z',
};

/** One proof, its holder, and a platform that answers what the test says. */
export function proofWorld(also: SocialProof[] = []) {
  let clock = start;
  let answer: () => SeenProfile | undefined = () => maya;
  const proofs = new Map([proven, ...also].map((proof) => [proof.id, proof]));
  const claims = new Map<string, ProofClaim>();
  const held = new Set<string>();
  const told: Notification[] = [];
  let rival: Rival | undefined;
  let user: User = {
    ...newUser({ sub: 'maya', email: 'maya@example.com' }, '2026-01-01T00:00:00.000Z'),
    socialMediaAccounts: [
      { platform: 'GITHUB', pageUrl: 'https://github.com/maya-hollimund', verifiedAt: proven.since },
    ],
  };
  const source: Source = {
    platform: 'GITHUB',
    batch: 1,
    lookUp: async ([handle = '']) => {
      const profile = answer();
      return new Map([[handle, profile ? { is: 'there' as const, profile } : { is: 'nobody' as const }]]);
    },
    servesImage: () => true,
  };
  const services: RecheckServices = {
    holders: {
      // Whoever else there is lists the same, but who has left it out since.
      get: async (owner) => personAsHolder(owner === 'left' ? { ...user, socialMediaAccounts: [] } : user),
    },
    seats: { seatsIn: async () => [] },
    integrations: { webhook: async () => undefined },
    hook: async () => {},
    proofs: {
      settle: async (_, edit) => {
        user = { ...user, socialMediaAccounts: edit.accounts };
        if (edit.drop) proofs.delete(edit.drop.id);
        if (edit.claim) claims.set(edit.claim.id, edit.claim);
        return 'written';
      },
      get: async (id) => proofs.get(id),
      look: async (before, found) => !!proofs.set(before.id, { ...before, ...found }),
      due: async () => [],
      named: async (name) => [...proofs.values()].filter(({ nameKey }) => nameKey === name),
      claim: async (owner, platform, handle) => claims.get(claimId(owner, platform, handle)),
      putClaim: async (_, after) => !!claims.set(after.id, after),
      provenBy: async (sub) => [...proofs.values()].filter(({ owner }) => owner === sub),
      held: async (id) => held.has(id),
      hold: async (id) => void held.add(id),
      rival: async () => rival,
    },
    notifications: { add: async (one) => !!told.push(one) },
    sources: new Map([['GITHUB' as const, source]]),
    fetchImage: async () => ({ contentType: 'image/png' as const, bytes: new Uint8Array() }),
    hashImage: async () => ({ hash, quality: 90 }),
    mayAsk: async () => true,
    retry: { attempts: 1, first: 0, longest: 0, random: () => 0, sleep: async () => {} },
    now: () => clock,
  };
  return {
    look: () => recheck(proofs.get(proven.id)!, services),
    proof: () => proofs.get(proven.id),
    other: (id: string) => proofs.get(id)!,
    claim: (owner = 'maya') => claims.get(claimId(owner, 'GITHUB', 'maya-hollimund')),
    verifiedAt: () => user.socialMediaAccounts?.[0]?.verifiedAt,
    leave: () => (user = { ...user, socialMediaAccounts: [] }),
    told,
    held,
    disputedBy: (owner: string) => {
      rival = { owner, how: 'code', at: new Date(clock).toISOString() };
      const id = claimId(owner, 'GITHUB', 'maya-hollimund');
      claims.set(id, { id, owner, status: 'PENDING', at: rival.at, note: 'It waits for somebody else’s.' });
      const dispute = { reviewSince: rival.at, reviewReason: 'disputed' as const };
      proofs.set(proven.id, { ...proofs.get(proven.id)!, ...dispute });
    },
    services,
    change: (fields: Partial<User>) => (user = { ...user, ...fields }),
    answers: (next: typeof answer) => (answer = next),
    later: (ms: number) => (clock += ms),
  };
}
