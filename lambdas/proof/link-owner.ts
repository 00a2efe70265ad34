import type { Holder } from './holder.ts';

/** Whose a sign-in at a platform is: that of who began it, for whom they began it. No colleague ends it. */
export const linkOwner = (
  caller: { sub: string },
  { kind, owner }: Pick<Holder, 'kind' | 'owner'>,
): string => (kind === 'person' ? caller.sub : `${owner}#${caller.sub}`);
