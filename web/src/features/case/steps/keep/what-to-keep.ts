import type { Case } from '#domain/case/case';
import { isFromSearchEngine } from '#domain/case/snapshot';
import { words as ofDomain } from '../../domain/words.ts';
import { words as steps } from '../words.ts';
import { hasScreenshot } from '../../evidence/has-screenshot.ts';

/**
 * What the first step asks for: a screenshot until there is one, while the account is there and may be a copy, and to open what only a search
 * engine has shown so far.
 */
export function whatToKeep(
  one: Pick<Case, 'domain' | 'snapshot' | 'evidence' | 'goneAt' | 'outcome' | 'seenAgainAt'>,
): string {
  if (one.domain) return ofDomain.evidence;
  const { screenshot, open, each } = steps.evidence;
  const isGone = (one.goneAt || one.outcome === 'REMOVED') && !one.seenAgainAt;
  if (hasScreenshot(one) || isGone || one.outcome === 'NOT_A_COPY') return each;
  return `${one.snapshot && isFromSearchEngine(one.snapshot) ? open : screenshot} ${each}`;
}
