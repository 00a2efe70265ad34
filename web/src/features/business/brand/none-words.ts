import type { BrandFinding } from '#domain/contract/business-brand';
import { needsDecision } from '#domain/scan/finding';
import { isHandleAlone } from '../../scan/handle-alone.ts';
import { words } from './words.ts';

/** What is said where nothing waits for a decision: "nothing found" only where nothing was, and no all-clear where nobody can say. */
export function noneWords(findings: readonly BrandFinding[]): string | undefined {
  if (findings.some(needsDecision)) return undefined;
  const unsure = findings.filter(isHandleAlone).length;
  if (unsure > 0) return words.cannotSay(unsure);
  return findings.length === 0 ? words.none : words.noneLeft;
}
