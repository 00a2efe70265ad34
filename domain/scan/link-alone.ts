import type { SeenProfile } from './finding.ts';

/** Whether all that is known of an account is its link, which somebody gave: nobody can say then what else it shows. */
export const isLinkAlone = ({
  seenIn,
  name,
  bio,
  photoHash,
}: Pick<SeenProfile, 'seenIn' | 'name' | 'bio' | 'photoHash'>): boolean =>
  seenIn === 'report' && !name && !bio && !photoHash;
