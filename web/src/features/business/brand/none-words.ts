import type { BrandFinding } from '#domain/contract/business-brand';
import { needsDecision } from '#domain/scan/finding';
import { isHandleAlone } from '../../scan/handle-alone.ts';
import { words } from './words.ts';

/**
 * What is said where nothing waits for a decision: "nothing found" only where nothing was, and no all-clear where nobody can say, nor
 * where no platform was `searched`. `none`: what is said of a scan that found nothing.
 */
export function noneWords(
  findings: readonly BrandFinding[],
  searched: number,
  none: string = words.none,
): string | undefined {
  if (findings.some(needsDecision)) return undefined;
  const unsure = findings.filter(isHandleAlone).length;
  if (unsure > 0) return words.cannotSay(unsure);
  if (searched === 0) return words.nowhere;
  return findings.length === 0 ? none : words.noneLeft;
}
