import { Platform } from '#domain/platform/platform';
import * as z from 'zod';
import type { Source } from './source.ts';
import { connectedSources } from './index.ts';
import { sleep } from '../runtime/retry.ts';

const Access = z.partialRecord(Platform, z.object({ apiUrl: z.url(), token: z.string().optional() }));

/** The stage's sources, from the environment variable SOURCES. */
export function stageSources(): Map<Platform, Source> {
  const access = Access.parse(JSON.parse(process.env['SOURCES'] || '{}'));
  return connectedSources(access, { fetch, deadline: 8_000, attempts: 3, random: Math.random, sleep });
}
