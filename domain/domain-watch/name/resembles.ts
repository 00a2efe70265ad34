import type { WatchedDomain } from '../watched-domain.ts';

/** From here on the engine calls two names alike (`engine/web/web-signal.ts`), of 100. */
const ALIKE = 50;

/** What is known of how a name came to us; of one that was made just now, nothing is. */
export type Named = { [Field in 'foundBy' | 'score']?: WatchedDomain[Field] | undefined };

/** Does the name itself pass for the protected one? One that was given may imitate it by its page alone. */
export const resembles = ({ foundBy, score = 0 }: Named): boolean => foundBy !== 'given' || score >= ALIKE;
