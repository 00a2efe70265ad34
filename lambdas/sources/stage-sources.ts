import { Platform } from '#domain/platform/platform';
import type { SourceId } from '#domain/scan/scan-job';
import * as z from 'zod';
import { sleep } from '../runtime/retry.ts';
import { ownSecrets, type ReadSecret } from '../runtime/secret.ts';
import type { Ask } from './asking/ask.ts';
import { connectedSources, connectedWebSearch } from './index.ts';
import { type IsPaused, pausable, pausableWebSearch } from './pausable.ts';
import type { Source } from './source.ts';
import type { WebSearch } from './web-search.ts';

const text = z.string().optional();
const Access = z.partialRecord(
  z.union([Platform, z.literal('WEB')]),
  z.object({
    apiUrl: z.url(),
    ...{ tokenUrl: text, token: text, tokenSecret: text, clientId: text, accountId: text, licence: text },
  }),
);

const ask: Ask = { fetch, deadline: 8_000, attempts: 3, random: Math.random, sleep, now: Date.now };
/** How each source is reached, as a stage's environment says it. */
export const accessIn = (json: string) => Access.parse(JSON.parse(json));

/** How this stage reaches each source, from the environment variable SOURCES. */
const stageAccess = () => accessIn(process.env['SOURCES'] || '{}');

const connected = (readSecret?: ReadSecret) => connectedSources(stageAccess(), ask, readSecret);
const connectedWeb = (readSecret?: ReadSecret) => connectedWebSearch(stageAccess(), ask, readSecret);

/** The platforms that this stage asks by their API, while no operator has switched them off. */
export const stageSources = (isPaused: IsPaused): Map<Platform, Source> =>
  new Map([...connected(ownSecrets())].map(([platform, source]) => [platform, pausable(source, isPaused)]));

/** The search engine that this stage asks about the others; undefined where it has none. */
export function stageWebSearch(isPaused: IsPaused): WebSearch | undefined {
  const web = connectedWeb(ownSecrets());
  return web && pausableWebSearch(web, isPaused);
}

/** Everyone whom this stage has access to. */
export const connectedSourceIds = (): SourceId[] => [
  ...connected().keys(),
  ...(connectedWeb() ? (['WEB'] as const) : []),
];

/** Every platform that this stage can search, in either way. */
export const connectedPlatforms = (): Platform[] => [
  ...connected().keys(),
  ...(connectedWeb()?.platforms ?? []),
];
