import { failureFacts, logger } from '../runtime/logger.ts';
import type { SocialProofStore } from '../store/proof/social-proof.ts';
import { type RivalProofs, type RivalServices, tellRival } from './tell-rival.ts';

type Services = Omit<RivalServices, 'proofs'> & {
  proofs: Pick<SocialProofStore, 'get' | 'release'> & RivalProofs;
  now: () => number;
};

/**
 * Ends the proof of an account that its holder took off their list. Whoever waits for it is told, as when it breaks; that never fails:
 * the account is off the list, and stays so.
 */
export const givingUpProof =
  (services: Services) =>
  async (id: string, owner: string): Promise<void> => {
    const proof = await services.proofs.get(id);
    await services.proofs.release(id, owner);
    if (proof?.owner !== owner) return;
    try {
      await tellRival(proof, new Date(services.now()).toISOString(), services);
    } catch (error) {
      logger.error('Nobody was told that an account can be proven now', failureFacts(error));
    }
  };
