import { labelSaid } from '#domain/scan/reasons/label-said';
import { sharesName } from '#domain/scan/reasons/shares-name';
import type { Finding } from '#domain/scan/finding';
import { isOlder } from '#domain/scan/reasons/is-older';
import { isEldest } from '../report/reportable.ts';
import { words } from '../words.ts';

type Judged = Pick<Finding, 'reasons' | 'yours' | 'theirs' | 'ownSince'>;

/**
 * Why an account that shares a detail is probably somebody else's.
 *
 * @param ifUnseen what can be done about one that people take for the own, where its picture could still tell; nothing where nothing can
 * @param isPart whether it was compared with some of their accounts only: nobody can say then that there is nothing to report
 */
export function whyNot(finding: Judged, ifUnseen?: string, isPart = false): string {
  const { label, older, eldest, oneDetail, nameAndHandle, then, soFar } = words.notACopy;
  const end = ` ${isPart ? soFar : then}`;
  const unseen = ifUnseen && isPictureUnseen(finding) ? ` ${ifUnseen}` : '';
  const said = labelSaid(finding);
  if (said) return label(said) + unseen;
  if (isOlder(finding)) return older + end;
  if (isEldest(finding)) return eldest + end + unseen;
  const handle = finding.reasons.some(({ signal, side }) => signal === 'handle' && side === 'for');
  return (handle && sharesName(finding) ? nameAndHandle : oneDetail) + end + unseen;
}

/** Whether a picture could still tell: of an account whose picture no scan has seen and nobody gave, and that isn't older. */
export const isPictureUnseen = (finding: Pick<Finding, 'yours' | 'theirs' | 'ownSince'>): boolean =>
  !finding.theirs.imageUrl && !finding.theirs.photoHash && !isOlder(finding);
