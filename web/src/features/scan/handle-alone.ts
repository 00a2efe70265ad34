import type { Finding } from '#domain/scan/finding';
import { labelWords } from './finding/label-words.ts';
import { isOlder } from './finding/report/reportable.ts';

/**
 * Whether of the person's own account nothing but its handle was known when this one was compared with it: nobody can say then
 * whose it is.
 */
export function isHandleAlone(finding: Finding): boolean {
  const { status, verdict, yours } = finding;
  if (status !== 'OPEN' || verdict !== 'namesake' || yours.url || yours.name) return false;
  return !labelWords(finding) && !isOlder(finding);
}
