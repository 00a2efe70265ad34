import { day } from '#domain/durations';
import { keyHash } from '../runtime/hash.ts';
import { withinRateLimit } from '../runtime/rate-limit.ts';
import type { OnceStore } from '../store/once.ts';

/**
 * Counts that one person is told of another: whoever asks, takes it back and asks again is heard of no more often than this. The
 * counter has no owner and a hash for a name: an export of the asker's must not tell whom a request reached.
 */
export const mayTell = (
  what: 'told' | 'vouches',
  { asker, peer, mostADay, at }: { asker: string; peer: string; mostADay: number; at: string },
  { once }: { once: Pick<OnceStore, 'count'> },
): Promise<boolean> =>
  withinRateLimit(once, `${what}#${keyHash(`${asker}#${peer}`)}`, {
    ...{ most: mostADay, per: day, now: Date.parse(at) },
  });
