import type { Business } from '#domain/business/business';
import {
  type DomainProof,
  type ProofState,
  domainRecord,
  isUnproven,
  proofLasts,
  proofState,
} from '#domain/business/domain-proof';
import type { ProofShown } from '#domain/contract/business-account';
import type { AskDns } from '#domain/domain-watch/domain-facts';
import { keyHash } from '../runtime/hash.ts';
import type { DomainHolderStore } from '../store/business/domain-holder.ts';

/** Another record for each business and domain: one that was copied from elsewhere proves nothing. */
export const recordOf = ({ id }: Pick<Business, 'id'>, domain: string) =>
  domainRecord(domain, keyHash(`domain#${id}#${domain}`));

/** Asks the DNS for a business's record, below the domain and, for registrars that offer no more, at the domain itself. */
export async function askForRecord(
  business: Pick<Business, 'id'>,
  domain: string,
  dns: AskDns,
): Promise<ProofState> {
  const record = recordOf(business, domain);
  return proofState(await Promise.all([dns(record.name, 'TXT'), dns(domain, 'TXT')]), record);
}

/** The proof as the settings show it. */
export const shownProof = (business: Business): ProofShown => {
  const { domain, domainProof, lostProof } = business;
  return {
    domain: domain ?? null,
    record: domain ? recordOf(business, domain) : null,
    proof: domainProof && domainProof.domain === domain ? domainProof : null,
    lost: !domainProof && lostProof && lostProof.domain === domain ? lostProof : null,
  };
};

/** What is shown of a proof whose record was just seen to be gone. */
export const withoutProof = (
  { proof, lost }: ProofShown,
  at: string,
): Pick<ProofShown, 'proof' | 'lost'> => ({
  proof: null,
  lost: proof ? { ...proof, lostAt: at } : lost,
});

/** The proof of its domain as it stands. An old one is looked for again first: a domain changes hands. */
export async function standingProof(
  business: Business,
  now: number,
  { holders, dns }: { holders: Pick<DomainHolderStore, 'seen' | 'release'>; dns: AskDns },
): Promise<DomainProof | null> {
  const { proof } = shownProof(business);
  if (!proof || now - Date.parse(proof.checkedAt) < proofLasts) return proof;
  const state = await askForRecord(business, proof.domain, dns);
  if (state === 'UNREACHABLE') return proof;
  const checkedAt = new Date(now).toISOString();
  if (isUnproven(state)) await holders.release(business.id, checkedAt);
  else await holders.seen(business.id, proof.domain, checkedAt);
  return state === 'PROVEN' ? { ...proof, checkedAt } : null;
}
