import { day, hour, minute } from '#domain/durations';
import type { Platform } from '#domain/platform/platform';
import type { Ask } from './ask.ts';
import { github } from './github/github.ts';
import { imgur } from './imgur.ts';
import { reddit } from './reddit.ts';
import type { Source, SourceAccess } from './source.ts';
import { twitch } from './twitch.ts';
import { x } from './x.ts';

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
  X: {
    make: x,
    needs: ['token'],
    budget: { lookUp: { most: 270, per: 15 * minute }, search: { most: 100, per: 15 * minute } },
  },
  REDDIT: {
    make: reddit,
    needs: ['clientId', 'token', 'licence'],
    budget: { lookUp: { most: 480, per: 10 * minute }, search: { most: 60, per: 10 * minute } },
  },
  TWITCH: {
    make: twitch,
    needs: ['clientId', 'token'],
    budget: { lookUp: { most: 500, per: minute }, search: { most: 200, per: minute } },
  },
  IMGUR: {
    make: imgur,
    needs: ['clientId', 'licence'],
    budget: { lookUp: { most: 450, per: hour }, search: { most: 0, per: hour } },
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
