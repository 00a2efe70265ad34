import { slipDistance } from '#domain/engine/glyph/edit-distance';
import { accountHandle, type SocialAccount } from '#domain/platform/social-account';
import { type Finding, isClone } from '#domain/scan/finding';
import { isSameHandle } from '../same-account.ts';

/** From here on a handle counts as copied (domain/engine/judge/verdict.ts): it was compared with the one that it is like. */
const COPIED = 0.72;
/** From here on two letters may differ: a platform may cut the end of so long a handle. */
const LONG = 12;
/** Shorter handles stand in many others by chance. */
const SHORTEST = 6;

/**
 * Findings with the account on the list that they resemble, unlike the one they were compared with, where it isn't proven: on other
 * platforms they aren't compared with it (docs/decisions/029). Of those that are called somebody else's nobody can say then whose they are;
 * of a copy by name or picture it is said whose handle it has.
 */
export function withLikeUnproven(
  findings: readonly Finding[],
  accounts: readonly Pick<SocialAccount, 'platform' | 'pageUrl' | 'verifiedAt'>[],
): Finding[] {
  const unproven = accounts.flatMap((account) => {
    const handle = accountHandle(account);
    return !account.verifiedAt && handle ? [{ platform: account.platform, handle }] : [];
  });
  return findings.map((finding) => {
    const { status, theirs, yours, reasons } = finding;
    const hasOwn = isClone(finding)
      ? yours.chosen === true || isAlike(yours.handle, theirs.handle)
      : reasons.some(({ signal, value }) => signal === 'handle' && value >= COPIED);
    if (status !== 'OPEN' || hasOwn) return finding;
    const [like] = unproven
      .filter((account) => account.platform !== finding.platform && !isSameHandle(account, yours))
      .filter(({ handle }) => isAlike(handle, theirs.handle))
      .sort((a, b) => b.handle.length - a.handle.length);
    return like ? { ...finding, likeUnproven: like } : finding;
  });
}

/** To the eye: one stands in the other, or a letter or two of many differ. The engine would tell more, and is too large for what answers each page. */
function isAlike(own: string, other: string): boolean {
  const [mine, theirs] = [folded(own), folded(other)];
  if (mine.length < SHORTEST) return false;
  const isCut = theirs.length >= LONG && mine.startsWith(theirs);
  return isCut || theirs.includes(mine) || slipDistance(mine, theirs) <= (mine.length >= LONG ? 2 : 1);
}

const LOOKS: readonly (readonly [RegExp, string])[] = [
  [/cl/g, 'd'],
  [/[i1|]/g, 'l'],
  [/0/g, 'o'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/3/g, 'e'],
  [/4/g, 'a'],
  [/5/g, 's'],
];

const folded = (handle: string): string =>
  LOOKS.reduce(
    (text, [looks, like]) => text.replace(looks, like),
    handle.toLowerCase().replace(/[^\p{L}\p{N}|]/gu, ''),
  );
