import type { Vouch } from './vouch.ts';

/** What the other side of a connection said, or was asked to say, for an account of one's own; apart from the schemas, which it needs none of. */
export const wordFor = (
  vouches: readonly Vouch[],
  { platform, handle }: Pick<Vouch, 'platform' | 'handle'>,
): Vouch | undefined =>
  vouches.find(
    (one) =>
      one.by === 'peer' && one.platform === platform && one.handle.toLowerCase() === handle.toLowerCase(),
  );
