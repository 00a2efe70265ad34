import type { Platform } from '#domain/platform/platform';
import { platformTable } from '#domain/platform/platform-table';
import type { Look } from '#domain/scan/scan-plan';

/** Signs that people put between words, the likeliest first; platforms differ in what they allow. */
const between = ['-', '_', '.', ''];

/** A handle as a platform may have it: maya-hollimund is maya_hollimund on X. Undefined where no account can be called so. */
export function handleOn(platform: Platform, handle: string): string | undefined {
  const { handle: possible } = platformTable[platform];
  return [handle, ...between.map((sign) => handle.replace(/[-_.]+/g, sign))]
    .flatMap((one) => [one, one.toLowerCase()])
    .find((one) => possible.test(one));
}

/** What to look for on a platform; by name only where the person at the terminal names somebody. */
export function lookFor(platform: Platform, handle: string, name: string | undefined): Look | undefined {
  const there = handleOn(platform, handle);
  return there === undefined
    ? undefined
    : {
        ...{ platform, here: [there], handles: [there], byName: name !== undefined },
        ...{ elsewhere: [], proven: [], provenHere: [] },
      };
}
