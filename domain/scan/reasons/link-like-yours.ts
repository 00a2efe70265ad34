import type { Reason } from '../finding.ts';

/** From here on the engine says that one site looks like the other; at 1 it is the very site. */
const LOOKS_LIKE = 0.72;

/** What is said of a link that leads to another site, which passes for the own one: "acrne.example looks like acme.example." */
export const linkLikeYours = (
  reasons: readonly Pick<Reason, 'signal' | 'value' | 'side' | 'words'>[],
): string | undefined =>
  reasons.find(
    ({ signal, value, side }) => signal === 'domain' && side === 'for' && value >= LOOKS_LIKE && value < 1,
  )?.words;
