import { day, hour, minute } from '#domain/durations';
import type { Platform } from '#domain/platform/platform';
import type { Ask } from './ask.ts';
import { github } from './github/github.ts';
import type { Source, SourceAccess } from './source.ts';

/** Questions that a platform allows all of us in a window of time, with room to spare. */
export interface Budget {
  most: number;
  /** Milliseconds. */
  per: number;
}

interface SourceRow {
  make: (access: SourceAccess, ask: Ask) => Source;
  /** What a stage must state before we ask. */
  needs: readonly (keyof SourceAccess)[];
  budget: { lookUp: Budget; search: Budget };
}

/** Every source we can search; a new platform is a file and a line here. Limits: docs/platforms.md. */
const table: Partial<Record<Platform, SourceRow>> = {
  GITHUB: {
    make: github,
    needs: [],
    budget: { lookUp: { most: 4_000, per: hour }, search: { most: 25, per: minute } },
  },
};
void day;

/** A source of this stage with its budget. */
export interface Connected {
  source: Source;
  budget: SourceRow['budget'];
}

/** The sources a stage has access to. A platform without a row, or whose row lacks what is needed, reads "not connected". */
export function connectedSources(
  access: Partial<Record<Platform, SourceAccess>>,
  ask: Ask,
): Map<Platform, Source> {
  const connected = new Map<Platform, Source>();
  for (const [platform, row] of Object.entries(table) as [Platform, SourceRow][]) {
    const given = access[platform];
    if (given && row.needs.every((need) => given[need])) connected.set(platform, row.make(given, ask));
  }
  return connected;
}
