import type { ListedCase } from '#domain/case/case';
import type { Finding } from '#domain/scan/finding';
import type { CaseStore } from '../../store/case.ts';
import { isOpenAbout } from '../one-account.ts';
import { joinCase, type JoinServices } from './join-case.ts';

interface Services extends JoinServices {
  cases: Pick<CaseStore, 'heads' | 'get' | 'write'>;
}

/** Joins what was found to an open case about the account; true where it is joined, and nobody is to be told of it. */
export type JoinOpenCase = (finding: Finding, at: string) => Promise<boolean>;

/**
 * Joins what a job finds of accounts that its owner, a person or a business, had opened a case about before any scan saw them. The
 * cases are read once, when the first finding is written. Doing it again changes nothing.
 */
export function joinOpenCases(owner: string, services: Services): JoinOpenCase {
  let heads: Promise<ListedCase[]> | undefined;
  return async (finding, at) => {
    if (finding.status !== 'OPEN') return false;
    heads ??= services.cases.heads(owner);
    const isAbout = isOpenAbout(finding.theirs);
    // A try that died after its first write has linked the case; one that was reopened since stays as that was decided.
    const isBegun = ({ findingId, closedAt }: ListedCase) =>
      findingId === finding.id &&
      !closedAt &&
      !finding.history.some(({ what }) => what === 'kept as a case' || what === 'decided');
    const head = (await heads).find((one) => isBegun(one) || (!one.findingId && isAbout(one)));
    return !!head && !!(await joinCase(head, { finding, at }, services));
  };
}
