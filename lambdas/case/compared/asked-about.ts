import { asLink } from '#domain/case/link/pasted-link';
import { type Snapshot, snapshotOf } from '#domain/case/snapshot';
import type { caseContract } from '#domain/contract/case';
import { ProductError } from '#domain/errors';
import type { Platform } from '#domain/platform/platform';
import type { ProfileLink } from '#domain/platform/platforms';
import { type Finding, isAccount } from '#domain/scan/finding';
import type * as z from 'zod';
import type { Copy } from '../domain-record/domain-copy.ts';
import { accountFrom } from '../pasted-account.ts';

type Request = z.output<(typeof caseContract)['create-case']['request']>;

/** What a search found, as a case begins with it. */
export const foundCopy = (finding: Finding): Copy => ({
  imitates: isAccount(finding.yours)
    ? {
        platform: finding.yours.platform,
        handle: finding.yours.handle,
        name: finding.yours.name?.slice(0, 200) ?? null,
      }
    : null,
  platform: finding.theirs.platform,
  handle: finding.theirs.handle,
  url: finding.theirs.url ?? null,
  findingId: finding.id,
  snapshot: snapshotOf(finding),
});

/** What a person pasted or compared, as a case begins with it. Throws INVALID_INPUT where the link leads to no account. */
export function pastedCopy({ link, platform, mine, snapshot }: Request, now: string): Copy {
  const found = accountFrom(link ?? '', platform);
  if (!found)
    throw new ProductError(
      'INVALID_INPUT',
      'Please paste the link to the profile, on a platform that we know.',
    );
  const own = mine && accountFrom(mine.link, mine.platform);
  const copy = { platform: found.platform, handle: found.handle.slice(0, 200), url: found.url ?? null };
  return {
    ...copy,
    imitates: named(mine),
    snapshot: snapshot ? given(snapshot, { copy, own: own || undefined, typed: { link, mine }, now }) : null,
  };
}

function named(mine: Request['mine']): NonNullable<Copy['imitates']> | null {
  const own = mine && accountFrom(mine.link, mine.platform);
  return own ? { platform: own.platform, handle: own.handle.slice(0, 200), name: mine.name || null } : null;
}

interface Given {
  copy: Pick<Copy, 'handle' | 'url'> & { platform: Platform };
  own: ProfileLink | undefined;
  typed: Pick<Request, 'link' | 'mine'>;
  now: string;
}

/**
 * What a person compared, about the accounts that their links name: no address and no file of anybody else's comes in with it. The
 * clock of their device dates it; one that is ahead of ours can't have it happen after the case was opened.
 */
const given = (seen: Snapshot, { copy, own, typed, now }: Given): Snapshot => ({
  ...seen,
  at: Date.parse(seen.at) < Date.parse(now) ? seen.at : now,
  yours: {
    ...seen.yours,
    ...{
      imageUrl: null,
      picture: null,
      shownName: null,
      platform: own?.platform ?? null,
      handle: own?.handle,
      url: own?.url ?? null,
      pasted: asLink(typed.mine?.link ?? '') ?? null,
    },
  },
  theirs: {
    ...seen.theirs,
    imageUrl: null,
    picture: null,
    shownName: null,
    ...copy,
    pasted: asLink(typed.link ?? '') ?? null,
  },
});
