import { day, hour, minute } from '#domain/durations';
import type { SourceId } from '#domain/scan/scan-job';
import type { Platform } from '#domain/platform/platform';
import type { Ask } from './asking/ask.ts';
import { checked } from './checked.ts';
import { github } from './github/github.ts';
import { imgur } from './imgur.ts';
import { reddit } from './reddit.ts';
import { google } from './google/google.ts';
import { keyed, keyedWebSearch } from './keyed.ts';
import type { ReadSecret } from '../runtime/secret.ts';
import { instagram } from './instagram/instagram.ts';
import type { Source, SourceAccess } from './source.ts';
import { twitch } from './twitch.ts';
import { x } from './x.ts';
import { brave } from './web/brave.ts';
import type { WebSearch } from './web-search.ts';

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
  // 5,000 points an hour by GraphQL, where a hundred users or a search are one.
  GITHUB: {
    make: github,
    needs: [],
    budget: { lookUp: { most: 4_000, per: hour }, search: { most: 900, per: hour } },
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
  // 100 searches a day, and 10,000 of everything else.
  GOOGLE: {
    make: google,
    needs: ['token'],
    budget: { lookUp: { most: 9_000, per: day }, search: { most: 90, per: day } },
  },
  // 200 questions an hour for each user of an app: we are one.
  INSTAGRAM: {
    make: instagram,
    needs: ['accountId', 'token'],
    budget: { lookUp: { most: 180, per: hour }, search: { most: 0, per: hour } },
  },
};

/** For who holds the tokens already, or only wants to know whom a stage may ask. */
const noSecrets: ReadSecret = () => Promise.resolve(undefined);

/** The sources a stage has access to. A platform without a row, or whose row lacks what is needed, reads "not connected". */
export function connectedSources(
  access: Partial<Record<Platform, SourceAccess>>,
  ask: Ask,
  readSecret: ReadSecret = noSecrets,
): Map<Platform, Source> {
  const connected = new Map<Platform, Source>();
  for (const [platform, row] of Object.entries(table) as [Platform, SourceRow][]) {
    const given = access[platform];
    if (!given || !row.needs.every((need) => given[need] || (need === 'token' && given.tokenSecret)))
      continue;
    const made = (token = given.token) => checked(row.make({ ...given, ...(token && { token }) }, ask));
    connected.set(platform, given.tokenSecret ? keyed(made, () => readSecret(given.tokenSecret!)) : made());
  }
  return connected;
}

/** The search engine of a stage that has access to one. */
export function connectedWebSearch(
  { WEB: access }: { WEB?: SourceAccess | undefined },
  ask: Ask,
  readSecret: ReadSecret = noSecrets,
): WebSearch | undefined {
  const { tokenSecret, token } = access ?? {};
  if (access && tokenSecret)
    return keyedWebSearch(
      (secret) => brave({ ...access, token: secret }, ask),
      () => readSecret(tokenSecret),
    );
  return access && token ? brave(access, ask) : undefined;
}

/** Everyone whom a stage may ask, connected or not. */
export const everySource: readonly SourceId[] = [...(Object.keys(table) as Platform[]), 'WEB'];

/** How often a source may be asked, by all of us together. */
export const budgetOf = (source: SourceId, way: 'lookUp' | 'search'): Budget | undefined =>
  source === 'WEB' ? webBudget : table[source]?.budget[way];

/** Questions to the search engine; each costs money. */
const webBudget: Budget = { most: 2_000, per: day };
