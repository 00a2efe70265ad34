import { type Finding, isLinkAlone, isRead } from '#domain/scan/finding';
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
