import type { SocialProof } from './proof.ts';

/** What anyone may learn of one handle. `paused`: its holder shows it, and a review holds it back for now. */
export type PublicCheck =
  | { state: 'confirmed'; confirmedSince: string; lastCheckedOn: string }
  | { state: 'paused' }
  | { state: 'unknown' };

type Shown = Pick<SocialProof, 'public' | 'wantsPublic' | 'reviewSince' | 'since' | 'lastCheckedAt'>;

const dayOf = (moment: string) => moment.slice(0, 10);

/** A proof that its holder keeps private reads like none at all, also while it is in review. Days are YYYY-MM-DD, UTC. */
export function publicCheck(proof: Shown | undefined): PublicCheck {
  if (proof?.reviewSince) return { state: proof.wantsPublic ? 'paused' : 'unknown' };
  if (!proof?.public) return { state: 'unknown' };
  return {
    state: 'confirmed',
    confirmedSince: dayOf(proof.since),
    lastCheckedOn: dayOf(proof.lastCheckedAt),
  };
}

/** The sentence for each state. `day` writes a day the way its readers read one. */
export function checkStatement(check: PublicCheck, day = (iso: string) => iso): string {
  switch (check.state) {
    case 'confirmed':
      return `On ${day(check.confirmedSince)}, the person who controls this account confirmed it`;
    case 'paused':
      return 'Paused for review, which says nothing about the account';
    case 'unknown':
      return 'Not registered here, or kept private, which says nothing about the account';
  }
}
