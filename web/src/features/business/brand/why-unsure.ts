import type { BrandFinding } from '#domain/contract/business-brand';
import type { Platform } from '#domain/platform/platform';
import { platformTable } from '#domain/platform/platform-table';
import { handleAlone } from '../../scan/handle-alone.ts';
import { words } from './words.ts';

/** Why nobody can say yet whose it is, and what would tell; undefined where somebody can. */
export function whyUnsure(finding: BrandFinding): string | undefined {
  const why = handleAlone(finding);
  if (why !== 'unproven' || !finding.likeUnproven) return why && words.unsure.why;
  const { yours, likeUnproven } = finding;
  const called = (platform: Platform, handle: string) => `${handle} on ${platformTable[platform].name}`;
  return words.unsure.unproven(
    called(yours.platform, yours.handle),
    called(likeUnproven.platform, likeUnproven.handle),
    platformTable[likeUnproven.platform].proves === 'this URL',
  );
}
