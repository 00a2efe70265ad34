import { platformTable } from '#domain/platform/platform-table';
import { registerAt } from '#domain/platform/register-at';
import type { CoverageRow } from './coverage-lines.ts';

/** Look-alikes that nobody has, by platform; none where no platform said so. */
export function freeLines(coverage: readonly CoverageRow[]): string[] {
  const lines = coverage.flatMap(({ platform, free }) => {
    const link = registerAt[platform];
    return free?.length && link ? [`${platformTable[platform].name}: ${free.join(' ')} (${link})`] : [];
  });
  return lines.length > 0
    ? ['', 'Free handles, the likeliest for a copy first, and where to register them:', ...lines]
    : [];
}
