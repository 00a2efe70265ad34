import { setTimeout as wait } from 'node:timers/promises';
import type { SourceId } from '#domain/scan/scan-job';
import { photoPrint } from '../../domain/engine/photo/photo-print.ts';
import type { HashImage } from '../../lambdas/scan/picture/hash-image.ts';
import type { Ask } from '../../lambdas/sources/asking/ask.ts';
import type { SourceAccess } from '../../lambdas/sources/source.ts';
import { seeded } from '../../platforms/seeded.ts';
import { twinFetch } from '../../platforms/twin-fetch.ts';
import { createPlatforms } from '../../platforms/twins.ts';
import { decodeImage } from '../image-file.ts';
import { realAccess } from '../real-sources.ts';
import { accessToTwins } from '../sources.ts';
import { handleOn } from './looks.ts';

/** Who is asked, and with what. */
export interface World {
  access: Partial<Record<SourceId, SourceAccess>>;
  ask: Ask;
}

/** The real platforms, with keys from the environment. */
export const realWorld = (env: NodeJS.ProcessEnv): World => ({
  access: realAccess(env),
  ask: {
    ...{ fetch, deadline: 8_000, attempts: 3, random: Math.random },
    ...{ sleep: (ms) => wait(ms), now: Date.now },
  },
});

/** The twins' people grow no older between two runs, so that both find the same. */
const moment = Date.parse('2026-11-20T09:00:00Z');

/** The platforms' twins, with copies of this handle so that there is something to find. */
export function twinWorld(handle: string, name: string | undefined): World {
  const now = () => moment;
  const platforms = createPlatforms({ seed: 'countersign', now });
  const known = name === undefined ? {} : { name };
  if (!platforms.protect(handle, known))
    for (const platform of ['X', 'INSTAGRAM', 'REDDIT', 'TIKTOK', 'FACEBOOK'] as const)
      platforms.protect(handleOn(platform, handle) ?? handle, known, platform);
  return {
    access: accessToTwins(),
    ask: {
      ...{ fetch: twinFetch(platforms), deadline: 8_000, attempts: 1, random: seeded('scan') },
      ...{ sleep: async () => {}, now },
    },
  };
}

/** Avatars are small; a larger picture is not decoded. */
const mostPixels = 4_000_000;

/** The deployed scan's print, by a decoder that runs from sources. */
export const hashImage: HashImage = ({ bytes }) =>
  decodeImage(Buffer.from(bytes), 'picture', mostPixels).then(
    (pixels) => photoPrint(pixels),
    () => undefined,
  );
