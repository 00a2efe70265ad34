import { Platform } from '#domain/platform/platform';
import * as z from 'zod';
import { sleep } from '../runtime/retry.ts';
import type { Ask } from './asking/ask.ts';
import { connectedSources, connectedWebSearch } from './index.ts';
import type { Source } from './source.ts';
import type { WebSearch } from './web-search.ts';

const text = z.string().optional();
const Access = z.partialRecord(
  z.union([Platform, z.literal('WEB')]),
  z.object({
    apiUrl: z.url(),
    ...{ tokenUrl: text, token: text, clientId: text, accountId: text, licence: text },
  }),
);

const ask: Ask = { fetch, deadline: 8_000, attempts: 3, random: Math.random, sleep, now: Date.now };
/** How this stage reaches each source, from the environment variable SOURCES. */
const stageAccess = () => Access.parse(JSON.parse(process.env['SOURCES'] || '{}'));

/** The platforms that this stage asks by their API. */
export const stageSources = (): Map<Platform, Source> => connectedSources(stageAccess(), ask);

/** The search engine that this stage asks about the others; undefined where it has none. */
export const stageWebSearch = (): WebSearch | undefined => connectedWebSearch(stageAccess(), ask);

/** Every platform that this stage can search, in either way. */
export const connectedPlatforms = (): Platform[] => [
  ...stageSources().keys(),
  ...(stageWebSearch()?.platforms ?? []),
];
