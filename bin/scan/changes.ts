import type { Compared } from '../../lambdas/scan/compare.ts';
import { findingLine, type FindingLine } from './finding-line.ts';
import { keyOf } from './own-accounts.ts';
import type { SearchedPlatform } from './search.ts';

/** A finding to show; `compared` is absent where the account is gone, or no longer looks alike. */
export interface Shown {
  line: FindingLine;
  compared?: Compared;
  change?: 'new' | 'changed' | 'gone';
  /** What changed. */
  changed?: string[];
}

export const allOf = (findings: readonly Compared[]): Shown[] =>
  findings.map((compared) => ({ line: findingLine(compared), compared }));

/**
 * What differs from an earlier run: new accounts, those whose handle, name, picture, bio or verdict changed, and those of which
 * their platform says that they are gone. What could not be looked at is none of these.
 */
export function changesSince(
  before: readonly FindingLine[],
  findings: readonly Compared[],
  platforms: readonly SearchedPlatform[],
): Shown[] {
  const now = allOf(findings).map((one) => ({ one, was: earlier(one.line, before) }));
  const met = new Set(now.map(({ was }) => was));
  const changed = now.flatMap(({ one, was }): Shown[] => {
    if (!was) return [{ ...one, change: 'new' }];
    const what = differences(was, one.line);
    return what.length > 0 ? [{ ...one, change: 'changed', changed: what }] : [];
  });
  const rest = before.filter((line) => !met.has(line));
  return [...changed, ...rest.flatMap((line) => noLonger(line, platforms))];
}

const earlier = (line: FindingLine, before: readonly FindingLine[]): FindingLine | undefined =>
  before.find((was) => sameAccount(was, line)) ??
  before.find((was) => was.platform === line.platform && !!was.accountId && was.accountId === line.accountId);

const sameAccount = (a: FindingLine, b: FindingLine): boolean =>
  keyOf(a.platform, a.handle) === keyOf(b.platform, b.handle);

/** A picture that could not be read this time, or last time, has not changed. */
function differences(was: FindingLine, is: FindingLine): string[] {
  const differ: Record<string, boolean> = {
    handle: was.handle.toLowerCase() !== is.handle.toLowerCase(),
    name: (was.name ?? '') !== (is.name ?? ''),
    picture: !!was.photo && !!is.photo && was.photo !== is.photo,
    bio: (was.bio ?? '') !== (is.bio ?? ''),
    verdict: was.verdict !== is.verdict,
  };
  return Object.keys(differ).filter((what) => differ[what]);
}

/** An earlier finding that is none now: gone, or still there and no longer alike. */
function noLonger(line: FindingLine, platforms: readonly SearchedPlatform[]): Shown[] {
  const there = platforms.find(({ progress }) => progress.platform === line.platform);
  const handle = line.handle.toLowerCase();
  if (there?.gone.includes(handle)) return [{ line, change: 'gone' }];
  const seen = there?.seen.find(({ profile }) => profile.handle.toLowerCase() === handle)?.profile;
  if (!seen) return [];
  const reasons = ['It is still there, and no longer looks like yours.'];
  const now = { ...line, name: seen.name, bio: seen.bio, photo: seen.photoHash, reasons };
  return [
    {
      line: { ...now, score: 0, verdict: 'unrelated' },
      change: 'changed',
      changed: differences(line, { ...now, verdict: 'unrelated' }),
    },
  ];
}
