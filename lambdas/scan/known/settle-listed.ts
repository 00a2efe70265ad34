import { accountKey, type SocialAccount } from '#domain/platform/social-account';
import { decisionOn, goneAs, type Finding } from '#domain/scan/finding';
import type { Retry } from '../../runtime/retry.ts';
import type { FindingStore } from '../../store/finding.ts';
import { decided, type Decision } from '../decided.ts';
import { editFinding } from '../edit-finding.ts';

/** For the timeline: it was the list that decided. */
const words: Record<Decision, string> = {
  OPEN: 'You removed it from your accounts',
  MINE: 'You added it to your accounts',
  IGNORED: '',
  REPORTED: '',
};

/**
 * What waits for a decision and stands on the list of own accounts now is theirs, and what was theirs by the list, or put there by
 * calling it theirs, waits again once it is off it, also should it be back after it went: by then somebody else may have its handle. What they decided
 * themselves stays. Gives how many findings became other than they were.
 */
export async function settleListed(
  { subjectId, accounts }: { subjectId: string; accounts: readonly SocialAccount[] },
  known: readonly Finding[],
  services: { findings: Pick<FindingStore, 'get' | 'write'>; retry: Retry },
  at: string,
): Promise<number> {
  const listed = new Set(accounts.map(accountKey));
  let settled = 0;
  for (const { id } of known.filter((one) => becomes(one, listed) ?? isGoneFrom(one, listed)))
    await editFinding({ subjectId, id }, services, (before) => {
      if (isGoneFrom(before, listed)) return goneAs(before, 'OPEN');
      const decision = becomes(before, listed);
      const after = decision && decided(before, { decision }, at, words);
      settled += Number(!!after);
      return after;
    });
  return settled;
}

/** What the list says of a finding, where it says so now. */
function becomes(finding: Finding, listed: ReadonlySet<string>): 'OPEN' | 'MINE' | undefined {
  if (isOn(listed, finding)) return finding.status === 'OPEN' ? 'MINE' : undefined;
  return finding.status === 'MINE' && isByList(finding) ? 'OPEN' : undefined;
}

/** It has gone, and was theirs by a list that it is off by now. */
const isGoneFrom = (finding: Finding, listed: ReadonlySet<string>): boolean =>
  finding.status === 'RESOLVED' &&
  decisionOn(finding) === 'MINE' &&
  isByList(finding) &&
  !isOn(listed, finding);

const isOn = (listed: ReadonlySet<string>, { theirs: { platform, handle } }: Finding): boolean =>
  listed.has(`${platform}#${handle.toLowerCase()}`);

/** Added to the list, or called theirs, which put it there. */
function isByList({ history }: Finding): boolean {
  const last = history.findLast(({ what }) => what === 'decided');
  return last?.note === words.MINE || last?.lists === true;
}
