import type { BrandFinding } from '#domain/contract/business-brand';
import { needsDecision } from '#domain/scan/finding';
import { words } from './words.ts';

/** What is said where nothing waits for a decision: "nothing found" only where nothing was. */
export function noneWords(findings: readonly BrandFinding[]): string | undefined {
  if (findings.some(needsDecision)) return undefined;
  return findings.length === 0 ? words.none : words.noneLeft;
}
