import { type Finding, isLinkAlone, isRead } from '#domain/scan/finding';
import { labelWords } from './finding/label-words.ts';
import { isOlder } from './finding/report/reportable.ts';

type Judged = Pick<Finding, 'status' | 'verdict' | 'reasons' | 'yours' | 'theirs'>;

/**
 * Of which account nothing but its handle was known when the two were compared: nobody can say then whose the other one is. Of one's own
 * no name was told, and it could not be read; of the other one a link was given, and no scan has seen it.
 */
export function handleAlone(finding: Judged): 'yours' | 'theirs' | undefined {
  const { status, verdict, yours, theirs } = finding;
  if (status !== 'OPEN' || verdict !== 'namesake' || labelWords(finding) || isOlder(finding))
    return undefined;
  if (!yours.name && !isRead(yours)) return 'yours';
  return isLinkAlone(theirs) ? 'theirs' : undefined;
}

/** Whether one of the two is known by its handle alone. */
export const isHandleAlone = (finding: Judged): boolean => handleAlone(finding) !== undefined;
