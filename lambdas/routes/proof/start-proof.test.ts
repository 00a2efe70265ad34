import { expect, it } from 'vitest';
import type { ProofClaim } from '#domain/proof/proof';
import { proven, start } from '../../proof/proof-world-for-test.ts';
import { startProof } from './start-proof.ts';

const account = { platform: 'GITHUB' as const, pageUrl: 'https://github.com/maya-hollimund' };

/** A code for the business of `sub`, which lists an account that Maya has proven as her own. */
function asked(sub: string) {
  const services = {
    seats: { seatOf: async () => ({ businessId: 'b', userId: sub, role: 'ADMIN' }) },
    holders: {
      get: async () => ({ owner: 'B#b', record: { socialMediaAccounts: [account] } }),
    },
    sources: new Map([['GITHUB', {}]]),
    links: new Map(),
    proofs: { get: async () => proven, claim: async () => undefined, putClaim: async () => true },
    vouchesFor: async () => new Map(),
    once: { count: async () => true },
    random: () => 0.5,
    retry: { attempts: 1, first: 0, longest: 0, random: () => 0, sleep: async () => {} },
  };
  const request = { platform: 'GITHUB', handle: 'maya-hollimund', businessId: 'b' };
  return startProof(
    { caller: { sub }, request, now: start } as unknown as Parameters<typeof startProof>[0],
    services as unknown as Parameters<typeof startProof>[1],
  );
}

it('who has proven an account as their own is told so before they get a code for their business', async () => {
  await expect(asked('maya')).rejects.toThrow('Take it off your own list first');
  expect(((await asked('otto')) as { code: ProofClaim['code'] }).code).toMatch(/^countersign:/);
});
