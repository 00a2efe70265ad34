import { type Finding, isLinkAlone, isRead } from '#domain/scan/finding';
import { sharesName } from '#domain/scan/reasons/shares-name';
import { isOlder } from '#domain/scan/reasons/is-older';
import { labelWords } from './finding/label-words.ts';

type Judged = Pick<Finding, 'status' | 'verdict' | 'reasons' | 'yours' | 'theirs' | 'likeUnproven'>;

/**
 * Of which account nothing but its handle was known when the two were compared: nobody can say then whose the other one is. Of one's own
 * no name was told, and it could not be read; of the other one a link was given, and no scan has seen it. `unproven`: nor where its handle
 * is like that of another account of theirs, which it wasn't compared with.
 */
export function handleAlone(finding: Judged): 'yours' | 'theirs' | 'unproven' | undefined {
  const { status, verdict, yours, theirs } = finding;
  if (status !== 'OPEN' || verdict !== 'namesake' || labelWords(finding) || isOlder(finding))
    return undefined;
  if (!yours.name && !isRead(yours)) return 'yours';
  if (isLinkAlone(theirs)) return 'theirs';
  return finding.likeUnproven ? 'unproven' : undefined;
}

/** Whether nobody can say yet whose it is. */
export const isHandleAlone = (finding: Judged): boolean => handleAlone(finding) !== undefined;

/** Of one that was given, a telephone number say, whether the same name is all that could be compared: others may have it, and a copy has it. */
export const isNameAlone = (finding: Judged): boolean =>
  finding.status === 'OPEN' &&
  finding.verdict === 'namesake' &&
  finding.theirs.seenIn === 'report' &&
  !finding.theirs.photoHash &&
  !labelWords(finding) &&
  sharesName(finding) &&
  finding.reasons.every(({ signal }) => signal === 'name');

/** Where all of one's own accounts are looked at, and the picture of the other one can be, either leaves it open. */
export const isUnsure = (finding: Judged): boolean => isHandleAlone(finding) || isNameAlone(finding);
