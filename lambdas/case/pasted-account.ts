import type { CasePlace } from '#domain/case/place';
import type { Platform } from '#domain/platform/platform';
import { parseAccount, parseProfileLink, type ProfileLink } from '#domain/platform/platforms';
import { type Finding, isClone } from '#domain/scan/finding';
import type { CaseServices } from './services.ts';

/** An account as pasted: a link, or a handle where the platform was chosen. */
export const accountFrom = (text: string, platform: Platform | undefined): ProfileLink | undefined =>
  parseProfileLink(text) ?? (platform && parseAccount(platform, text));

interface Pasted {
  link?: string | undefined;
  platform?: Platform | undefined;
  /** Which of theirs it imitates; `assumed` where nobody chose it. */
  mine?: { link: string; platform?: Platform | undefined; assumed?: boolean | undefined } | undefined;
  /** What the person compared themselves stands for itself. */
  snapshot?: object | undefined;
}

/**
 * What a scan found under a pasted link, where that looks like a copy: its evidence belongs into the case. Not where they chose another
 * account of theirs than it was compared with: what a report says of one isn't so of the other.
 */
export async function foundBefore(
  { link, platform, mine, snapshot }: Pasted,
  subjectId: string,
  findings: Pick<CaseServices['findings'], 'list'>,
): Promise<Finding | undefined> {
  const account = link === undefined || snapshot ? undefined : accountFrom(link, platform);
  const found = account && (await foundAbout(account, subjectId, findings));
  return found && isClone(found) && !namesAnother(mine, found.yours) ? found : undefined;
}

/** Whether the account that a person chose as theirs is another one than that. */
function namesAnother(mine: Pasted['mine'], { platform, handle }: Finding['yours']): boolean {
  const own = mine && !mine.assumed && accountFrom(mine.link, mine.platform);
  return (
    !!own &&
    handle !== undefined &&
    (own.platform !== platform || own.handle.toLowerCase() !== handle.toLowerCase())
  );
}

/**
 * What a scan found of an account, first of all where that looks like a copy; not what is theirs, nor what is gone, unless it is known
 * that the account went.
 */
export async function foundAbout(
  { platform, handle, goneAt }: { platform: CasePlace; handle: string; goneAt?: string | null | undefined },
  subjectId: string,
  findings: Pick<CaseServices['findings'], 'list'>,
): Promise<Finding | undefined> {
  if (platform === 'DOMAIN') return undefined;
  const all = (await findings.list(subjectId, [platform])).filter(
    (one) => one.theirs.handle.toLowerCase() === handle.toLowerCase(),
  );
  const found = all.filter(({ status }) => status !== 'MINE' && status !== 'RESOLVED');
  const gone = goneAt ? all.find(({ status }) => status === 'RESOLVED') : undefined;
  return found.find(isClone) ?? found[0] ?? gone;
}
