import type { ListedCase } from '#domain/case/case';
import type { Finding } from '#domain/scan/finding';
import type { CaseStore } from '../../store/case.ts';
import { isOpenAbout } from '../one-account.ts';
import { asKnownGone, backInCase } from './back-in-case.ts';
import { goneInCases } from './gone-in-cases.ts';
import { joinCase, type JoinServices } from './join-case.ts';

interface Services extends JoinServices {
  cases: Pick<CaseStore, 'heads' | 'get' | 'write'>;
}

/**
 * Joins what was found to an open case about the account, and has the cases of one that went say so. Gives what is to be told of it: the
 * finding as it is now; nothing where it was joined for the first time, since whoever opened the case has seen the account.
 */
export type JoinOpenCase = (finding: Finding, at: string) => Promise<Finding | undefined>;

/**
 * Joins what a job finds of accounts that its owner, a person or a business, had opened a case about before any scan saw them, or
 * that went and are back while their case is open. The cases are read once, when the first finding is written. Doing it again changes nothing.
 */
export function joinOpenCases(owner: string, services: Services): JoinOpenCase {
  let heads: Promise<ListedCase[]> | undefined;
  return async (finding, at) => {
    const isGone = finding.status === 'RESOLVED';
    if (finding.status !== 'OPEN' && !isGone) return finding;
    heads ??= services.cases.heads(owner);
    if (isGone) {
      await goneInCases(await heads, finding, services);
      return finding;
    }
    const kept = (await heads).find(({ findingId, closedAt }) => findingId === finding.id && !closedAt);
    const known = kept && (await asKnownGone(kept, finding, services));
    if (known?.status === 'RESOLVED') return undefined;
    const back = known && (await backInCase(kept, known, services));
    if (back) return back;
    const isAbout = isOpenAbout(finding.theirs);
    // A try that died after its first write has linked the case; one that was reopened since stays as that was decided.
    const isBegun = ({ findingId, closedAt }: ListedCase) =>
      findingId === finding.id &&
      !closedAt &&
      !finding.history.some(({ what }) => what === 'kept as a case' || what === 'decided');
    const head = (await heads).find((one) => isBegun(one) || (!one.findingId && isAbout(one)));
    return head && (await joinCase(head, { finding, at }, services)) ? undefined : finding;
  };
}
