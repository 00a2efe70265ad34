import { day } from '../durations.ts';
import type { Platform } from '../platform/platform.ts';
import type { SocialAccount } from '../platform/social-account.ts';
import { coverageOf, isAsked } from './coverage.ts';
import { asksMore, type Look, standsUntil } from './scan-plan.ts';
import type { NextLook } from './scan.ts';
import { mostAsks, type StoredSource } from './stored-scan.ts';

/**
 * When each platform is asked next that may be, by the accounts and proofs as they are now: at the next turn, or at the first one at
 * which the plan allows its questions. What the last scan asked and nobody may ask any more is not among them.
 */
export function nextLooks(
  looks: readonly Look[],
  last: readonly StoredSource[],
  nextTurn: string,
): NextLook[] {
  const turn = Date.parse(nextTurn);
  return looks.map((look) => {
    const before = last.find(({ platform }) => platform === look.platform);
    const stands = before && !asksMore(look, before) ? standsUntil(before) : undefined;
    const late = Math.max(0, Math.ceil(((stands ?? turn) - turn) / day));
    return { platform: look.platform, at: new Date(turn + late * day).toISOString() };
  });
}

/** What the last scan asked and none asks any more: the account or the proof is gone that it was searched by. */
export const endedPlatforms = (
  looks: readonly Look[],
  last: readonly StoredSource[],
  connected: readonly Platform[],
): Platform[] =>
  last
    .filter((source) => isAsked(coverageOf(source)))
    .map(({ platform }) => platform)
    .filter((one) => connected.includes(one) && !looks.some(({ platform }) => platform === one));

/**
 * Platforms on which the subject has an account that the last scan did not know: it was added since. Of more accounts than are kept
 * nobody knows, and an earlier version kept nothing.
 */
export const addedSince = (looks: readonly Look[], last: readonly StoredSource[]): Platform[] =>
  looks
    .filter(({ platform, here }) => {
      const before = last.find((row) => row.platform === platform);
      if (before?.status === 'not asked') return here.length > 0;
      const { listed } = before ?? {};
      return !!listed && listed.length < mostAsks && here.some((one) => !listed.includes(one.toLowerCase()));
    })
    .map(({ platform }) => platform);

/** Platforms of accounts that were proven since the last scan began: nothing on other platforms was compared with them yet. */
export const provenSince = (
  accounts: readonly Pick<SocialAccount, 'platform' | 'verifiedAt'>[],
  begun: string | null | undefined,
): Platform[] => [
  ...new Set(
    accounts
      .filter(({ verifiedAt }) => begun && verifiedAt && verifiedAt > begun)
      .map(({ platform }) => platform),
  ),
];
